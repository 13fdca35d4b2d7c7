//! Reading a link. Only laboratory and version decide whether it can be opened; after that nothing may fail,
//! and all work is linear in the length of the text.

use super::quote::{quote, spoken, with_unit};
use super::text::{decode, start_of};
use super::{ReadError, Scenario, VERSION, Value, grammar, kept, number, page};
use crate::params::model;
use crate::params::{self, Grammar, Kind, Lab, Number, Param};

const READ_AT_MOST: usize = 8192;
const MESSAGES_AT_MOST: usize = 12;
/// What a reader of the page has kept: beside the scenario in a link, and no part of it.
const LIST: &str = "list";

/// Takes the sentences about what could not be taken as given.
pub trait Messages {
    /// Whether anybody hears them.
    const ARE_HEARD: bool;

    fn say(&mut self, sentence: impl FnOnce() -> String);
}

impl Messages for Vec<String> {
    const ARE_HEARD: bool = true;

    fn say(&mut self, sentence: impl FnOnce() -> String) {
        self.push(sentence());
    }
}

/// For readers who want the scenario alone: no sentence is ever made, nor compiled.
pub struct Unsaid;

impl Messages for Unsaid {
    const ARE_HEARD: bool = false;

    fn say(&mut self, _: impl FnOnce() -> String) {}
}

/// So few sentences that they can be read.
pub fn shortened(mut messages: Vec<String>) -> Vec<String> {
    if messages.len() > MESSAGES_AT_MOST {
        let more = messages.len() - MESSAGES_AT_MOST;
        messages.truncate(MESSAGES_AT_MOST);
        messages.push(format!("and {more} more"));
    }
    messages
}

pub fn read(labs: &'static [Lab], text: &str, messages: &mut impl Messages) -> Result<Scenario, ReadError> {
    let (text, more) = start_of(text, READ_AT_MOST);
    if more.is_some() {
        messages.say(|| {
            format!("The link is too long; what follows the first {READ_AT_MOST} characters was ignored.")
        });
    }
    let text = match text.split_once("#/") {
        Some((_, text)) => text,
        None => text.strip_prefix('/').unwrap_or(text),
    };
    let (lab_id, query) = text.split_once('?').unwrap_or((text, ""));
    // checked first: another version may name its laboratories differently
    if let Some(version) = later_version(query) {
        return Err(ReadError::LaterVersion { given: quote(version) });
    }
    let known = || labs.iter().map(|lab| lab.id).collect();
    if lab_id.is_empty() {
        return Err(ReadError::NoLaboratory { known: known() });
    }
    let lab_id = decode(lab_id).unwrap_or_else(|| lab_id.to_owned());
    let lab = params::find(labs, &lab_id).ok_or_else(|| match page::find(&lab_id) {
        Some(page) => ReadError::Page { page },
        None => ReadError::UnknownLaboratory { given: quote(&lab_id), known: known() },
    })?;
    if let Some((_, given)) = pairs(query).find(|(key, _)| *key == model::KEY) {
        say_model(lab, given, messages);
    }
    // of a key that nobody knows here a later build has written it, and every other value stood at its default
    let gives_nothing = pairs(query).all(|(key, _)| key == "v" || is_beside(key));
    let opening = if gives_nothing { lab.opening } else { "" };
    Ok(read_pairs(lab, pairs(query).chain(pairs(opening)), |_| true, messages))
}

/// A scenario with the values of `query`.
pub fn read_query(lab: &'static Lab, query: &str, messages: &mut impl Messages) -> Scenario {
    read_pairs(lab, pairs(query), |_| true, messages)
}

/// The kept scenario of a text that is not empty.
pub fn read_kept(lab: &'static Lab, text: &str, messages: &mut impl Messages) -> Scenario {
    read_pairs(lab, kept::pairs(text), kept::is_kept, messages)
}

