//! The tables of the laboratories as TypeScript: types and names of all laboratories in one file, and a file for each
//! laboratory with what only its own page needs.

use crate::measures::measure_json;
use model::experiments::ledger::{Ledger, Size};
use model::laboratories::{Entry, LABORATORIES, TABLES};
use model::params::model::{CHANGES, Change, MODEL};
use model::params::{
    Aliases, Conflict, Figures, Grammar, Group, Kind, Lab, Number, Param, Scale, Spread, Track,
};
use model::scenario::{PAGES, VERSION};
use model::stats::student_975;
use model::trace::Magics;
use serde_json::{Map, Value, json};
use std::fmt::Write;

pub const MARK: &str =
    "// Generated from the laboratories in sim-wasm/model by `cargo run -p xtask`. Do not edit.\n";

const TYPES: &str = r#"import type { Measure, Unit } from './measures.ts';

export interface NumberValues {
  kind: 'number'; min: number; max: number; step: number; decimals: number;
  /** null leaves the value to the model; `auto` says what it does then. */
  default: number | null; auto: string; scale: 'linear' | 'log';
  /** What the slider covers while the value lies within it; null for the whole range. */
  track: { from: number; to: number; spread: 'even' | 'root' | 'ratio'; ticks: readonly number[] } | null;
  /** Upper ends of a figure's axis: the first that includes the scenario's value. */
  ends?: readonly number[];
  /** Values of which figures show a family of curves, beside the scenario's own. */
  family?: readonly number[];
}
export interface ChoiceValues { kind: 'choice'; default: string; options: readonly { id: string; name: string }[] }
export interface TextValues { kind: 'text'; grammar: 'transmissions' | 'sequence' | 'kept' | 'lines' | 'quantiles'; maxLength: number;
  /** What the model takes where the text is empty. */
  auto?: string;
}
export interface Param {
  id: string; symbol: string; name: string; unit: Unit;
  group: 'main' | 'more' | 'figure'; values: NumberValues | ChoiceValues | TextValues;
}
/** What is known of a laboratory before its table has come. */
export interface LabName { id: LabId; name: string; title: string; formerIds: readonly string[] }
/** A version of the models, and what it changed. */
export type Change = readonly [model: number, what: string];
/** The table of a laboratory. */
export interface Lab<L extends LabId = LabId> {
  id: L; params: readonly Param[]; aliases: Aliases;
  /** What a link opens that gives nothing, where that is not the defaults: a canonical query. */
  opening: string;
  /** What changed in its results after version 1 of the models, in the order of the versions; absent where nothing has. */
  changes?: readonly Change[];
  /** In the order of the columns of its replications. */
  measures: readonly Measure<L>[];
}
/** Former ids, which are read but never written; those of choices come after the id of their parameter. */
export interface Aliases {
  params: readonly (readonly [former: string, id: string])[];
  choices: readonly (readonly [param: string, former: string, id: string])[];
}
"#;

const LEDGER_TYPES: &str = r"/** Replications behind each figure of a ledger, and whether each is as long as the paper's. */
export interface LedgerSize { readonly runs: number; readonly isLong: boolean }
/** What is computed by default, as much as the paper has or more, and the most replications that are allowed. */
export interface LedgerSizes { readonly quick: LedgerSize; readonly full: LedgerSize; readonly most: number }
";

const CONFLICT_TYPES: &str = r"/** Formulas in postfix notation, their parts separated by spaces: numbers, ids of parameters, and + - * / min. */
export interface Conflict {
  /** The values contradict each other where the first gives more than the second. */
  above: readonly [string, string];
  /** Ids of parameters with named values, and which one each must have. */
  when: readonly (readonly [id: string, chosen: string])[];
  /** What is computed instead; formulas in braces stand for their values. */
  says: string;
}
";

