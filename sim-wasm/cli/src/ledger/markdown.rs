//! A ledger as a page of documentation.

use model::experiments::ledger::{
    ABOUT, Check, Column, Figure, Ledger, Outcome, PRINTED, SAME_GAIN, Statement, Verdict, plain,
};

/// A statement in all columns of its ledger, in their order.
type Columns<'a> = [&'a Statement];

pub fn page((lab, ledger): (&str, &Ledger), runs: u32, statements: &[Vec<&Statement>]) -> String {
    let mut text = head(lab, ledger, runs);
    text += &summary(lab, ledger, statements);
    for statement in statements {
        text += &section((lab, ledger), statement);
    }
    text.trim_end().to_owned() + "\n"
}

fn head(lab: &str, ledger: &Ledger, runs: u32) -> String {
    format!(
        "# Reproduction ledger: `{lab}`

What {paper}
states, and whether it is reproduced here. `npm run ledger` wrote this page with `oos ledger {lab}`; do not edit it. `npm test`
computes it again and compares.

- A statement is cut into **rules**. A rule holds if every value in our figure's 95% interval satisfies it, fails if none
  does, and is otherwise undecided: more runs may decide it (`--runs`).
- The **verdict** follows from the rules: *reproduced* if all hold, *in part* if some hold and some fail, *undecided* if none fails and
  some are undecided, or if none holds and not all fail, *not reproduced* if all fail; *contradictory* if not all hold and the paper states the opposite elsewhere. Verdicts are computed, not typed. What no model here can
  test is *not testable*, for the reason given beside it. A *finding of ours* is in no paper: its rules are checked like the others. Parameters are those of the paper; where it leaves one open, the note says which was taken.
- \"About\" and \"approximately\" allow {about}% either way, a value that the paper prints with its digits and without such a word {printed}%. Gains that differ by
  {same} at most are the same, and a gain up to {same} is none. Any other reading of the words is given beside its rule.
- Where the paper shows a single run, its value has to lie among the middle 95% of ours. That is lenient: one run
  says little.
- Figures are means over {runs} replications, or as many as the scenario says, with Student intervals; comparisons
  are of paired differences. A ratio of counts is of all replications together, with a bootstrap interval.{curve}
{columns}- A **scenario** opens on the page (after its address) and on the command line: `npm run -s oos -- run '#/...'`.

",
        columns = columns(ledger),
        curve = if lab == "alf" { CURVE } else { "" },
        paper = ledger.paper,
        about = ABOUT * 100.0,
        printed = PRINTED * 100.0,
        same = SAME_GAIN,
    )
}

/// Part of the head on figures over a range of the processing time, which only one laboratory has.
const CURVE: &str = " A figure over a range of Ta is taken from the curve in steps of 1 ms; a place on it is
  looked for in ten groups of the replications, and its interval is a step wider on both sides.";

/// Part of the head that explains several columns.
fn columns(ledger: &Ledger) -> String {
    let [first, others @ ..] = ledger.columns else { return String::new() };
    let others = others.iter().map(|column| {
        format!(
            "- Every rule is judged twice: under {}, which is the default here, and under {} (`{}`); a verdict says under which it holds. \
             Notes are about {}, unless they say otherwise.\n",
            first.name, column.name, column.rules, first.name
        )
    });
    others.collect()
}

