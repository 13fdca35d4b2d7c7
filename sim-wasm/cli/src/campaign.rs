//! `oos campaign`: a row for each replication of many scenarios, on all cores; it can be resumed, and split into
//! shards.

mod axis;
mod form;
mod join;
#[cfg(feature = "parquet")]
mod parquet;
mod part;
mod rows;
mod source;
mod summary;
mod table;
mod work;

use crate::command::Command;
use crate::cores::{cores_of, cores_or_all};
use crate::error::CliError;
use crate::files::shown;
use crate::output::say;
use form::Form;
use rows::Campaign;
use source::Source;
use std::fmt::{Display, Formatter};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use work::CampaignRequest;

pub const COMMAND: Command = Command {
    name: "campaign",
    usage: &[
        "FILE.toml [--out FILE] [--shard I/N] [--jobs N] [--progress]",
        "join FILE FILE ... [--out FILE]",
        "summary FILE.csv",
    ],
    about: &[
        "a row for each replication of many scenarios, as docs/campaigns.md describes;",
        "with --out an interrupted run goes on where it was, and shards are joined",
    ],
    options: &[
        ("FILE.toml", "scenarios, axes, replications and measures"),
        ("--out FILE", "a .csv (or .parquet, where oos is built with it); FILE.part keeps what is finished"),
        ("", "until all is: the same command goes on from there"),
        ("--shard I/N", "the rows of one part of N, such as 3/10: together they are all rows"),
        ("--jobs N", "uses N cores (default: all), also --cores; the results are the same"),
        ("--progress", "how far it is and what is left, on standard error, also where that is no terminal"),
        ("join", "the shards of a campaign as one table, equal to that of a run without shards"),
        (
            "summary",
            "a row for each scenario of the table, with mean and 95% interval of each measure, as oos run has them",
        ),
    ],
    examples: &[
        "oos campaign campaigns/small.toml --out small.csv",
        "oos campaign campaigns/small.toml --shard 1/2 --out one.csv",
        "oos campaign join one.csv two.csv --out small.csv",
        "oos campaign summary small.csv > means.csv",
    ],
    run,
};

fn run(mut args: lexopt::Parser) -> Result<String, CliError> {
    use lexopt::prelude::*;
    let (mut files, mut out, mut shard, mut cores) = (Vec::new(), None, None, None);
    let mut with_progress = false;
    while let Some(arg) = args.next()? {
        match arg {
            Long("out") => out = Some(PathBuf::from(args.value()?)),
            Long("shard") => shard = Some(Shard::read(&args.value()?.string()?)?),
            Long("jobs" | "cores") => cores = Some(cores_of(&args.value()?.string()?)?),
            Long("progress") => with_progress = true,
            Value(value) => files.push(PathBuf::from(value)),
            other => return Err(other.unexpected().into()),
        }
    }
    let Some((first, others)) = files.split_first() else {
        return Err(CliError::Usage("a campaign's file is missing: oos campaign FILE.toml".to_owned()));
    };
    if first == Path::new("join") {
        if shard.is_some() || cores.is_some() || with_progress {
            return Err(CliError::Usage("join takes files and --out alone".to_owned()));
        }
        return join::join(others, out.as_deref());
    }
    if first == Path::new("summary") {
        if shard.is_some() || cores.is_some() || with_progress || out.is_some() {
            return Err(CliError::Usage(
                "summary takes a table alone, and writes to standard output".to_owned(),
            ));
        }
        return summary::summary(others);
    }
    if let Some(other) = others.first() {
        let other = shown(other);
        return Err(CliError::Usage(format!("a campaign is one file, and “{other}” is a second one")));
    }
    let form = out.as_deref().map(Form::of).transpose()?;
    if shard.is_some() && form.is_some_and(|form| form != Form::Csv) {
        return Err(CliError::Usage("a shard is a .csv: join writes Parquet".to_owned()));
    }
    let name = shown(first);
    let text =
        std::fs::read_to_string(first).map_err(|error| CliError::Failed(format!("{name}: {error}")))?;
    let campaign = Campaign::read(Source { name: &name, text: &text })?;
    campaign.contradictions().iter().for_each(|sentence| say(sentence));
    let shard = shard.unwrap_or(Shard::WHOLE);
    work::compute(
        &CampaignRequest { campaign: &campaign, shard, cores: cores_or_all(cores), with_progress },
        out.zip(form),
    )
}

/// A shard: every `of`-th row, so that each shard has rows of every scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Its number, from 1.
    number: NonZeroUsize,
    of: NonZeroUsize,
}

impl Shard {
    const WHOLE: Self = Self { number: NonZeroUsize::MIN, of: NonZeroUsize::MIN };

    fn read(text: &str) -> Result<Self, CliError> {
        let parts =
            text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        let shard = parts.map(|(number, of)| Self { number, of });
        shard.filter(|shard| shard.number <= shard.of).ok_or_else(|| {
            CliError::Usage(format!("--shard takes a part of a number of parts, such as 3/10, not “{text}”"))
        })
    }

    /// Whether the shard has this row (from 0).
    fn has(self, row: usize) -> bool {
        row % self.of.get() + 1 == self.number.get()
    }
}

impl Display for Shard {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}
