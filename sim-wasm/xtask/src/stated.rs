//! The numbers that the papers state and that figures of the page draw.

use crate::table::MARK;
use model::experiments::ledger::stated;
use model::laboratories::LABORATORIES;
use serde_json::{Value, json};

const TYPES: &str = r"import type { LabId } from './params.ts';
/** A number that a paper states, and where it lies in a figure of the page. */
export interface StatedNumber {
  readonly lab: LabId;
  /** The claim that checks it: `alf-7`. */
  readonly claim: string;
  /** Where the paper states it. */
  readonly place: string;
  /** What it is, and in which unit. */
  readonly name: string;
  readonly unit: string;
  /** The figure with the number drawn into it. */
  readonly link: string;
  /** Parameters of figures that have to be as in the link: what an axis shows. */
  readonly shown: readonly string[];
  /** The thing in the figure that it is about, where no parameter tells; may be empty. */
  readonly of: string;
  /** Beside a line; empty for a point. */
  readonly words: string;
  /** Place across and height; a line along the whole figure has one of them. */
  readonly x: number | null;
  readonly y: number | null;
}
";

pub fn typescript() -> String {
    let all: Vec<Value> = LABORATORIES
        .iter()
        .filter_map(|entry| Some((entry.laboratory.lab(), entry.ledger?)))
        .flat_map(|(lab, ledger)| {
            stated(lab, ledger).into_iter().map(|found| {
                json!({
                    "lab": lab.id,
                    "claim": format!("{}-{}", lab.id, found.number),
                    "place": found.place,
                    "name": found.name,
                    "unit": found.unit,
                    "link": found.scenario.canonical(),
                    "shown": found.shown().collect::<Vec<_>>(),
                    "of": found.mark.of,
                    "words": found.mark.words,
                    "x": found.x,
                    "y": found.y,
                })
            })
        })
        .collect();
    format!("{MARK}{TYPES}export const STATED: readonly StatedNumber[] = {};\n", Value::from(all))
}
