//! Runs models and writes their files.

use crate::arguments::{Request, USAGE, request};
use crate::models::{MODELS, Model};
use crate::run::{Order, RunError, RunFiles, run};
use crate::study::Study;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// A machine without namespaces is no failure of what is tested.
pub fn main() -> ExitCode {
    let request = match request() {
        Ok(Some(request)) => request,
        Ok(None) => {
            print!("{USAGE}");
            for model in MODELS {
                println!("  {:<16} {}", model.id, model.says);
            }
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match all(&request) {
        Ok(()) => ExitCode::SUCCESS,
        Err(RunError::Refused(refusal)) => {
            println!("Skipped: {refusal}.");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn all(request: &Request) -> Result<(), RunError> {
    if request.is_study {
        return study(request);
    }
    fs::create_dir_all(&request.out)?;
    for model in &request.models {
        for seed in (request.seed..).take(request.seeds as usize) {
            let order = Order { seed, packets: request.packets, is_small: request.is_small };
            let captured = run(model, order)?;
            write(&request.out, model, seed, &captured)?;
            println!("{:<16} seed {seed}: {}", model.id, summary(&captured.truth));
        }
    }
    Ok(())
}

/// A table of verdicts.
fn study(request: &Request) -> Result<(), RunError> {
    let mut study = Study::default();
    for model in &request.models {
        for seed in (request.seed..).take(request.seeds as usize) {
            let order = Order { seed, packets: request.packets, is_small: true };
            study.take(model, &run(model, order)?);
        }
    }
    print!("{}", study.table());
    Ok(())
}

fn write(folder: &Path, model: &Model, seed: u32, captured: &RunFiles) -> std::io::Result<()> {
    let file = |end: &str| folder.join(format!("{}-{seed}{end}", model.id));
    fs::write(file(".pcap"), &captured.receiver)?;
    fs::write(file(".sender.pcap"), &captured.sender)?;
    fs::write(file(".csv"), &captured.transmissions)?;
    fs::write(file(".json"), format!("{:#}\n", captured.truth))
}

/// Sums over the flows.
fn summary(truth: &Value) -> String {
    let flows = truth["flows"].as_array().map(Vec::as_slice).unwrap_or_default();
    let sum = |id: &str| flows.iter().filter_map(|flow| flow[id].as_u64()).sum::<u64>();
    let affected = flows.iter().filter(|flow| flow["overtaken"].as_u64() > Some(0)).count();
    format!(
        "{} transmissions, {} lost, {} overtaken, {} holes filled by retransmission; {affected} of {} flows reordered",
        sum("transmissions"),
        sum("lost"),
        sum("overtaken"),
        sum("retransmitted"),
        flows.len(),
    )
}
