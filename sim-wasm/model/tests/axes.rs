//! Where the axes of figures end, and their points. The page lays the same plans out (`web/bench/along/along.ts`): both
//! are held to `fixtures/axes.txt`. UPDATE_GOLDEN=1 writes it anew.

use model::alf::LAB;
use model::laboratories::laboratory_of;
use model::scenario::{Axis, Reading, Scenario};
use std::path::Path;

#[test]
fn an_axis_ends_where_figures_do() {
    let values = |query: &str, id: &str| Axis::across(&Scenario::with(&LAB, query).scenario, id, 61).values;
    assert_eq!(values("", "ta"), (0..=60).map(f64::from).collect::<Vec<_>>());
    assert_eq!(values("ta=61", "ta").last(), Some(&200.0));
    assert_eq!(values("", "l").last(), Some(&0.6));
    assert_eq!(values("", "a"), (1..=32).map(f64::from).collect::<Vec<_>>());
    // by ratios
    assert_eq!(values("", "n")[..3], [10.0, 11.0, 13.0]);
}

#[test]
fn a_family_has_the_scenario_among_it() {
    let family = |query: &str| Axis::family(&Scenario::with(&LAB, query).scenario, "w").values;
    assert_eq!(family(""), [8.0, 16.0, 32.0, 64.0]);
    assert_eq!(family("w=12"), [8.0, 12.0, 16.0, 32.0, 64.0]);
}

#[test]
fn plans_are_laid_out_as_the_page_does() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/axes.txt");
    let text = std::fs::read_to_string(&path).expect("the fixture");
    let now: String = text.lines().map(|line| laid_out(line) + "\n").collect();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, now).expect("the fixture can be written");
    } else {
        assert_eq!(text, now);
    }
}

/// A line as it should be: the scenario, then each axis with its values.
fn laid_out(line: &str) -> String {
    let text = line.split(' ').next().expect("a line starts with a scenario");
    let Ok(Reading { scenario, .. }) = Scenario::read(text) else { panic!("{text} is a scenario") };
    let axes = laboratory_of(&scenario).axes(&scenario).unwrap_or_else(|error| panic!("{text}: {error}"));
    let said = |Axis { id, values }: &Axis| {
        values.iter().fold((*id).to_owned(), |said, value| format!("{said} {value}"))
    };
    [Some(&axes.x), axes.y.as_ref()]
        .into_iter()
        .flatten()
        .fold(text.to_owned(), |all, axis| all + " " + &said(axis))
}
