//! `oos metrics`, and links of that laboratory that leave nothing to measure.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::process::{Command, Output};

fn oos(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).args(arguments).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn an_order_of_nothing_is_wrong_usage() {
    for nothing in ["", " ", ", ,"] {
        let output = oos(&["metrics", nothing]);
        assert_eq!(output.status.code(), Some(2), "{nothing:?}");
        assert!(output.stdout.is_empty());
        assert!(said(&output).contains("arrival order is missing"));
    }
}

#[test]
fn an_order_comes_from_standard_input() {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_oos"))
        .args(["metrics", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"1 2 4 5\n3 6\n").unwrap();
    let piped = child.wait_with_output().unwrap();
    assert_eq!(piped.stdout, oos(&["metrics", "1 2 4 5 3 6"]).stdout);
    assert!(piped.status.success() && !piped.stdout.is_empty());
}

#[test]
fn a_link_to_an_empty_bench_is_not_measured_as_something_else() {
    for command in [&["run"][..], &["sweep", "--x", "jitter=0:1:1"]] {
        let output = oos(&[command, &["#/metrics?bench=trace"]].concat());
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        assert!(said(&output).contains("oos trace FILE"), "{}", said(&output));
    }
}

#[test]
fn an_order_is_shown_as_it_was_given_and_obeyed_by_no_terminal() {
    let said = said(&oos(&["metrics", "1 \x1b[31m2"]));
    assert!(said.contains("u001b") && !said.contains('\x1b'), "{said:?}");
}

#[test]
fn a_threshold_that_is_given_twice_is_wrong_usage() {
    let output = oos(&["metrics", "1 2", "--dt", "3", "--threshold", "4"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert!(said(&output).contains("given twice"), "{}", said(&output));
}

/// Nothing that is typed is dropped in silence.
#[test]
fn a_loss_of_what_arrives_is_said() {
    let told = "“x” at character 5 does not mark a loss, because packet 3 arrives";
    for arguments in [["metrics", "1 2 x 3"], ["run", "#/metrics?seq=1+2+x+3"]] {
        let output = oos(&arguments);
        assert!(output.status.success() && said(&output).contains(told), "{}", said(&output));
    }
    assert_eq!(said(&oos(&["metrics", "1 2 x 4"])), "");
}
