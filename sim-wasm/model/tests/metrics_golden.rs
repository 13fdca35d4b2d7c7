//! Digests of the jitter path under every law. The same list is checked in WebAssembly
//! (web/sim/golden.test.ts): native and WebAssembly builds must give the same bits (DESIGN.md,
//! decision 3).
//!
//! A change here is a change of every published number: set UPDATE_GOLDEN=1 only when the model
//! itself is meant to change, and say so in the commit.

use model::metrics::{JitterBench, experiment};
use model::scenario::Scenario;
use std::path::Path;

#[test]
fn digests() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/metrics_digests.txt");
    let text = std::fs::read_to_string(&path).expect("fixtures/metrics_digests.txt is in the repository");
    let lines: Vec<String> = text
        .lines()
        .map(|line| {
            let scenario = line.split(' ').next().expect("a line starts with a scenario");
            let digest = experiment::digest(&mut JitterBench::default(), &Scenario::read(scenario).0);
            format!("{scenario} {digest}")
        })
        .collect();
    let now = lines.join("\n") + "\n";
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, now).expect("the fixture can be written");
    } else {
        assert_eq!(text, now);
    }
}
