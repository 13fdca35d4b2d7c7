//! The values of a swept parameter.

use super::POINTS_AT_MOST;
use crate::error::CliError;
use crate::output::say;
use model::extremes::larger;
use model::scenario::Scenario;

/// Values of one parameter, ascending, each once.
pub struct Axis {
    pub id: String,
    pub values: Vec<f64>,
}

impl From<model::scenario::Axis> for Axis {
    fn from(axis: model::scenario::Axis) -> Self {
        Self { id: axis.id.to_owned(), values: axis.values }
    }
}

impl Axis {
    /// `ta=0:60:1`: from 0 to 60 in steps of 1, including the upper end if a step falls on it.
    pub fn read(text: &str) -> Result<Self, CliError> {
        let wrong =
            || CliError::Usage(format!("\"{text}\" is not of the form ID=FROM:TO:STEP, such as ta=0:60:1"));
        let (id, range) = text.split_once('=').ok_or_else(wrong)?;
        let numbers: Vec<f64> =
            range.split(':').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        let [from, to, step] = numbers[..] else { return Err(wrong()) };
        if !(from.is_finite() && to.is_finite() && step.is_finite()) {
            return Err(wrong());
        }
        if step <= 0.0 || to < from {
            return Err(CliError::Usage(format!(
                "\"{text}\" holds no point: FROM must not exceed TO, STEP must be positive"
            )));
        }
        let count = ((to - from) / step + 1e-9).floor() + 1.0;
        if count > POINTS_AT_MOST as f64 {
            return Err(CliError::Usage(format!("\"{text}\" has more than {POINTS_AT_MOST} points")));
        }
        let values = (0..count as u32).map(|i| from + step * f64::from(i)).collect();
        Ok(Self { id: id.to_owned(), values })
    }

    /// The values rounded as the scenario stores them; reports if that loses digits that were asked for.
    pub fn settled(mut self, scenario: &Scenario) -> Result<Self, CliError> {
        let asked = self.values.len();
        let mut here = scenario.clone();
        let mut rounded = 0_usize;
        for value in &mut self.values {
            here.set(&self.id, *value)?;
            let kept = here.number(&self.id);
            // the error of FROM + i STEP in binary floating point does not count as rounding
            rounded += usize::from((kept - *value).abs() > 1e-9 * larger(value.abs(), 1.0));
            *value = kept;
        }
        self.values.dedup();
        if rounded > 0 {
            let (id, kept) = (&self.id, self.values.len());
            let each =
                if kept < asked { format!(", and {kept} different ones are left") } else { String::new() };
            say(&format!("{id} is not kept so finely: {rounded} of {asked} values were rounded{each}"));
        }
        Ok(self)
    }
}