/// The values of those parameters that are wanted.
fn read_pairs<'a>(
    lab: &'static Lab,
    pairs: impl Iterator<Item = (&'a str, &'a str)>,
    is_wanted: fn(&Param) -> bool,
    messages: &mut impl Messages,
) -> Scenario {
    let mut scenario = Scenario::new(lab);
    let mut seen = vec![false; lab.params.len()];
    for (key, given) in pairs {
        if key == "v" {
            if !is_version(given) {
                messages.say(|| format!("\"{}\" is not a version of links and was ignored.", quote(given)));
            }
            continue;
        }
        if is_beside(key) {
            continue;
        }
        let Some(place) = scenario.place(key).filter(|&place| is_wanted(&lab.params[place])) else {
            messages.say(|| format!("\"{}\" is not known here and was ignored.", quote(key)));
            continue;
        };
        let param = &lab.params[place];
        if std::mem::replace(&mut seen[place], true) {
            messages.say(|| format!("{} is given twice; the first counts.", spoken(param)));
            continue;
        }
        match decode(given) {
            Some(given) => {
                if let Some(value) = read_value(lab, param, &given, messages) {
                    scenario.values[place] = value;
                }
            }
            None => {
                messages.say(|| format!("{}: the text could not be decoded and was ignored.", spoken(param)));
            }
        }
    }
    scenario
}

pub fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query.split('&').filter(|pair| !pair.is_empty()).map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

/// Whether a key is known and no part of the scenario.
fn is_beside(key: &str) -> bool {
    key == LIST || key == model::KEY
}

/// What there is to say of a link that names the version of the models it was made with.
fn say_model<M: Messages>(lab: &Lab, given: &str, messages: &mut M) {
    if !M::ARE_HEARD {
        return;
    }
    if !is_version(given) {
        messages.say(|| format!("\"{}\" is not a version of the models and was ignored.", quote(given)));
    } else if let Some(sentence) = model::said_of(model::CHANGES, lab.id, given.parse().unwrap_or(u32::MAX)) {
        messages.say(|| sentence);
    }
}

/// The first version in `query` that is later than ours.
fn later_version(query: &str) -> Option<&str> {
    let is_later =
        |given: &str| is_version(given) && given.parse().map_or(true, |version: u32| version > VERSION);
    pairs(query).find(|(key, given)| *key == "v" && is_later(given)).map(|(_, given)| given)
}

fn is_version(given: &str) -> bool {
    !given.is_empty() && given.bytes().all(|byte| byte.is_ascii_digit())
}

pub fn read_value(
    lab: &'static Lab,
    param: &Param,
    given: &str,
    messages: &mut impl Messages,
) -> Option<Value> {
    match &param.kind {
        Kind::Number(number) => read_number(param, number, given.trim(), messages),
        Kind::Choice { options, .. } => {
            let id = lab.current_choice(param.id, given);
            let found = options.iter().find(|option| option.id == id);
            if found.is_none() {
                messages.say(|| {
                    let (name, given) = (spoken(param), quote(given));
                    format!("{name}: \"{given}\" is not one of its values; it keeps its default.")
                });
            }
            found.map(|option| Value::Choice(option.id))
        }
        Kind::Text { grammar, max_length, .. } => {
            Some(Value::Text(read_text(lab, param, (*grammar, *max_length), given, messages)))
        }
    }
}

fn read_number(param: &Param, values: &Number, given: &str, messages: &mut impl Messages) -> Option<Value> {
    let Some(value) = number::decimal(given) else {
        messages.say(|| {
            format!("{}: \"{}\" is not a number; it keeps its default.", spoken(param), quote(given))
        });
        return None;
    };
    let used = values.settle(value);
    if used != value {
        let what = if (values.min..=values.max).contains(&value) { "rounded" } else { "clamped" };
        messages.say(|| {
            let (name, given, told) = (spoken(param), quote(given), with_unit(param, used));
            format!("{name}: {given} was {what} to {told}.")
        });
    }
    Some(Value::Number(Some(used)))
}

