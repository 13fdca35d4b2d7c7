//! Contradictions between the numbers of a scenario (`params::Conflict`); `web/scenario/conflicts.ts` follows the same
//! rules.

use super::grammar::transmissions;
use super::{Scenario, Value, number};
use crate::extremes::smaller;
use crate::params::Conflict;

/// Differences below this are rounding errors: no parameter has finer values.
const FINEST: f64 = 1e-6;
/// Numbers in sentences are rounded to two decimals.
const SHOWN: f64 = 100.0;

impl Scenario {
    /// The sentence of a conflict, if this scenario has it.
    #[must_use]
    pub fn contradiction(&self, conflict: &Conflict) -> Option<String> {
        let [less, more] = conflict.above.map(|formula| self.value_of(formula));
        // a parameter that is not given (NaN) contradicts nothing
        let is_there =
            less - more > FINEST && conflict.when.iter().all(|&(id, chosen)| self.choice(id) == chosen);
        is_there.then(|| self.filled(conflict.says))
    }

    /// Replaces the formulas in braces by their values.
    fn filled(&self, sentence: &str) -> String {
        let mut pieces = sentence.split('{');
        let mut text = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let (formula, rest) = piece.split_once('}').unwrap_or((piece, ""));
            text += &number::write((self.value_of(formula) * SHOWN + 0.5).floor() / SHOWN);
            text += rest;
        }
        text
    }

    /// The value of a formula in postfix notation; NaN if it uses a number that is left to the model, or an empty list
    /// of packets.
    ///
    /// # Panics
    /// If it names no number of the table or is not a formula: a mistake in the code, not in an input.
    fn value_of(&self, formula: &str) -> f64 {
        let mut stack = Vec::new();
        for part in formula.split(' ') {
            let value = match (part, number::decimal(part)) {
                (_, Some(value)) => value,
                ("+" | "-" | "*" | "/" | "min", None) => {
                    let (Some(b), Some(a)) = (stack.pop(), stack.pop()) else {
                        panic!("no formula: {formula}")
                    };
                    applied(part, a, b)
                }
                (id, None) => self.amount_of(id).unwrap_or(f64::NAN),
            };
            stack.push(value);
        }
        assert!(stack.len() == 1, "no formula: {formula}");
        stack[0]
    }

    /// The value of a numeric parameter; of a list of packets, the number of the last packet.
    fn amount_of(&self, id: &str) -> Option<f64> {
        match self.value(id) {
            Value::Text(list) => transmissions(list).last().map(|last| f64::from(last.adu)),
            _ => self.optional(id),
        }
    }
}

fn applied(operator: &str, a: f64, b: f64) -> f64 {
    match operator {
        "+" => a + b,
        "-" => a - b,
        "*" => a * b,
        "/" => a / b,
        _ => smaller(a, b),
    }
}
