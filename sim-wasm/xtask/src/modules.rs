//! The WebAssembly modules: each default feature of `oos-wasm` is one (`sim-wasm/wasm/Cargo.toml`).

use crate::Result;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const PACKAGE: &str = "oos-wasm";

/// The package of the boundary, from cargo's metadata.
pub struct Boundary {
    /// The default features, in the order of the manifest.
    pub modules: Vec<String>,
    /// Modules whose JavaScript a worker loads only when it gets one of them.
    pub late: Vec<String>,
    /// Modules that no laboratory needs at first.
    pub seldom: Vec<String>,
}

/// Optimisation level of the model in all modules (natively it is 3): they are 2 to 9% smaller, and as fast.
const LEVEL: &str = "profile.release.package.model.opt-level=2";

impl Boundary {
    pub fn read(workspace: &Path) -> Result<Self> {
        let metadata = output(Command::new(cargo()).current_dir(workspace).args([
            "metadata",
            "--no-deps",
            "--format-version",
            "1",
            "--offline",
        ]))?;
        let metadata: Value = serde_json::from_str(&metadata)?;
        let packages = metadata["packages"].as_array().ok_or("cargo metadata names no packages")?;
        let package = packages.iter().find(|package| package["name"] == PACKAGE);
        let package = package.ok_or("the boundary's package is missing")?;
        let [late, seldom] = ["late", "seldom"].map(|list| names(&package["metadata"]["oos"][list]));
        Ok(Self { modules: names(&package["features"]["default"]), late, seldom })
    }

    /// The program that writes the JavaScript of a module (wasm-bindgen): it is compiled while the first module is.
    pub fn bindgen(workspace: &Path, first: &str) -> Result<PathBuf> {
        let messages = std::thread::scope(|scope| {
            let compiler = scope.spawn(|| {
                let mut command = Command::new(cargo());
                command.current_dir(workspace).args(["build", "--quiet", "--package", "bindgen"]);
                output(command.args(["--message-format", "json-render-diagnostics"]))
                    .map_err(|error| error.to_string())
            });
            let module = Self::compile(workspace, first);
            let messages = compiler.join().map_err(|_| "bindgen could not be built".to_owned());
            module.and(Ok(messages??))
        })?;
        let program = artifacts(&messages).find_map(|artifact| Some(artifact["executable"].as_str()?.into()));
        program.ok_or_else(|| "cargo does not say where it has put bindgen".into())
    }

    /// Compiles one module; returns cargo's messages.
    fn compile(workspace: &Path, module: &str) -> Result<String> {
        output(
            Command::new(cargo())
                .current_dir(workspace)
                .args(["build", "--quiet", "--release", "--package", PACKAGE])
                .args(["--no-default-features", "--features", module, "--target", "wasm32-unknown-unknown"])
                .args(["--message-format", "json-render-diagnostics"])
                .args(["--config", &path_remap_flag(), "--config", LEVEL]),
        )
    }

    /// Builds one module into `pkg`; it is complete when the returned process has ended.
    pub fn build(&self, workspace: &Path, pkg: &Path, module: &str, bindgen: &Path) -> Result<Optimising> {
        let messages = Self::compile(workspace, module)?;
        let built = built(&messages).ok_or("cargo does not say where it has put the module")?;
        output(Command::new(bindgen).arg(built).arg(module).arg(pkg))?;
        if !self.modules.iter().any(|known| known == module) {
            // only for tests
            return Ok(Optimising(None));
        }
        // The higher level takes 4 to 7 s more for a large module, and makes it less than 1% smaller (gzip). It is used
        // for modules that a laboratory loads before its first numbers, and for those that the one file contains: there
        // each kB counts.
        let level = if self.seldom.iter().any(|seldom| seldom == module) { "-O1" } else { "-O3" };
        optimise(workspace, &pkg.join(format!("{module}_bg.wasm")), level)
    }
}

/// Compiler flag that removes this machine's folder of crates from the file names in panics, so that a module is the
/// same wherever it is built.
fn path_remap_flag() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let sources = home.and_then(|home| std::fs::read_dir(home.join("registry/src")).ok());
    let flags: Vec<String> = sources
        .into_iter()
        .flatten()
        .flatten()
        .map(|folder| format!("--remap-path-prefix={}=crates", folder.path().display()))
        .collect();
    format!("target.wasm32-unknown-unknown.rustflags={flags:?}")
}

fn cargo() -> std::ffi::OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn names(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

/// The last step of a module, which uses only one core: meanwhile cargo compiles the next module.
pub struct Optimising(Option<Child>);

impl Optimising {
    pub fn wait(self) -> Result<()> {
        let Some(mut tool) = self.0 else { return Ok(()) };
        let status = tool.wait()?;
        if status.success() { Ok(()) } else { Err(format!("wasm-opt ended with {status}").into()) }
    }
}

/// Makes the module a quarter smaller, if the npm package `binaryen` is installed.
fn optimise(workspace: &Path, wasm: &Path, level: &str) -> Result<Optimising> {
    let tool: PathBuf = workspace.join("../node_modules/binaryen/bin/wasm-opt");
    if !tool.exists() {
        eprintln!("xtask: no wasm-opt (npm package binaryen): the module stays as rustc made it");
        return Ok(Optimising(None));
    }
    let started = Command::new("node")
        .arg(tool)
        .args([level, "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext"])
        .args(["--enable-mutable-globals", "--enable-reference-types", "--enable-multivalue"])
        .args(["--enable-simd", "--strip-producers", "--strip-target-features"])
        // addresses below 1 024 are the far end of the stack, so an offset can become part of a load
        .arg("--low-memory-unused")
        .arg(wasm)
        .arg("-o")
        .arg(wasm)
        .spawn();
    Ok(Optimising(Some(started.map_err(|error| format!("wasm-opt did not start: {error}"))?)))
}

/// Where cargo has put the module, from its own messages: only cargo knows everything that decides this
/// (`CARGO_TARGET_DIR`, relative to where cargo runs, and its configuration files).
fn built(messages: &str) -> Option<PathBuf> {
    let files =
        artifacts(messages).filter_map(|artifact| artifact["filenames"].as_array().cloned()).flatten();
    files.filter_map(|file| Some(PathBuf::from(file.as_str()?))).find(|file| file.ends_with("oos_wasm.wasm"))
}

fn artifacts(messages: &str) -> impl Iterator<Item = Value> {
    messages.lines().filter_map(|line| serde_json::from_str(line).ok())
}

/// Standard output of a command; its error output goes to the terminal.
fn output(command: &mut Command) -> Result<String> {
    let done = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("{command:?} did not start: {error}"))?;
    if done.status.success() {
        Ok(String::from_utf8(done.stdout)?)
    } else {
        Err(format!("{command:?} ended with {}", done.status).into())
    }
}
