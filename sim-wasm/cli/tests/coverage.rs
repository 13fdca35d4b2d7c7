//! `oos coverage`.

use serde_json::Value;
use std::process::{Command, Output};

fn coverage(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).arg("coverage").args(args).output().expect("oos runs")
}

fn text(args: &[&str]) -> String {
    let output = coverage(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

const SMALL: &str = "#/alf?n=50&runs=3";

#[test]
fn the_share_is_of_the_runs_of_these_seeds() {
    let found: Value = serde_json::from_str(&text(&[SMALL, "--repetitions", "8", "--json"])).expect("JSON");
    let gain = &found["measures"]["gain"];
    // the same from `oos run`, seed by seed
    let each: Vec<(f64, f64)> = (1..=8)
        .map(|seed| {
            let output = Command::new(env!("CARGO_BIN_EXE_oos"))
                .args(["run", &format!("{SMALL}&seed={seed}"), "--json"])
                .output()
                .expect("oos runs");
            let run: Value = serde_json::from_slice(&output.stdout).expect("JSON");
            let value = |id: &str| run["measures"]["gain"][id].as_f64().expect("a number");
            (value("mean"), value("ci95"))
        })
        .collect();
    let mean = each.iter().map(|(mean, _)| mean).sum::<f64>() / 8.0;
    let contain = each.iter().filter(|(own, half)| (own - mean).abs() <= *half).count();
    assert!((gain["mean"].as_f64().expect("a number") - mean).abs() < 1e-12);
    assert_eq!((gain["intervals"].as_u64(), gain["contain"].as_u64()), (Some(8), Some(contain as u64)));
}

#[test]
fn text_and_table_say_the_same_on_any_number_of_cores() {
    let asked = [SMALL, "--repetitions", "6"];
    let with = |more: &[&str]| text(&[&asked, more].concat());
    assert_eq!(with(&["--cores", "1"]), with(&["--cores", "4"]));
    assert_eq!(with(&["--csv", "--cores", "1"]), with(&["--csv", "--cores", "4"]));
    assert!(with(&[]).lines().any(|line| line.starts_with("gain ") && line.contains(" of 6: ")));
    let table = with(&["--csv"]);
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0][..4], ["measure", "mean", "intervals", "contain"]);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
}

#[test]
fn wrong_usage_ends_with_status_2() {
    for args in [
        &["nowhere"][..],
        &[],
        &["#/alf?runs=1"],
        &["alf", "--repetitions", "1"],
        &["alf", "--json", "--csv"],
    ] {
        assert_eq!(coverage(args).status.code(), Some(2), "{args:?}");
    }
}
