//! Rules that hold for the arguments of every command.

use crate::error::CliError;
use std::ffi::OsString;

/// A second `--x` would silently take the place of the first.
pub fn refuse_repeated(arguments: impl Iterator<Item = OsString>) -> Result<(), CliError> {
    let mut seen = Vec::new();
    // behind a lone -- stand names, whatever they begin with
    for argument in arguments.take_while(|argument| argument != "--") {
        let text = argument.to_string_lossy();
        let Some(name) = text.strip_prefix("--").and_then(|rest| rest.split('=').next()) else { continue };
        // two names of one option (metrics.rs)
        let name = if name == "threshold" { "dt" } else { name };
        if seen.iter().any(|known| known == name) {
            return Err(CliError::Usage(format!("--{name} is given twice")));
        }
        seen.push(name.to_owned());
    }
    Ok(())
}
