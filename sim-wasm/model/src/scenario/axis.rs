//! How a figure lays out a parameter along its axis, and the values at which it has points
//! (`web/bench/results/parameterAxis.ts` follows the same rules).

use super::Scenario;
use crate::params::{Kind, Number, Param, Scale};

/// Values of one parameter, ascending, each once.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// The parameter.
    pub id: &'static str,
    /// The values at which the figure has points.
    pub values: Vec<f64>,
}

/// The parameters along the axes of a figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Axes {
    /// The first axis.
    pub x: Axis,
    /// The second axis of a surface, or from curve to curve of a family.
    pub y: Option<Axis>,
}

impl Axis {
    /// About `count` values from end to end of the parameter's axis in figures, evenly or by ratios as the table
    /// says, each rounded to what the parameter can hold.
    ///
    /// # Panics
    /// If the table has no such number: a mistake in the code, not in an input.
    #[must_use]
    pub fn across(scenario: &Scenario, id: &str, count: u32) -> Self {
        let (param, number) = number_of(scenario, id);
        let from = number.min;
        Self::between(param, number, from, number.end(scenario.optional(id)), number.scale, count)
    }

    /// About `count` values, as [`Axis::across`] has them, from another lower end and with another scale.
    ///
    /// # Panics
    /// If the table has no such number: a mistake in the code, not in an input.
    #[must_use]
    pub fn from(scenario: &Scenario, id: &str, from: f64, scale: Scale, count: u32) -> Self {
        let (param, number) = number_of(scenario, id);
        Self::between(param, number, from, number.end(scenario.optional(id)), scale, count)
    }

    /// The values for which a family has curves, with the scenario's own.
    ///
    /// # Panics
    /// If the table has no such number: a mistake in the code, not in an input.
    #[must_use]
    pub fn family(scenario: &Scenario, id: &str) -> Self {
        let (param, number) = number_of(scenario, id);
        let mut values = number.figures.family.to_vec();
        values.extend(scenario.optional(id));
        values.sort_by(f64::total_cmp);
        values.dedup();
        Self { id: param.id, values }
    }

    fn between(param: &'static Param, number: &Number, from: f64, to: f64, scale: Scale, count: u32) -> Self {
        let place = |i: u32| {
            let share = f64::from(i) / f64::from(count - 1);
            match scale {
                Scale::Linear => from + (to - from) * share,
                Scale::Log => from * libm::pow(to / from, share),
            }
        };
        let mut values: Vec<f64> = (0..count).map(|i| number.settle(place(i))).collect();
        values.dedup();
        Self { id: param.id, values }
    }
}

fn number_of(scenario: &Scenario, id: &str) -> (&'static Param, &'static Number) {
    let lab = scenario.lab();
    match lab.param(id) {
        Some(param @ Param { kind: Kind::Number(number), .. }) => (param, number),
        _ => panic!("{} has no number {id}", lab.id),
    }
}

impl Number {
    /// Where a figure's axis ends: at the first of `ends` that is no smaller than `value`.
    fn end(&self, value: Option<f64>) -> f64 {
        let least = value.unwrap_or(0.0);
        self.figures.ends.iter().copied().find(|&end| least <= end).unwrap_or(self.max)
    }
}
