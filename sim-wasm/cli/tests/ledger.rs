//! Wrong usage of `oos ledger`; its results are compared with docs/ledger by `npm run ledger -- --check`.

use model::experiments::ledger::Ledger;
use model::laboratories::LABORATORIES;
use std::process::Command;

fn refused(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_oos")).arg("ledger").args(args).output().expect("oos runs");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

fn ledgers() -> impl Iterator<Item = (&'static str, &'static Ledger)> {
    LABORATORIES.iter().filter_map(|entry| Some((entry.laboratory.lab().id, entry.ledger?)))
}

#[test]
fn wrong_usage_ends_with_status_2() {
    let names: Vec<_> = ledgers().map(|(id, _)| id).collect();
    let [first, second, ..] = names[..] else { panic!("two ledgers") };
    let all = names.join(", ");
    for (args, word) in [(&[][..], "a laboratory is missing"), (&["nowhere"], "no ledger “nowhere”")] {
        let said = refused(args);
        assert!(said.contains(&all) && said.contains(word), "{said}");
    }
    assert!(refused(&[first, second]).contains(second));
    for (id, ledger) in ledgers() {
        let range = format!("from 2 to {}", ledger.runs_at_most);
        assert!(refused(&[id, "--runs", "1"]).contains(&range));
        assert!(refused(&[id, "--runs", "many"]).contains(&range));
    }
}

#[test]
fn a_statement_is_printed_alone_by_its_id() {
    let output = Command::new(env!("CARGO_BIN_EXE_oos"))
        .args(["ledger", "metrics-3", "--runs", "2", "--json"])
        .output()
        .expect("oos runs");
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let statements = found["statements"].as_array().expect("a list");
    let ids: Vec<_> = statements.iter().map(|statement| &statement["id"]).collect();
    assert_eq!(ids, ["metrics-3"]);
    assert!(refused(&["metrics-99", "--runs", "2"]).contains("metrics-99"));
}

/// RED's rules are judged under both senders: the first column is the plain answer, and the other's scenarios say whose
/// they are.
#[test]
fn red_has_a_verdict_under_each_sender() {
    let output = Command::new(env!("CARGO_BIN_EXE_oos"))
        .args(["ledger", "red-5", "--runs", "2", "--json"])
        .output()
        .expect("oos runs");
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let statement = &found["statements"][0];
    let (rfc, ns2) = (&statement["under"]["rfc"], &statement["under"]["ns2"]);
    assert_eq!(statement["verdict"], rfc["verdict"]);
    assert_eq!(statement["checks"], rfc["checks"]);
    assert_eq!(rfc["checks"][0]["rule"], ns2["checks"][0]["rule"]);
    assert_ne!(rfc["checks"][0]["figure"]["mean"], ns2["checks"][0]["figure"]["mean"]);
    let is_of_ns2 =
        |of: &serde_json::Value| of["checks"][0]["figure"]["scenarios"].to_string().contains("sim=ns2");
    assert!(is_of_ns2(ns2) && !is_of_ns2(rfc));
}
