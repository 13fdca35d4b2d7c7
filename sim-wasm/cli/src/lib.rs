//! `oos`: the experiments of Out of Sequence on the command line. Errors are one sentence on standard error; wrong
//! usage ends with status 2. The functions that compute answers are a library too: the Python package
//! (`sim-wasm/python`) returns the same values.

// the print macros abort if standard error is closed or full, and pass control characters on; those of output.rs do not
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod arguments;
mod bench;
mod campaign;
pub mod command;
pub mod cores;
mod coverage;
mod csv;
mod digest;
pub mod error;
pub mod figure;
mod files;
mod interrupt;
mod ledger;
pub mod metrics;
pub mod origin;
pub mod output;
pub mod params;
mod presets;
mod progress;
pub mod replications;
pub mod report;
pub mod run;
pub mod scenario;
mod sender;
mod shells;
pub mod sweep;
pub mod trace;

use command::{Command, described, overview};
use error::CliError;
use model::params::model::MODEL;
use std::process::ExitCode;

/// The version of the program; every table has it in a column.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Every command.
pub const COMMANDS: &[&Command] = &[
    &run::COMMAND,
    &sweep::COMMAND,
    &campaign::COMMAND,
    &figure::COMMAND,
    &metrics::COMMAND,
    &trace::COMMAND,
    &trace::publish::COMMAND,
    &sender::COMMAND,
    &params::COMMAND,
    &presets::COMMAND,
    &ledger::COMMAND,
    &coverage::COMMAND,
    &bench::COMMAND,
    &shells::COMPLETIONS,
    &shells::MAN,
];

/// Runs the command in the arguments of this process.
#[must_use]
pub fn main() -> ExitCode {
    match dispatch() {
        Ok(text) => output::print(&text),
        Err(error) => {
            output::say(&error.to_string());
            ExitCode::from(error.status())
        }
    }
}

fn dispatch() -> Result<String, CliError> {
    use lexopt::prelude::*;
    let wants_help = arguments::wants_help(std::env::args_os().skip(1));
    arguments::refuse_repeated(std::env::args_os().skip(1))?;
    let mut args = lexopt::Parser::from_env();
    let name = match args.next()? {
        None | Some(Short('h') | Long("help")) => return Ok(overview(COMMANDS)),
        Some(Short('V') | Long("version")) => {
            return Ok(format!("oos {VERSION}, models of version {MODEL}\n"));
        }
        Some(Value(name)) => name,
        Some(other) => return Err(other.unexpected().into()),
    };
    if name == "help" {
        return match args.next()? {
            Some(Value(name)) => Ok(command(&name.to_string_lossy())?.help()),
            Some(Short('h') | Long("help")) => Ok(overview(COMMANDS)),
            Some(Long("json")) => Ok(output::json_text(&origin::with_versions(described(COMMANDS)))),
            Some(other) => Err(other.unexpected().into()),
            None => Ok(overview(COMMANDS)),
        };
    }
    let command = command(&name.to_string_lossy())?;
    if wants_help { Ok(command.help()) } else { (command.run)(args) }
}

fn command(name: &str) -> Result<&'static Command, CliError> {
    let found = COMMANDS.iter().copied().find(|command| command.name == name);
    found.ok_or_else(|| CliError::UnknownCommand(name.to_owned()))
}
