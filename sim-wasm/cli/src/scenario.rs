//! Scenarios among the arguments of a command.

use crate::error::CliError;
use crate::output::say;
use model::laboratories::laboratory_of;
use model::scenario::{Reading, Scenario};

/// A scenario that was given; whatever could not be read is reported on standard error, or with `is_strict` an
/// error.
pub fn scenario(text: Option<&str>, is_strict: bool) -> Result<Scenario, CliError> {
    let text = text.ok_or_else(|| CliError::Usage("a scenario is missing: try '#/alf'".to_owned()))?;
    let Reading { scenario, mut messages } = Scenario::read(text)?;
    messages.extend(laboratory_of(&scenario).misfit(&scenario));
    if is_strict && !messages.is_empty() {
        return Err(CliError::Usage(messages.join(" ")));
    }
    for message in messages {
        say(&message);
    }
    Ok(scenario)
}