fn read_text(
    lab: &'static Lab,
    param: &Param,
    (grammar, max): (Grammar, u32),
    given: &str,
    messages: &mut impl Messages,
) -> String {
    let (mut cut, more) = start_of(given, max as usize);
    if let Some(next) = more {
        messages.say(|| {
            let name = spoken(param);
            format!("{name}: what follows the first {max} characters is too long and was ignored.")
        });
        cut = whole_items(grammar, cut, next);
    }
    let (text, bad) = match grammar {
        Grammar::Transmissions => grammar::normal_transmissions(cut),
        Grammar::Quantiles => grammar::normal_quantiles(cut),
        Grammar::Sequence => (grammar::normal_sequence(cut), None),
        Grammar::Lines => (grammar::normal_lines(cut), None),
        Grammar::Kept => (normal_kept(lab, param, cut, messages), None),
    };
    if let Some(bad) = bad {
        messages.say(|| {
            format!("{}: entries that could not be read were ignored: {}.", spoken(param), quote(&bad))
        });
    }
    text
}

/// The normal form of a kept scenario.
fn normal_kept<M: Messages>(lab: &'static Lab, param: &Param, text: &str, messages: &mut M) -> String {
    if text.trim().is_empty() {
        return String::new();
    }
    if !M::ARE_HEARD {
        return kept::write(&read_kept(lab, text, &mut Unsaid));
    }
    let mut said = Vec::new();
    let scenario = read_kept(lab, text, &mut said);
    for message in said {
        messages.say(|| format!("{}: {message}", spoken(param)));
    }
    kept::write(&scenario)
}

