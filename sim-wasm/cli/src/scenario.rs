//! Scenarios among the arguments of a command.

use crate::error::CliError;
use crate::output::say;
use model::laboratories::laboratory_of;
use model::laboratory::{Laboratory, contradictions};
use model::params::{Lab, Param};
use model::scenario::{Reading, Scenario};
use std::borrow::Borrow;

/// In place of a scenario: the one that the link itself keeps.
pub const KEPT: &str = "kept";

/// The parameter that says which figure is shown.
const FIGURE: &str = "fig";

/// A scenario that was given; whatever could not be taken as given is reported on standard error, or with `is_strict` an
/// error.
pub fn scenario(text: Option<&str>, is_strict: bool) -> Result<Scenario, CliError> {
    let (scenario, messages) = read(strict(given(text)?, is_strict)?)?;
    said(&messages, is_strict)?;
    Ok(scenario)
}

/// The same of a scenario whose points are computed, and not itself: what these contradict is for [`contradictions_at`] to say.
pub fn varied(text: Option<&str>, is_strict: bool) -> Result<Scenario, CliError> {
    let (scenario, messages) = read_varied(strict(given(text)?, is_strict)?)?;
    said(&messages, is_strict)?;
    Ok(scenario)
}

/// The text, if it is not refused.
fn strict(text: &str, is_strict: bool) -> Result<&str, CliError> {
    let refusals = if is_strict { Scenario::refusals(text)? } else { Vec::new() };
    said(&refusals, is_strict)?;
    Ok(text)
}

fn given(text: Option<&str>) -> Result<&str, CliError> {
    text.ok_or_else(|| CliError::Usage("a scenario is missing: try '#/alf'".to_owned()))
}

/// Reports the sentences, or with `is_strict` makes an error of them.
///
/// # Errors
/// If there is one and `is_strict`.
pub fn said(messages: &[String], is_strict: bool) -> Result<(), CliError> {
    if is_strict && !messages.is_empty() {
        return Err(CliError::Usage(messages.join(" ")));
    }
    messages.iter().for_each(|message| say(message));
    Ok(())
}

/// A scenario, and a sentence for each thing that could not be taken as given.
///
/// # Errors
/// If the text is none of this program.
pub fn read(text: &str) -> Result<(Scenario, Vec<String>), CliError> {
    let (scenario, mut messages) = read_varied(text)?;
    messages.extend(contradictions(laboratory_of(&scenario), &scenario));
    Ok((scenario, messages))
}

/// The same of a scenario whose points are computed.
///
/// # Errors
/// If the text is none of this program.
pub fn read_varied(text: &str) -> Result<(Scenario, Vec<String>), CliError> {
    let Reading { scenario, mut messages } = Scenario::read(text)?;
    messages.extend(laboratory_of(&scenario).misfits(&scenario));
    Ok((scenario, messages))
}

/// The parameter of an axis.
///
/// # Errors
/// If its laboratory has none of this name, or all values of it give the same numbers.
pub fn swept(lab: &'static Lab, id: &str) -> Result<&'static Param, String> {
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

/// What the numbers of these scenarios contradict in each other: a sentence for each kind, with the numbers of the first that has it.
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
