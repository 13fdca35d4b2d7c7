//! `cargo run -p xtask fixtures`: rewrites the fixtures that both languages are held to. What
//! changes there is a change of published links: look at the difference before you commit it.

use crate::Result;
use model::scenario::Scenario;
use serde_json::{Value, json};
use std::path::Path;

/// Keeps the texts of `scenarios.json` and renews what they read as.
pub fn write(folder: &Path) -> Result<()> {
    let path = folder.join("scenarios.json");
    let old: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(&path)?)?;
    let new: Vec<Value> = old
        .iter()
        .filter_map(|case| case["text"].as_str())
        .map(|text| {
            let (scenario, messages) = Scenario::read(text);
            json!({ "text": text, "canonical": scenario.canonical(), "messages": messages })
        })
        .collect();
    std::fs::write(path, format!("{:#}\n", Value::from(new)))?;
    Ok(())
}
