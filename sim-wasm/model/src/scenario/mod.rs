//! A scenario: the state of a laboratory that a reader would share, as a value and as text
//! (docs/decisions/links-that-last.md). `web/scenario/decode.ts` follows the same rules; `fixtures/scenarios` and
//! random text (`scripts/codec.test.mjs`) hold both sides to them.

mod axis;
mod contradictions;
mod error;
mod exact;
mod grammar;
mod kept;
mod messages;
mod number;
mod page;
mod quote;
mod read;
mod text;
mod values;

pub use axis::{Axes, Axis};
pub use error::{ReadError, ScenarioError};
pub(crate) use grammar::is_between_items;
pub use grammar::{NAMED, Transmission, quantile_text, transmissions};
pub(crate) use number::{decimal, write as written};
pub use page::{PAGES, Page};
pub(crate) use quote::{quote, thousands};
pub(crate) use text::is_decimal;

use crate::params::{Group, KEEP, Kind, Lab, Param};

/// Version of the link format. Links without `v` are version 1.
pub const VERSION: u32 = 1;

/// The result of reading a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The scenario it describes.
    pub scenario: Scenario,
    /// A sentence for each thing that could not be taken as given.
    pub messages: Vec<String>,
}

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

impl PartialEq for Scenario {
    fn eq(&self, other: &Self) -> bool {
        self.lab.id == other.lab.id && self.values == other.values
    }
}

impl Scenario {
    /// The scenario with all parameters at their defaults.
    #[must_use]
    pub fn new(lab: &'static Lab) -> Self {
        Self { lab, values: lab.params.iter().map(default_value).collect() }
    }

    /// Reads a scenario URL, or the part of it from `#/`, of one of these laboratories. A value that cannot
    /// be read keeps its default, and is reported in a sentence.
    ///
    /// # Errors
    /// If the text names none of them, or is of a later version.
    pub fn read_among(labs: &'static [Lab], text: &str) -> Result<Reading, ReadError> {
        let mut messages = Vec::new();
        let scenario = read::read(labs, text, &mut messages)?;
        Ok(Reading { scenario, messages: messages::shortened(messages) })
    }

    /// Why a text cannot be taken as it stands: a sentence for each reason; none if it can.
    ///
    /// # Errors
    /// If the text names none of these laboratories, or is of a later version.
    pub fn refusals_among(labs: &'static [Lab], text: &str) -> Result<Vec<String>, ReadError> {
        let mut refusals = messages::Refusals::default();
        read::read(labs, text, &mut refusals)?;
        Ok(messages::shortened(refusals.0))
    }

    /// Reads a text that must be a scenario of `lab`, without messages: a module of the page then contains neither the
    /// sentences nor the tables of other laboratories.
    ///
    /// # Errors
    /// If the text is not a link of this version, or is one of another laboratory.
    pub fn of(lab: &'static Lab, text: &str) -> Result<Self, ReadError> {
        read::read(std::slice::from_ref(lab), text, &mut messages::NoMessages)
    }

    /// A scenario with the values of `query`, such as `ta=20&w=16`, read as in a link.
    #[must_use]
    pub fn with(lab: &'static Lab, query: &str) -> Reading {
        let mut messages = Vec::new();
        let scenario = values::read_query(lab, query, &mut messages);
        Reading { scenario, messages: messages::shortened(messages) }
    }

