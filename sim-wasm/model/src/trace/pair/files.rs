//! Two files of the same packets: two captures, or two qlogs.

use crate::trace::file::format::Format;
use crate::trace::pair::report::NoPair;
use crate::trace::pair::{logs, report};
use crate::trace::report::flows::Report;

/// The report of the flows in both files; usually the first file is the sender's.
///
/// # Errors
/// If one of them is not a capture, or they have no flow in common.
pub fn pair(first: &Report, second: &Report) -> Result<Report, NoPair> {
    match (first.format, second.format) {
        (Format::Qlog, Format::Qlog) => logs::of_logs(first, second),
        _ => report::of_captures(first, second),
    }
}
