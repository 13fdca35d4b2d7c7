//! `oos trace --packets --csv`: the packets of a flow, a row each.

use crate::error::CliError;
use model::params::model::MODEL;
use model::trace::packets::Packets;

/// Whether `--packets` has no number after it: then all packets are listed, instead of setting the length of a stretch.
pub fn is_listing(args: &mut lexopt::Parser) -> bool {
    let next = args.try_raw_args().and_then(|raw| raw.peek().map(std::ffi::OsStr::to_os_string));
    next.is_none_or(|next| next.to_str().is_none_or(|text| text.parse::<f64>().is_err()))
}

pub fn time_of(flag: &str, text: &str) -> Result<f64, CliError> {
    let time = text.parse().ok().filter(|time: &f64| time.is_finite());
    time.ok_or_else(|| CliError::Usage(format!("{flag} takes ms since the first packet, not “{text}”")))
}

/// The rows within a stretch of time; `frame` is empty for a packet that was never captured, `size` if it is unknown.
pub fn csv(packets: &Packets, (from, to): (f64, f64)) -> String {
    let when = if packets.is_timed { "time_ms" } else { "arrival" };
    let mut text = format!("frame,{when},number,size,verdict,why,opener,overtaken,version,model\n");
    let known = |frame: u32| if frame == 0 { String::new() } else { frame.to_string() };
    for row in packets.within(from, to, u16::MAX) {
        let at = row as usize;
        text += &format!(
            "{},{},{},{},{},{},{},{},{},{MODEL}\n",
            known(packets.frames[at]),
            packets.times[at],
            packets.number(row),
            packets.size(row).map_or_else(String::new, |size| size.to_string()),
            packets.kinds[at].id(),
            packets.whys[at].words(),
            known(packets.openers[at]),
            packets.overtaken[at],
            crate::VERSION,
        );
    }
    text
}
