//! The values of a parameter that a campaign's file lists.

use super::source::{Source, entries, number};
use crate::error::{CliError, refused_value};
use crate::scenario::axis_parameter;
use crate::sweep::axis::Setting;
use model::params::Kind;
use model::scenario::Scenario;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Most values of an axis.
const VALUES_AT_MOST: f64 = 10_000.0;
const FORMS: &str =
    "a value, a list, or { from = 0, to = 10, step = 1 } with steps = 10 instead of step, and log = true";

/// A parameter and its values, in the order of the file.
#[derive(Debug)]
pub struct Axis {
    pub id: &'static str,
    pub values: Vec<Setting>,
}

/// Reads the values given for a parameter's name.
pub fn read(
    source: Source,
    scenario: &Scenario,
    key: &Spanned<impl AsRef<str>>,
    value: &Spanned<DeValue>,
) -> Result<Axis, CliError> {
    let (lab, id) = (scenario.lab(), key.get_ref().as_ref());
    let param = axis_parameter(lab, id).map_err(|sentence| source.wrong(key.span(), sentence))?;
    if param.id == "runs" {
        let sentence = "“runs” is no axis: replications = 30, outside of [axes], says how many there are";
        return Err(source.wrong(key.span(), sentence));
    }
    let mut axis =
        Reader { source, scenario: scenario.clone(), id: param.id, kind: &param.kind, values: Vec::new() };
    axis.take(value, true)?;
    if axis.values.is_empty() {
        return Err(source.wrong(value.span(), format!("“{id}” has no value: it takes {FORMS}")));
    }
    Ok(Axis { id: param.id, values: axis.values })
}

struct Reader<'a> {
    source: Source<'a>,
    scenario: Scenario,
    id: &'static str,
    kind: &'static Kind,
    values: Vec<Setting>,
}

impl Reader<'_> {
    /// Adds a value, a range of numbers or, at the outermost level, a list of both.
    fn take(&mut self, value: &Spanned<DeValue>, is_outside: bool) -> Result<(), CliError> {
        let at = value.span();
        match value.get_ref() {
            DeValue::Array(items) if is_outside => items.iter().try_for_each(|item| self.take(item, false)),
            DeValue::Table(table) if matches!(self.kind, Kind::Number(_)) => {
                let numbers = self.range(table, at.clone())?;
                numbers.into_iter().try_for_each(|number| self.add(Setting::Number(number), &at, None))
            }
            DeValue::String(text) if matches!(self.kind, Kind::Text { .. }) => {
                self.add(Setting::Text(text.to_string()), &at, None)
            }
            DeValue::String(text) if matches!(self.kind, Kind::Choice { .. }) => {
                self.add(Setting::Choice(text.to_string()), &at, None)
            }
            other => match number(other) {
                Some(number) if matches!(self.kind, Kind::Number(_)) => {
                    self.add(Setting::Number(number), &at, Some(number))
                }
                _ => Err(self.source.wrong(at, self.taken())),
            },
        }
    }

    /// What values the parameter takes, for a message.
    fn taken(&self) -> String {
        let id = self.id;
        match self.kind {
            Kind::Number(_) => format!("{id} takes numbers without quotation marks: {FORMS}"),
            Kind::Choice { options, .. } => {
                let known: Vec<_> = options.iter().map(|option| format!("\"{}\"", option.id)).collect();
                format!("{id} takes one of its values or a list of them; there are {}", known.join(", "))
            }
            Kind::Text { .. } => format!("{id} takes a text in quotation marks, or a list of texts"),
        }
    }

    /// Adds a value. `exact` is a number written in the file: the parameter has to hold it exactly.
    fn add(&mut self, value: Setting, at: &Range<usize>, exact: Option<f64>) -> Result<(), CliError> {
        let wrong = |sentence: String| self.source.wrong(at.clone(), sentence);
        value.apply(&mut self.scenario, self.id).map_err(|error| wrong(refused_value(&error)))?;
        let kept = match &value {
            Setting::Number(_) => Setting::Number(self.scenario.number(self.id)),
            Setting::Choice(_) => Setting::Choice(self.scenario.choice(self.id).to_owned()),
            Setting::Text(_) => Setting::Text(self.scenario.text(self.id).to_owned()),
        };
        if exact.is_some() && kept != value {
            return Err(wrong(format!("{} is not kept so finely: {value} would become {kept}", self.id)));
        }
        if self.values.contains(&kept) {
            return Err(wrong(format!("{} has the value {kept} twice", self.id)));
        }
        self.values.push(kept);
        Ok(())
    }

    /// `{ from = 0.01, to = 10, steps = 60, log = true }`: both ends and the values between them; with `step`, as many
    /// whole steps as fit.
    fn range(&self, table: &DeTable, at: Range<usize>) -> Result<Vec<f64>, CliError> {
        let (mut from, mut to, mut step, mut steps, mut is_log) = (None, None, None, None, false);
        for (key, value) in entries(table) {
            let taken = match (key.get_ref().as_ref(), value.get_ref()) {
                ("log", DeValue::Boolean(log)) => {
                    is_log = *log;
                    Some(())
                }
                ("log", _) => None,
                ("from", value) => number(value).map(|number| from = Some(number)),
                ("to", value) => number(value).map(|number| to = Some(number)),
                ("step", value) => number(value).filter(|step| *step > 0.0).map(|number| step = Some(number)),
                ("steps", value) => {
                    let whole = number(value).filter(|steps| *steps >= 1.0 && steps.fract() == 0.0);
                    whole.map(|number| steps = Some(number))
                }
                (word, _) => {
                    let sentence =
                        format!("“{word}” is not known in a range; there are from, to, step, steps, log");
                    return Err(self.source.wrong(key.span(), sentence));
                }
            };
            if taken.is_none() {
                let word = key.get_ref();
                let sentence = format!("“{word}” takes another value: a range is {FORMS}");
                return Err(self.source.wrong(value.span(), sentence));
            }
        }
        let wrong = |sentence: &str| {
            Err(self.source.wrong(at.clone(), format!("the range of {} {sentence}", self.id)))
        };
        let (Some(from), Some(to)) = (from, to) else { return wrong("lacks from or to") };
        if to < from {
            return wrong("has from above to");
        }
        if is_log && from <= 0.0 {
            return wrong("has log = true, so from must be above 0");
        }
        let places: Box<dyn Fn(f64) -> f64> = match (step, steps) {
            (Some(step), None) if !is_log => Box::new(move |place| from + step * place),
            (None, Some(steps)) if is_log => {
                Box::new(move |place| from * libm::pow(to / from, place / steps))
            }
            (None, Some(steps)) => Box::new(move |place| from + (to - from) * (place / steps)),
            _ => return wrong("takes either step or steps, and with log = true steps"),
        };
        let last = steps.or_else(|| step.map(|step| ((to - from) / step + 1e-9).floor())).unwrap_or(0.0);
        if last >= VALUES_AT_MOST {
            return wrong(&format!("has more than {VALUES_AT_MOST} values"));
        }
        // the last of `steps` is `to` itself, without rounding
        let at = |place: f64| if steps == Some(place) { to } else { places(place) };
        Ok((0..=last as u32).map(|place| at(f64::from(place))).collect())
    }
}
