//! The columns of figures as TypeScript: a file for each figure, so that a page loads those of the figures that it shows.

use model::laboratory::{Heads, Laboratory};

const MARK: &str = "// Generated from the figures in sim-wasm/model by `cargo run -p xtask`. Do not edit.\n";

/// Names and texts of a laboratory's files: a constant for each table, the columns' units by their ids, in order.
pub fn files(laboratory: &dyn Laboratory) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    for Heads { figure, table, columns } in laboratory.heads() {
        let name = format!("{}.{figure}.heads.ts", laboratory.lab().id);
        let units: Vec<String> = columns.iter().map(|(id, unit)| format!("{id}: '{unit}'")).collect();
        let line = format!("export const {} = {{ {} }} as const;\n", table.to_uppercase(), units.join(", "));
        match files.iter_mut().find(|(known, _)| *known == name) {
            Some((_, text)) => text.push_str(&line),
            None => files.push((name, MARK.to_owned() + &line)),
        }
    }
    files
}
