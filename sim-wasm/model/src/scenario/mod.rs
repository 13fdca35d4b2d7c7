//! A scenario: the state of a laboratory that a reader would share, as a value and as text
//! (DESIGN.md, decision 2). The same rules are written in `web/scenario/codec.ts`; both sides are
//! held to `fixtures/scenarios.json`.

mod grammar;
mod read;

pub use grammar::{Transmission, transmissions};

use crate::params::{Grammar, Kind, Lab, Param};

/// Version of the URL's meaning. Links without `v` are of version 1.
pub const VERSION: u32 = 1;

/// A laboratory with a value for each of its parameters.
#[derive(Clone, Debug)]
pub struct Scenario {
    lab: &'static Lab,
    values: Vec<Value>,
}

/// The value of one parameter.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    /// `None` leaves the value to the model.
    Number(Option<f64>),
    /// Id of one of the choices.
    Choice(&'static str),
    /// Normalised text.
    Text(String),
}

/// Why a value could not be set.
#[derive(Debug, thiserror::Error, PartialEq)]
pub enum ScenarioError {
    /// No such parameter.
    #[error("there is no parameter \"{0}\" in this laboratory")]
    Unknown(String),
    /// Not a numeric parameter.
    #[error("{0} is not a number and has no range to sweep")]
    NotNumeric(String),
    /// Outside the parameter's range.
    #[error("{id} goes from {min} to {max}; {value} is outside")]
    Outside {
        /// The parameter.
        id: String,
        /// Its smallest value.
        min: f64,
        /// Its largest value.
        max: f64,
        /// What was asked for.
        value: f64,
    },
}

impl PartialEq for Scenario {
    fn eq(&self, other: &Self) -> bool {
        self.lab.id == other.lab.id && self.values == other.values
    }
}

impl Scenario {
    /// The laboratory at its defaults.
    #[must_use]
    pub fn new(lab: &'static Lab) -> Self {
        Self { lab, values: lab.params.iter().map(default_value).collect() }
    }

    /// Reads a scenario URL, or the part of it from `#/`. Never fails: what cannot be read keeps
    /// its default, and each such thing gets a sentence.
    #[must_use]
    pub fn read(text: &str) -> (Self, Vec<String>) {
        read::read(text)
    }

    /// The laboratory.
    #[must_use]
    pub fn lab(&self) -> &'static Lab {
        self.lab
    }

    /// The canonical text: `#/alf?ta=20&w=16`, in table order, without what is at its default.
    #[must_use]
    pub fn canonical(&self) -> String {
        let mut text = format!("#/{}", self.lab.id);
        let mut mark = '?';
        for (param, value) in self.lab.params.iter().zip(&self.values) {
            if *value != default_value(param) {
                text.push(mark);
                text.push_str(param.id);
                text.push('=');
                value.write(&mut text);
                mark = '&';
            }
        }
        text
    }

    /// Value of a numeric parameter.
    ///
    /// # Panics
    /// If the table has no such number with a default: a mistake in the code, not in an input.
    #[must_use]
    pub fn number(&self, id: &str) -> f64 {
        self.optional(id).unwrap_or_else(|| panic!("{id} has no default in {}", self.lab.id))
    }

    /// Value of a numeric parameter, `None` where it is left to the model.
    ///
    /// # Panics
    /// If the table has no such number: a mistake in the code, not in an input.
    #[must_use]
    pub fn optional(&self, id: &str) -> Option<f64> {
        match self.value(id) {
            Value::Number(value) => *value,
            _ => panic!("{id} is not a number"),
        }
    }

    /// Value of a numeric parameter without decimals.
    #[must_use]
    pub fn whole(&self, id: &str) -> u32 {
        self.number(id) as u32
    }

    /// Id of the chosen value.
    ///
    /// # Panics
    /// If the table has no such choice: a mistake in the code, not in an input.
    #[must_use]
    pub fn choice(&self, id: &str) -> &'static str {
        match self.value(id) {
            Value::Choice(value) => value,
            _ => panic!("{id} is not a choice"),
        }
    }

    /// Text of a text parameter.
    ///
    /// # Panics
    /// If the table has no such text: a mistake in the code, not in an input.
    #[must_use]
    pub fn text(&self, id: &str) -> &str {
        match self.value(id) {
            Value::Text(value) => value,
            _ => panic!("{id} is not text"),
        }
    }

    /// Sets a numeric parameter to `value`, rounded to the parameter's decimals.
    ///
    /// # Errors
    /// If there is no such number, or if `value` is outside its range.
    pub fn set(&mut self, id: &str, value: f64) -> Result<(), ScenarioError> {
        let place = self.place(id).ok_or_else(|| ScenarioError::Unknown(id.to_owned()))?;
        let Kind::Number(number) = &self.lab.params[place].kind else {
            return Err(ScenarioError::NotNumeric(id.to_owned()));
        };
        if !(number.min..=number.max).contains(&value) {
            let (min, max) = (number.min, number.max);
            return Err(ScenarioError::Outside { id: id.to_owned(), min, max, value });
        }
        self.values[place] = Value::Number(Some(number.settle(value)));
        Ok(())
    }

    fn value(&self, id: &str) -> &Value {
        match self.place(id) {
            Some(place) => &self.values[place],
            None => panic!("{} has no parameter {id}", self.lab.id),
        }
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.lab.params.iter().position(|param| param.id == id)
    }
}

impl Value {
    fn write(&self, text: &mut String) {
        match self {
            Self::Number(Some(value)) => text.push_str(&value.to_string()),
            Self::Number(None) => {}
            Self::Choice(id) => text.push_str(id),
            Self::Text(value) => value.chars().for_each(|c| encode(c, text)),
        }
    }
}

/// Writes `c` as it stands in a link: what `encodeURIComponent` leaves, `,` and `:` as they are,
/// a space as `+`, the rest percent-encoded.
fn encode(c: char, text: &mut String) {
    match c {
        ' ' => text.push('+'),
        'A'..='Z' | 'a'..='z' | '0'..='9' => text.push(c),
        '-' | '_' | '.' | '!' | '~' | '*' | '\'' | '(' | ')' | ',' | ':' => text.push(c),
        _ => {
            let mut buffer = [0; 4];
            for byte in c.encode_utf8(&mut buffer).bytes() {
                text.push_str(&format!("%{byte:02X}"));
            }
        }
    }
}

fn default_value(param: &Param) -> Value {
    match &param.kind {
        Kind::Number(number) => Value::Number(number.default),
        Kind::Choice { default, .. } => Value::Choice(default),
        Kind::Text { .. } => Value::Text(String::new()),
    }
}

/// The text in its normal form, and the first item that could not be read.
fn normalise(grammar: Grammar, text: &str) -> (String, Option<String>) {
    match grammar {
        Grammar::Transmissions => grammar::normal_transmissions(text),
        Grammar::Sequence => (grammar::normal_sequence(text), None),
    }
}
