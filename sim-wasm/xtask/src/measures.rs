//! Measures as TypeScript: their types, with the ids, and one measure of a laboratory's table.

use model::laboratories::LABORATORIES;
use model::measures::Measure;
use model::units;
use serde_json::{Value, json};

const TYPES: &str = r#"// Generated from the measures of each laboratory in sim-wasm/model by `cargo run -p xtask`. Do not edit.
import type { LabId } from './params.ts';

/** A measure of a laboratory. */
export interface Measure<L extends LabId = LabId> {
  /** Name on the command line and in exports. */
  id: MeasureId<L>;
  /** What is measured: the id without the suffix that names the side; the whole id if there is only one side. */
  quantity: Quantity<L>;
  /** Which of the sides that a scenario compares, in words; empty if there is only one. */
  side: string;
  /** The paper's symbol; empty where it has none. */
  symbol: string;
  /** Empty for pure numbers. */
  unit: Unit;
  /** Short name of the quantity. */
  name: string;
  /** A sentence or two, without a capital or a full stop. */
  meaning: string;
  /** Section of a paper or an RFC. */
  source: string;
  better: 'higher' | 'lower' | 'neither';
  /** How people see its values: digits that fit the size, a count (whole in every run), or a share as a percentage. */
  shown: 'number' | 'count' | 'percent';
  /** Whether a run may have no value of it: the mean is then over the runs that have one. */
  isPartial: boolean;
}
/** Ids of the measures of a laboratory. */
export type MeasureId<L extends LabId = LabId> = MeasureIds[L];
/** What the measures of a laboratory measure, on one side or on several. */
export type Quantity<L extends LabId = LabId> = Quantities[L];
"#;

pub fn typescript() -> String {
    let mut text = TYPES.to_owned();
    let mut put = |line: &str| {
        text.push_str(line);
        text.push('\n');
    };
    put("/** Every unit, as it is written everywhere. */");
    put(&format!("export type Unit = {};", union(units::ALL)));
    let table: Vec<(&str, Vec<&Measure>)> =
        LABORATORIES.iter().map(|entry| (entry.laboratory.lab().id, entry.laboratory.measures())).collect();
    let types = |of: fn(&Measure) -> &'static str| {
        let fields = table.iter().map(|(lab, measures)| {
            let mut ids: Vec<_> = measures.iter().map(|measure| of(measure)).collect();
            ids.dedup();
            format!("  {lab}: {};\n", union(&ids))
        });
        fields.collect::<String>()
    };
    put(&format!("export interface MeasureIds {{\n{}}}", types(|measure| measure.id)));
    put(&format!("export interface Quantities {{\n{}}}", types(|measure| measure.quantity)));
    text
}

fn union(texts: &[&str]) -> String {
    texts.iter().map(|text| format!("'{text}'")).collect::<Vec<_>>().join(" | ")
}

pub fn measure_json(measure: &Measure) -> Value {
    json!({
        "id": measure.id, "quantity": measure.quantity, "side": measure.side, "symbol": measure.symbol,
        "unit": measure.unit, "name": measure.name, "meaning": measure.meaning, "source": measure.source,
        "better": measure.better.id(), "shown": measure.shown.id(), "isPartial": measure.is_partial,
    })
}
