//! Two files of the same packets: captures, or qlogs.

use crate::trace::file::format::Format;
use crate::trace::pair::report::NoPair;
use crate::trace::pair::{logs, report};
use crate::trace::report::flows::Report;

/// What two captures tell of the flows that both have: by custom, the first is the sender's.
///
/// # Errors
/// If one of them is no capture, or they have no flow in common.
pub fn pair(first: &Report, second: &Report) -> Result<Report, NoPair> {
    match (first.format, second.format) {
        (Format::Qlog, Format::Qlog) => logs::of_logs(first, second),
        _ => report::of_captures(first, second),
    }
}
