//! `oos completions` and `oos man`: completions and the manual page, written from the table of commands.

mod completions;
mod man;

use crate::COMMANDS;
use crate::command::Command;
use crate::error::CliError;
use model::laboratories::TABLES;

type Writer = fn(&[&Command]) -> String;

/// The shells, each with the function that writes its script.
const SHELLS: [(&str, Writer); 4] = [
    ("bash", completions::bash),
    ("zsh", completions::zsh),
    ("fish", completions::fish),
    ("powershell", completions::powershell),
];

pub const COMPLETIONS: Command = Command {
    name: "completions",
    usage: &["bash|zsh|fish|powershell"],
    about: &["the completion script for this shell: commands, options and laboratories"],
    options: &[],
    examples: &[
        "oos completions bash > ~/.local/share/bash-completion/completions/oos",
        "oos completions fish > ~/.config/fish/completions/oos.fish",
    ],
    run: completions,
};

pub const MAN: Command = Command {
    name: "man",
    usage: &[""],
    about: &["the manual, oos(1)"],
    options: &[],
    examples: &["oos man | man -l -"],
    run: manual,
};

fn completions(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let mut shell = None;
    while let Some(arg) = args.next()? {
        match arg {
            Value(value) if shell.is_none() => shell = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let Some((_, write)) = SHELLS.iter().find(|(name, _)| shell.as_deref() == Some(name)) else {
        let given = shell.map_or_else(String::new, |given| format!(", not “{given}”"));
        let names = SHELLS.map(|(name, _)| name).join(", ");
        return Err(CliError::Usage(format!("completions takes a shell: {names}{given}")));
    };
    Ok(write(COMMANDS))
}

fn manual(mut args: lexopt::Parser) -> Result<String, CliError> {
    match args.next()? {
        None => Ok(man::page(COMMANDS)),
        Some(other) => Err(other.unexpected().into()),
    }
}

/// A flag of a command: `--by rtp|tcp` takes a value, one of two.
#[derive(Debug, PartialEq)]
struct Flag {
    name: &'static str,
    takes: bool,
    values: Vec<&'static str>,
    meaning: &'static str,
}

/// The flags of a command, each once.
fn flags_of(command: &Command) -> Vec<Flag> {
    let mut flags: Vec<Flag> = Vec::new();
    for (option, meaning) in command.options {
        let mut words = option.split(' ');
        let name = words.next().unwrap_or_default().trim_end_matches(',');
        if !name.starts_with("--") || flags.iter().any(|flag| flag.name == name) {
            continue;
        }
        let value = words.next();
        let values = value.map(named).unwrap_or_default();
        flags.push(Flag { name, takes: value.is_some(), values, meaning });
    }
    flags.push(Flag { name: "--help", takes: false, values: Vec::new(), meaning: "what the command does" });
    flags
}

/// Words in lower case are literal; words in capitals stand for a value.
fn named(words: &'static str) -> Vec<&'static str> {
    let is_meant = |word: &&str| {
        word.starts_with(|first: char| first.is_ascii_lowercase())
            && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    words.split('|').filter(is_meant).collect()
}

/// The kind of words that a command takes besides flags, and the words: laboratories, or the shells of `oos
/// completions`.
fn words_of(command: &Command) -> Option<(&'static str, Vec<&'static str>)> {
    let has_lab = |line: &&str| line.split(|c: char| !c.is_alphanumeric()).any(|word| word == "LAB");
    if command.usage.iter().any(has_lab) {
        return Some(("laboratory", labs()));
    }
    let first = command.usage.first()?.split(' ').next().unwrap_or_default();
    let words = if first.contains('|') { named(first) } else { Vec::new() };
    (!words.is_empty()).then_some(("shell", words))
}

fn takes_file(command: &Command) -> bool {
    let has_file = |line: &&str| line.split(|c: char| !c.is_alphanumeric()).any(|word| word == "FILE");
    command.usage.iter().any(has_file)
}

fn labs() -> Vec<&'static str> {
    TABLES.iter().map(|lab| lab.id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn none(_: lexopt::Parser) -> Result<String, CliError> {
        Ok(String::new())
    }

    const SMALL: &[&Command] = &[
        &Command {
            name: "trace",
            usage: &["FILE [--by rtp|tcp] [--dt PACKETS] [--json]"],
            about: &["flows of a capture: it's read"],
            options: &[
                ("--by rtp|tcp", "the number [a sequence]"),
                ("--dt PACKETS", "further counts as lost"),
                ("--x ID=FROM:TO:STEP", "one"),
                ("--x ID=NAME,NAME", "another form of it"),
                ("--json", "as JSON"),
            ],
            examples: &["oos trace a.pcap"],
            run: none,
        },
        &Command {
            name: "params",
            usage: &["[LAB] [--json]"],
            about: &["tables"],
            options: &[("--json", "as JSON")],
            examples: &[],
            run: none,
        },
    ];

    #[test]
    fn flags_are_told_from_what_they_take() {
        let flags = flags_of(SMALL[0]);
        let told: Vec<_> = flags.iter().map(|flag| (flag.name, flag.takes, flag.values.join(" "))).collect();
        let said = [("--by", true, "rtp tcp"), ("--dt", true, ""), ("--x", true, ""), ("--json", false, "")];
        assert_eq!(told[..4], said.map(|(name, takes, values)| (name, takes, values.to_owned())));
        assert_eq!(words_of(SMALL[0]), None);
        assert_eq!(words_of(SMALL[1]), Some(("laboratory", labs())));
        assert_eq!(words_of(&COMPLETIONS), Some(("shell", SHELLS.map(|(name, _)| name).to_vec())));
    }

    #[test]
    fn every_shell_has_every_command_and_flag_quoted_as_it_reads_it() {
        let [bash, zsh, fish, powershell] = SHELLS.map(|(_, write)| write(SMALL));
        for script in [&bash, &zsh, &fish, &powershell] {
            for word in ["trace", "params", "rtp", "red", "help", "by", "dt", "json"] {
                assert!(script.contains(word), "{word}: {script}");
            }
        }
        assert!(zsh.contains("'--by[the number \\[a sequence\\]]:value:(rtp tcp)'"), "{zsh}");
        assert!(zsh.contains("'trace:flows of a capture\\: it'\\''s read'"), "{zsh}");
        assert!(fish.contains("-d 'flows of a capture: it\\'s read'"), "{fish}");
        assert!(powershell.contains("'trace --by' = @('rtp', 'tcp')"), "{powershell}");
    }

    #[test]
    fn the_manual_has_each_command_and_no_mark_where_a_word_is_meant() {
        let page = man::page(SMALL);
        assert!(page.contains(".SS oos trace\n"), "{page}");
        assert!(page.contains(".TP\n\\fB\\-\\-by\\fR \\fIrtp|tcp\\fR\nthe number [a sequence]"), "{page}");
    }
}
