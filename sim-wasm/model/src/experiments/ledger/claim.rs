//! One statement of a ledger, computed question by question: the caller may stop between two questions, and spread them
//! over workers.
//!
//! A ledger's statements are computed together, and the questions of a later one may depend on earlier answers. So all
//! statements are made again and again, with stand-ins for unknown answers, which takes milliseconds. A question
//! matters to the statement if other stand-ins for it change the statement.

use super::work::parts;
use super::{Ledger, LedgerRequest, Size, Statement, Work};
use crate::random::{Random, Stream};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A statement under the rules of one column, and the answers known so far.
pub struct Claim {
    ledger: &'static Ledger,
    number: u32,
    size: Size,
    rules: &'static str,
    known: BTreeMap<String, Vec<f64>>,
    /// The width of an answer, by the kind of question.
    widths: Mutex<BTreeMap<String, usize>>,
}

/// Which stand-in is used: 0 everywhere, or one of several sets of random numbers.
type StandIn = Option<u32>;

/// How many other stand-ins have to leave a statement as it is before a question is left out: a rule that compares a
/// number with a bound notices about half of them.
const OTHERS: u32 = 8;
/// How often the statements are made at most to find the questions that one depends on; questions undecided by then are
/// included.
const PASSES: u32 = 64;

/// Gives the stand-in of a question, from the question and the first one asked together with it.
type StandInFor<'a> = &'a (dyn Fn(&str, &str) -> StandIn + Sync);

/// A single making of all statements.
struct Pass<'a> {
    claim: &'a Claim,
    stand_in: StandInFor<'a>,
    /// Questions to be answered, and the one who answers.
    wanted: Option<(&'a BTreeSet<&'a str>, &'a dyn Work)>,
    seen: Mutex<PassQuestions>,
}

#[derive(Default)]
struct PassQuestions {
    /// Questions without an answer, in the order asked, each with the first one asked together with it.
    open: Vec<(String, String)>,
    answers: BTreeMap<String, Vec<f64>>,
}

impl Claim {
    /// The statement with this number.
    #[must_use]
    pub fn new(ledger: &'static Ledger, number: u32, size: Size, rules: &'static str) -> Self {
        Self { ledger, number, size, rules, known: BTreeMap::new(), widths: Mutex::default() }
    }

    /// Records the answer to a question.
    pub fn know(&mut self, question: String, numbers: Vec<f64>) {
        self.known.insert(question, numbers);
    }

    /// The questions on whose answers the statement depends, given the answers so far; empty if all are known.
    #[must_use]
    pub fn open(&self) -> Vec<String> {
        let (statement, open) = self.made(&zero);
        let Some(statement) = statement else { return Vec::new() };
        let own: BTreeSet<String> = scenarios_of(&statement).map(|text| setting_of(text)).collect();
        let is_own = |(question, _): &&(String, String)| own.contains(&setting_of(parts(question).1));
        let mut needed: BTreeSet<&str> =
            open.iter().filter(is_own).map(|(question, _)| question.as_str()).collect();
        // halves the set of questions that change the statement, until one is left
        let before = traces_of(&statement);
        let is_other = |(question, _): &&(String, String)| !needed.contains(question.as_str());
        let others: BTreeSet<&str> = open.iter().filter(is_other).map(|(_, first)| first.as_str()).collect();
        let mut groups = vec![others.into_iter().collect::<Vec<_>>()];
        let mut found = BTreeSet::new();
        let mut passes = 0;
        while let Some(mut group) = groups.pop() {
            let is_changed =
                |question: &str, first: &str| !needed.contains(question) && group.contains(&first);
            if passes < PASSES && (group.is_empty() || !self.changes(&is_changed, &before, &mut passes)) {
                continue;
            }
            if passes < PASSES && group.len() > 1 {
                groups.push(group.split_off(group.len() / 2));
                groups.push(group);
            } else {
                found.extend(group);
            }
        }
        let rests_on = |(_, first): &&(String, String)| found.contains(first.as_str());
        needed.extend(open.iter().filter(rests_on).map(|(question, _)| question.as_str()));
        // each once, in the order asked
        let next = |(question, _): &(String, String)| needed.take(question.as_str()).map(str::to_owned);
        open.iter().filter_map(next).collect()
    }

    /// The answers to questions from `open`; an empty answer to a question that the ledger does not ask.
    #[must_use]
    pub fn answers(&self, questions: &[String], work: &dyn Work) -> Vec<Vec<f64>> {
        let wanted = questions.iter().map(String::as_str).collect();
        let (_, mut seen) = self.pass(&zero, Some((&wanted, work)));
        questions.iter().map(|question| seen.answers.remove(question).unwrap_or_default()).collect()
    }

    /// The statement given the answers so far; `None` if the ledger has none of this number.
    #[must_use]
    pub fn statement(&self) -> Option<Statement> {
        self.made(&zero).0
    }

