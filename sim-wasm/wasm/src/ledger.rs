//! A claim of a paper computed on the page: the questions on whose answers it depends, the answers, and the verdict
//! that follows. A worker keeps nothing between calls, so each call gets the known answers.

use crate::running::running;
use crate::shape::{column, doubles, shape, whole};
use js_sys::{Float64Array, Uint32Array};
use model::experiments::ledger::{Check, Claim, Figure, Ledger, SequentialWork, Size, Statement};
use model::laboratories::laboratory;
use model::running::Running;
use wasm_bindgen::prelude::*;

shape! {
    /// A figure of ours, as in `oos ledger --json`.
    pub struct LedgerFigure {
        name: String,
        text: String,
        mean: f64,
        interval: (f64, f64),
        scenarios: Vec<String>,
    }
}

shape! {
    /// A rule and the figure that it judges.
    pub struct LedgerCheck {
        rule: String,
        outcome: &'static str,
        compares: bool,
        stated: Option<f64>,
        is_bounded: bool,
        from: Option<f64>,
        to: Option<f64>,
        least: Option<f64>,
        most: Option<f64>,
        figure: LedgerFigure,
    }
}

shape! {
    /// The verdict and the checks under the rules of one column.
    pub struct LedgerFound {
        verdict: &'static str,
        checks: Vec<LedgerCheck>,
        beside: Vec<LedgerFigure>,
    }
}

shape! {
    /// Answers, one after another, and the length of each.
    pub struct LedgerAnswers {
        widths: Uint32Array,
        numbers: Float64Array,
    }
}

/// Units of work in an answer: some answers take a second.
const UNITS: u32 = 2000;
/// Most steps for the answers about one scenario's replications: before each step all statements are made, so that a
/// step should be worth it.
const STEPS: u32 = 4;

/// Answers questions one after another.
struct Answering {
    claim: Claim,
    runs: u32,
    questions: Vec<String>,
    answers: Vec<Vec<f64>>,
}

impl Running for Answering {
    type Partial = Vec<Vec<f64>>;
    type Output = Vec<Vec<f64>>;

    fn step(&mut self, budget: u32) -> f64 {
        let done = self.answers.len();
        let next = done
            .saturating_add((budget / UNITS).max(self.runs / STEPS).max(1) as usize)
            .min(self.questions.len());
        if next > done {
            self.answers.extend(self.claim.answers(&self.questions[done..next], &SequentialWork));
        }
        if self.questions.is_empty() { 1.0 } else { next as f64 / self.questions.len() as f64 }
    }

    fn partial(&self) -> Option<Self::Partial> {
        None
    }

    fn result(&self) -> Self::Output {
        self.answers.clone()
    }
}

running! {
    /// Questions that are being answered.
    pub struct LedgerRun(Answering) => LedgerAnswers, answers;
}

fn answers(answers: Vec<Vec<f64>>) -> LedgerAnswers {
    let widths: Vec<u32> = answers.iter().map(|numbers| numbers.len() as u32).collect();
    LedgerAnswers { widths: whole(&widths), numbers: doubles(&answers.concat()) }
}

/// The ledger and the number in a claim's id: `red-17` is a claim of `red`.
fn ledger_and_number(id: &str) -> Result<(&'static Ledger, u32), JsError> {
    let found = id.rsplit_once('-').and_then(|(lab, number)| {
        let ledger = laboratory(lab)?.ledger?;
        Some((ledger, number.parse().ok()?))
    });
    found.ok_or_else(|| JsError::new(&format!("there is no claim “{id}”")))
}

/// A claim under the rules of a column, with the known answers.
fn claim(
    id: &str,
    column: u32,
    runs: u32,
    is_long: bool,
    known: Vec<String>,
    answers: &KnownAnswers,
) -> Result<Claim, JsError> {
    let (ledger, number) = ledger_and_number(id)?;
    let rules = ledger.columns.get(column as usize).map(|column| column.rules);
    let rules = rules.ok_or_else(|| JsError::new(&format!("{id} is judged under fewer rules")))?;
    if !(2..=ledger.runs_at_most).contains(&runs) {
        return Err(JsError::new(&format!("{runs} runs are not from 2 to {}", ledger.runs_at_most)));
    }
    let mut claim = Claim::new(ledger, number, Size { runs, is_long }, rules);
    let mut rest = answers.numbers;
    for (question, &width) in known.into_iter().zip(answers.widths) {
        let (numbers, others) = rest.split_at((width as usize).min(rest.len()));
        claim.know(question, numbers.to_vec());
        rest = others;
    }
    Ok(claim)
}

/// Known answers, one after another, and the length of each.
struct KnownAnswers<'a> {
    widths: &'a [u32],
    numbers: &'a [f64],
}

/// The questions on whose answers a claim depends, without those that are known.
///
/// # Errors
/// If there is no such claim.
#[wasm_bindgen]
pub fn ledger_open(
    id: &str,
    column: u32,
    runs: u32,
    is_long: bool,
    known: Vec<String>,
    widths: &[u32],
    numbers: &[f64],
) -> Result<Vec<String>, JsError> {
    Ok(claim(id, column, runs, is_long, known, &KnownAnswers { widths, numbers })?.open())
}

/// Answers some of these questions.
///
/// # Errors
/// If there is no such claim.
#[wasm_bindgen]
#[allow(clippy::too_many_arguments, reason = "a worker keeps nothing between calls")]
pub fn ledger_answers(
    id: &str,
    column: u32,
    runs: u32,
    is_long: bool,
    known: Vec<String>,
    widths: &[u32],
    numbers: &[f64],
    questions: Vec<String>,
) -> Result<LedgerRun, JsError> {
    let claim = claim(id, column, runs, is_long, known, &KnownAnswers { widths, numbers })?;
    Ok(LedgerRun(Answering { claim, runs, questions, answers: Vec::new() }))
}

/// The verdict and the checks of a claim, all of whose questions are answered.
///
/// # Errors
/// If there is no such claim.
#[wasm_bindgen]
pub fn ledger_found(
    id: &str,
    column: u32,
    runs: u32,
    is_long: bool,
    known: Vec<String>,
    widths: &[u32],
    numbers: &[f64],
) -> Result<LedgerFound, JsError> {
    let claim = claim(id, column, runs, is_long, known, &KnownAnswers { widths, numbers })?;
    claim.statement().as_ref().map(found).ok_or_else(|| JsError::new(&format!("there is no claim “{id}”")))
}

fn found(statement: &Statement) -> LedgerFound {
    LedgerFound {
        verdict: statement.verdict().words(),
        checks: column(&statement.checks, check),
        beside: column(&statement.beside, figure),
    }
}

fn check(check: &Check) -> LedgerCheck {
    let end = |end: f64| end.is_finite().then_some(end);
    LedgerCheck {
        rule: check.says.clone(),
        outcome: check.outcome.word(),
        compares: check.compares,
        stated: check.stated,
        is_bounded: check.allowed.is_some(),
        from: check.allowed.and_then(|(from, _)| end(from)),
        to: check.allowed.and_then(|(_, to)| end(to)),
        least: check.runs.map(|(from, _)| from),
        most: check.runs.map(|(_, to)| to),
        figure: figure(&check.figure),
    }
}

fn figure(figure: &Figure) -> LedgerFigure {
    LedgerFigure {
        name: figure.name.clone(),
        text: figure.text(),
        mean: figure.estimate().mean,
        interval: figure.interval(),
        scenarios: figure.scenarios.clone(),
    }
}
