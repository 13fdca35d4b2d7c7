//! Declares the WebAssembly modules for TypeScript: their names, the functions of each with their types, and the
//! address of each. Nothing is written by hand: a module is a default feature of `oos-wasm`, and its functions are
//! those that wasm-bindgen has declared.

use crate::Result;
use crate::modules::Boundary;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

const MARK: &str = "// Generated from sim-wasm/wasm by `cargo run -p xtask`. Do not edit.\n";

/// The functions of the simulation by their names.
type Functions = BTreeMap<String, Function>;

struct Function {
    /// The module it belongs to.
    module: String,
    /// Whether it returns a simulation that runs piece by piece (`wasm/src/running.rs`).
    is_running: bool,
}

/// Writes the list of modules as TypeScript, and returns the names of the files.
pub fn write(pkg: &Path, boundary: &Boundary) -> Result<Vec<String>> {
    let functions = functions(pkg, boundary)?;
    let files = [
        ("simulation.ts", simulation(&boundary.modules, &functions)),
        ("addresses.ts", addresses(&boundary.modules)),
        ("bindings.ts", bindings(&functions, &boundary.late)),
    ];
    for (name, text) in &files {
        std::fs::write(pkg.join(name), text)?;
    }
    Ok(files.map(|(name, _)| name.to_owned()).to_vec())
}

fn functions(pkg: &Path, boundary: &Boundary) -> Result<Functions> {
    let mut found = Functions::new();
    for module in &boundary.modules {
        for (name, function) in declared(pkg, module)? {
            if let Some(other) = found.get(&name).map(|other| &other.module) {
                return Err(format!("the modules {other} and {module} both have a function {name}").into());
            }
            found.insert(name, function);
        }
    }
    Ok(found)
}

/// The functions exported by a module's declarations, without wasm-bindgen's own.
fn declared(pkg: &Path, module: &str) -> Result<Functions> {
    let text = std::fs::read_to_string(pkg.join(format!("{module}.d.ts")))?;
    let running: Vec<&str> = text
        .split("export class ")
        .skip(1)
        .filter(|class| class.split("\n}").next().is_some_and(|body| body.contains("step(budget: number)")))
        .filter_map(|class| class.split_whitespace().next())
        .collect();
    let function = |line: &str| {
        let (name, rest) = line.strip_prefix("export function ")?.split_once('(')?;
        let gives = rest.rsplit_once("): ").map_or("", |(_, gives)| gives.trim_end_matches(';'));
        let function = Function { module: module.to_owned(), is_running: running.contains(&gives) };
        // these belong to wasm-bindgen
        (!["initSync", "start"].contains(&name)).then(|| (name.to_owned(), function))
    };
    Ok(text.lines().filter_map(function).collect())
}

/// Only types and lists: importing them loads no module.
fn simulation(modules: &[String], functions: &Functions) -> String {
    let mut text = MARK.to_owned();
    for module in homes(functions) {
        put(&mut text, &format!("import type * as {module} from './{module}.js';"));
    }
    put(&mut text, "\n/** The WebAssembly modules. */");
    put(&mut text, &format!("export const MODULES = {} as const;", quoted(modules)));
    put(&mut text, "export type ModuleName = (typeof MODULES)[number];");
    put(&mut text, "\n/** The functions of the simulation, whichever module they are in. */");
    put(&mut text, "export interface Simulation {");
    for (name, Function { module, .. }) in functions {
        put(&mut text, &format!("  {name}: typeof {module}.{name};"));
    }
    put(&mut text, "}\nexport type FunctionName = keyof Simulation;");
    put(&mut text, "\n/** Whatever a function may give. */");
    put(&mut text, "export type AnyResult = ReturnType<Simulation[FunctionName]>;");
    put(&mut text, "\n/** The module that each function is in. */");
    put(&mut text, "export const MODULE_OF: Readonly<Record<FunctionName, ModuleName>> = {");
    for (name, Function { module, .. }) in functions {
        put(&mut text, &format!("  {name}: '{module}',"));
    }
    put(&mut text, "};");
    put(&mut text, "\n/** The functions whose simulations are run piece by piece. */");
    let running: Vec<String> =
        functions.iter().filter(|(_, f)| f.is_running).map(|(name, _)| name.clone()).collect();
    put(
        &mut text,
        &format!("export const RUNNING: ReadonlySet<FunctionName> = new Set({});", quoted(&running)),
    );
    text
}

/// The address from which the page fetches each module.
fn addresses(modules: &[String]) -> String {
    let mut text = MARK.to_owned();
    put(&mut text, "// For the page alone: a worker is handed its modules.\n");
    put(&mut text, "import type { ModuleName } from './simulation.ts';");
    for module in modules {
        put(&mut text, &format!("import {module} from './{module}_bg.wasm?url';"));
    }
    let list = modules.join(", ");
    put(
        &mut text,
        &format!("\nexport const ADDRESSES: Readonly<Record<ModuleName, string>> = {{ {list} }};"),
    );
    text
}

/// The JavaScript side of the modules that have functions.
fn bindings(functions: &Functions, late: &[String]) -> String {
    let mut text = MARK.to_owned();
    put(
        &mut text,
        "// For workers: what calls a module's functions, once the module has been handed over.\n",
    );
    let (late, modules): (Vec<&str>, Vec<&str>) =
        homes(functions).into_iter().partition(|module| late.iter().any(|other| other == module));
    for module in &modules {
        put(&mut text, &format!("import * as {module} from './{module}.js';"));
    }
    // imported by name, so that the rest of wasm-bindgen's code, such as fetching a module, is left out of the worker
    put(&mut text, "\nexport const BINDINGS = {");
    for module in &modules {
        let own = functions
            .iter()
            .filter(|(_, function)| function.module == *module)
            .map(|(name, _)| name.as_str());
        let fields: Vec<String> =
            ["initSync"].into_iter().chain(own).map(|name| format!("{name}: {module}.{name}")).collect();
        put(&mut text, &format!("  {module}: {{ {} }},", fields.join(", ")));
    }
    put(&mut text, "};");
    put(&mut text, "\n/** Modules whose JavaScript is loaded when one of them is handed over. */");
    put(&mut text, "export const LATE = {");
    for module in late {
        put(&mut text, &format!("  {module}: () => import('./{module}.js'),"));
    }
    put(&mut text, "};");
    text
}

fn homes(functions: &Functions) -> Vec<&str> {
    let mut modules: Vec<&str> = functions.values().map(|function| function.module.as_str()).collect();
    modules.sort_unstable();
    modules.dedup();
    modules
}

fn quoted(names: &[String]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
    format!("[{}]", quoted.join(", "))
}

fn put(text: &mut String, line: &str) {
    // writing into a string cannot fail
    let _ = writeln!(text, "{line}");
}