pub fn typescript() -> String {
    let mut text = format!("{MARK}{TYPES}");
    let ids: Vec<String> = TABLES.iter().map(|lab| format!("'{}'", lab.id)).collect();
    put(&mut text, &format!("export type LabId = {};", ids.join(" | ")));
    for lab in TABLES {
        scenario_type(&mut text, lab);
    }
    let fields: Vec<String> =
        TABLES.iter().map(|lab| format!("{}: {}Scenario", lab.id, capital(lab.id))).collect();
    put(&mut text, &format!("export interface Scenarios {{ {} }}", fields.join("; ")));
    put(&mut text, "/** The laboratories, in the order of the navigation. */");
    let names: Vec<Value> = TABLES.iter().map(name_json).collect();
    put(&mut text, &format!("export const LABS: readonly LabName[] = {};", Value::from(names)));
    put(&mut text, &format!("export const SCENARIO_VERSION = {VERSION};"));
    put(&mut text, &format!("export const MODEL_VERSION: number = {MODEL};"));
    put(&mut text, "/** The pages that are no laboratory. */");
    let pages: Vec<Value> = PAGES.iter().map(|page| json!({ "id": page.id, "title": page.title })).collect();
    put(&mut text, &format!("export const PAGES = {} as const;", Value::from(pages)));
    put(&mut text, "export type PageId = (typeof PAGES)[number]['id'];");
    put(&mut text, "/** 97.5% quantile of Student's t by degrees of freedom. */");
    let quantiles: Vec<String> = (1..200).map(|df| student_975(df).to_string()).collect();
    put(
        &mut text,
        &format!("export const STUDENT_975: readonly number[] = [NaN, {}];", quantiles.join(", ")),
    );
    text
}

/// The sizes of the ledgers, for the page that computes a claim.
pub fn ledgers() -> String {
    let size = |Size { runs, is_long }: Size| json!({ "runs": runs, "isLong": is_long });
    let ledger = |entry: &Entry| {
        let Ledger { quick, full, runs_at_most, .. } = *entry.ledger?;
        let sizes = json!({ "quick": size(quick), "full": size(full), "most": runs_at_most });
        Some((entry.laboratory.lab().id.to_owned(), sizes))
    };
    let sizes: Map<String, Value> = LABORATORIES.iter().filter_map(ledger).collect();
    format!(
        "{MARK}{LEDGER_TYPES}export const LEDGER_SIZES: Readonly<Record<string, LedgerSizes>> = {};\n",
        Value::from(sizes)
    )
}

/// The first bytes of captures and archives, for the page that chooses the module to read a file.
pub fn magics() -> String {
    let Magics { captures, archives } = model::trace::magics();
    let magics = json!({ "captures": captures, "archives": archives });
    format!(
        "{MARK}export const MAGICS: Readonly<Record<'captures' | 'archives', readonly (readonly number[])[]>> = {magics};\n"
    )
}

/// The file of a laboratory's table.
pub fn file_of(lab: &Lab) -> String {
    format!("{}.table.ts", lab.id)
}

/// A laboratory's parameters and measures: its page and its links need them, and nothing else does.
pub fn table(entry: &Entry) -> String {
    let lab = entry.laboratory.lab();
    let Aliases { lab: _, params: ids, choices } = &lab.aliases;
    let mut table = json!({
        "id": lab.id,
        "params": lab.params.iter().map(param_json).collect::<Vec<_>>(),
        "opening": lab.opening,
        "aliases": { "params": ids, "choices": choices },
        "measures": entry.laboratory.measures().into_iter().map(measure_json).collect::<Vec<_>>(),
    });
    let changes: Vec<Value> = CHANGES
        .iter()
        .filter(|change| change.lab == lab.id)
        .map(|Change { model, what, .. }| json!([model, what]))
        .collect();
    if !changes.is_empty() {
        table["changes"] = changes.into();
    }
    let mut text = MARK.to_owned();
    put(&mut text, "import type { Lab } from './params.ts';");
    put(&mut text, &format!("export const TABLE: Lab<'{}'> = {table};", lab.id));
    text
}

/// The loader of each laboratory's table.
pub fn tables() -> String {
    let mut text = MARK.to_owned();
    put(&mut text, "import type { Lab, LabId } from './params.ts';");
    put(&mut text, "/** Loads the table of a laboratory. */");
    put(&mut text, "export const TABLES: { readonly [L in LabId]: () => Promise<Lab<L>> } = {");
    for Entry { laboratory, .. } in LABORATORIES {
        let lab = laboratory.lab();
        put(&mut text, &format!("  {}: async () => (await import('./{}')).TABLE,", lab.id, file_of(lab)));
    }
    put(&mut text, "};");
    text
}

/// The conflicts between parameter values: a file of its own, since the page loads it late.
pub fn conflicts() -> String {
    let of =
        |Conflict { above, when, says }: &Conflict| json!({ "above": above, "when": when, "says": says });
    let list = |entry: &Entry| {
        let all: Vec<Value> = entry.laboratory.conflicts().iter().map(of).collect();
        (!all.is_empty()).then(|| (entry.laboratory.lab().id.to_owned(), Value::from(all)))
    };
    let labs: Map<String, Value> = LABORATORIES.iter().filter_map(list).collect();
    format!(
        "{MARK}import type {{ LabId }} from './params.ts';\n{CONFLICT_TYPES}export const CONFLICTS: {{ readonly [L in LabId]?: readonly Conflict[] }} = {};\n",
        Value::from(labs)
    )
}

