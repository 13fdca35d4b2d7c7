//! `cargo run -p xtask fixtures`: rewrites the fixtures that both languages are held to. What
//! changes there is a change of published links: look at the difference before you commit it.

use crate::Result;
use model::scenario::{ReadError, Reading, Scenario};
use serde_json::{Value, json};
use std::path::Path;

/// Keeps the texts of `scenarios/*.json` and renews what they read as.
pub fn write(folder: &Path) -> Result<()> {
    for entry in std::fs::read_dir(folder.join("scenarios"))? {
        let path = entry?.path();
        let old: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(&path)?)?;
        let new: Vec<Value> = old.iter().filter_map(|case| case["text"].as_str()).map(reading).collect();
        std::fs::write(path, format!("{:#}\n", Value::from(new)))?;
    }
    Ok(())
}

/// `cargo run -p xtask read`: a JSON list of texts on standard input becomes the list of what they read as.
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

/// What a text reads as, in the form that TypeScript is compared with.
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
        ReadError::LaterVersion { given } => json!({ "kind": "version", "given": given }),
        ReadError::OtherLaboratory { given, wanted } => {
            json!({ "kind": "other", "given": given, "wanted": wanted })
        }
    }
}
