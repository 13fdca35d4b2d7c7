//! If the cause cannot be told: what was examined, and what could show it.

use crate::trace::file::format::Format;
use crate::trace::report::causes::{
    FLOWS_AT_LEAST, Hypothesis, LATE_AT_LEAST, Share, compared, is_mostly_open,
};
use crate::trace::report::displacements::DISPLACED_AT_LEAST;
use crate::trace::report::figures::UndecidedSegments;
use crate::trace::report::flows::Report;
use crate::trace::report::signs::Signs;
use crate::trace::words::numerals::counted;

/// A sentence if packets are reordered and no cause is likely; it names only what the rules lack in this capture.
pub(in crate::trace) fn unknown_cause(
    report: &Report,
    signs: &Signs,
    (flows, open): (&[Share], UndecidedSegments),
    causes: &[Hypothesis],
) -> Option<String> {
    if signs.late == 0 || causes.iter().any(|cause| cause.is_likely) {
        return None;
    }
    let displaced = signs.displacements.displaced();
    let are = |count: u64| if count == 1 { "is" } else { "are" };
    let (mut seen, mut ways) = (Vec::new(), Vec::new());
    if signs.late < LATE_AT_LEAST {
        let late = signs.late;
        seen.push(format!(
            "{} {} reordered, and at least {LATE_AT_LEAST} are needed to determine a cause",
            counted(late, signs.what()),
            are(late)
        ));
        ways.push("a longer capture");
    } else {
        let out = format!("{} {} out of place", counted(displaced, signs.what()), are(displaced));
        let is_few = displaced < DISPLACED_AT_LEAST;
        if signs.displacements.is_shallow() {
            seen.push(format!("{out}, but by too few places to distinguish two paths from jitter"));
            ways.push(if is_few {
                "a longer capture of more closely spaced packets"
            } else {
                "more closely spaced packets"
            });
        } else if is_few {
            seen.push(format!(
                "{out}, and at least {DISPLACED_AT_LEAST} are needed to distinguish two paths from jitter"
            ));
            ways.push("a longer capture");
        } else if !is_mostly_open(signs.late, open) {
            seen.push(format!("{out}, in a pattern that fits no rule"));
        }
        let count = compared(flows).count();
        if count < FLOWS_AT_LEAST {
            let compared = counted(count as u64, "flow");
            seen.push(format!(
                "{compared} can be compared, and at least {FLOWS_AT_LEAST} are needed to recognise one link of a hashed group"
            ));
            ways.push(if report.format == Format::Ping { "a pcap of more flows" } else { "more flows" });
        }
    }
    if is_mostly_open(signs.late, open) {
        let open = open.segments();
        seen.push(format!("it is undecided whether {} {} reordered", counted(open, "segment"), are(open)));
        if report.format == Format::Csv {
            ways.push("a pcap, which has IP identifications");
        }
    }
    if report.pair.is_none() {
        ways.push("captures at both ends");
    }
    let (last, others) = ways.split_last()?;
    let ways =
        if others.is_empty() { (*last).to_owned() } else { format!("{} or {last}", others.join(", ")) };
    Some(format!("{}: {ways} may decide.", seen.join("; ")))
}
