//! `oos report` as a shell sees it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use model::params::model::MODEL;
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

const CAPTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/captures/ecmp-loss.pcap.gz");

fn oos(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).args(arguments).output().unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = oos(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn markdown_and_html_name_the_capture_or_nobody() {
    let plain = text(&["report", CAPTURE]);
    assert!(plain.starts_with("# Reordering in ecmp-loss.pcap.gz\n") && plain.contains("192.0.2.1:"));
    for form in [&["report", CAPTURE, "--redacted"][..], &["report", CAPTURE, "--redacted", "--html"]] {
        let redacted = text(form);
        assert!(redacted.contains("A:") && !redacted.contains("192.0.2.") && !redacted.contains("ecmp-loss"));
    }
}

#[test]
fn json_is_that_of_trace() {
    let of = |command: &str, more: &[&str]| -> Value {
        serde_json::from_str(&text(&[&[command, CAPTURE, "--json"], more].concat())).unwrap()
    };
    let plain = of("trace", &[]);
    assert_eq!(of("report", &[]), plain);
    let redacted = of("report", &["--redacted"]);
    assert_eq!(redacted["flows"][0]["measures"], plain["flows"][0]["measures"]);
    assert_eq!(redacted["start_ms"], 0.0);
    assert!(!redacted.to_string().contains("192.0.2."));
}

#[test]
fn every_table_is_a_file() {
    let folder: PathBuf = std::env::temp_dir().join(format!("oos-report-{}", std::process::id()));
    let listed = text(&["report", CAPTURE, "--csv", folder.to_str().unwrap()]);
    let flows = std::fs::read_to_string(folder.join("flows.csv")).unwrap();
    let count = std::fs::read_dir(&folder).unwrap().count();
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!((listed.lines().count(), count), (5, 5));
    assert!(flows.starts_with("flow,protocol,source,") && flows.contains("192.0.2.1:"), "{flows}");
    // each row says which version it is of
    let signed = format!(",{},{MODEL}", env!("CARGO_PKG_VERSION"));
    let mut rows = flows.lines();
    assert!(
        rows.next().unwrap().ends_with(",version,model") && rows.all(|row| row.ends_with(&signed)),
        "{flows}"
    );
}

#[test]
fn wrong_usage() {
    for arguments in [&["report"][..], &["report", CAPTURE, "more"], &["report", CAPTURE, "--csv"]] {
        assert_eq!(oos(arguments).status.code(), Some(2), "{arguments:?}");
    }
    assert_eq!(oos(&["report", "/nowhere"]).status.code(), Some(1));
}
