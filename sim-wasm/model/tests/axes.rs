//! Where the axes of figures end, and their points.

use model::alf::LAB;
use model::scenario::{Axis, Scenario};

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