    /// The laboratory.
    #[must_use]
    pub fn lab(&self) -> &'static Lab {
        self.lab
    }

    /// The canonical text: `#/alf?ta=20&w=16`, in the order of the table, without parameters at their defaults. Where a
    /// link without parameters opens another scenario than the defaults (`Lab::opening`), only that scenario is written
    /// without parameters; the defaults are written with the first parameter in which the two differ.
    #[must_use]
    pub fn canonical(&self) -> String {
        let (lab, opening) = (self.lab.id, self.lab.opening);
        let query = match self.query() {
            query if query == opening => String::new(),
            query if query.is_empty() => {
                let first = values::pairs(opening).next().map_or("", |(id, _)| id);
                self.pairs(|param, _| param.id == first)
            }
            query => query,
        };
        if query.is_empty() { format!("#/{lab}") } else { format!("#/{lab}?{query}") }
    }

    /// The parameters that differ from the defaults, such as `ta=20&w=16`; [`Scenario::with`] reads it.
    #[must_use]
    pub fn query(&self) -> String {
        self.pairs(|param, value| *value != default_value(param))
    }

    /// A parameter and its value as in a link: `w=8`. Empty if the laboratory has no such parameter.
    #[must_use]
    pub fn pair(&self, id: &str) -> String {
        self.pairs(|param, _| param.id == id)
    }

    fn pairs(&self, is_written: impl Fn(&Param, &Value) -> bool) -> String {
        let mut text = String::new();
        let all = self.lab.params.iter().zip(&self.values);
        for (param, value) in all.filter(|(param, value)| is_written(param, value)) {
            if !text.is_empty() {
                text.push('&');
            }
            text.push_str(param.id);
            text.push('=');
            value.write(&mut text);
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

    /// Value of a numeric parameter, `None` if it is left to the model.
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

    /// Value of a numeric parameter that has no decimals.
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

    /// Name of the chosen value for people, from the table of parameters.
    ///
    /// # Panics
    /// If the table has no such choice: a mistake in the code, not in an input.
    #[must_use]
    pub fn name_of(&self, id: &str) -> &'static str {
        let chosen = self.choice(id);
        let kind = self.lab.param(id).map(|param| &param.kind);
        let Some(Kind::Choice { options, .. }) = kind else { panic!("{id} is not a choice") };
        options.iter().find(|option| option.id == chosen).map_or(chosen, |option| option.name)
    }

    /// The item of `all` that the chosen id stands for.
    ///
    /// # Panics
    /// If the table has another choice, or none: a mistake in the code, not in an input.
    #[must_use]
    pub fn choice_of<T: Copy>(&self, id: &str, all: &[(&'static str, T)]) -> T {
        let chosen = self.choice(id);
        let found = all.iter().find(|(name, _)| *name == chosen);
        found.map_or_else(|| panic!("{id}: {chosen} stands for nothing"), |&(_, value)| value)
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

    /// The points of a table of quantiles (share, ms), or the model's own points if the text is empty.
    ///
    /// # Panics
    /// If the table of parameters has no such text: a mistake in the code, not in an input.
    #[must_use]
    pub fn quantiles(&self, id: &str) -> Vec<(f64, f64)> {
        let given = self.text(id);
        let text = match self.lab.param(id).map(|param| &param.kind) {
            Some(Kind::Text { auto, .. }) if given.is_empty() => auto,
            _ => given,
        };
        grammar::quantiles(text)
    }

    /// The scenario that is kept beside this one, if there is one.
    #[must_use]
    pub fn kept(&self) -> Option<Self> {
        let text = self.lab.param(KEEP.id).map_or("", |_| self.text(KEEP.id));
        (!text.is_empty()).then(|| values::read_kept(self.lab, text, &mut Vec::new()))
    }

    /// The kept scenario, with the state of this scenario's figure.
    #[must_use]
    pub fn kept_in_view(&self) -> Option<Self> {
        let mut kept = self.kept()?;
        for (place, param) in self.lab.params.iter().enumerate() {
            if param.group == Group::Figure && param.id != KEEP.id {
                kept.values[place] = self.values[place].clone();
            }
        }
        Some(kept)
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

    /// Sets a parameter with named values to one of them.
    ///
    /// # Errors
    /// If there is no such parameter, it has no named values, or not this one.
    pub fn set_choice(&mut self, id: &str, chosen: &str) -> Result<(), ScenarioError> {
        let place = self.place(id).ok_or_else(|| ScenarioError::Unknown(id.to_owned()))?;
        let param = &self.lab.params[place];
        let Kind::Choice { options, .. } = &param.kind else {
            return Err(ScenarioError::NotChoice(id.to_owned()));
        };
        let current = self.lab.current_choice(param.id, chosen);
        let option =
            options.iter().find(|option| option.id == current).ok_or_else(|| ScenarioError::NoChoice {
                id: id.to_owned(),
                given: quote(chosen),
                known: options.iter().map(|option| option.id).collect(),
            })?;
        self.values[place] = Value::Choice(option.id);
        Ok(())
    }

    /// Sets a parameter with a text, read as in a link.
    ///
    /// # Errors
    /// If there is no such text, or if it cannot be taken as it stands.
    pub fn set_text(&mut self, id: &str, text: &str) -> Result<(), ScenarioError> {
        let place = self.place(id).ok_or_else(|| ScenarioError::Unknown(id.to_owned()))?;
        let param = &self.lab.params[place];
        if !matches!(param.kind, Kind::Text { .. }) {
            return Err(ScenarioError::NotText(id.to_owned()));
        }
        let mut refusals = messages::Refusals::default();
        match values::read_value(self.lab, param, text, &mut refusals) {
            Some(value) if refusals.0.is_empty() => {
                self.values[place] = value;
                Ok(())
            }
            _ => Err(ScenarioError::Unreadable(refusals.0.join(" "))),
        }
    }

    /// Whether a parameter has named values.
    #[must_use]
    pub fn is_choice(&self, id: &str) -> bool {
        self.place(id).is_some_and(|place| matches!(self.lab.params[place].kind, Kind::Choice { .. }))
    }

    /// Chooses a named value.
    ///
    /// # Panics
    /// If the table has no such choice: a mistake in the code, not in an input.
    pub fn choose(&mut self, id: &str, chosen: &str) {
        let place = self.place(id).unwrap_or_else(|| panic!("{} has no parameter {id}", self.lab.id));
        let Kind::Choice { options, .. } = &self.lab.params[place].kind else {
            panic!("{id} is not a choice")
        };
        let option = options.iter().find(|option| option.id == chosen);
        let option = option.unwrap_or_else(|| panic!("{id} cannot be {chosen}"));
        self.values[place] = Value::Choice(option.id);
    }

    fn value(&self, id: &str) -> &Value {
        match self.place(id) {
            Some(place) => &self.values[place],
            None => panic!("{} has no parameter {id}", self.lab.id),
        }
    }

    /// Accepts a former id as well as the current one.
    fn place(&self, id: &str) -> Option<usize> {
        let id = self.lab.current_id(id);
        self.lab.params.iter().position(|param| param.id == id)
    }
}

impl Value {
    fn write(&self, text: &mut String) {
        match self {
            Self::Number(Some(value)) => text.push_str(&number::write(*value)),
            Self::Number(None) => {}
            Self::Choice(id) => text.push_str(id),
            Self::Text(value) => value.chars().for_each(|c| encode(c, text)),
        }
    }
}

/// Writes `c` as in a link: like `encodeURIComponent`, but with `,` and `:` kept as they are and a space as
/// `+`.
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
