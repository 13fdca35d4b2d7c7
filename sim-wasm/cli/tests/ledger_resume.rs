//! `oos ledger` on several cores, and interrupted.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

const ASKED: [&str; 4] = ["ledger", "metrics", "--runs", "2"];

fn ledger(more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oos"));
    command.args(ASKED).args(more).stdin(Stdio::null());
    command
}

fn printed(more: &[&str]) -> Output {
    let output = ledger(more).output().expect("oos runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

fn lines(path: &Path) -> Vec<String> {
    fs::read_to_string(path).unwrap_or_default().lines().map(str::to_owned).collect()
}

#[test]
fn the_result_does_not_depend_on_the_cores() {
    let plain = printed(&["--cores", "1"]).stdout;
    assert!(!plain.is_empty());
    assert!(printed(&["--cores", "3"]).stdout == plain);
}

/// Killed without a word, and then interrupted as by Ctrl-C: both times the next run takes what is there.
#[test]
fn an_interrupted_run_goes_on() {
    let path = file("interrupted.figures");
    let text = path.to_str().expect("a path");
    let resumed = ["--cores", "1", "--resume", text];
    let mut before = 0;
    for signal in ["KILL", "INT"] {
        let mut child =
            ledger(&resumed).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("oos runs");
        while lines(&path).len() < before + 4 {
            assert_eq!(child.try_wait().expect("a child"), None, "it ended before it was killed");
            sleep(Duration::from_millis(1));
        }
        let sent = Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
        assert!(sent.expect("kill").success());
        let output = child.wait_with_output().expect("a child");
        assert!(!output.status.success() && output.stdout.is_empty(), "{signal}");
        before = lines(&path).len();
        if signal == "INT" {
            assert_eq!(output.status.code(), Some(130));
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(said.contains("goes on from there") && said.contains(text), "{said}");
        }
    }
    // a line that was cut is dropped
    let kept = lines(&path);
    fs::write(&path, format!("{}\nmeasures of run 0 of #/me", kept.join("\n"))).expect("written");
    let whole = printed(&resumed);
    assert!(whole.stdout == printed(&[]).stdout);
    let after = lines(&path);
    assert!(after.len() > kept.len());
    assert_eq!(after[..kept.len()], kept);
    // nothing is left to compute
    assert!(printed(&resumed).stdout == whole.stdout);
    assert_eq!(lines(&path), after);
}

#[test]
fn what_another_build_has_computed_is_dropped_and_another_file_left_alone() {
    let path = file("other.figures");
    let text = path.to_str().expect("a path");
    fs::write(&path, "figures of oos 0.0.0 0000000000000000\nx\t1\n").expect("written");
    let output = printed(&["--resume", text]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("another build"));
    assert!(!lines(&path).iter().any(|line| line == "x\t1"));
    fs::write(&path, "my notes\n").expect("written");
    let output = ledger(&["--resume", text]).output().expect("oos runs");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(lines(&path), ["my notes"]);
}

#[test]
fn sizes_exclude_each_other() {
    for args in [&["--full"][..], &["--quick"], &["--cores", "0"]] {
        assert_eq!(ledger(args).output().expect("oos runs").status.code(), Some(2), "{args:?}");
    }
}
