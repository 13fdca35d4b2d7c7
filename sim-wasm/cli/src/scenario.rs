//! Scenarios among the arguments of a command.

use crate::error::CliError;
use crate::output::say;
use model::laboratories::laboratory_of;
use model::laboratory::{Laboratory, contradictions};
use model::params::{Lab, Param};
use model::scenario::{Reading, Scenario};
use std::borrow::Borrow;

/// The word that stands for the scenario that the link itself keeps.
pub const KEPT: &str = "kept";

/// The parameter that names the figure.
const FIGURE: &str = "fig";

/// The scenario of an argument. Whatever could not be taken as given is reported on standard error; with `is_strict` it
/// is an error.
pub fn scenario(text: Option<&str>, is_strict: bool) -> Result<Scenario, CliError> {
    let (scenario, messages) = read(strict(given(text)?, is_strict)?)?;
    report_messages(&messages, is_strict)?;
    Ok(scenario)
}

/// The same for a scenario that is not itself computed, only points made from it: the contradictions at these are
/// reported by [`contradictions_at`].
pub fn varied(text: Option<&str>, is_strict: bool) -> Result<Scenario, CliError> {
    let (scenario, messages) = read_varied(strict(given(text)?, is_strict)?)?;
    report_messages(&messages, is_strict)?;
    Ok(scenario)
}

/// The text, if it is not refused.
fn strict(text: &str, is_strict: bool) -> Result<&str, CliError> {
    let refusals = if is_strict { Scenario::refusals(text)? } else { Vec::new() };
    report_messages(&refusals, is_strict)?;
    Ok(text)
}

fn given(text: Option<&str>) -> Result<&str, CliError> {
    text.ok_or_else(|| CliError::Usage("a scenario is missing: try '#/alf'".to_owned()))
}

/// Reports the messages; with `is_strict`, they are an error.
///
/// # Errors
/// If there is a message and `is_strict` is set.
pub fn report_messages(messages: &[String], is_strict: bool) -> Result<(), CliError> {
    if is_strict && !messages.is_empty() {
        return Err(CliError::Usage(messages.join(" ")));
    }
    messages.iter().for_each(|message| say(message));
    Ok(())
}

/// A scenario, and a sentence for each thing that could not be taken as given.
///
/// # Errors
/// If the text is not a scenario of this program.
pub fn read(text: &str) -> Result<(Scenario, Vec<String>), CliError> {
    let (scenario, mut messages) = read_varied(text)?;
    messages.extend(contradictions(laboratory_of(&scenario), &scenario));
    Ok((scenario, messages))
}

/// The same for a scenario that is not itself computed, only points made from it.
///
/// # Errors
/// If the text is not a scenario of this program.
pub fn read_varied(text: &str) -> Result<(Scenario, Vec<String>), CliError> {
    let Reading { scenario, mut messages } = Scenario::read(text)?;
    messages.extend(laboratory_of(&scenario).misfits(&scenario));
    Ok((scenario, messages))
}

/// The parameter of an axis.
///
/// # Errors
/// If the laboratory has no such parameter, or all its values give the same results.
pub fn axis_parameter(lab: &'static Lab, id: &str) -> Result<&'static Param, String> {
    let now = lab.aliases.params.iter().find(|(former, _)| *former == id).map_or(id, |(_, now)| now);
    let Some(param) = lab.param(now) else {
        let known: Vec<_> = lab.params.iter().map(|param| param.id).collect();
        return Err(format!("“{id}” is no parameter of {}; there are {}", lab.id, known.join(", ")));
    };
    if param.id == FIGURE {
        return Err(format!(
            "“{id}” is no axis: it says which figure is shown, and the measures are the same for each"
        ));
    }
    Ok(param)
}

/// The contradictions between parameter values in these scenarios: a sentence for each kind, with the numbers of the
/// first scenario that has it.
#[must_use]
pub fn contradictions_at<S: Borrow<Scenario>>(
    laboratory: &dyn Laboratory,
    points: impl Iterator<Item = S>,
) -> Vec<String> {
    let conflicts = laboratory.conflicts();
    let mut found = vec![(0_usize, String::new()); conflicts.len()];
    let mut all = 0_usize;
    for point in points {
        all += 1;
        for (conflict, (count, first)) in conflicts.iter().zip(&mut found) {
            let sentence = point.borrow().contradiction(conflict);
            *count += usize::from(sentence.is_some());
            if first.is_empty() {
                *first = sentence.unwrap_or_default();
            }
        }
    }
    let told =
        |(count, sentence)| if all == 1 { sentence } else { format!("{count} of {all} points: {sentence}") };
    found.into_iter().filter(|(count, _)| *count > 0).map(told).collect()
}