fn summary(lab: &str, ledger: &Ledger, statements: &[Vec<&Statement>]) -> String {
    let has_several = ledger.columns.len() > 1;
    let names = |alone: &str| -> Vec<String> {
        let name = |column: &Column| if has_several { column.name.to_owned() } else { alone.to_owned() };
        ledger.columns.iter().map(name).collect()
    };
    let lines = "| --- ".repeat(ledger.columns.len());
    let mut text = format!("## Summary\n| verdict | {} |\n| --- {lines}|\n", names("statements").join(" | "));
    for verdict in Verdict::ALL {
        let count = |column: usize| {
            statements.iter().filter(|statement| statement[column].verdict() == verdict).count().to_string()
        };
        let counts: Vec<_> = (0..ledger.columns.len()).map(count).collect();
        text += &format!("| {} | {} |\n", verdict.words(), counts.join(" | "));
    }
    let heads: Vec<_> = names("verdict").iter().map(|name| format!("{name} | rules that hold")).collect();
    text += &format!(
        "\n| | section | the paper's words | {} |\n| --- | --- | --- {}|\n",
        heads.join(" | "),
        "| --- | --- ".repeat(ledger.columns.len())
    );
    for columns in statements {
        let [statement, ..] = columns[..] else { continue };
        let verdicts: Vec<_> = columns
            .iter()
            .map(
                |Statement { checks, .. }| {
                    if checks.is_empty() { String::new() } else { rules_that_hold(checks) }
                },
            )
            .zip(columns)
            .map(|(rules, statement)| format!("{} | {rules}", statement.verdict().words()))
            .collect();
        let Statement { place, quote, .. } = statement;
        text +=
            &format!("| {} | {place} | {} | {} |\n", statement.id(lab), cell(quote), verdicts.join(" | "));
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
pub fn section((lab, ledger): (&str, &Ledger), columns: &Columns) -> String {
    let [statement, ..] = columns else { return String::new() };
    let Statement { place, quote, checks, beside, note, .. } = statement;
    let section = if place.starts_with(|c: char| c.is_ascii_digit()) { "Section " } else { "" };
    let mut text =
        format!("## {}. {section}{place}: {}\n> {quote}\n\n", statement.id(lab), verdicts(ledger, columns));
    if let [first, ..] = statement.against {
        text += &format!("The paper states the opposite in [{lab}-{first}](#statement-{first}).\n\n");
    }
    let names = |alone: &str, after: &str| -> String {
        let name =
            |column: &Column| if columns.len() > 1 { column.name.to_owned() } else { alone.to_owned() };
        ledger.columns.iter().map(|column| format!(" {} |{after}", name(column))).collect()
    };
    if !checks.is_empty() {
        let lines = " --- | --- |".repeat(columns.len());
        text += &format!("| rule |{} scenario |\n| --- |{lines} --- |\n", names("our figure", " holds |"));
        for place in 0..checks.len() {
            let each: Vec<_> = columns.iter().map(|column| column.checks.get(place)).collect();
            text += &rule(ledger, &each);
        }
        text.push('\n');
    }
    if !beside.is_empty() {
        let lines = " --- |".repeat(columns.len());
        text += &format!(
            "| beside it, deciding nothing |{} scenario |\n| --- |{lines} --- |\n",
            names("our figure", "")
        );
        for figure in beside {
            let same =
                |column: &&Statement| column.beside.iter().find(|other| other.name == figure.name).cloned();
            let each: Vec<_> = columns.iter().map(same).collect();
            let values: String = each
                .iter()
                .map(|figure| format!(" {} |", figure.as_ref().map(Figure::text).unwrap_or_default()))
                .collect();
            let figures: Vec<_> = each.iter().flatten().collect();
            text += &format!(
                "| {} |{values} {} |\n",
                cell(figure.name.trim_end_matches(',')),
                scenarios(&figures)
            );
        }
        text.push('\n');
    }
    if !note.is_empty() {
        text += &format!("{note}\n\n");
    }
    text
}

/// The row of a rule. If the rule's text depends on the figures, it differs from column to column.
fn rule(ledger: &Ledger, each: &[Option<&Check>]) -> String {
    let mut says: Vec<String> = Vec::new();
    for (check, column) in each.iter().zip(ledger.columns) {
        match (check, each[0]) {
            (None, _) => {}
            (Some(check), _) if says.is_empty() => says.push(cell(&check.says)),
            (Some(check), Some(first)) if check.says == first.says => {}
            (Some(check), _) => says.push(format!("under {}: {}", column.name, cell(&check.says))),
        }
    }
    let found = |check: &Option<&Check>| match check {
        Some(check) => format!(" {} | {} |", value_of(check), check.outcome.word()),
        None => "  |  |".to_owned(),
    };
    let found: String = each.iter().map(found).collect();
    let figures: Vec<_> = each.iter().flatten().map(|check| &check.figure).collect();
    format!("| {} |{found} {} |\n", says.join("<br>"), scenarios(&figures))
}

/// `reproduced`; if columns differ, with the rules that each verdict is under.
fn verdicts(ledger: &Ledger, columns: &Columns) -> String {
    let verdicts: Vec<_> = columns.iter().map(|statement| statement.verdict()).collect();
    match verdicts[..] {
        [one] | [one @ Verdict::NotTestable, ..] => one.words().to_owned(),
        _ => {
            let under =
                |(verdict, column): (&Verdict, &Column)| format!("{} under {}", verdict.words(), column.name);
            verdicts.iter().zip(ledger.columns).map(under).collect::<Vec<_>>().join(", ")
        }
    }
}

fn value_of(check: &Check) -> String {
    let difference = if check.compares { "difference " } else { "" };
    let runs = check
        .runs
        .map(|(from, to)| format!("; middle 95% of runs {} to {}", plain(from), plain(to)))
        .unwrap_or_default();
    format!("{difference}{}{runs}", check.figure.text())
}

fn scenarios(figures: &[&Figure]) -> String {
    let mut all: Vec<&String> = Vec::new();
    for scenario in figures.iter().flat_map(|figure| &figure.scenarios) {
        if !all.contains(&scenario) {
            all.push(scenario);
        }
    }
    all.iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join("<br>")
}

/// A cell's text; a vertical bar would end the cell, so it is escaped.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
