//! One statement of a ledger: what it does not rest on is computed once and not in every replication.

use super::crew::Crew;
use model::experiments::ledger::{Asked, Figure, Ledger, Size, Statement, Work};
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

/// The statements of a ledger, of which the one with this number is computed in full. Of the others only the words count.
pub fn statements(
    crew: &Crew,
    ledger: &Ledger,
    number: u32,
    size: Size,
    rules: &'static str,
) -> Vec<Statement> {
    let under = |work: &dyn Work| (ledger.statements)(&Asked { work, size, rules });
    let settings = |statements: &[Statement]| -> HashSet<String> {
        let wanted = statements.iter().filter(|statement| statement.number == number).flat_map(figures_of);
        wanted.flat_map(|figure| &figure.scenarios).map(|text| setting_of(text)).collect()
    };
    let first = Few::new(crew, HashSet::new(), false);
    let scenarios = settings(&under(&first));
    let last = Few::new(crew, HashSet::new(), true);
    let is_fixed = settings(&under(&last)) == scenarios;
    let few = Few::new(crew, scenarios, false);
    let found = under(&few);
    // what was found elsewhere decides its scenarios, or they stand for others that are asked: then all is computed
    if is_fixed && few.has_met_all() { found } else { under(crew) }
}

fn figures_of(statement: &Statement) -> impl Iterator<Item = &Figure> {
    statement.checks.iter().map(|check| &check.figure).chain(&statement.beside)
}

/// Answers in full what is asked of these scenarios; of others one replication stands for all.
struct Few<'a> {
    crew: &'a Crew,
    scenarios: HashSet<String>,
    /// Those that were asked.
    met: Mutex<HashSet<String>>,
    /// Whether the last replication stands for all, and not the first.
    by_last: bool,
}

impl<'a> Few<'a> {
    fn new(crew: &'a Crew, scenarios: HashSet<String>, by_last: bool) -> Self {
        Self { crew, scenarios, met: Mutex::default(), by_last }
    }

    fn has_met_all(&self) -> bool {
        self.met.lock().is_ok_and(|met| *met == self.scenarios)
    }
}

impl Work for Few<'_> {
    fn answers(&self, questions: &[String], answer: &(dyn Fn(usize) -> Vec<f64> + Sync)) -> Vec<Vec<f64>> {
        let mut one = HashMap::new();
        for (place, question) in questions.iter().enumerate() {
            let known = one.entry(parts(question)).or_insert(place);
            if self.by_last {
                *known = place;
            }
        }
        let stands: Vec<usize> = (0..questions.len())
            .map(|place| {
                let (what, scenario) = parts(&questions[place]);
                let setting = setting_of(scenario);
                if !self.scenarios.contains(&setting) {
                    return one.get(&(what, scenario)).copied().unwrap_or(place);
                }
                if let Ok(mut met) = self.met.lock() {
                    met.insert(setting);
                }
                place
            })
            .collect();
        let mut places = stands.clone();
        places.sort_unstable();
        places.dedup();
        let asked: Vec<String> = places.iter().map(|&place| questions[place].clone()).collect();
        let answers = self.crew.answers(&asked, &|at| answer(places[at]));
        let of = |place: &usize| places.binary_search(place).ok().and_then(|at| answers.get(at)).cloned();
        stands.iter().map(|place| of(place).unwrap_or_default()).collect()
    }
}

/// What a question asks, in whichever replication, and of which scenario.
fn parts(question: &str) -> (&str, &str) {
    let (what, scenario) = question.split_at(question.find("#/").unwrap_or(question.len()));
    (what.split_once(" of run ").map_or(what, |(what, _)| what), scenario)
}

/// A scenario without the number of its replications.
fn setting_of(scenario: &str) -> String {
    let (lab, query) = scenario.split_once('?').unwrap_or((scenario, ""));
    let is_kept = |pair: &&str| !pair.is_empty() && !pair.starts_with("runs=");
    let mut pairs: Vec<&str> = query.split('&').filter(is_kept).collect();
    pairs.sort_unstable();
    format!("{lab}?{}", pairs.join("&"))
}
