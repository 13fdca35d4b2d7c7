//! `oos ledger` on wrong usage; what it computes is compared with docs/ledger by `npm run ledger -- --check`.

use std::process::Command;

fn refused(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_oos")).arg("ledger").args(args).output().expect("oos runs");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

#[test]
fn wrong_usage_ends_with_status_2() {
    assert!(refused(&[]).contains("alf and metrics"));
    assert!(refused(&["red"]).contains("alf and metrics"));
    assert!(refused(&["alf", "--runs", "1"]).contains("from 2 to 200"));
    assert!(refused(&["metrics", "--runs", "many"]).contains("from 2 to 100"));
    assert!(refused(&["alf", "metrics"]).contains("metrics"));
}
