//! One statement of a ledger, computed question by question: whoever computes it may stop between two questions and
//! spread them over workers.
//!
//! A ledger's statements are computed together, and what a later one asks may depend on what was found before. So
//! they are all made again and again, with stand-ins in place of answers that are not known yet: that takes milliseconds. What
//! the statement rests on shows when other stand-ins change it.

use super::work::parts;
use super::{Asked, Ledger, Size, Statement, Work};
use crate::random::{Random, Stream};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A statement under the rules of one column, and what is known of it.
pub struct Claim {
    ledger: &'static Ledger,
    number: u32,
    size: Size,
    rules: &'static str,
    known: BTreeMap<String, Vec<f64>>,
    /// Numbers in an answer, by what is asked.
    widths: Mutex<BTreeMap<String, usize>>,
}

/// A stand-in: 0 everywhere, or others, each of its own draw and size.
type StandIn = Option<u32>;

/// So many other stand-ins have to leave a statement as it is: a rule that asks whether a number is above a bound sees about half of them.
const OTHERS: u32 = 8;
/// So often the statements are made to learn on what one rests; what is not told apart by then counts among it.
const PASSES: u32 = 64;

/// Which stand-in a question has: of it and of the first question that was asked together with it.
type Stand<'a> = &'a (dyn Fn(&str, &str) -> StandIn + Sync);

/// The statements made once.
struct Pass<'a> {
    claim: &'a Claim,
    stand_in: Stand<'a>,
    /// Questions that are answered.
    wanted: Option<(&'a BTreeSet<&'a str>, &'a dyn Work)>,
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    /// Questions without an answer, as they came, each with the first that was asked together with it.
    open: Vec<(String, String)>,
    answers: BTreeMap<String, Vec<f64>>,
}

impl Claim {
    /// The statement with this number.
    #[must_use]
    pub fn new(ledger: &'static Ledger, number: u32, size: Size, rules: &'static str) -> Self {
        Self { ledger, number, size, rules, known: BTreeMap::new(), widths: Mutex::default() }
    }

    /// The answer to a question is known.
    pub fn know(&mut self, question: String, numbers: Vec<f64>) {
        self.known.insert(question, numbers);
    }

    /// The questions on whose answers the statement rests, as far as what is known tells; none when all are known.
    #[must_use]
    pub fn open(&self) -> Vec<String> {
        let (statement, open) = self.made(&zero);
        let Some(statement) = statement else { return Vec::new() };
        let own: BTreeSet<String> = scenarios_of(&statement).map(|text| setting_of(text)).collect();
        let is_own = |(question, _): &&(String, String)| own.contains(&setting_of(parts(question).1));
        let mut needed: BTreeSet<&str> =
            open.iter().filter(is_own).map(|(question, _)| question.as_str()).collect();
        // halves of what changes the statement, until there is one
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
        // in the order in which they came, and each once
        let next = |(question, _): &(String, String)| needed.take(question.as_str()).map(str::to_owned);
        open.iter().filter_map(next).collect()
    }

    /// The answers to questions that `open` has given; an empty one to what the ledger does not ask.
    #[must_use]
    pub fn answers(&self, questions: &[String], work: &dyn Work) -> Vec<Vec<f64>> {
        let wanted = questions.iter().map(String::as_str).collect();
        let (_, mut seen) = self.pass(&zero, Some((&wanted, work)));
        questions.iter().map(|question| seen.answers.remove(question).unwrap_or_default()).collect()
    }

    /// The statement as it follows from what is known; `None` if the ledger has none of this number.
    #[must_use]
    pub fn statement(&self) -> Option<Statement> {
        self.made(&zero).0
    }

    /// Asks until nothing is open.
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

    fn made(&self, stand_in: Stand) -> (Option<Statement>, Vec<(String, String)>) {
        let (statement, seen) = self.pass(stand_in, None);
        (statement, seen.open)
    }

    fn pass(
        &self,
        stand_in: Stand,
        wanted: Option<(&BTreeSet<&str>, &dyn Work)>,
    ) -> (Option<Statement>, Seen) {
        let pass = Pass { claim: self, stand_in, wanted, seen: Mutex::default() };
        let statements = (self.ledger.statements)(&Asked { work: &pass, size: self.size, rules: self.rules });
        let statement = statements.into_iter().find(|statement| statement.number == self.number);
        (statement, pass.seen.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many numbers answer a question: of each kind one is answered to learn it.
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

/// All statements of a ledger with stand-ins in place of every answer: what they say, and no figure that counts.
pub fn outlines(ledger: &'static Ledger) -> Vec<Statement> {
    let size = Size { runs: 2, is_long: false };
    let rules = ledger.columns.first().map_or("", |column| column.rules);
    let claim = Claim::new(ledger, 0, size, rules);
    let pass = Pass { claim: &claim, stand_in: &zero, wanted: None, seen: Mutex::default() };
    (ledger.statements)(&Asked { work: &pass, size, rules })
}

/// The same for the same question, and of two questions as different as can be, so that none makes up for another.
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

/// All that the numbers of a statement can change.
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

/// A scenario without the number of its replications.
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

    /// Answers as quick as stand-ins, and different from all of them.
    fn made_up(question: &str, width: usize) -> Vec<f64> {
        stood_in(Some(OTHERS), question, width).iter().map(|share| 0.1 + share * share).collect()
    }

    /// Answers everything with what is made up.
    struct MadeUp<'a>(&'a Claim);

    impl Work for MadeUp<'_> {
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

    /// Scenarios of a ledger open on the page and on the command line exactly as written, without a message; a number is of one
    /// statement.
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

    /// Whatever the answers are, a statement alone is what it is among the others, though it asks for less.
    fn assert_alone(ledger: &'static Ledger, any: &Claim, statement: &Statement) {
        let mut alone = Claim::new(ledger, statement.number, any.size, any.rules);
        alone.widths = Mutex::new(locked(&any.widths).clone());
        loop {
            let open = alone.open();
            if open.is_empty() {
                break;
            }
            let answers = alone.answers(&open, &MadeUp(any));
            open.into_iter().zip(answers).for_each(|(question, numbers)| alone.know(question, numbers));
        }
        let found = alone.statement().map(|found| format!("{found:?}"));
        assert_eq!(found, Some(format!("{statement:?}")), "{} {}", ledger.paper, statement.number);
    }

    #[test]
    fn statements_have_canonical_links_and_are_the_same_alone() {
        let size = Size { runs: 2, is_long: false };
        for (lab, ledger) in LEDGERS {
            // that of deliveries has the most to ask
            let step = if lab.id == "alf" { 96 } else { 12 };
            for column in ledger.columns {
                let any = Claim::new(ledger, 0, size, column.rules);
                let whole = (ledger.statements)(&Asked { work: &MadeUp(&any), size, rules: column.rules });
                assert_canonical(ledger, &whole);
                for statement in whole.iter().rev().skip(6).step_by(step) {
                    assert_alone(ledger, &any, statement);
                }
            }
        }
    }
}
