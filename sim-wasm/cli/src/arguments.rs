//! Rules that hold for the arguments of every command.

use crate::error::CliError;
use std::ffi::OsString;

/// Whether help is asked for by any of the arguments.
pub fn wants_help(arguments: impl Iterator<Item = OsString>) -> bool {
    arguments.take_while(|argument| argument != "--").any(|argument| argument == "--help" || argument == "-h")
}

/// Refuses repeated options: a second `--x` would silently replace the first.
pub fn refuse_repeated(arguments: impl Iterator<Item = OsString>) -> Result<(), CliError> {
    let mut seen = Vec::new();
    // arguments after a lone -- are names, whatever they begin with
    for argument in arguments.take_while(|argument| argument != "--") {
        let text = argument.to_string_lossy();
        let Some(name) = text.strip_prefix("--").and_then(|rest| rest.split('=').next()) else { continue };
        // two names of one option (metrics.rs, campaign.rs)
        let name = match name {
            "threshold" => "dt",
            "jobs" => "cores",
            name => name,
        };
        if seen.iter().any(|known| known == name) {
            return Err(CliError::Usage(format!("--{name} is given twice")));
        }
        seen.push(name.to_owned());
    }
    Ok(())
}

/// A laboratory's id, if one is given, and whether JSON is asked for; refuses other arguments.
pub fn laboratory_and_json(mut args: lexopt::Parser) -> Result<(Option<String>, bool), CliError> {
    use lexopt::prelude::*;
    let (mut lab, mut as_json) = (None, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Value(value) if lab.is_none() => lab = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok((lab, as_json))
}
