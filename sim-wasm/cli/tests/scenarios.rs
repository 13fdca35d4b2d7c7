//! Rust reads scenarios as `fixtures/scenarios.json` has them; the page is held to the same file.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use model::scenario::Scenario;
use serde_json::{Value, from_str};

const FIXTURES: &str = include_str!("../../../fixtures/scenarios.json");

#[test]
fn texts_are_read_as_the_fixtures_have_them() {
    let cases: Vec<Value> = from_str(FIXTURES).unwrap();
    assert!(cases.len() > 40, "the fixtures are gone");
    for case in cases {
        let text = case["text"].as_str().unwrap();
        let (scenario, messages) = Scenario::read(text);
        assert_eq!(scenario.canonical(), case["canonical"].as_str().unwrap(), "{text}");
        assert_eq!(Value::from(messages), case["messages"], "{text}");
    }
}
