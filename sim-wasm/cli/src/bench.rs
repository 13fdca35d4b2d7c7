//! `oos bench`: ADUs, packets and segments that are simulated per second on one core of this machine.

use crate::command::{Command, JSON};
use crate::error::CliError;
use crate::origin::with_versions;
use crate::output::json_text;
use model::alf::sweep::{Load, workload};
use serde_json::json;
use std::num::NonZeroU32;
use std::time::Instant;

const ROUNDS: u32 = 7;
const ADUS: u32 = 4_000_000;
const PACKETS: u32 = 500_000;
const SEGMENTS: u32 = 1_000_000;

pub const COMMAND: Command = Command {
    name: "bench",
    usage: &["[--rounds N] [--json]"],
    about: &["simulated ADUs and packets per second"],
    options: &[("--rounds N", "rounds of which the median counts"), JSON],
    examples: &["oos bench --rounds 3"],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut as_json, mut rounds) = (false, ROUNDS);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("rounds") => rounds = rounds_of(&args.value()?.string()?)?,
            other => return Err(other.unexpected().into()),
        }
    }
    let [sweep, fresh] = [Load::Sweep, Load::Fresh].map(|load| median_speed(rounds, || workload(load, ADUS)));
    let red = median_speed(rounds, || model::red::workload(PACKETS));
    let dccp = median_speed(rounds, || model::dccp::workload(PACKETS));
    let transfer = median_speed(rounds, || model::tcp::workload(SEGMENTS));
    Ok(if as_json {
        json_text(&with_versions(json!({
            "sweep": { "speed": sweep, "unit": "ADUs/s" },
            "fresh": { "speed": fresh, "unit": "ADUs/s" },
            "red": { "speed": red, "unit": "packets/s" },
            "dccp": { "speed": dccp, "unit": "packets/s" },
            "transfer": { "speed": transfer, "unit": "segments/s" },
        })))
    } else {
        format!(
            "along a sweep       {:.1} million ADUs a second\n\
             with fresh draws    {:.1} million ADUs a second\n\
             TCP over RED        {:.1} million packets a second at the bottleneck\n\
             TFRC that reorders  {:.1} million packets a second\n\
             TCP under jitter    {:.1} million segments a second\n",
            sweep / 1e6,
            fresh / 1e6,
            red / 1e6,
            dccp / 1e6,
            transfer / 1e6
        )
    })
}

fn rounds_of(text: &str) -> Result<u32, CliError> {
    text.parse()
        .map(NonZeroU32::get)
        .map_err(|_| CliError::Usage(format!("--rounds takes a whole number from 1, not “{text}”")))
}

/// The median over rounds, since other programs may slow down some of them.
fn median_speed(rounds: u32, load: impl Fn() -> u32) -> f64 {
    let mut speeds: Vec<f64> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            let simulated = load();
            f64::from(simulated) / start.elapsed().as_secs_f64()
        })
        .collect();
    speeds.sort_by(f64::total_cmp);
    speeds[speeds.len() / 2]
}
