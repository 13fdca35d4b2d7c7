//! `oos presets`: the scenarios that the page offers as presets. The list is the page's own: one of the page's tests
//! writes it here (`web/app/presets/list.test.ts`).

use crate::arguments::laboratory_and_json;
use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::output::json_text;
use model::laboratories::laboratory;
use serde_json::Value;

pub const COMMAND: Command = Command {
    name: "presets",
    usage: &["[LAB] [--json]"],
    about: &[
        "the scenarios of the papers' figures, and others that show something: a title, a place, a link",
    ],
    options: &[JSON],
    examples: &["oos presets red", "oos presets --json"],
    run,
};

const LIST: &str = include_str!("../presets.json");

fn run(args: lexopt::Parser) -> Result<String, CliError> {
    let (lab, as_json) = laboratory_and_json(args)?;
    if let Some(id) = lab.as_deref().filter(|id| laboratory(id).is_none()) {
        return Err(CliError::Usage(format!("there is no laboratory “{id}”")));
    }
    let presets: Vec<_> = list()
        .into_iter()
        .filter(|preset| lab.is_none() || preset["lab"].as_str() == lab.as_deref())
        .collect();
    Ok(if as_json { json_text(&presets.into()) } else { text_of(&presets) })
}

fn list() -> Vec<Value> {
    serde_json::from_str(LIST).unwrap_or_default()
}

/// A line for each preset, under its laboratory, and its link in the next.
fn text_of(presets: &[Value]) -> String {
    let mut text = String::new();
    let mut last = "";
    for preset in presets {
        let word = |key: &str| preset[key].as_str().unwrap_or("");
        if word("lab") != last {
            last = word("lab");
            text += &format!("{last}\n");
        }
        let place = match word("place") {
            "" => String::new(),
            place => format!(" ({}, {place})", word("source")),
        };
        text += &format!("  {:<16} {}{place}\n  {:16} {}\n", word("id"), word("claim"), "", word("link"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::scenario::Scenario;

    #[test]
    fn every_preset_has_a_title_and_a_link_of_its_laboratory_that_is_read_without_a_message() {
        let all = list();
        assert!(all.len() > 40, "the list is gone");
        for preset in &all {
            let link = preset["link"].as_str().unwrap_or("");
            let reading = Scenario::read(link).ok().filter(|reading| reading.messages.is_empty());
            let lab = reading.map(|reading| reading.scenario.lab().id);
            assert_eq!(lab, preset["lab"].as_str(), "{link}");
            assert!(preset["claim"].as_str().is_some_and(|claim| !claim.is_empty()), "{link}");
        }
        assert!(text_of(&all).contains("alf\n  defaults"));
    }
}
