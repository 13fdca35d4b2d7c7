//! Completions for the usual shells: commands, their flags, named values and laboratories.

use super::{Flag, flags_of, takes_file, words_of};
use crate::command::Command;

/// Every command that can be the first word, with its description.
fn first_words(commands: &[&Command]) -> Vec<(&'static str, String)> {
    let all = commands.iter().map(|command| (command.name, command.about.join(" ")));
    all.chain([("help", "what a command does".to_owned())]).collect()
}

fn names(commands: &[&Command]) -> Vec<&'static str> {
    first_words(commands).into_iter().map(|(name, _)| name).collect()
}

/// In single quotes, as bash and zsh read them.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

pub fn bash(commands: &[&Command]) -> String {
    let names = names(commands).join(" ");
    let cases: Vec<String> = commands.iter().map(|command| bash_case(command)).collect();
    format!(
        r#"# completions of oos for bash
_oos() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='{names} --help --version'
  else
    case "${{COMP_WORDS[1]}}" in
    help) words='{names}' ;;
{}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
# where nothing fits, the names of files
complete -o default -F _oos oos
"#,
        cases.join("\n")
    )
}

fn bash_case(command: &Command) -> String {
    let flags = flags_of(command);
    let mut lines = vec![format!("    {})", command.name), "      case \"$before\" in".to_owned()];
    for Flag { name, values, .. } in flags.iter().filter(|flag| !flag.values.is_empty()) {
        lines.push(format!("        {name}) words='{}' ;;", values.join(" ")));
    }
    let free: Vec<_> =
        flags.iter().filter(|flag| flag.takes && flag.values.is_empty()).map(|flag| flag.name).collect();
    if !free.is_empty() {
        lines.push(format!("        {}) return ;;", free.join("|")));
    }
    let words: Vec<_> = flags.iter().map(|flag| flag.name).chain(taken(command)).collect();
    lines.push(format!("        *) words='{}' ;;", words.join(" ")));
    lines.extend(["      esac".to_owned(), "      ;;".to_owned()]);
    lines.join("\n")
}

/// The words that a command takes besides flags.
fn taken(command: &Command) -> Vec<&'static str> {
    words_of(command).map(|(_, words)| words).unwrap_or_default()
}

pub fn zsh(commands: &[&Command]) -> String {
    let names: Vec<_> = first_words(commands)
        .into_iter()
        .map(|(name, about)| format!("    {}", quoted(&format!("{name}:{}", about.replace(':', "\\:")))))
        .collect();
    let cases: Vec<_> = commands.iter().map(|command| zsh_case(command)).collect();
    format!(
        r#"#compdef oos
_oos() {{
  local -a commands
  commands=(
{}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
    help) _describe 'command' commands ;;
{}
  esac
}}
_oos "$@"
"#,
        names.join("\n"),
        cases.join("\n")
    )
}

fn zsh_case(command: &Command) -> String {
    let flags = flags_of(command).into_iter().map(|Flag { name, takes, values, meaning }| {
        let mut described = String::new();
        for c in meaning.chars() {
            if matches!(c, '[' | ']' | ':' | '\\') {
                described.push('\\');
            }
            described.push(c);
        }
        let after = match (values.is_empty(), takes) {
            (false, _) => format!(":value:({})", values.join(" ")),
            (true, true) => ":value: ".to_owned(),
            (true, false) => String::new(),
        };
        format!("        {}", quoted(&format!("{name}[{described}]{after}")))
    });
    let rest = match words_of(command) {
        Some((what, words)) => format!("*:{what}:({})", words.join(" ")),
        None if takes_file(command) => "*:file:_files".to_owned(),
        None => "*: :".to_owned(),
    };
    let rows: Vec<_> = flags.chain([format!("        {}", quoted(&rest))]).collect();
    format!("    {})\n      _arguments \\\n{}\n      ;;", command.name, rows.join(" \\\n"))
}

pub fn fish(commands: &[&Command]) -> String {
    let quoted = |text: &str| format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'"));
    let mut lines: Vec<_> = first_words(commands)
        .into_iter()
        .map(|(name, about)| {
            format!("complete -c oos -n __fish_use_subcommand -f -a {name} -d {}", quoted(&about))
        })
        .collect();
    for command in commands {
        let here = format!("-n '__fish_seen_subcommand_from {}'", command.name);
        for Flag { name, takes, values, meaning } in flags_of(command) {
            let value = match (values.is_empty(), takes) {
                (false, _) => format!(" -x -a '{}'", values.join(" ")),
                (true, true) => " -x".to_owned(),
                (true, false) => String::new(),
            };
            let name = name.trim_start_matches('-');
            lines.push(format!("complete -c oos {here} -l {name}{value} -d {}", quoted(meaning)));
        }
        let words = taken(command);
        if !words.is_empty() {
            lines.push(format!("complete -c oos {here} -f -a '{}'", words.join(" ")));
        }
    }
    let names = names(commands).join(" ");
    lines.push(format!("complete -c oos -n '__fish_seen_subcommand_from help' -f -a '{names}'"));
    format!("# completions of oos for fish\n{}\n", lines.join("\n"))
}

pub fn powershell(commands: &[&Command]) -> String {
    let text = |text: &str| format!("'{}'", text.replace('\'', "''"));
    let list = |words: &[&str]| {
        let words: Vec<_> = words.iter().map(|word| text(word)).collect();
        format!("@({})", words.join(", "))
    };
    let (mut rows, mut values) = (Vec::new(), Vec::new());
    for command in commands {
        let flags = flags_of(command);
        let words: Vec<_> = flags.iter().map(|flag| flag.name).chain(taken(command)).collect();
        rows.push(format!("    {} = {}", text(command.name), list(&words)));
        for flag in flags.iter().filter(|flag| !flag.values.is_empty()) {
            let name = text(&format!("{} {}", command.name, flag.name));
            values.push(format!("    {name} = {}", list(&flag.values)));
        }
    }
    let names = names(commands);
    let first: Vec<_> = names.iter().copied().chain(["--help", "--version"]).collect();
    format!(
        r#"# completions of oos for PowerShell
Register-ArgumentCompleter -Native -CommandName 'oos' -ScriptBlock {{
  param($word, $line, $position)
  $words = @{{
{}
    'help' = {}
  }}
  $values = @{{
{}
  }}
  $said = @($line.CommandElements | ForEach-Object {{ $_.ToString() }} | Where-Object {{ $_ -ne $word -or $word -eq '' }})
  $found = {}
  if ($said.Count -gt 1) {{
    $found = $words[$said[1]]
    $named = $values["$($said[1]) $($said[-1])"]
    if ($named) {{ $found = $named }}
  }}
  $found | Where-Object {{ $_ -like "$word*" }} | ForEach-Object {{
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }}
}}
"#,
        rows.join("\n"),
        list(&names),
        values.join("\n"),
        list(&first)
    )
}
