//! The values of a swept parameter.

use crate::error::CliError;
use crate::scenario::axis_parameter;
use model::extremes::larger;
use model::params::Kind;
use model::scenario::{Scenario, ScenarioError};
use serde_json::{Value, json};
use std::fmt::{Display, Formatter};

/// Most points of a sweep.
pub const POINTS_AT_MOST: usize = 100_000;

/// One value of a swept parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    Number(f64),
    /// The id of a named value.
    Choice(String),
    Text(String),
}

impl Setting {
    /// Sets a scenario's parameter to this value.
    pub fn apply(&self, scenario: &mut Scenario, id: &str) -> Result<(), ScenarioError> {
        match self {
            Self::Number(value) => scenario.set(id, *value),
            Self::Choice(chosen) => scenario.set_choice(id, chosen),
            Self::Text(text) => scenario.set_text(id, text),
        }
    }

    /// The value as JSON.
    pub fn json(&self) -> Value {
        match self {
            Self::Number(value) => json!(value),
            Self::Choice(text) | Self::Text(text) => json!(text),
        }
    }
}

impl Display for Setting {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        match self {
            Self::Number(value) => value.fmt(f),
            Self::Choice(text) | Self::Text(text) => text.fmt(f),
        }
    }
}

/// Values of one parameter, each once: numbers ascending, named values in the given order.
pub struct Axis {
    pub id: String,
    pub values: Vec<Setting>,
}

impl From<model::scenario::Axis> for Axis {
    fn from(axis: model::scenario::Axis) -> Self {
        Self { id: axis.id.to_owned(), values: axis.values.into_iter().map(Setting::Number).collect() }
    }
}

impl Axis {
    /// Reads `ta=0:60:1`, from 0 to 60 in steps of 1, including the upper end if a step falls on it; `ta=0,10,40`,
    /// these numbers; or named values such as `delay=constant,exponential`. Numbers are rounded as the scenario stores
    /// them; `messages` get a sentence if that loses digits, or if a value is given twice.
    pub fn read(text: &str, scenario: &Scenario, messages: &mut Vec<String>) -> Result<Self, CliError> {
        if let Some((id, _)) = text.split_once('=') {
            let param = axis_parameter(scenario.lab(), id).map_err(CliError::Usage)?;
            if matches!(param.kind, Kind::Text { .. }) {
                return Err(CliError::Usage(format!(
                    "{id} is a text, which a sweep does not vary: oos campaign takes several texts"
                )));
            }
        }
        match text.split_once('=') {
            Some((id, names)) if scenario.is_choice(id) => Self::named(id, names, scenario, messages),
            _ => Self::settled(Self::numbers(text, messages)?, scenario, messages),
        }
    }

    fn named(
        id: &str,
        names: &str,
        scenario: &Scenario,
        messages: &mut Vec<String>,
    ) -> Result<Self, CliError> {
        let mut here = scenario.clone();
        let mut values = Vec::new();
        for name in names.split(',') {
            here.set_choice(id, name)?;
            let value = Setting::Choice(here.choice(id).to_owned());
            if values.contains(&value) {
                messages.push(repeated_value(id, &value));
            } else {
                values.push(value);
            }
        }
        Ok(Self { id: id.to_owned(), values })
    }

    /// A range, or the numbers of a list, ascending.
    fn numbers(text: &str, messages: &mut Vec<String>) -> Result<(String, Vec<f64>), CliError> {
        let listed = |(id, list): (&str, &str)| -> Option<(String, Vec<f64>)> {
            let numbers: Vec<f64> = list.split(',').map(str::parse).collect::<Result<_, _>>().ok()?;
            numbers.iter().all(|number| number.is_finite()).then(|| (id.to_owned(), numbers))
        };
        let Some((id, mut numbers)) = text.split_once('=').and_then(listed) else { return Self::range(text) };
        numbers.sort_by(f64::total_cmp);
        numbers.dedup_by(|next, before| {
            let is_twice = next == before;
            if is_twice {
                messages.push(repeated_value(&id, &Setting::Number(*before)));
            }
            is_twice
        });
        Ok((id, numbers))
    }

    fn range(text: &str) -> Result<(String, Vec<f64>), CliError> {
        let wrong = || {
            CliError::Usage(format!(
                "“{text}” is not of the form ID=FROM:TO:STEP, such as ta=0:60:1, ID=NUMBER,NUMBER, or ID=NAME,NAME for named values"
            ))
        };
        let (id, range) = text.split_once('=').ok_or_else(wrong)?;
        let numbers: Vec<f64> =
            range.split(':').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        let [from, to, step] = numbers[..] else { return Err(wrong()) };
        if !(from.is_finite() && to.is_finite() && step.is_finite()) {
            return Err(wrong());
        }
        if step <= 0.0 || to < from {
            return Err(CliError::Usage(format!(
                "“{text}” holds no point: FROM must not exceed TO, STEP must be positive"
            )));
        }
        let count = ((to - from) / step + 1e-9).floor() + 1.0;
        if count > POINTS_AT_MOST as f64 {
            return Err(CliError::Usage(format!("“{text}” has more than {POINTS_AT_MOST} points")));
        }
        Ok((id.to_owned(), (0..count as u32).map(|i| from + step * f64::from(i)).collect()))
    }

    fn settled(
        (id, mut values): (String, Vec<f64>),
        scenario: &Scenario,
        messages: &mut Vec<String>,
    ) -> Result<Self, CliError> {
        let asked = values.len();
        let mut here = scenario.clone();
        let mut rounded = 0_usize;
        for value in &mut values {
            here.set(&id, *value)?;
            let kept = here.number(&id);
            // the error of FROM + i STEP in binary floating point does not count as rounding
            rounded += usize::from((kept - *value).abs() > 1e-9 * larger(value.abs(), 1.0));
            *value = kept;
        }
        values.dedup();
        if rounded > 0 {
            let kept = values.len();
            let each =
                if kept < asked { format!(", and {kept} different ones are left") } else { String::new() };
            messages
                .push(format!("{id} is not kept so finely: {rounded} of {asked} values were rounded{each}"));
        }
        Ok(Self { id, values: values.into_iter().map(Setting::Number).collect() })
    }
}

fn repeated_value(id: &str, value: &Setting) -> String {
    format!("{id} has the value {value} twice; it counts once")
}
