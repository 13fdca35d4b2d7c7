//! Rust reads scenarios as `fixtures/scenarios` says; the page is tested against the same files.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use model::scenario::{ReadError, Reading, Scenario};
use serde_json::{Value, from_str};

/// The texts of every laboratory, and those that cannot be opened.
fn fixtures() -> Vec<Value> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/scenarios");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path| from_str::<Vec<Value>>(&std::fs::read_to_string(path).unwrap()).unwrap();
    files.flat_map(read).collect()
}

#[test]
fn texts_are_read_as_the_fixtures_have_them() {
    let cases = fixtures();
    assert!(cases.len() > 40, "the fixtures are gone");
    for case in cases {
        let text = case["text"].as_str().unwrap();
        match Scenario::read(text) {
            Ok(Reading { scenario, messages }) => {
                assert_eq!(scenario.canonical(), case["canonical"].as_str().unwrap(), "{text}");
                assert_eq!(Value::from(messages), case["messages"], "{text}");
            }
            Err(error) => {
                let (kind, given) = match &error {
                    ReadError::NoLaboratory { .. } => ("none", None),
                    ReadError::UnknownLaboratory { given, .. } => ("laboratory", Some(given.as_str())),
                    ReadError::Page { page } => ("page", Some(page.id)),
                    ReadError::LaterVersion { given } => ("version", Some(given.as_str())),
                };
                assert_eq!(case["error"]["kind"], kind, "{text}");
                assert_eq!(case["error"]["given"].as_str(), given, "{text}");
            }
        }
    }
}
