//! The arguments of `oos trace`.

use super::input::Reading;
use super::packets;
use crate::error::CliError;
use crate::metrics::{default_threshold, is_threshold, threshold_of};
use model::reordering::{LONGEST, Place, Thresholds};
use model::trace::{ArrivalOrder, SequenceChoice};
use std::ffi::OsString;

/// Packets of a stretch if `--packets` gives no number.
const STRETCH: u32 = 60;

#[derive(Clone)]
pub struct Request {
    /// A file name need not be valid text.
    pub file: OsString,
    /// Every file that is given.
    pub files: Vec<OsString>,
    /// The name of the file for messages.
    pub name: String,
    pub by: SequenceChoice,
    pub flow: Option<u32>,
    pub order: ArrivalOrder,
    pub thresholds: Thresholds,
    /// Where to cut a stretch as an arrival order; below, its number of packets.
    pub stretch: Option<Place>,
    pub packets: u32,
    pub as_json: bool,
    /// Whether two files are the sender's and the receiver's capture of the same packets.
    pub is_pair: bool,
    pub is_progress_asked: bool,
    /// The stretch of time whose packets are listed, ms.
    pub listed: Option<(f64, f64)>,
}

impl Default for Request {
    fn default() -> Self {
        Self {
            file: OsString::new(),
            files: Vec::new(),
            name: String::new(),
            by: SequenceChoice::Auto,
            flow: None,
            order: ArrivalOrder::Auto,
            thresholds: Thresholds::both(default_threshold()),
            stretch: None,
            packets: STRETCH,
            as_json: false,
            is_pair: false,
            is_progress_asked: false,
            listed: None,
        }
    }
}

impl Request {
    pub fn reading(&self) -> Reading {
        Reading { by: self.by, order: self.order, marks: false, is_progress_asked: self.is_progress_asked }
    }

    /// The same request for each file alone.
    pub fn each(&self) -> impl Iterator<Item = Self> {
        self.files.iter().map(|file| {
            let name = file.to_string_lossy().into_owned();
            Self { file: file.clone(), name, ..self.clone() }
        })
    }
}

pub fn request(mut args: lexopt::Parser) -> Result<Request, CliError> {
    use lexopt::prelude::*;
    let mut request = Request::default();
    let (mut is_listed, mut as_csv, mut from, mut to) = (false, false, None, None);
    let mut packets = None;
    while let Some(arg) = args.next()? {
        match arg {
            Long("json") => request.as_json = true,
            Long("pair") => request.is_pair = true,
            Long("progress") => request.is_progress_asked = true,
            Long("by") => request.by = sequence_choice(&args.value()?.string()?)?,
            Long("order") => request.order = order_of(&args.value()?.string()?)?,
            Long("stretch") => request.stretch = Some(place_of(&args.value()?.string()?)?),
            Long("packets") => {
                if packets::is_listing(&mut args) {
                    is_listed = true;
                } else {
                    packets = Some(packets_of(&args.value()?.string()?)?);
                }
            }
            Long("csv") => as_csv = true,
            Long("from") => from = Some(packets::time_of("--from", &args.value()?.string()?)?),
            Long("to") => to = Some(packets::time_of("--to", &args.value()?.string()?)?),
            Long("flow") => request.flow = Some(flow_of(&args.value()?.string()?)?),
            Long(flag) if is_threshold(flag) => {
                let flag = format!("--{flag}");
                request.thresholds = Thresholds::both(threshold_of(&flag, &args.value()?.string()?)?);
            }
            Value(value) if value.is_empty() => {
                return Err(CliError::Usage("the name of the file is empty: \"\"".to_owned()));
            }
            Value(value) => request.files.push(value),
            other => return Err(other.unexpected().into()),
        }
    }
    if is_listed != as_csv || (as_csv && request.as_json) {
        return Err(CliError::Usage(
            "--packets without a number goes with --csv, and --csv with it".to_owned(),
        ));
    }
    let has_stretch = request.stretch.is_some();
    refuse_useless_option(
        "--packets N",
        packets.is_some(),
        "--stretch, such as --stretch worst",
        has_stretch,
    )?;
    refuse_useless_option("--from or --to", from.or(to).is_some(), "--packets --csv", is_listed)?;
    if is_listed && has_stretch {
        return Err(CliError::Usage("--packets --csv takes --from and --to, and no --stretch".to_owned()));
    }
    request.packets = packets.unwrap_or(STRETCH);
    request.listed = is_listed.then(|| (from.unwrap_or(f64::NEG_INFINITY), to.unwrap_or(f64::INFINITY)));
    request.file = request.files.first().cloned().ok_or_else(no_file)?;
    request.name = request.file.to_string_lossy().into_owned();
    Ok(request)
}

/// Refuses an option that has no effect without another.
fn refuse_useless_option(given: &str, is_given: bool, other: &str, has_other: bool) -> Result<(), CliError> {
    if is_given && !has_other {
        return Err(CliError::Usage(format!("{given} goes with {other}")));
    }
    Ok(())
}

pub fn no_file() -> CliError {
    CliError::Usage(
        "a file is missing: a capture, a table, ping's output, or - for standard input".to_owned(),
    )
}

pub fn sequence_choice(name: &str) -> Result<SequenceChoice, CliError> {
    SequenceChoice::named(name).ok_or_else(|| {
        CliError::Usage(format!("--by takes auto, rtp, tcp, icmp, ipid, iperf or vpn, not “{name}”"))
    })
}

pub fn order_of(name: &str) -> Result<ArrivalOrder, CliError> {
    ArrivalOrder::named(name)
        .ok_or_else(|| CliError::Usage(format!("--order takes auto, file or clock, not “{name}”")))
}

fn flow_of(text: &str) -> Result<u32, CliError> {
    let wrong = || CliError::Usage(format!("--flow takes the number of a flow, from 0, not “{text}”"));
    text.parse().map_err(|_| wrong())
}

/// `worst`, or a time in ms (a count of arrivals where a trace has no times).
fn place_of(text: &str) -> Result<Place, CliError> {
    if text == "worst" {
        return Ok(Place::Worst);
    }
    text.parse().ok().filter(|at: &f64| at.is_finite()).map(Place::After).ok_or_else(|| {
        CliError::Usage(format!("--stretch takes worst, or ms since the first packet, not “{text}”"))
    })
}

/// The number of packets of a stretch.
fn packets_of(text: &str) -> Result<u32, CliError> {
    let count = text.parse().ok().filter(|count| (2..=LONGEST).contains(count));
    count.ok_or_else(|| CliError::Usage(format!("--packets takes 2 to {LONGEST}, not “{text}”")))
}