    /// Asks questions until none is open.
    #[must_use]
    pub fn computed(mut self, work: &dyn Work) -> Option<Statement> {
        loop {
            let open = self.open();
            if open.is_empty() {
                return self.statement();
            }
            let answers = self.answers(&open, work);
            open.into_iter().zip(answers).for_each(|(question, numbers)| self.know(question, numbers));
        }
    }

    /// Whether other stand-ins for these questions change the statement.
    fn changes(
        &self,
        is_changed: &(dyn Fn(&str, &str) -> bool + Sync),
        before: &str,
        passes: &mut u32,
    ) -> bool {
        (0..OTHERS).any(|other| {
            *passes += 1;
            let stand_in = |question: &str, first: &str| is_changed(question, first).then_some(other);
            self.made(&stand_in).0.is_none_or(|statement| traces_of(&statement) != before)
        })
    }

    fn made(&self, stand_in: StandInFor) -> (Option<Statement>, Vec<(String, String)>) {
        let (statement, seen) = self.pass(stand_in, None);
        (statement, seen.open)
    }

    fn pass(
        &self,
        stand_in: StandInFor,
        wanted: Option<(&BTreeSet<&str>, &dyn Work)>,
    ) -> (Option<Statement>, PassQuestions) {
        let pass = Pass { claim: self, stand_in, wanted, seen: Mutex::default() };
        let statements =
            (self.ledger.statements)(&LedgerRequest { work: &pass, size: self.size, rules: self.rules });
        let statement = statements.into_iter().find(|statement| statement.number == self.number);
        (statement, pass.seen.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// The width of a question's answer: one question of each kind is answered to learn it.
    fn width(&self, question: &str, answer: &dyn Fn() -> Vec<f64>) -> usize {
        let (what, _) = parts(question);
        let learned = locked(&self.widths).get(what).copied();
        learned.unwrap_or_else(|| {
            let width = answer().len();
            locked(&self.widths).insert(what.to_owned(), width);
            width
        })
    }
}

impl Work for Pass<'_> {
    fn answers(&self, questions: &[String], answer: &(dyn Fn(usize) -> Vec<f64> + Sync)) -> Vec<Vec<f64>> {
        self.given(questions, None, answer)
    }

    fn sized(
        &self,
        questions: &[String],
        width: usize,
        answer: &(dyn Fn(usize) -> Vec<f64> + Sync),
    ) -> Vec<Vec<f64>> {
        self.given(questions, Some(width), answer)
    }
}

impl Pass<'_> {
    fn given(
        &self,
        questions: &[String],
        width: Option<usize>,
        answer: &(dyn Fn(usize) -> Vec<f64> + Sync),
    ) -> Vec<Vec<f64>> {
        if let Some((wanted, work)) = self.wanted {
            let is_wanted = |&place: &usize| {
                let question = questions[place].as_str();
                wanted.contains(question) && !locked(&self.seen).answers.contains_key(question)
            };
            let places: Vec<usize> = (0..questions.len()).filter(is_wanted).collect();
            let asked: Vec<String> = places.iter().map(|&place| questions[place].clone()).collect();
            let each = |at: usize| answer(places[at]);
            let answers = match width {
                Some(width) => work.sized(&asked, width, &each),
                None => work.answers(&asked, &each),
            };
            locked(&self.seen).answers.extend(asked.into_iter().zip(answers));
        }
        let width_of =
            |place: usize| width.unwrap_or_else(|| self.claim.width(&questions[place], &|| answer(place)));
        let first = questions.first().map_or("", String::as_str);
        let mut seen = locked(&self.seen);
        let one = |(place, question): (usize, &String)| {
            if let Some(numbers) = self.claim.known.get(question) {
                return numbers.clone();
            }
            seen.open.push((question.clone(), first.to_owned()));
            stood_in((self.stand_in)(question, first), question, width_of(place))
        };
        questions.iter().enumerate().map(one).collect()
    }
}

/// All statements of a ledger with a stand-in for every answer: their texts, without valid figures.
pub fn outlines(ledger: &'static Ledger) -> Vec<Statement> {
    let size = Size { runs: 2, is_long: false };
    let rules = ledger.columns.first().map_or("", |column| column.rules);
    let claim = Claim::new(ledger, 0, size, rules);
    let pass = Pass { claim: &claim, stand_in: &zero, wanted: None, seen: Mutex::default() };
    (ledger.statements)(&LedgerRequest { work: &pass, size, rules })
}

