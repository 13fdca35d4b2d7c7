//! `oos bench`: simulated ADUs per second on one core of this machine.

use crate::error::CliError;
use crate::output::json_text;
use model::alf::sweep::{Load, workload};
use serde_json::json;
use std::num::NonZeroU32;
use std::time::Instant;

const ROUNDS: u32 = 7;
const ADUS: u32 = 4_000_000;

pub fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut as_json, mut rounds) = (false, ROUNDS);
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => as_json = true,
            Long("rounds") => rounds = args.value()?.parse::<NonZeroU32>()?.get(),
            other => return Err(other.unexpected().into()),
        }
    }
    let (sweep, fresh) = (median_speed(Load::Sweep, rounds), median_speed(Load::Fresh, rounds));
    Ok(if as_json {
        json_text(&json!({ "sweep": sweep, "fresh": fresh, "unit": "ADUs/s" }))
    } else {
        format!(
            "along a sweep       {:.1} million ADUs a second\nwith fresh draws    {:.1} million ADUs a second\n",
            sweep / 1e6,
            fresh / 1e6
        )
    })
}

/// Median over the rounds, since machines are shared.
fn median_speed(load: Load, rounds: u32) -> f64 {
    let mut speeds: Vec<f64> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            let adus = workload(load, ADUS);
            f64::from(adus) / start.elapsed().as_secs_f64()
        })
        .collect();
    speeds.sort_by(f64::total_cmp);
    speeds[speeds.len() / 2]
}
