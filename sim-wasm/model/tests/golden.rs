//! Digests of whole scenarios of every laboratory: `fixtures/<laboratory>_digests.txt`. The same lists are
//! checked in WebAssembly (web/sim/golden.test.ts): native and WebAssembly builds must give the same bits
//! (docs/decisions/counter-based-draws.md).
//!
//! A change here changes published numbers: set UPDATE_GOLDEN=1 only if the model itself is meant to change,
//! and say so in the commit.

use model::laboratories::LABORATORIES;
use model::laboratory::Laboratory;
use model::scenario::Scenario;
use std::path::Path;

#[test]
fn digests() {
    for entry in LABORATORIES {
        check(entry.laboratory);
    }
}

fn check(laboratory: &dyn Laboratory) {
    let id = laboratory.lab().id;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fixtures/{id}_digests.txt"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines: Vec<String> = text.lines().map(|line| digest(laboratory, line)).collect();
    let now = lines.join("\n") + "\n";
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, now).expect("the fixture can be written");
    } else {
        assert_eq!(text, now, "{id}");
    }
}

/// The line as it should be: its scenario, and the digest computed with a fresh bench.
fn digest(laboratory: &dyn Laboratory, line: &str) -> String {
    let text = line.split(' ').next().expect("a line starts with a scenario");
    let scenario = Scenario::of(laboratory.lab(), text).expect("a scenario of the laboratory");
    let digest = laboratory.bench().digest(&scenario).unwrap_or_else(|error| panic!("{text}: {error}"));
    format!("{text} {digest}")
}
