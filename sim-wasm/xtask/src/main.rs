//! Builds what the web page takes from Rust, into `sim-wasm/pkg/`: the WebAssembly package and the
//! generated table of parameters. Run it in `sim-wasm/`: `cargo run --release -p xtask`.

mod fixtures;
mod samples;
mod table;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize()?;
    match std::env::args().nth(1).as_deref() {
        None => build(&workspace),
        Some("fixtures") => fixtures::write(&workspace.join("../fixtures")),
        Some("samples") => samples::write(&workspace.join("../public/samples")),
        Some(other) => {
            Err(format!("there is no task \"{other}\"; the tasks are: (none), fixtures, samples").into())
        }
    }
}

/// Features of `oos-wasm`, each a module of its own.
const MODULES: &[&str] = &["alf", "metrics", "trace"];

fn build(workspace: &Path) -> Result<()> {
    let pkg = workspace.join("pkg");
    std::fs::create_dir_all(&pkg)?;
    for name in MODULES {
        build_module(workspace, &pkg, name)?;
    }
    std::fs::write(pkg.join("params.ts"), table::typescript())?;
    Ok(())
}

fn build_module(workspace: &Path, pkg: &Path, name: &str) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    run(Command::new(cargo)
        .current_dir(workspace)
        .args(["build", "--quiet", "--release", "--package", "oos-wasm"])
        .args(["--no-default-features", "--features", name, "--target", "wasm32-unknown-unknown"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace.join("target"), PathBuf::from);
    Bindgen::new()
        .input_path(target.join("wasm32-unknown-unknown/release/oos_wasm.wasm"))
        .out_name(name)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true)
        .generate(pkg)?;
    optimise(workspace, &pkg.join(format!("{name}_bg.wasm")))
}

/// Shrinks the module by a quarter, where the npm package `binaryen` is installed.
fn optimise(workspace: &Path, wasm: &Path) -> Result<()> {
    let tool: PathBuf = workspace.join("../node_modules/binaryen/bin/wasm-opt");
    if !tool.exists() {
        eprintln!("xtask: no wasm-opt (npm package binaryen): the module stays as rustc made it");
        return Ok(());
    }
    run(Command::new("node")
        .arg(tool)
        .args(["-O3", "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext"])
        .args(["--enable-mutable-globals", "--enable-reference-types", "--enable-multivalue"])
        .arg("--enable-simd")
        .arg(wasm)
        .arg("-o")
        .arg(wasm))
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|error| format!("{command:?} did not start: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} ended with {status}").into()) }
}