/// The stand-in for an answer: always the same for a question, and as different as possible for two questions, so that
/// they do not cancel out.
fn stood_in(stand_in: StandIn, question: &str, width: usize) -> Vec<f64> {
    let Some(other) = stand_in else { return vec![0.0; width] };
    let scale = [1.0, 1000.0, -1.0, 0.1][other as usize % 4];
    let seed = question.bytes().fold(0_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let draws = Random::new(seed, other);
    (0..width as u32)
        .map(|place| {
            let [share, ..] = draws.uniforms(Stream::Bootstrap, place, 0);
            share * scale
        })
        .collect()
}

fn zero(_: &str, _: &str) -> StandIn {
    None
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn scenarios_of(statement: &Statement) -> impl Iterator<Item = &String> {
    statement
        .checks
        .iter()
        .map(|check| &check.figure)
        .chain(&statement.beside)
        .flat_map(|figure| &figure.scenarios)
}

/// Everything in a statement that its numbers can change, as a text.
fn traces_of(statement: &Statement) -> String {
    let mut text = String::new();
    let figures = statement.checks.iter().map(|check| (check.says.as_str(), &check.figure));
    for (says, figure) in figures.chain(statement.beside.iter().map(|figure| ("", figure))) {
        let pooled = figure.pooled.as_ref().map(|pooled| pooled.value);
        // writing into a string cannot fail
        let _ = write!(
            text,
            "{says}{}{:?}{pooled:?}{:?}{}",
            figure.name, figure.scenarios, figure.samples, figure.step
        );
    }
    text
}

/// A scenario without its number of replications.
fn setting_of(scenario: &str) -> String {
    let (lab, query) = scenario.split_once('?').unwrap_or((scenario, ""));
    let is_kept = |pair: &&str| !pair.is_empty() && !pair.starts_with("runs=");
    let mut pairs: Vec<&str> = query.split('&').filter(is_kept).collect();
    pairs.sort_unstable();
    format!("{lab}?{}", pairs.join("&"))
}

#[cfg(test)]
mod tests {
    use super::super::LEDGERS;
    use super::*;
    use crate::scenario::{Reading, Scenario};

    /// Made-up answers, as quick as stand-ins and different from all of them.
    fn made_up(question: &str, width: usize) -> Vec<f64> {
        stood_in(Some(OTHERS), question, width).iter().map(|share| 0.1 + share * share).collect()
    }

    /// Answers every question with made-up numbers.
    struct MadeUpAnswers<'a>(&'a Claim);

    impl Work for MadeUpAnswers<'_> {
        fn answers(
            &self,
            questions: &[String],
            answer: &(dyn Fn(usize) -> Vec<f64> + Sync),
        ) -> Vec<Vec<f64>> {
            let width = |place: usize| self.0.width(&questions[place], &|| answer(place));
            questions.iter().enumerate().map(|(place, question)| made_up(question, width(place))).collect()
        }

        fn sized(
            &self,
            questions: &[String],
            width: usize,
            _: &(dyn Fn(usize) -> Vec<f64> + Sync),
        ) -> Vec<Vec<f64>> {
            questions.iter().map(|question| made_up(question, width)).collect()
        }
    }

    /// The scenarios of a ledger open on the page and on the command line exactly as written, without a message; no two
    /// statements have the same number.
    fn assert_canonical(ledger: &Ledger, statements: &[Statement]) {
        let numbers: BTreeSet<u32> = statements.iter().map(|statement| statement.number).collect();
        assert_eq!(numbers.len(), statements.len(), "{}", ledger.paper);
        let scenarios: BTreeSet<&String> = statements.iter().flat_map(scenarios_of).collect();
        assert!(!scenarios.is_empty(), "{}", ledger.paper);
        for text in scenarios {
            let Ok(Reading { scenario, messages }) = Scenario::read(text) else {
                panic!("{text} is no link")
            };
            assert!(messages.is_empty(), "{text}: {messages:?}");
            assert_eq!(scenario.canonical(), *text);
        }
    }

    /// With any answers, a statement computed alone equals the one computed among all others, though fewer questions
    /// are asked.
    fn assert_alone(ledger: &'static Ledger, any: &Claim, statement: &Statement) {
        let mut alone = Claim::new(ledger, statement.number, any.size, any.rules);
        alone.widths = Mutex::new(locked(&any.widths).clone());
        loop {
            let open = alone.open();
            if open.is_empty() {
                break;
            }
            let answers = alone.answers(&open, &MadeUpAnswers(any));
            open.into_iter().zip(answers).for_each(|(question, numbers)| alone.know(question, numbers));
        }
        let found = alone.statement().map(|found| format!("{found:?}"));
        assert_eq!(found, Some(format!("{statement:?}")), "{} {}", ledger.paper, statement.number);
    }

    #[test]
    fn statements_have_canonical_links_and_are_the_same_alone() {
        let size = Size { runs: 2, is_long: false };
        for (_, ledger) in LEDGERS {
            for (place, column) in ledger.columns.iter().enumerate() {
                let any = Claim::new(ledger, 0, size, column.rules);
                let whole = (ledger.statements)(&LedgerRequest {
                    work: &MadeUpAnswers(&any),
                    size,
                    rules: column.rules,
                });
                assert_canonical(ledger, &whole);
                // one statement, under one of the rules: to find what it depends on, all are made some hundred times
                if place == 0 {
                    assert_alone(ledger, &any, whole.iter().rev().nth(6).expect("more than six statements"));
                }
            }
        }
    }
}
