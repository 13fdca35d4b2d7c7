//! `oos`: the experiments of Out of Sequence on the command line (DESIGN.md, the command line's
//! contract). Errors are one sentence on standard error; wrong usage ends with status 2.

mod bench;
mod error;
mod ledger;
mod metrics;
mod output;
mod params;
mod run;
mod sweep;
mod trace;

use error::CliError;
use std::process::ExitCode;

const HELP: &str = "\
oos: packets that arrive out of order

  oos run SCENARIO [--json]               measures of a scenario
  oos sweep SCENARIO --x ID=FROM:TO:STEP [--y ID=FROM:TO:STEP] [--json | --csv]
                                          the same measures, one row a point
  oos metrics 'ARRIVAL ORDER' [--dt PACKETS] [--json]
                                          measures of an order such as '1 2 x 5 4 6-9'
  oos trace FILE [--by rtp|tcp|icmp|ipid] [--flow N] [--dt PACKETS] [--json]
                                          flows of a capture (pcap, pcapng), a table (CSV) or the
                                          output of ping, and the measures of each; - reads
                                          standard input
  oos params [LAB] [--json]               the table of parameters
  oos ledger alf|metrics [--runs N] [--json]
                                          what the papers state, what comes out here, and verdicts
  oos bench [--rounds N] [--json]         simulated ADUs a second

SCENARIO is a scenario's URL or its part from #/, for example '#/alf?ta=20&w=16'.
";

fn main() -> ExitCode {
    match dispatch() {
        Ok(text) => output::print(&text),
        Err(error) => {
            eprintln!("oos: {error}");
            ExitCode::from(error.status())
        }
    }
}

fn dispatch() -> Result<String, CliError> {
    use lexopt::prelude::*;
    let mut args = lexopt::Parser::from_env();
    match args.next()? {
        None | Some(Short('h') | Long("help")) => Ok(HELP.to_owned()),
        Some(Value(command)) => match command.to_str() {
            Some("run") => run::run(args),
            Some("sweep") => sweep::run(args),
            Some("metrics") => metrics::run(args),
            Some("trace") => trace::run(args),
            Some("params") => params::run(args),
            Some("ledger") => ledger::run(args),
            Some("bench") => bench::run(args),
            Some("help") => Ok(HELP.to_owned()),
            _ => Err(CliError::UnknownCommand(command.to_string_lossy().into_owned())),
        },
        Some(other) => Err(other.unexpected().into()),
    }
}
