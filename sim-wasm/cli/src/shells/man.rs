//! The manual page oos(1), in the markup of man(7).

use super::labs;
use crate::VERSION;
use crate::command::{Command, SCENARIO};

/// A text with all markup escaped.
fn plain(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}

/// An option with its name in bold and its value in italics.
fn marked(option: &str) -> String {
    let slanted = |word: &str| format!("\\fI{}\\fR", plain(word));
    let words = option.split(' ').enumerate().map(|(at, word)| match word {
        name if at == 0 && name.starts_with("--") => format!("\\fB{}\\fR", plain(name)),
        word => slanted(word),
    });
    words.collect::<Vec<_>>().join(" ")
}

fn section(command: &Command) -> Vec<String> {
    let name = plain(command.name);
    let mut lines = vec![format!(".SS oos {name}")];
    for (at, line) in command.usage.iter().enumerate() {
        let line = plain(line);
        lines.push(if at == 0 { format!("\\fBoos {name}\\fR {line}").trim_end().to_owned() } else { line });
        lines.push(".br".to_owned());
    }
    lines.extend([".PP".to_owned(), plain(&command.about.join(" "))]);
    for (option, meaning) in command.options {
        lines.extend([".TP".to_owned(), marked(option), plain(meaning)]);
    }
    if !command.examples.is_empty() {
        lines.extend([".PP", "For example:", ".PP", ".nf", ".RS"].map(str::to_owned));
        lines.extend(command.examples.iter().map(|example| plain(example)));
        lines.extend([".RE", ".fi"].map(str::to_owned));
    }
    lines
}

pub fn page(commands: &[&Command]) -> String {
    let mut lines = vec![
        format!(".TH OOS 1 \"\" \"oos {VERSION}\" \"Out of Sequence\""),
        ".SH NAME".to_owned(),
        "oos \\- packets that arrive out of order: laboratories, measures, captures".to_owned(),
        ".SH SYNOPSIS".to_owned(),
        "\\fBoos\\fR \\fICOMMAND\\fR ...".to_owned(),
        ".br".to_owned(),
        "\\fBoos help\\fR [\\fICOMMAND\\fR]".to_owned(),
        ".SH DESCRIPTION".to_owned(),
        "The experiments of Out of Sequence on the command line: the same numbers as on the page for the same scenarios, to the bit."
            .to_owned(),
        ".PP".to_owned(),
        format!("SCENARIO is {}. LAB is one of: {}.", plain(SCENARIO.1), plain(&labs().join(", "))),
        ".SH COMMANDS".to_owned(),
    ];
    lines.extend(commands.iter().flat_map(|command| section(command)));
    lines.push(".SH EXIT STATUS".to_owned());
    lines.push(
        "0 if all went well, 2 for wrong usage, 1 otherwise, and 128 with the number of the signal that ended it. Errors are one sentence on standard error."
            .to_owned(),
    );
    lines.join("\n") + "\n"
}
