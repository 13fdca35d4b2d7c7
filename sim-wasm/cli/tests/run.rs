//! `oos run` and `oos sweep` as a shell sees them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use serde_json::{Value, from_str};
use std::process::{Command, Output};

fn oos(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).args(arguments).output().unwrap()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

fn answer(arguments: &[&str]) -> Value {
    let output = oos(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    from_str(&text(output.stdout)).unwrap()
}

#[test]
fn a_whole_address_and_its_part_give_the_same_numbers() {
    let part = answer(&["run", "#/alf?ta=20&n=200", "--json"]);
    let whole = answer(&["run", "https://example.org/some/where/#/alf?n=200&ta=20", "--json"]);
    assert_eq!(part, whole);
    assert!(part["measures"]["gain"]["mean"].as_f64().unwrap() > 0.0);
    assert_eq!(part["measures"]["total_time_in_order"]["unit"], "ms");
}

#[test]
fn a_sweep_holds_the_runs_at_its_points() {
    let swept = answer(&["sweep", "#/alf?n=100&runs=3", "--x", "ta=0:20:10", "--json"]);
    let points = swept["points"].as_array().unwrap();
    assert_eq!(points.len(), 3);
    for (point, ta) in points.iter().zip([0, 10, 20]) {
        let single = answer(&["run", &format!("#/alf?n=100&runs=3&ta={ta}"), "--json"]);
        assert_eq!(point["at"]["ta"].as_f64(), Some(f64::from(ta)));
        for (id, measure) in point["measures"].as_object().unwrap() {
            assert_eq!(measure["mean"], single["measures"][id]["mean"], "{id} at ta={ta}");
        }
    }
    let table = text(oos(&["sweep", "#/alf?n=100&runs=3", "--x", "ta=0:20:10", "--csv"]).stdout);
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[0][..3], ["ta", "gain", "gain_ci95"]);
    let gain = points[1]["measures"]["gain"]["mean"].as_f64();
    assert_eq!(rows[2][1].parse().ok(), gain);
}

#[test]
fn forced_losses_count() {
    let free = answer(&["run", "#/alf?l=0&n=12&runs=1&delay=constant", "--json"]);
    let lost = answer(&["run", "#/alf?l=0&n=12&runs=1&delay=constant&lose=4", "--json"]);
    let time = |answer: &Value| answer["measures"]["total_time_in_order"]["mean"].as_f64().unwrap();
    assert!(time(&lost) > time(&free) + 100.0);
}

#[test]
fn what_a_scenario_cannot_hold_is_said_beside_the_numbers() {
    let output = oos(&["run", "#/alf?ta=999&n=20&tq=1"]);
    assert_eq!(output.status.code(), Some(0));
    let said = text(output.stderr);
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.contains("200") && said.contains("tq"), "{said}");
}

#[test]
fn wrong_usage_is_one_sentence_and_status_2() {
    let wrong: [&[&str]; 14] = [
        &["run"],
        &["run", ""],
        &["run", "#/xyz"],
        &["run", "#/alf?v=99"],
        &["run", "#/?ta=5"],
        &["sweep", "#/xyz", "--x", "ta=0:1:1"],
        &["run", "#/alf", "--nope"],
        &["run", "#/alf", "#/alf"],
        &["sweep", "#/alf"],
        &["sweep", "#/alf", "--x", "zz=0:1:1"],
        &["sweep", "#/alf", "--x", "ta=0:60"],
        &["sweep", "#/alf", "--x", "ta=5:1:1"],
        &["sweep", "#/alf", "--x", "ta=0:1:1e-9"],
        &["frobnicate"],
    ];
    for arguments in wrong {
        let output = oos(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let said = text(output.stderr);
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.starts_with("oos: ") && said.len() > 15, "{said}");
    }
}

#[test]
fn the_tables_hold_parameters_and_measures() {
    let one = answer(&["params", "alf", "--json"]);
    assert_eq!((&one["alf"][0]["id"], &one["alf"][0]["unit"]), (&Value::from("ta"), &Value::from("ms")));
    // one laboratory's parameters, and no other's
    assert!(one.as_object().unwrap().keys().eq(["alf", "measures"]));
    assert!(one["measures"].as_object().unwrap().keys().eq(["alf"]));
    let run = answer(&["run", "#/alf?n=20&runs=1", "--json"]);
    let measures = one["measures"]["alf"].as_array().unwrap();
    assert_eq!(measures.len(), run["measures"].as_object().unwrap().len());
    for measure in measures {
        let found = &run["measures"][measure["id"].as_str().unwrap()];
        assert_eq!(found["unit"], measure["unit"], "{measure}");
    }
    let all = answer(&["params", "--json"]);
    assert_eq!(all["measures"]["alf"], one["measures"]["alf"]);
    assert_eq!(oos(&["params", "nowhere"]).status.code(), Some(2));
}