/// Text that was cut off before `next`: of a list only the whole items, for half a number is a different
/// number.
fn whole_items(grammar: Grammar, cut: &str, next: char) -> &str {
    match grammar {
        Grammar::Sequence => cut,
        Grammar::Transmissions | Grammar::Kept | Grammar::Lines | Grammar::Quantiles if next != ',' => {
            cut.rsplit_once(',').map_or("", |(whole, _)| whole)
        }
        Grammar::Transmissions | Grammar::Kept | Grammar::Lines | Grammar::Quantiles => cut,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::{Aliases, Choice, Figures, Group, Scale};
    use crate::scenario::Reading;

    /// A laboratory in which everything was renamed once.
    const LABS: &[Lab] = &[Lab {
        id: "path",
        name: "",
        title: "",
        params: &[
            param(
                "delay",
                Kind::Number(Number {
                    min: 0.0,
                    max: 100.0,
                    step: 1.0,
                    decimals: 0,
                    default: Some(10.0),
                    auto: "",
                    scale: Scale::Linear,
                    track: None,
                    figures: Figures::ALL,
                }),
            ),
            param(
                "law",
                Kind::Choice {
                    default: "normal",
                    options: &[Choice { id: "normal", name: "" }, Choice { id: "pareto", name: "" }],
                },
            ),
        ],
        opening: "law=pareto",
        aliases: Aliases {
            lab: &["road"],
            params: &[("d", "delay"), ("distribution", "law")],
            choices: &[("law", "gauss", "normal"), ("law", "heavy", "pareto")],
        },
    }];

    const fn param(id: &'static str, kind: Kind) -> Param {
        let (symbol, unit, meaning, source) = ("", "", "", "");
        Param { id, symbol, name: id, unit, meaning, source, group: Group::Main, kind }
    }

    fn canonical(text: &str) -> (String, Vec<String>) {
        let Reading { scenario, messages } = Scenario::read_among(LABS, text).unwrap();
        (scenario.canonical(), messages)
    }

    #[test]
    fn former_ids_are_read_without_a_word_and_never_written() {
        for (text, now) in [
            ("#/road?delay=10", "#/path?law=normal"),
            ("#/path?d=20", "#/path?delay=20"),
            ("#/road?distribution=heavy&d=5", "#/path?delay=5&law=pareto"),
            ("#/path?law=gauss", "#/path?law=normal"),
            ("#/path?law=heavy", "#/path"),
        ] {
            assert_eq!(canonical(text), (now.to_owned(), vec![]), "{text}");
        }
    }

    #[test]
    fn a_link_that_gives_nothing_opens_the_opening_and_any_other_the_defaults() {
        let silent = |text| (text, None);
        let says = |text, sentence: &str| (text, Some(sentence.to_owned()));
        for ((text, message), law, now) in [
            (silent("#/path"), "pareto", "#/path"),
            (silent("#/road?&&"), "pareto", "#/path"),
            (silent("#/path?v=1"), "pareto", "#/path"),
            (says("#/path?v=one", "\"one\" is not a version of links and was ignored."), "pareto", "#/path"),
            (silent("#/path?law=pareto"), "pareto", "#/path"),
            (silent("#/path?law=normal"), "normal", "#/path?law=normal"),
            (silent("#/path?delay=10"), "normal", "#/path?law=normal"),
            (silent("#/path?delay=20"), "normal", "#/path?delay=20"),
            (silent("#/path?delay=20&law=pareto"), "pareto", "#/path?delay=20&law=pareto"),
            (
                says("#/path?delay=x", "delay: \"x\" is not a number; it keeps its default."),
                "normal",
                "#/path?law=normal",
            ),
            // a later build has written this, and meant every other value to stand at its default
            (
                says("#/path?new=1", "\"new\" is not known here and was ignored."),
                "normal",
                "#/path?law=normal",
            ),
        ] {
            let Reading { scenario, messages } = Scenario::read_among(LABS, text).unwrap();
            assert_eq!(scenario.choice("law"), law, "{text}");
            assert_eq!((scenario.canonical(), messages), (now.to_owned(), Vec::from_iter(message)), "{text}");
        }
        // the command line's and the model's own queries give what differs from the defaults
        assert_eq!(Scenario::with(&LABS[0], "").scenario, Scenario::new(&LABS[0]));
    }

    #[test]
    fn a_former_id_can_be_set() {
        let mut scenario = Scenario::new(&LABS[0]);
        scenario.set("d", 7.0).unwrap();
        assert_eq!(scenario.canonical(), "#/path?delay=7");
    }

    #[test]
    fn of_a_former_id_and_today_s_the_first_counts() {
        let twice = vec!["delay is given twice; the first counts.".to_owned()];
        assert_eq!(canonical("#/path?d=20&delay=30"), ("#/path?delay=20".to_owned(), twice.clone()));
        assert_eq!(canonical("#/path?delay=30&d=20"), ("#/path?delay=30".to_owned(), twice));
    }

    #[test]
    fn what_this_build_cannot_open_is_an_error() {
        let unknown =
            |given: &str| ReadError::UnknownLaboratory { given: given.to_owned(), known: vec!["path"] };
        let later = |given: &str| ReadError::LaterVersion { given: given.to_owned() };
        let about = || ReadError::Page { page: page::find("about").expect("a page") };
        for (text, error) in [
            ("", ReadError::NoLaboratory { known: vec!["path"] }),
            ("#/", ReadError::NoLaboratory { known: vec!["path"] }),
            ("?d=5", ReadError::NoLaboratory { known: vec!["path"] }),
            ("#/xyz?d=5", unknown("xyz")),
            ("#/Path", unknown("Path")),
            ("#/%F0%9F%90%8C", unknown("🐌")),
            ("#/%ff", unknown("%ff")),
            ("#/path?v=2", later("2")),
            ("#/path?d=5&v=1&v=99", later("99")),
            ("#/xyz?v=99999999999999999999", later("99999999999999999999")),
            ("#/?v=2", later("2")),
            ("#/about", about()),
            ("#/%61bout/x?d=5", about()),
            ("#/about?v=2", later("2")),
            ("#/about-", unknown("about-")),
        ] {
            assert_eq!(Scenario::read_among(LABS, text), Err(error), "{text}");
        }
    }
}
