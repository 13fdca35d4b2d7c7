//! The worked examples of the bench of senders as TypeScript.

use model::red::senders::{EXAMPLES, Example};
use serde_json::json;

const TYPES: &str = r"// Generated from the examples in sim-wasm/model/src/red/senders.rs by `cargo run -p xtask`. Do not edit.
import type { RedScenario } from './params.ts';

/** Acknowledgments as `oos sender` reads them. */
export interface Example {
  readonly lines: readonly string[];
  /** Of the first window, segments. */
  readonly window: number;
  /** What the connection's start took, ms. */
  readonly roundTrip: number;
}
export const EXAMPLES: Readonly<Record<RedScenario['example'], Example>> = {
";

pub fn typescript() -> String {
    let entries = EXAMPLES.iter().map(|Example { id, lines, window, round_trip }| {
        format!("  {id}: {},\n", json!({ "lines": lines, "window": window, "roundTrip": round_trip }))
    });
    format!("{TYPES}{}}};\n", entries.collect::<String>())
}
