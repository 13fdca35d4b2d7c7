//! The tests of the command line, in one program: a program for each file would link the model a dozen times.

mod campaign;
mod cores;
mod coverage;
mod figure;
mod ledger;
mod ledger_resume;
mod metrics;
mod report;
mod run;
mod scenarios;
mod sender;
mod sweep;
mod tables;
mod terminal;
mod trace;

/// A file that is no module here would be no test.
#[test]
fn every_file_is_a_module() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let here = include_str!("suite.rs");
    for file in std::fs::read_dir(folder).expect("a folder") {
        let name = file.expect("a file").file_name().into_string().expect("a name");
        let Some(module) = name.strip_suffix(".rs").filter(|&module| module != "suite") else { continue };
        assert!(here.contains(&format!("\nmod {module};\n")), "suite.rs lacks mod {module};");
    }
}
