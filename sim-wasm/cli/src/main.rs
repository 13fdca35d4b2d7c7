//! `oos`: the experiments of Out of Sequence on the command line (DESIGN.md, the command line's
//! contract). Errors are one sentence on standard error; wrong usage ends with status 2.

// the print macros abort if standard error is closed or full, and pass control characters on; output.rs does
// not
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod arguments;
mod bench;
mod error;
mod figure;
mod ledger;
mod metrics;
mod output;
mod params;
mod report;
mod run;
mod sender;
mod sweep;
mod trace;

use error::CliError;
use model::laboratories::TABLES;
use std::process::ExitCode;

const HELP: &str = "\
oos: packets that arrive out of order

  oos run SCENARIO [--json]               measures of a scenario
  oos sweep SCENARIO --x ID=FROM:TO:STEP [--y ID=FROM:TO:STEP] [--json | --csv] [--progress]
                                          the same measures along one or two parameters, one row per
                                          point; if interrupted, it leaves whole rows, or valid JSON
  oos figure SCENARIO [--json | --csv]    the data that the figure of a link shows
  oos metrics 'ARRIVAL ORDER' [--dt PACKETS] [--json]
                                          measures of an order such as '1 2 x 5 4 6-9'
  oos trace FILE [--by rtp|tcp|icmp|ipid] [--order file|clock] [--flow N] [--dt PACKETS] [--json]
                                          flows of a capture (pcap, pcapng), a table (CSV) or the
                                          output of ping, and the measures of each; - reads
                                          standard input
  oos sender FILE --stack reno|newreno|sack [--dupthresh SEGMENTS] [--cwnd SEGMENTS] [--rtt SECONDS]
             [--limited-transmit on|off] [--json]
                                          how a TCP sender reacts to acknowledgments, without a network;
                                          lines such as '0.0 write 10', '0.1 ack 3 sack 5-7', '0.9 wait'
  oos params [LAB] [--json]               the tables of parameters and of measures
  oos ledger LAB [--runs N] [--json]
                                          a paper's statements, our results, and whether they agree
  oos bench [--rounds N] [--json]         simulated ADUs and packets per second

SCENARIO is a scenario's URL or its part from #/, of the form '#/LAB?ID=VALUE&ID=VALUE'.
";

/// The help text, with the list of laboratories.
fn help() -> String {
    let ids: Vec<_> = TABLES.iter().map(|lab| lab.id).collect();
    format!("{HELP}LAB is one of: {}.\n", ids.join(", "))
}

fn main() -> ExitCode {
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
    arguments::refuse_repeated(std::env::args_os().skip(1))?;
    let mut args = lexopt::Parser::from_env();
    match args.next()? {
        None | Some(Short('h') | Long("help")) => Ok(help()),
        Some(Value(command)) => match command.to_str() {
            Some("run") => run::run(args),
            Some("sweep") => sweep::run(args),
            Some("figure") => figure::run(args),
            Some("metrics") => metrics::run(args),
            Some("trace") => trace::run(args),
            Some("sender") => sender::run(args),
            Some("params") => params::run(args),
            Some("ledger") => ledger::run(args),
            Some("bench") => bench::run(args),
            Some("help") => Ok(help()),
            _ => Err(CliError::UnknownCommand(command.to_string_lossy().into_owned())),
        },
        Some(other) => Err(other.unexpected().into()),
    }
}
