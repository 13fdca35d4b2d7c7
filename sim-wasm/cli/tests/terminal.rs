//! `oos` when its output is closed, full, or a terminal that obeys control characters.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::ffi::OsStr;
use std::process::{Command, Output};

fn oos<S: AsRef<OsStr>>(arguments: &[S]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).args(arguments).output().unwrap()
}

/// Everything that came out, as text.
fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap() + std::str::from_utf8(&output.stderr).unwrap()
}

fn is_plain(text: &str) -> bool {
    !text.chars().any(|c| c != '\n' && c.is_control())
}

#[test]
fn control_characters_of_links_are_shown() {
    let links: [&[&str]; 5] = [
        &["run", "#/alf?n=10&runs=2&\x1b[31mred=1&w=\x07"],
        &["run", "#/alf\x1b]0;title\x07", "--json"],
        &["sweep", "#/alf?n=10", "--x", "\x1b[2J=0:1:1"],
        &["\x1b[31m"],
        &["run", "--\x1b[31m"],
    ];
    for link in links {
        let said = said(&oos(link));
        assert!(said.contains("u{1b}") || said.contains("u001b"), "{said:?}");
        assert!(is_plain(&said), "{said:?}");
    }
}

#[test]
fn control_characters_of_names_are_shown() {
    let name = "no\x1b[31m such\nfile\u{9b}";
    for form in [&["trace", name][..], &["trace", name, "--json"]] {
        let output = oos(form);
        let said = said(&output);
        assert_eq!(output.status.code(), Some(1));
        assert!(said.contains("u001b") && said.lines().count() == 1, "{said:?}");
        assert!(is_plain(&said), "{said:?}");
    }
}

#[test]
fn an_option_that_is_given_twice_is_wrong_usage() {
    let wrong: [&[&str]; 4] = [
        &["sweep", "#/alf?n=10&runs=2", "--x", "ta=0:1:1", "--x", "w=1:2:1"],
        &["sweep", "#/alf?n=10&runs=2", "--x=ta=0:1:1", "--x=ta=0:1:1"],
        &["run", "#/alf?n=10&runs=2", "--json", "--json"],
        &["params", "--json", "alf", "--json"],
    ];
    for arguments in wrong {
        let output = oos(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        assert!(said(&output).contains("given twice"), "{}", said(&output));
    }
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::ffi::OsStrExt;

    fn shell(line: &str) -> Output {
        let program = env!("CARGO_BIN_EXE_oos");
        Command::new("sh").arg("-c").arg(line.replace("oos", &format!("'{program}'"))).output().unwrap()
    }

    #[test]
    fn closed_and_full_outputs_abort_nothing() {
        for nowhere in ["2>&-", "2>/dev/full"] {
            if nowhere.contains("full") && !std::path::Path::new("/dev/full").exists() {
                continue;
            }
            assert_eq!(shell(&format!("oos frobnicate {nowhere}")).status.code(), Some(2), "{nowhere}");
            let noted = shell(&format!("oos run '#/alf?n=10&runs=2&tq=1' {nowhere}"));
            assert_eq!(noted.status.code(), Some(0), "{nowhere}");
            assert!(said(&noted).contains("gain"), "{nowhere}");
        }
        let full = shell("oos params >/dev/full");
        if std::path::Path::new("/dev/full").exists() {
            assert_eq!(full.status.code(), Some(1));
            assert_eq!(said(&full).lines().count(), 1);
        }
        assert_eq!(shell("oos params >/dev/full 2>/dev/full").status.code(), Some(1));
        assert_eq!(shell("oos params >&-").status.code(), Some(0));
    }

    #[test]
    fn a_reader_that_hangs_up_is_no_error() {
        let output = shell("{ oos params --json; echo $? >&2; } | head -1");
        assert_eq!(said(&output), "{\n0\n");
    }

    #[test]
    fn a_name_that_is_no_text_opens() {
        let name = std::env::temp_dir().join(OsStr::from_bytes(b"oos-\xff\xfe\x1b.txt"));
        // not every file system allows such a name
        if std::fs::write(&name, "1\n2\n4\n3\n").is_err() {
            return;
        }
        let text = oos(&[OsStr::new("trace"), name.as_os_str()]);
        let json = oos(&[OsStr::new("trace"), name.as_os_str(), OsStr::new("--json")]);
        std::fs::remove_file(&name).unwrap();
        assert_eq!(text.status.code(), Some(0), "{}", said(&text));
        assert!(said(&text).contains("4 packets") && is_plain(&said(&text)));
        assert!(said(&json).contains("oos-\u{fffd}\u{fffd}"));
    }
}
