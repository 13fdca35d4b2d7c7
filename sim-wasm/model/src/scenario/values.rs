//! The values of a scenario's parameters, read from text. Nothing may fail here, and all work is linear in the length
//! of the text.

use super::messages::{Messages, NoMessages, Refusals};
use super::quote::{parameter_name, quote, thousands, with_unit};
use super::text::{decode, start_of};
use super::{Scenario, Value, grammar, kept, number};
use crate::params::{Grammar, Kind, Lab, Number, Param, model};

/// Key of the page's list of kept links: it is in a link, but not part of the scenario.
const LIST: &str = "list";
pub const IGNORED: &str = " and was ignored";
const DEFAULT: &str = "; the default is used";

/// A scenario with the values of `query`.
pub fn read_query(lab: &'static Lab, query: &str, messages: &mut impl Messages) -> Scenario {
    read_pairs(lab, pairs(query), |_| true, messages)
}

/// Reads the text of a kept scenario; the text is not empty.
pub fn read_kept(lab: &'static Lab, text: &str, messages: &mut impl Messages) -> Scenario {
    read_pairs(lab, kept::pairs(text), kept::is_kept, messages)
}

/// Reads the values of those parameters for which `is_wanted` holds.
pub fn read_pairs<'a>(
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
                let ignored = messages.so(IGNORED);
                messages.say(|| format!("“{}” is not a version of links{ignored}.", quote(given)));
            }
            continue;
        }
        if is_beside(key) {
            continue;
        }
        let Some(place) = scenario.place(key).filter(|&place| is_wanted(&lab.params[place])) else {
            let ignored = messages.so(IGNORED);
            messages.say(|| format!("“{}” is not known here{ignored}.", quote(key)));
            continue;
        };
        let param = &lab.params[place];
        if std::mem::replace(&mut seen[place], true) {
            let first = messages.so("; the first counts");
            messages.say(|| format!("{} is given twice{first}.", parameter_name(param)));
            continue;
        }
        match decode(given) {
            Some(given) => {
                if let Some(value) = read_value(lab, param, &given, messages) {
                    scenario.values[place] = value;
                }
            }
            None => {
                let ignored = messages.so(IGNORED);
                messages
                    .say(|| format!("{}: the text could not be decoded{ignored}.", parameter_name(param)));
            }
        }
    }
    scenario
}

/// Keys and values of `a=1&b=2`; a key alone has the value "".
pub fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query.split('&').filter(|pair| !pair.is_empty()).map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

/// Whether a key is known but not part of the scenario.
pub fn is_beside(key: &str) -> bool {
    key == LIST || key == model::KEY
}

/// Whether a text can be a version number (of links or of the models): a whole number from 1.
pub fn is_version(given: &str) -> bool {
    is_whole(given) && given.bytes().any(|byte| byte != b'0')
}

/// Whether a text is a whole number.
pub fn is_whole(given: &str) -> bool {
    !given.is_empty() && given.bytes().all(|byte| byte.is_ascii_digit())
}

/// The value of a parameter; `None` where the default is used.
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
                let default = messages.so(DEFAULT);
                messages.say(|| {
                    let (name, given) = (parameter_name(param), quote(given));
                    format!("{name}: “{given}” cannot be chosen{default}.")
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
        let default = messages.so(DEFAULT);
        messages.say(|| format!("{}: “{}” is not a number{default}.", parameter_name(param), quote(given)));
        return None;
    };
    let used = values.settle(value);
    if used != value {
        let is_inside = (values.min..=values.max).contains(&value);
        let what = match (messages.are_refusals(), is_inside) {
            (false, true) => "was rounded to",
            (false, false) => "was clamped to",
            (true, true) => "would be rounded to",
            (true, false) if value > used => "is above",
            (true, false) => "is below",
        };
        messages.say(|| {
            let (name, given, told) = (parameter_name(param), quote(given), with_unit(param, used));
            format!("{name}: {given} {what} {told}.")
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
        let ignored = messages.so(IGNORED);
        messages.say(|| {
            let name = parameter_name(param);
            let max = thousands(&max.to_string());
            format!("{name}: what follows the first {max} characters is too long{ignored}.")
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
        let what =
            if messages.are_refusals() { "cannot be read" } else { "that could not be read were ignored" };
        messages.say(|| format!("{}: entries {what}: {}.", parameter_name(param), quote(&bad)));
    }
    text
}

/// The normal form of a kept scenario.
fn normal_kept<M: Messages>(lab: &'static Lab, param: &Param, text: &str, messages: &mut M) -> String {
    if text.trim().is_empty() {
        return String::new();
    }
    if !M::ARE_HEARD {
        return kept::write(&read_kept(lab, text, &mut NoMessages));
    }
    let mut said = Vec::new();
    let scenario = if messages.are_refusals() {
        let mut refusals = Refusals::default();
        let scenario = read_kept(lab, text, &mut refusals);
        said = refusals.0;
        scenario
    } else {
        read_kept(lab, text, &mut said)
    };
    for message in said {
        messages.say(|| format!("{}: {message}", parameter_name(param)));
    }
    kept::write(&scenario)
}

/// A text that was cut off before the character `next`, without an item that the cut broke in two: half a number is a
/// different number.
fn whole_items(grammar: Grammar, cut: &str, next: char) -> &str {
    match grammar {
        Grammar::Sequence => cut,
        Grammar::Transmissions | Grammar::Kept | Grammar::Lines | Grammar::Quantiles if next != ',' => {
            cut.rsplit_once(',').map_or("", |(whole, _)| whole)
        }
        Grammar::Transmissions | Grammar::Kept | Grammar::Lines | Grammar::Quantiles => cut,
    }
}
