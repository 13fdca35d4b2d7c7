//! A ledger as a page of documentation.

use model::experiments::ledger::{
    ABOUT, Check, Figure, Ledger, Outcome, PRINTED, SAME_GAIN, Statement, Verdict, plain, show_estimate,
};

pub fn page((lab, ledger): (&str, &Ledger), runs: u32, statements: &[Statement]) -> String {
    let mut text = head(lab, ledger, runs);
    text += &summary(lab, statements);
    for statement in statements {
        text += &section(lab, statement);
    }
    text.trim_end().to_owned() + "\n"
}

fn head(lab: &str, ledger: &Ledger, runs: u32) -> String {
    format!(
        "# Reproduction ledger: `{lab}`

What {paper}
states, and what comes out here. `npm run ledger` wrote this page with `oos ledger {lab}`; do not edit it. `npm test`
computes it again and compares.

- A statement is cut into **rules**. A rule holds when it holds on the whole of our figure's 95% interval, fails when it holds
  nowhere on it, and is undecided where the interval contains its bound: then more runs would tell (`--runs`).
- The **verdict** follows from the rules: *reproduced* if all hold, *in part* if some hold and some fail, *undecided* if none fails and
  some are undecided, or if none holds and not all fail, *not reproduced* if all fail. Nobody types it. Parameters stand as the paper gives them; none was fitted.
- \"About\" and \"approximately\" allow {about}% either way, a value that the paper prints with its digits and without such a word {printed}%. Gains that differ by
  {same} at most are the same, and a gain up to {same} is none. What else a rule reads into the words stands beside it.
- Where the paper shows a single run, its value has to lie among the middle 95% of ours. That is lenient: one run
  says little.
- Figures are means over {runs} replications, or as many as the scenario says, with Student intervals; comparisons
  are of paired differences. A ratio of counts is of all replications together, with a bootstrap interval. A figure over a range of Ta is of the curve in steps of 1 ms; a place on it is
  looked for in ten groups of the replications, and its interval is a step wider on both sides.
- A **scenario** opens on the page (behind its address) and on the command line: `npm run -s oos -- run '#/...'`.

",
        paper = ledger.paper,
        about = ABOUT * 100.0,
        printed = PRINTED * 100.0,
        same = SAME_GAIN,
    )
}

fn summary(lab: &str, statements: &[Statement]) -> String {
    let mut text = "## Summary\n| verdict | statements |\n| --- | --- |\n".to_owned();
    for verdict in Verdict::ALL {
        let count = statements.iter().filter(|statement| statement.verdict() == verdict).count();
        text += &format!("| {} | {count} |\n", verdict.words());
    }
    text +=
        "\n| | section | the paper's words | verdict | rules that hold |\n| --- | --- | --- | --- | --- |\n";
    for statement in statements {
        let Statement { place, quote, checks, .. } = statement;
        let verdict = statement.verdict().words();
        let rules = if checks.is_empty() { String::new() } else { rules_that_hold(checks) };
        text += &format!("| {} | {place} | {} | {verdict} | {rules} |\n", statement.id(lab), cell(quote));
    }
    text + "\n"
}

/// `23 of 28, 2 undecided`
fn rules_that_hold(checks: &[Check]) -> String {
    let count = |outcome| checks.iter().filter(|check| check.outcome == outcome).count();
    let undecided = match count(Outcome::Undecided) {
        0 => String::new(),
        some => format!(", {some} undecided"),
    };
    format!("{} of {}{undecided}", count(Outcome::Holds), checks.len())
}

/// A statement with its rules.
pub fn section(lab: &str, statement: &Statement) -> String {
    let Statement { place, quote, checks, beside, note, .. } = statement;
    let section = if place.starts_with(|c: char| c.is_ascii_digit()) { "Section " } else { "" };
    let mut text =
        format!("## {}. {section}{place}: {}\n> {quote}\n\n", statement.id(lab), statement.verdict().words());
    if !checks.is_empty() {
        text += "| rule | our figure | holds | scenario |\n| --- | --- | --- | --- |\n";
        for check in checks {
            let holds = check.outcome.word();
            text += &format!(
                "| {} | {} | {holds} | {} |\n",
                cell(&check.says),
                value_of(check),
                scenarios(&check.figure)
            );
        }
        text.push('\n');
    }
    if !beside.is_empty() {
        text += "| beside it, deciding nothing | our figure | scenario |\n| --- | --- | --- |\n";
        for figure in beside {
            text += &format!(
                "| {} | {} | {} |\n",
                cell(figure.name.trim_end_matches(',')),
                value(figure),
                scenarios(figure)
            );
        }
        text.push('\n');
    }
    if !note.is_empty() {
        text += &format!("{note}\n\n");
    }
    text
}

fn value_of(check: &Check) -> String {
    let difference = if check.compares { "difference " } else { "" };
    let runs = check
        .runs
        .map(|(from, to)| format!("; middle 95% of runs {} to {}", plain(from), plain(to)))
        .unwrap_or_default();
    format!("{difference}{}{runs}", value(&check.figure))
}

fn value(figure: &Figure) -> String {
    format!("{} {}", show_estimate(figure.estimate()), figure.unit).trim_end().to_owned()
}

fn scenarios(figure: &Figure) -> String {
    figure.scenarios.iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join("<br>")
}

/// A vertical bar would end the cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
