//! The commands of `oos`, and the help made from their descriptions.

use crate::error::CliError;
use model::laboratories::TABLES;
use serde_json::{Value, json};

/// A command.
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// The forms of its arguments, a line each.
    pub usage: &'static [&'static str],
    /// What it does, in a line or two.
    pub about: &'static [&'static str],
    /// Each option, or form of an argument, with its meaning.
    pub options: &'static [(&'static str, &'static str)],
    /// Examples of calls.
    pub examples: &'static [&'static str],
    /// Runs it with the arguments after its name.
    pub run: fn(lexopt::Parser) -> Result<String, CliError>,
}

/// How a scenario is given on the command line.
pub const SCENARIO: (&str, &str) =
    ("SCENARIO", "a scenario's URL or its part from #/, of the form '#/LAB?ID=VALUE&ID=VALUE'");
/// The option that makes an unread part of a link an error.
pub const STRICT: (&str, &str) =
    ("--strict", "an unknown key or a value out of range in the link is an error (exit status 2)");
/// The option that all commands with results have.
pub const JSON: (&str, &str) = ("--json", "the result as JSON");
/// The option of the commands whose results are tables.
pub const CSV: (&str, &str) = ("--csv", "the result as CSV, RFC 4180 (the default)");

/// The column at which explanations begin.
const EXPLAINED_AT: usize = 40;

impl Command {
    /// What `oos NAME --help` prints.
    pub fn help(&self) -> String {
        let mut text = self.synopsis("oos ") + "\n";
        for line in self.about {
            text += &format!("{line}\n");
        }
        if !self.options.is_empty() {
            text.push('\n');
        }
        let widest = self.options.iter().map(|(option, _)| option.chars().count()).max().unwrap_or(0);
        for (option, meaning) in self.options {
            text += &format!("  {option:<widest$}  {meaning}\n");
        }
        if self.usage.iter().any(|line| line.contains("SCENARIO") || line.contains("LAB")) {
            text += &format!("\n{}", laboratories());
        }
        for (place, example) in self.examples.iter().enumerate() {
            text += &format!("{}  {example}\n", if place == 0 { "\nFor example:\n" } else { "" });
        }
        text
    }

    /// Its paragraph in `oos help`.
    fn paragraph(&self) -> String {
        let synopsis = self.synopsis("  oos ");
        let fits = self.usage.len() < 2 && synopsis.trim_end().chars().count() < EXPLAINED_AT;
        let mut about = self.about.iter();
        let first = if fits {
            let line = about.next().unwrap_or(&"");
            format!("{:<EXPLAINED_AT$}{line}\n", synopsis.trim_end())
        } else {
            synopsis
        };
        first + &about.map(|line| format!("{:EXPLAINED_AT$}{line}\n", "")).collect::<String>()
    }

    fn synopsis(&self, before: &str) -> String {
        let start = format!("{before}{} ", self.name);
        let rest = " ".repeat(start.len());
        let lines = self.usage.iter().enumerate();
        lines.map(|(at, line)| format!("{}{line}\n", if at == 0 { &start } else { &rest })).collect()
    }
}

/// What `oos help` prints.
pub fn overview(commands: &[&Command]) -> String {
    let paragraphs: String = commands.iter().map(|command| command.paragraph()).collect();
    let (scenario, meaning) = SCENARIO;
    format!(
        "oos: packets that arrive out of order\n\n{paragraphs}\n{scenario} is {meaning}.\n{}\
         oos COMMAND --help describes a command; oos help --json describes all of them.\n",
        laboratories()
    )
}

/// The commands as JSON, from which the manual page and the completions of shells are written.
pub fn described(commands: &[&Command]) -> Value {
    let pairs = |options: &[(&str, &str)]| -> Value {
        options.iter().map(|(option, meaning)| json!({ "option": option, "meaning": meaning })).collect()
    };
    let commands: Value = commands
        .iter()
        .map(|Command { name, usage, about, options, examples, .. }| {
            json!({ "name": name, "usage": usage, "about": about, "options": pairs(options), "examples": examples })
        })
        .collect();
    let labs: Vec<_> = TABLES.iter().map(|lab| lab.id).collect();
    json!({ "commands": commands, "scenario": SCENARIO.1, "labs": labs })
}

fn laboratories() -> String {
    let ids: Vec<_> = TABLES.iter().map(|lab| lab.id).collect();
    format!("LAB is one of: {}.\n", ids.join(", "))
}