/// Meaning and source of each parameter: a file of its own, since the page loads it on demand.
pub fn meanings() -> String {
    let mut text = MARK.to_owned();
    put(&mut text, "import type { LabId } from './params.ts';");
    put(&mut text, "export interface Meaning { meaning: string; source: string }");
    let labs: Map<String, Value> = TABLES.iter().map(|lab| (lab.id.to_owned(), meanings_json(lab))).collect();
    let labs = Value::from(labs);
    put(
        &mut text,
        &format!("export const MEANINGS: Record<LabId, Readonly<Record<string, Meaning>>> = {labs};"),
    );
    text
}

fn meanings_json(lab: &Lab) -> Value {
    let of = |param: &Param| json!({ "meaning": param.meaning, "source": param.source });
    lab.params.iter().map(|param| (param.id.to_owned(), of(param))).collect::<Map<_, _>>().into()
}

fn put(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn scenario_type(text: &mut String, lab: &Lab) {
    // writing to a String cannot fail
    let _ = writeln!(text, "export interface {}Scenario {{", capital(lab.id));
    for param in lab.params {
        let of = match &param.kind {
            Kind::Number(number) if number.default.is_none() => "number | null".to_owned(),
            Kind::Number(_) => "number".to_owned(),
            Kind::Choice { options, .. } => {
                options.iter().map(|option| format!("'{}'", option.id)).collect::<Vec<_>>().join(" | ")
            }
            Kind::Text { .. } => "string".to_owned(),
        };
        let _ = writeln!(text, "  /** {}{} */\n  {}: {of};", param.meaning, unit(param), param.id);
    }
    put(text, "}");
}

fn unit(param: &Param) -> String {
    if param.unit.is_empty() { String::new() } else { format!(" ({})", param.unit) }
}

fn capital(id: &str) -> String {
    let mut letters = id.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

fn name_json(lab: &Lab) -> Value {
    json!({ "id": lab.id, "name": lab.name, "title": lab.title, "formerIds": lab.aliases.lab })
}

fn param_json(param: &Param) -> Value {
    let group = match param.group {
        Group::Main => "main",
        Group::More => "more",
        Group::Figure => "figure",
    };
    json!({
        "id": param.id, "symbol": param.symbol, "name": param.name, "unit": param.unit,
        "group": group, "values": values_json(&param.kind),
    })
}

fn track_json(track: Track) -> Value {
    json!({
        "from": track.from, "to": track.to, "ticks": track.ticks,
        "spread": match track.spread { Spread::Even => "even", Spread::Root => "root", Spread::Ratio => "ratio" },
    })
}

fn number_json(number: &Number) -> Value {
    let mut object = json!({
        "kind": "number", "min": number.min, "max": number.max, "step": number.step,
        "decimals": number.decimals, "default": number.default, "auto": number.auto,
        "scale": match number.scale { Scale::Linear => "linear", Scale::Log => "log" },
        "track": number.track.map(track_json),
    });
    let Figures { ends, family } = number.figures;
    for (name, values) in [("ends", ends), ("family", family)] {
        if !values.is_empty() {
            object[name] = json!(values);
        }
    }
    object
}

fn text_json(grammar: Grammar, max_length: u32, auto: &str) -> Value {
    let grammar = match grammar {
        Grammar::Transmissions => "transmissions",
        Grammar::Sequence => "sequence",
        Grammar::Kept => "kept",
        Grammar::Lines => "lines",
        Grammar::Quantiles => "quantiles",
    };
    let mut object = json!({ "kind": "text", "maxLength": max_length, "grammar": grammar });
    if !auto.is_empty() {
        object["auto"] = json!(auto);
    }
    object
}

fn values_json(kind: &Kind) -> Value {
    match kind {
        Kind::Number(number) => number_json(number),
        Kind::Choice { default, options } => json!({
            "kind": "choice", "default": default,
            "options": options.iter().map(|o| json!({ "id": o.id, "name": o.name })).collect::<Vec<_>>(),
        }),
        Kind::Text { grammar, max_length, auto } => text_json(*grammar, *max_length, auto),
    }
}
