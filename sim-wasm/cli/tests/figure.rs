//! `oos figure`: the data of a link's figure.

use std::process::{Command, Output};

fn oos(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).arg("figure").args(args).output().expect("oos runs")
}

fn printed(args: &[&str]) -> String {
    let output = oos(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

const QUICK: &str = "duration=10&warmup=2&runs=2";

#[test]
fn a_frontier_has_a_line_for_each_point() {
    let text = printed(&[&format!("#/red?{QUICK}"), "--csv"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("level,tau (ms),ps (share),min_th (packets),utilization (share)"));
    assert_eq!(lines.len(), 1 + 3 * 7);
    assert!(lines[1].starts_with("tau-0,0,0,8,"), "{}", lines[1]);
    assert!(lines.iter().all(|line| line.split(',').count() == 10));
}

#[test]
fn json_has_columns_of_one_length() {
    let text = printed(&[&format!("#/red?{QUICK}&tau=2&fig=reordering"), "--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(found["lab"], "red");
    let columns = found["columns"].as_array().expect("columns");
    let lengths: Vec<usize> = columns.iter().map(|c| c["values"].as_array().expect("values").len()).collect();
    assert!(lengths[0] > 1 && lengths.iter().all(|&length| length == lengths[0]), "{lengths:?}");
}

#[test]
fn what_has_no_table_says_where_to_find_it() {
    let output = oos(&["#/red?fig=sender"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("oos sender"));
}
