//! Writing results.

use serde_json::{Value, json};
use std::io::Write;
use std::process::ExitCode;

/// A measure's value: its mean over replications, the half-width of its 95% interval, its unit.
pub struct Row {
    pub id: &'static str,
    pub unit: &'static str,
    pub mean: f64,
    pub ci95: Option<f64>,
}

/// Prints `text`; a reader that hangs up early (`oos ... | head`) is no error.
pub fn print(text: &str) -> ExitCode {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            eprintln!("oos: could not write the result: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// `{ "gain": { "mean": ..., "ci95": ..., "unit": ... }, ... }`
pub fn measures_json(rows: &[Row]) -> Value {
    rows.iter()
        .map(|row| (row.id.to_owned(), json!({ "mean": row.mean, "ci95": row.ci95, "unit": row.unit })))
        .collect::<serde_json::Map<_, _>>()
        .into()
}

/// Lines such as `gain  0.3012 +- 0.0123`.
pub fn measures_text(rows: &[Row]) -> String {
    rows.iter()
        .map(|row| {
            let interval = row.ci95.map_or_else(String::new, |half| format!(" +- {half:.4}"));
            format!("{:<28} {:>12.4}{interval} {}", row.id, row.mean, row.unit).trim_end().to_owned() + "\n"
        })
        .collect()
}

/// Pretty JSON with a final newline.
pub fn json_text(value: &Value) -> String {
    format!("{value:#}\n")
}
