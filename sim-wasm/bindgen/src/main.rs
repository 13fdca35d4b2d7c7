//! Writes what JavaScript needs of a WebAssembly module that cargo has built: `bindgen FILE NAME FOLDER`. `xtask` runs
//! it for each module.

use std::error::Error;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, name, folder] = arguments.as_slice() else {
        return Err("bindgen takes the file of a module, its name, and the folder to write to".into());
    };
    Bindgen::new()
        .input_path(file)
        .out_name(name)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true)
        .generate(folder)?;
    Ok(())
}
