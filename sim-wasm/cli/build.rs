//! Names the model by its source: what two builds compute is the same where that is (`OOS_MODEL`).

#[path = "src/digest.rs"]
mod digest;

use std::fs;
use std::io::Result;
use std::path::{Path, PathBuf};

fn main() -> Result<()> {
    let model = Path::new("../model");
    let mut files = vec![model.join("Cargo.toml")];
    collect(&model.join("src"), &mut files)?;
    files.sort();
    let mut bytes = Vec::new();
    for file in &files {
        bytes.extend(file.to_string_lossy().replace('\\', "/").into_bytes());
        // as a checkout on any system has it
        bytes.extend(fs::read(file)?.into_iter().filter(|&byte| byte != b'\r'));
    }
    println!("cargo::rerun-if-changed=../model/src");
    println!("cargo::rerun-if-changed=../model/Cargo.toml");
    println!("cargo::rustc-env=OOS_MODEL={}", digest::digest(bytes));
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}
