//! `cargo run -p xtask fixtures`: rewrites the fixtures that Rust and TypeScript are both tested against. A changed
//! fixture means that published links change their meaning: look at the diff before you commit it.

use crate::Result;
use model::laboratories::{TABLES, laboratory_of};
use model::laboratory::contradictions;
use model::params::{Kind, Lab, Number};
use model::scenario::{ReadError, Reading, Scenario};
use serde_json::{Value, json};
use std::path::Path;

/// Keeps the texts in `scenarios/*.json`, adds those that a laboratory's table asks for, and updates the expected
/// readings of all.
pub fn write(folder: &Path) -> Result<()> {
    let folder = folder.join("scenarios");
    for lab in TABLES {
        let path = folder.join(format!("{}.json", lab.id));
        let mut texts = if path.exists() { texts_in(&path)? } else { Vec::new() };
        for text in texts_of(lab) {
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        put(&path, &texts)?;
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        put(&path, &texts_in(&path)?)?;
    }
    Ok(())
}

fn texts_in(path: &Path) -> Result<Vec<String>> {
    let cases: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    Ok(cases.iter().filter_map(|case| case["text"].as_str().map(str::to_owned)).collect())
}

fn put(path: &Path, texts: &[String]) -> Result<()> {
    let readings: Vec<Value> = texts.iter().map(|text| reading(text)).collect();
    Ok(std::fs::write(path, format!("{:#}\n", Value::from(readings)))?)
}

/// Texts that test each parameter of a laboratory: its values and limits, values beyond them, and invalid ones.
fn texts_of(lab: &Lab) -> Vec<String> {
    let mut texts = vec![format!("#/{}", lab.id), format!("{}?v=1", lab.id)];
    for param in lab.params {
        let mut values = vec![String::new(), "nothing".to_owned()];
        match &param.kind {
            Kind::Number(number) => {
                let Number { min, max, step, decimals, .. } = *number;
                let finest = format!("1e-{decimals}").parse().unwrap_or(step);
                values
                    .extend([min, max, min + step, min + finest, min + finest / 3.0].map(|v| v.to_string()));
                values.extend([min - step, max + step].map(|v| v.to_string()));
            }
            Kind::Choice { options, .. } => values.extend(options.iter().map(|option| option.id.to_owned())),
            Kind::Text { .. } => values.extend(GRAMMARS.map(str::to_owned)),
        }
        texts.extend(values.iter().map(|value| format!("#/{}?{}={value}", lab.id, param.id)));
    }
    texts
}

/// Texts of each grammar, and some that fit none.
const GRAMMARS: [&str; 7] =
    ["7,12.2,3", "8,8,0", "w:8,runs:3", "defaults", "1-5+4+x+6", "1+wait+2,dup", "90:0,99:2.5,100:20"];

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
            let mut read = json!({ "text": text, "canonical": scenario.canonical(), "messages": messages });
            let contradictions = contradictions(laboratory_of(&scenario), &scenario);
            if !contradictions.is_empty() {
                read["contradictions"] = contradictions.into();
            }
            read
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
