//! Reading a link. Only laboratory and version decide whether it can be opened; after that nothing may fail.

use super::messages::Messages;
use super::quote::{quote, thousands};
use super::text::{decode, start_of};
use super::values::{IGNORED, is_beside, is_version, is_whole, pairs, read_pairs};
use super::{ReadError, Scenario, VERSION, page};
use crate::params::{self, Lab, model};

const READ_AT_MOST: usize = 8192;

/// The scenario that a link opens; `messages` gets a sentence for each part that could not be taken as given.
///
/// # Errors
/// If it opens no laboratory, or is of a later version.
pub fn read(labs: &'static [Lab], text: &str, messages: &mut impl Messages) -> Result<Scenario, ReadError> {
    let (text, more) = start_of(text, READ_AT_MOST);
    if more.is_some() {
        let ignored = if messages.are_refusals() { "is too much" } else { "was ignored" };
        messages.say(|| {
            let most = thousands(&READ_AT_MOST.to_string());
            format!("The link is too long; what follows the first {most} characters {ignored}.")
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
    // a link with an unknown key comes from a later build and leaves every other value at its default: it gets no
    // `opening`
    let gives_nothing = pairs(query).all(|(key, _)| key == "v" || is_beside(key));
    let opening = if gives_nothing { lab.opening } else { "" };
    Ok(read_pairs(lab, pairs(query).chain(pairs(opening)), |_| true, messages))
}

/// Reports how the results may differ for a link that names the version of the models it was made with.
fn say_model<M: Messages>(lab: &Lab, given: &str, messages: &mut M) {
    if !M::ARE_HEARD {
        return;
    }
    if !is_version(given) {
        let ignored = messages.so(IGNORED);
        messages.say(|| format!("“{}” is not a version of the models{ignored}.", quote(given)));
    } else if let Some(sentence) =
        model::version_notice(model::CHANGES, lab.id, given.parse().unwrap_or(u32::MAX))
    {
        let is_refused = messages.are_refusals();
        messages.say(|| if is_refused { refused_version(&sentence, given) } else { sentence });
    }
}

/// The same sentence as a reason to refuse the link.
fn refused_version(sentence: &str, given: &str) -> String {
    format!(
        "{sentence} This is an error here: take \"{}={given}\" out to compute with version {}.",
        model::KEY,
        model::MODEL
    )
}

/// The first version in `query` that is later than ours.
fn later_version(query: &str) -> Option<&str> {
    let is_later =
        |given: &str| is_whole(given) && given.parse().map_or(true, |version: u32| version > VERSION);
    pairs(query).find(|(key, given)| *key == "v" && is_later(given)).map(|(_, given)| given)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::{Aliases, Choice, Figures, Group, Kind, Number, Param, Scale};
    use crate::scenario::Reading;

    /// A laboratory whose ids were all renamed once.
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
            (says("#/path?v=one", "“one” is not a version of links and was ignored."), "pareto", "#/path"),
            (says("#/path?v=0", "“0” is not a version of links and was ignored."), "pareto", "#/path"),
            (
                says("#/path?model=00", "“00” is not a version of the models and was ignored."),
                "pareto",
                "#/path",
            ),
            (silent("#/path?v=01"), "pareto", "#/path"),
            (silent("#/path?law=pareto"), "pareto", "#/path"),
            (silent("#/path?law=normal"), "normal", "#/path?law=normal"),
            (silent("#/path?delay=10"), "normal", "#/path?law=normal"),
            (silent("#/path?delay=20"), "normal", "#/path?delay=20"),
            (silent("#/path?delay=20&law=pareto"), "pareto", "#/path?delay=20&law=pareto"),
            (
                says("#/path?delay=x", "delay: “x” is not a number; the default is used."),
                "normal",
                "#/path?law=normal",
            ),
            // a link with an unknown key comes from a later build: every other value stays at its default
            (says("#/path?new=1", "“new” is not known here and was ignored."), "normal", "#/path?law=normal"),
        ] {
            let Reading { scenario, messages } = Scenario::read_among(LABS, text).unwrap();
            assert_eq!(scenario.choice("law"), law, "{text}");
            assert_eq!((scenario.canonical(), messages), (now.to_owned(), Vec::from_iter(message)), "{text}");
        }
        // queries of the command line and of the model give only what differs from the defaults
        assert_eq!(Scenario::with(&LABS[0], "").scenario, Scenario::new(&LABS[0]));
    }

    #[test]
    fn a_link_that_is_refused_has_nothing_ignored_or_clamped() {
        let all = "#/path?zz=1&delay=200&delay=3&law=x&model=00&v=0";
        let found = Scenario::refusals_among(LABS, all).unwrap();
        let said = [
            "“00” is not a version of the models.",
            "“zz” is not known here.",
            "delay: 200 is above 100.",
            "delay is given twice.",
            "law: “x” cannot be chosen.",
            "“0” is not a version of links.",
        ];
        assert_eq!(found, said);
        for (text, sentence) in [
            ("delay=-1", "delay: -1 is below 0."),
            ("delay=1.5", "delay: 1.5 would be rounded to 2."),
            ("delay=x", "delay: “x” is not a number."),
        ] {
            assert_eq!(Scenario::refusals_among(LABS, &format!("#/path?{text}")).unwrap(), [sentence]);
        }
        let long = format!("#/path?{}", "d=1&".repeat(READ_AT_MOST));
        assert!(Scenario::refusals_among(LABS, &long).unwrap()[0].ends_with("is too much."));
        assert!(Scenario::refusals_among(LABS, "#/path?delay=2").unwrap().is_empty());
        let sentence = refused_version("Results have changed.", "1");
        assert!(
            sentence.starts_with("Results have changed. This is an error here: take \"model=1\" out"),
            "{sentence}"
        );
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
