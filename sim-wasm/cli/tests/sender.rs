//! `oos sender`: what it prints, and what it refuses.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use model::params::model::MODEL;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs `oos sender -` with a script on standard input.
fn sender(script: impl AsRef<[u8]>, arguments: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oos"))
        .args(["sender", "-"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // wrong usage ends the program before it reads
    let _ = child.stdin.take().unwrap().write_all(script.as_ref());
    child.wait_with_output().unwrap()
}

fn entries(script: &str, arguments: &[&str]) -> Vec<Value> {
    let output = sender(script, &[arguments, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    // what a result says of its origin
    assert_eq!((&answer["version"], &answer["model"]), (&json!(env!("CARGO_PKG_VERSION")), &json!(MODEL)));
    answer["entries"].as_array().unwrap().clone()
}

#[track_caller]
fn refused(script: impl AsRef<[u8]>, arguments: &[&str], message: &str) {
    let output = sender(script, arguments);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert_eq!(String::from_utf8_lossy(&output.stderr).trim_end(), format!("oos: {message}"));
}

/// By hand: the window of ten leaves at the start, as nothing is written in the script; a block of three is three
/// segments above 3 (RFC 6675, IsLost): 8 / 2; the timer runs out a second after new data was acknowledged.
#[test]
fn json_has_an_entry_for_the_start_for_each_line_and_for_the_timer() {
    let script = "# late\n0.100 ack 3 sack 5-7 # three\n\n1.2 wait\n";
    let again = |number| json!([{ "segment": number, "again": true }]);
    let first: Vec<_> = (1..=10).map(|number| json!({ "segment": number, "again": false })).collect();
    assert_eq!(
        entries(script, &["--stack", "sack"]),
        [
            json!({ "time": 0.0, "line": null, "sent": first, "cwnd": 10.0, "ssthresh": null, "in_flight": 10,
                "state": "slow start" }),
            json!({ "time": 0.1, "line": 2, "sent": again(3), "cwnd": 4.0, "ssthresh": 4.0, "in_flight": 4,
                "state": "fast recovery" }),
            json!({ "time": 1.1, "line": null, "sent": again(3), "cwnd": 1.0, "ssthresh": 4.0, "in_flight": 1,
                "state": "slow start" }),
            json!({ "time": 1.2, "line": 4, "sent": [], "cwnd": 1.0, "ssthresh": 4.0, "in_flight": 1,
                "state": "slow start" }),
        ]
    );
}

/// RFC 6298, section 2.2: 0.8 + 4 x 0.4 s after the start; limited transmit is a switch.
#[test]
fn options_reach_the_sender() {
    let timeout = entries("0 write 1\n9 wait", &["--stack", "reno", "--rtt", "0.8"]);
    assert_eq!(timeout[1]["time"], json!(2.4));
    let sent = |switch| {
        let options = ["--stack", "reno", "--cwnd", "4", "--limited-transmit", switch];
        entries("0.1 ack 2\n0.2 ack 2", &options)[2]["sent"].as_array().unwrap().len()
    };
    assert_eq!([sent("on"), sent("off")], [1, 0]);
    let lost = |threshold| {
        entries("0.1 ack 1\n0.2 ack 1", &["--stack", "newreno", "--dupthresh", threshold])[2].clone()
    };
    assert_eq!(lost("2")["sent"][0], json!({ "segment": 1, "again": true }));
    assert_eq!(lost("3")["state"], "slow start");
}

/// By hand: three segments above 1 are SACKed, 1 is sent again; its duplicate comes back, or a time before it was sent
/// again: the cut is taken back (rules tcp-9 and tcp-10) by those that look.
#[test]
fn duplicates_and_timestamps_reach_the_adaptive_senders() {
    let last = |stack, line: &str| {
        let script = format!("0 write 20\n0.1 ack 1 sack 2-4 ecr 0\n{line}");
        entries(&script, &["--stack", stack])[2]["state"].clone()
    };
    for line in ["0.2 ack 11 dsack 1 ecr 0.1", "0.2 ack 6 ecr 0"] {
        assert_eq!(last("linux-2010", line), "slow start");
        assert_eq!(last("linux-2019", line), "slow start");
        assert_ne!(last("bare", line), "slow start");
        assert_ne!(last("sack", line), "slow start");
    }
    let windows = ["reno", "cubic"].map(|control| {
        let script = "0 write 20\n0.1 ack 1 sack 2-4\n0.2 ack 11 sack 12";
        entries(script, &["--stack", "linux-2010", "--cc", control])[2]["ssthresh"].clone()
    });
    assert_eq!(windows, [json!(5.0), json!(7.0)]);
}

#[test]
fn the_table_says_the_same() {
    let output = sender("0.1 ack 2\n0.2 ack 2\n0.3 ack 2\n0.4 ack 2", &["--stack", "reno", "--cwnd", "4"]);
    let text = String::from_utf8(output.stdout).unwrap();
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["time", "line", "cwnd", "ssthresh", "flight", "state", "sent"]);
    assert_eq!(rows[1], ["0.000", "-", "4.00", "-", "4", "slow", "start", "1-4"]);
    assert_eq!(rows[5], ["0.400", "4", "5.50", "2.50", "7", "fast", "recovery", "again", "2"]);
    assert_eq!(rows.len(), 6);
}

#[test]
fn a_wrong_line_is_named_by_its_number_and_its_word() {
    let stack = ["--stack", "reno"];
    let time = "a time in seconds, from 0 to 1000000";
    refused("0.1 ack 3\nsoon ack 4", &stack, &format!("line 2: “soon” is not {time}"));
    refused("-1 wait", &stack, &format!("line 1: “-1” is not {time}"));
    refused("nan wait", &stack, &format!("line 1: “nan” is not {time}"));
    refused("0.1 nack 3", &stack, "line 1: “nack” is not write, ack or wait");
    refused("\n0.1", &stack, "line 2: write, ack or wait is missing after “0.1”");
    refused("0.1 ack", &stack, "line 1: a segment from 1 to 1000000 is missing after “ack”");
    refused("0.1 ack 0", &stack, "line 1: “0” is not a segment from 1 to 1000000");
    refused("0.1 ack 3 sock 5-7", &stack, "line 1: “sock” is not sack, dsack or ecr");
    refused("0.1 ack 3 sack", &stack, "line 1: a range of segments such as 5-7 is missing after “sack”");
    refused("0.1 ack 3 sack 7-5", &stack, "line 1: “7-5” is not a range of segments such as 5-7");
    refused("0.1 ack 3 dsack", &stack, "line 1: a range of segments such as 5-7 is missing after “dsack”");
    refused("0.1 ack 3 dsack 1 2", &stack, "line 1: “2” is not sack, dsack or ecr");
    refused("0.1 ack 3 ecr now", &stack, &format!("line 1: “now” is not {time}"));
    refused("0.1 write 0", &stack, "line 1: “0” is not a number of segments from 1 to 1000000");
    refused(b"0.1 wait\n\xff wait", &stack, &format!("line 2: “\u{fffd}” is not {time}"));
    refused("0.1 wait long", &stack, "line 1: “long” is not expected here");
    refused("0.2 wait\n0.1 wait", &stack, "line 2: 0.1 is earlier than the line before");
    refused(
        "0 write 900000\n0 write 900000",
        &stack,
        "line 2: with “write 900000” more than 1000000 segments would be written",
    );
}

#[test]
fn line_ends_and_marks_of_other_editors_are_read() {
    let plain = sender("0.1 ack 2\n0.2 wait\n", &["--stack", "sack"]).stdout;
    assert_eq!(sender("\u{feff}0.1\tack 2\r\n0.2 wait", &["--stack", "sack"]).stdout, plain);
    assert!(!plain.is_empty());
}

#[test]
fn wrong_options_are_named() {
    let stacks = "reno, newreno, sack, bare, reno-2002, linux-2010 or linux-2019";
    refused("", &[], &format!("--stack {stacks} is missing"));
    refused("", &["--stack", "tahoe"], &format!("--stack takes {stacks}, not “tahoe”"));
    let controls = "reno, highspeed, bic, westwood, yeah or cubic";
    refused("", &["--stack", "bare", "--cc", "vegas"], &format!("--cc takes {controls}, not “vegas”"));
    refused("", &["--stack", "sack", "--cc", "bic"], "--cc goes with --stack bare and later, not sack");
    refused("", &["--stack", "bare", "--careful", "on"], "--careful goes with --stack reno, not bare");
    let whole = "takes a whole number of segments from 1 to 10000, not";
    refused("", &["--stack", "reno", "--cwnd", "0"], &format!("--cwnd {whole} “0”"));
    refused("", &["--stack", "reno", "--dupthresh", "x"], &format!("--dupthresh {whole} “x”"));
    refused("", &["--stack", "reno", "--rtt", "0"], "--rtt takes seconds, up to 60, not “0”");
    let output = Command::new(env!("CARGO_BIN_EXE_oos"))
        .args(["sender", "/nowhere", "--stack", "reno"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
}
