//! `cargo run -p xtask fixtures`: rewrites the fixtures that both languages are tested against. A change
//! there means that published links change their meaning: look at the diff before you commit it.

use crate::Result;
use model::scenario::{ReadError, Reading, Scenario};
use serde_json::{Value, json};
use std::path::Path;

/// Keeps the texts in `scenarios/*.json` and updates what they are read as.
pub fn write(folder: &Path) -> Result<()> {
    for entry in std::fs::read_dir(folder.join("scenarios"))? {
        let path = entry?.path();
        let old: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(&path)?)?;
        let new: Vec<Value> = old.iter().filter_map(|case| case["text"].as_str()).map(reading).collect();
        std::fs::write(path, format!("{:#}\n", Value::from(new)))?;
    }
    Ok(())
}

/// `cargo run -p xtask read`: turns a JSON list of texts on standard input into the list of their readings.
pub fn read() -> Result<()> {
    let texts: Vec<String> = serde_json::from_reader(std::io::stdin())?;
    let readings = texts.iter().map(|text| {
        let mut reading = reading(text);
        if let Some(fields) = reading.as_object_mut() {
            fields.remove("text");
        }
        reading
    });
    println!("{}", readings.collect::<Value>());
    Ok(())
}

/// The reading of a text, in the form that is compared with TypeScript's.
fn reading(text: &str) -> Value {
    match Scenario::read(text) {
        Ok(Reading { scenario, messages }) => {
            json!({ "text": text, "canonical": scenario.canonical(), "messages": messages })
        }
        Err(error) => json!({ "text": text, "error": error_json(&error) }),
    }
}

fn error_json(error: &ReadError) -> Value {
    match error {
        ReadError::NoLaboratory { .. } => json!({ "kind": "none" }),
        ReadError::UnknownLaboratory { given, .. } => json!({ "kind": "laboratory", "given": given }),
        ReadError::Page { page } => json!({ "kind": "page", "given": page.id }),
        ReadError::LaterVersion { given } => json!({ "kind": "version", "given": given }),
    }
}
