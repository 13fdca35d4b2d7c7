//! Builds what the web page needs from Rust, into `sim-wasm/pkg/`: the WebAssembly modules, the list of them, and the
//! generated tables of parameters, measures, columns and worked examples. Run it in `sim-wasm/`: `cargo run -p xtask`.

mod examples;
mod fixtures;
mod heads;
mod measures;
mod modules;
mod samples;
mod stated;
mod table;
mod wiring;

use model::laboratories::LABORATORIES;
use modules::{Boundary, Optimising};
use std::error::Error;
use std::path::Path;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize()?;
    let module = std::env::args().nth(2);
    match std::env::args().nth(1).as_deref() {
        None => build(&workspace, None),
        Some("module") => build(&workspace, Some(module.ok_or("which module?")?.as_str())),
        Some("fixtures") => fixtures::write(&workspace.join("../fixtures")),
        Some("tables") => {
            let pkg = workspace.join("pkg");
            wiring::write(&pkg, &Boundary::read(&workspace)?)?;
            tables(&pkg).map(drop)
        }
        Some("read") => fixtures::read(),
        Some("samples") => samples::write(&workspace.join("../public/samples")),
        Some(other) => Err(format!(
            "there is no task “{other}”; the tasks are: (none), module NAME, tables, fixtures, read, samples"
        )
        .into()),
    }
}

/// A module that only the tests of the worker use.
const FOR_TESTS: &str = "probe";

/// Builds all modules, or only one if the others have been built before.
fn build(workspace: &Path, only: Option<&str>) -> Result<()> {
    let pkg = workspace.join("pkg");
    std::fs::create_dir_all(&pkg)?;
    let boundary = Boundary::read(workspace)?;
    let modules: Vec<&str> = boundary.modules.iter().map(String::as_str).chain([FOR_TESTS]).collect();
    if let Some(unknown) = only.filter(|only| !modules.contains(only)) {
        return Err(format!("there is no module “{unknown}”; the modules are: {}", modules.join(", ")).into());
    }
    let first = only.or(modules.first().copied()).ok_or("there is no module")?;
    let bindgen = Boundary::bindgen(workspace, first)?;
    let mut files = Vec::new();
    let mut optimising = Vec::new();
    for module in modules {
        if only.is_none_or(|only| only == module) {
            optimising.push(boundary.build(workspace, &pkg, module, &bindgen)?);
        }
        files.extend(["js", "d.ts"].map(|ending| format!("{module}.{ending}")));
        files.push(format!("{module}_bg.wasm"));
    }
    optimising.into_iter().try_for_each(Optimising::wait)?;
    files.extend(wiring::write(&pkg, &boundary)?);
    files.extend(tables(&pkg)?);
    // set-up reads this to know which files must exist
    std::fs::write(pkg.join("files.json"), serde_json::to_string_pretty(&files)?)?;
    Ok(())
}

/// Writes the tables of parameters, measures, columns and worked examples; returns the files' names.
fn tables(pkg: &Path) -> Result<Vec<String>> {
    let mut files = vec![
        ("params.ts".to_owned(), table::typescript()),
        ("meanings.ts".to_owned(), table::meanings()),
        ("conflicts.ts".to_owned(), table::conflicts()),
        ("measures.ts".to_owned(), measures::typescript()),
        ("tables.ts".to_owned(), table::tables()),
        ("examples.ts".to_owned(), examples::typescript()),
        ("ledgers.ts".to_owned(), table::ledgers()),
        ("magics.ts".to_owned(), table::magics()),
        ("stated.ts".to_owned(), stated::typescript()),
    ];
    files.extend(
        LABORATORIES.iter().map(|entry| (table::file_of(entry.laboratory.lab()), table::table(entry))),
    );
    files.extend(LABORATORIES.iter().flat_map(|entry| heads::files(entry.laboratory)));
    for (name, text) in &files {
        std::fs::write(pkg.join(name), text)?;
    }
    Ok(files.into_iter().map(|(name, _)| name).collect())
}
