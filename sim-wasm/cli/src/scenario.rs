//! Scenarios among the arguments of a command.

use crate::error::CliError;
use crate::output::say;
use model::laboratories::laboratory_of;
use model::scenario::{Reading, Scenario};

/// A scenario that was given; whatever could not be read is reported on standard error, or with `is_strict` an
/// error.
pub fn scenario(text: Option<&str>, is_strict: bool) -> Result<Scenario, CliError> {
    let text = text.ok_or_else(|| CliError::Usage("a scenario is missing: try '#/alf'".to_owned()))?;
    let (scenario, messages) = read(text)?;
    if is_strict && !messages.is_empty() {
        return Err(CliError::Usage(messages.join(" ")));
    }
    for message in messages {
        say(&message);
    }
    Ok(scenario)
}

/// A scenario, and a sentence for each thing that could not be taken as given.
///
/// # Errors
/// If the text is none of this program.
pub fn read(text: &str) -> Result<(Scenario, Vec<String>), CliError> {
    let Reading { scenario, mut messages } = Scenario::read(text)?;
    messages.extend(laboratory_of(&scenario).misfit(&scenario));
    Ok((scenario, messages))
}
