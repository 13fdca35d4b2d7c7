//! Reading a link. Nothing here may fail, and everything is linear in what is read.

use super::{Scenario, VERSION, Value, normalise};
use crate::params::{self, Grammar, Kind, Number, Param};

const READ_AT_MOST: usize = 8192;
const MESSAGES_AT_MOST: usize = 12;
const QUOTE_AT_MOST: usize = 40;

pub fn read(text: &str) -> (Scenario, Vec<String>) {
    let mut messages = Vec::new();
    let text = match text.char_indices().nth(READ_AT_MOST) {
        Some((end, _)) => {
            messages.push(format!(
                "The link is too long; what follows the first {READ_AT_MOST} characters was ignored."
            ));
            &text[..end]
        }
        None => text,
    };
    let text = match text.find("#/") {
        Some(start) => &text[start + 2..],
        None => text.strip_prefix('/').unwrap_or(text),
    };
    let (lab_id, query) = text.split_once('?').unwrap_or((text, ""));
    let lab = params::lab(lab_id).unwrap_or_else(|| {
        if !lab_id.is_empty() {
            messages.push(format!("There is no laboratory \"{}\"; this is alf.", quote(lab_id)));
        }
        &params::LABS[0]
    });
    let mut scenario = Scenario::new(lab);
    let mut seen = vec![false; lab.params.len()];
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, given) = pair.split_once('=').unwrap_or((pair, ""));
        if key == "v" {
            read_version(given, &mut messages);
            continue;
        }
        let Some(place) = scenario.place(key) else {
            messages.push(format!("\"{}\" is not known here and was ignored.", quote(key)));
            continue;
        };
        if std::mem::replace(&mut seen[place], true) {
            messages.push(format!("{} is given twice; the first counts.", spoken(&lab.params[place])));
            continue;
        }
        let param = &lab.params[place];
        match decode(given) {
            Some(given) => {
                if let Some(value) = read_value(param, &given, &mut messages) {
                    scenario.values[place] = value;
                }
            }
            None => {
                messages.push(format!("{}: the text could not be decoded and was ignored.", spoken(param)));
            }
        }
    }
    if messages.len() > MESSAGES_AT_MOST {
        let more = messages.len() - MESSAGES_AT_MOST;
        messages.truncate(MESSAGES_AT_MOST);
        messages.push(format!("and {more} more"));
    }
    (scenario, messages)
}

fn read_version(given: &str, messages: &mut Vec<String>) {
    if given.parse::<u32>().is_ok_and(|version| version <= VERSION) {
        return;
    }
    let given = quote(given);
    messages.push(format!("This link was made by a later version ({given}); what is known here was read."));
}

fn read_value(param: &Param, given: &str, messages: &mut Vec<String>) -> Option<Value> {
    match &param.kind {
        Kind::Number(number) => read_number(param, number, given.trim(), messages),
        Kind::Choice { options, .. } => {
            let found = options.iter().find(|option| option.id == given);
            if found.is_none() {
                let (name, given) = (spoken(param), quote(given));
                messages.push(format!("{name}: \"{given}\" is not one of its values; it keeps its default."));
            }
            found.map(|option| Value::Choice(option.id))
        }
        Kind::Text { grammar, max_length } => {
            Some(Value::Text(read_text(param, *grammar, *max_length, given, messages)))
        }
    }
}

fn read_number(param: &Param, number: &Number, given: &str, messages: &mut Vec<String>) -> Option<Value> {
    let name = spoken(param);
    let Some(value) = is_decimal(given).then(|| given.parse::<f64>().ok()).flatten() else {
        messages.push(format!("{name}: \"{}\" is not a number; it keeps its default.", quote(given)));
        return None;
    };
    let used = number.settle(value);
    let (given, told) = (quote(given), with_unit(param, used));
    if !(number.min..=number.max).contains(&value) {
        messages.push(format!("{name}: {given} was clamped to {told}."));
    } else if used != value {
        messages.push(format!("{name}: {given} was rounded to {told}."));
    }
    Some(Value::Number(Some(used)))
}

fn read_text(param: &Param, grammar: Grammar, max: u32, given: &str, messages: &mut Vec<String>) -> String {
    let cut = match given.char_indices().nth(max as usize) {
        Some((end, next)) => {
            let name = spoken(param);
            messages.push(format!(
                "{name}: what follows the first {max} characters is too long and was ignored."
            ));
            whole_items(grammar, &given[..end], next)
        }
        None => given,
    };
    let (text, bad) = normalise(grammar, cut);
    if let Some(bad) = bad {
        let (name, bad) = (spoken(param), quote(&bad));
        messages.push(format!("{name}: entries that could not be read were ignored: {bad}."));
    }
    text
}

/// A parameter as people know it; its key is known to links alone.
fn spoken(param: &Param) -> String {
    format!("{} {}", param.name, param.symbol).trim_end().to_owned()
}

fn with_unit(param: &Param, value: f64) -> String {
    match param.unit {
        "" | "share" => value.to_string(),
        unit if value == 1.0 && unit.len() > 2 && !unit.contains('/') => {
            format!("{value} {}", unit.strip_suffix('s').unwrap_or(unit))
        }
        unit => format!("{value} {unit}"),
    }
}

/// A text that was cut before `next`: of a list only whole items, for half a number is another number.
fn whole_items(grammar: Grammar, cut: &str, next: char) -> &str {
    match grammar {
        Grammar::Transmissions if next != ',' => cut.rfind(',').map_or("", |end| &cut[..end]),
        Grammar::Transmissions | Grammar::Sequence => cut,
    }
}

/// `[+-]? (digits [. digits*] | . digits) ([eE] [+-]? digits)?`: what both languages read alike.
fn is_decimal(text: &str) -> bool {
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (mantissa, exponent) = match unsigned.find(['e', 'E']) {
        Some(at) => (&unsigned[..at], Some(&unsigned[at + 1..])),
        None => (unsigned, None),
    };
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mantissa_reads =
        is_digits(whole) && is_digits(fraction) && !(whole.is_empty() && fraction.is_empty());
    let exponent_reads = exponent.is_none_or(|exponent| {
        let digits = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
        !digits.is_empty() && is_digits(digits)
    });
    mantissa_reads && exponent_reads
}

/// Percent-decoding, `+` as a space; `None` where the bytes are not text.
fn decode(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'%' => {
                let digits = text.get(at + 1..at + 3)?;
                decoded.push(u8::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))?);
                at += 3;
                continue;
            }
            b'+' => decoded.push(b' '),
            byte => decoded.push(byte),
        }
        at += 1;
    }
    String::from_utf8(decoded).ok()
}

/// At most 40 characters, so that a message stays a sentence.
fn quote(text: &str) -> String {
    match text.char_indices().nth(QUOTE_AT_MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
