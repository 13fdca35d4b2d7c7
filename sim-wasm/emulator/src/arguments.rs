//! What the command is asked for.

use crate::models::{MODELS, Model};
use std::path::PathBuf;

/// A request.
pub struct Request {
    /// Folder of the files.
    pub out: PathBuf,
    /// Models that are run.
    pub models: Vec<&'static Model>,
    /// The first seed.
    pub seed: u32,
    /// How many seeds each model gets.
    pub seeds: u32,
    /// Packets of data of a run.
    pub packets: u32,
    /// Whether files keep headers alone.
    pub is_small: bool,
    /// Whether captures are judged, and not written.
    pub is_study: bool,
}

/// How the command is used.
pub const USAGE: &str = "\
npm run captures -- [--out FOLDER] [--models ecmp,loss] [--seed N] [--seeds COUNT] [--packets COUNT] [--small]

Writes, for each model and seed, the capture at the receiver (MODEL-SEED.pcap), that at the sender
(MODEL-SEED.sender.pcap), the fate of every transmission (MODEL-SEED.csv) and what became of each flow
(MODEL-SEED.json). --small keeps the headers of packets alone. --study writes nothing: it judges each capture, and prints
the likely cause beside the true one as a table. Models:
";

/// Reads the arguments; `None` where help is wanted.
pub fn request() -> Result<Option<Request>, lexopt::Error> {
    use lexopt::prelude::*;
    let mut request = Request {
        out: PathBuf::from("captures"),
        models: MODELS.iter().collect(),
        seed: 1,
        seeds: 1,
        packets: 20_000,
        is_small: false,
        is_study: false,
    };
    let mut args = lexopt::Parser::from_env();
    while let Some(arg) = args.next()? {
        match arg {
            Long("out") => request.out = args.value()?.into(),
            Long("models") => request.models = models(&args.value()?.string()?)?,
            Long("seed") => request.seed = args.value()?.parse()?,
            Long("seeds") => request.seeds = args.value()?.parse()?,
            Long("packets") => {
                request.packets = args.value()?.parse_with(|text| match text.parse() {
                    Ok(count @ 100..=200_000) => Ok(count),
                    _ => Err("a run has 100 to 200000 packets"),
                })?;
            }
            Long("study") => request.is_study = true,
            Long("small") => request.is_small = true,
            Long("help") => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(request))
}

fn models(names: &str) -> Result<Vec<&'static Model>, lexopt::Error> {
    let named = |name: &str| {
        let model = MODELS.iter().find(|model| model.id == name);
        model.ok_or_else(|| {
            lexopt::Error::Custom(format!("there is no model “{name}”; --help lists them").into())
        })
    };
    names.split(',').map(named).collect()
}
