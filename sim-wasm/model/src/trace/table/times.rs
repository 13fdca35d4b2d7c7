//! Chooses the column with the times of arrival, if several columns are named time.

use crate::sorted;

/// The column of times.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TimeColumn {
    /// Column, and ms per unit of time.
    pub column: Option<(usize, f64)>,
    /// A note on the choice, or on why no time is read although a column is named time.
    pub note: Option<String>,
}

/// The kind of time in a column, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Clock {
    /// The capture's: `frame.time_epoch`.
    Capture,
    Arrival,
    /// It is unknown which.
    Unsaid,
    Sending,
    /// The sender's media clock, or a TCP timestamp.
    Protocol,
    /// A difference between two packets, or a round trip.
    Difference,
}

/// Parts of a column's name, as spreadsheets in several languages have them.
const TIME: [&str; 5] = ["time", "zeit", "temps", "tiempo", "tempo"];
const TIME_WORDS: [&str; 6] = ["t", "ts", "arrival", "received", "rx", "tx"];
const ARRIVAL: [&str; 9] =
    ["recv", "receiv", "arriv", "rcv", "empfang", "ankunft", "récep", "recep", "llegada"];
const SENDING: [&str; 7] = ["send", "sent", "depart", "transmi", "gesendet", "envoi", "envío"];
const DIFFERENCE: [&str; 8] =
    ["delta", "interval", "duration", "rtt", "resptime", "latency", "delay", "inter"];

impl TimeColumn {
    /// Chooses among columns whose names are in lower case; `taken` is the column of the sequence.
    pub fn among(names: &[String], taken: usize) -> Self {
        let mut found: Vec<(Clock, usize)> = (0..names.len())
            .filter(|&at| at != taken)
            .filter_map(|at| Some((clock(&names[at])?, at)))
            .collect();
        // stable: of several equally good columns the first
        sorted::by_key(&mut found, |&(clock, _)| clock as u64);
        let Some(&(best, at)) = found.first() else { return Self::default() };
        let name = &names[at];
        let others: Vec<&str> = found[1..].iter().map(|&(_, at)| names[at].as_str()).collect();
        let what = match best {
            Clock::Capture | Clock::Arrival | Clock::Unsaid => {
                let note = format!("times are those of the column {name} ({} not read)", others.join(", "));
                let note = (!others.is_empty()).then_some(note);
                return Self { column: Some((at, millis(name))), note };
            }
            Clock::Sending => "times of sending",
            Clock::Protocol => "the sender's own clock",
            Clock::Difference => "time differences",
        };
        let note = format!("the column {name} holds {what}, not times of arrival: measured without times");
        Self { column: None, note: Some(note) }
    }
}

/// The kind of time in a column, if it is named time.
fn clock(name: &str) -> Option<Clock> {
    let mut words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let first = words.clone().next().unwrap_or_default();
    let holds = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
    if !holds(&TIME) && !TIME_WORDS.contains(&first) {
        return None;
    }
    Some(match name {
        _ if holds(&DIFFERENCE) => Clock::Difference,
        "frame.time" | "frame.time_epoch" | "frame.time_relative" | "frame.time_utc" => Clock::Capture,
        _ if ["rtp", "tcp", "icmp", "ip"].contains(&first) && holds(&["stamp", "option"]) => Clock::Protocol,
        _ if holds(&ARRIVAL) || words.clone().any(|word| word == "rx") => Clock::Arrival,
        _ if holds(&SENDING) || words.any(|word| word == "tx") => Clock::Sending,
        _ => Clock::Unsaid,
    })
}

/// ms per unit at the end of a column's name; seconds if there is none.
fn millis(name: &str) -> f64 {
    let unit = name.split(|c: char| !c.is_alphanumeric()).rfind(|word| !word.is_empty());
    match unit.unwrap_or_default() {
        "ms" | "msec" | "milliseconds" => 1.0,
        "us" | "µs" | "μs" | "usec" | "microseconds" => 1e-3,
        "ns" | "nsec" | "nanoseconds" => 1e-6,
        _ => 1000.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_arrival_is_chosen() {
        let chosen = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            let found = TimeColumn::among(&names, usize::MAX);
            (found.column.map(|(at, _)| at), found.note.is_some())
        };
        for (names, expected) in [
            (&["rtp.timestamp", "frame.time_epoch"][..], (Some(1), true)),
            (&["frame.time_delta", "frame.time_relative"], (Some(1), true)),
            (&["send_time", "recv_time"], (Some(1), true)),
            (&["tx_time_us", "rx_time_us"], (Some(1), true)),
            (&["sent", "t (ms)"], (Some(1), false)),
            (&["time sent", "time"], (Some(1), true)),
            (&["time", "delta time"], (Some(0), true)),
            (&["gesendet (zeit)", "empfangszeit"], (Some(1), true)),
            (&["arrival", "size"], (Some(0), false)),
            (&["timestamp", "size"], (Some(0), false)),
            (&["frame.time_delta"], (None, true)),
            (&["rtp.timestamp"], (None, true)),
            (&["send_time"], (None, true)),
            (&["price"], (None, false)),
        ] {
            assert_eq!(chosen(names), expected, "{names:?}");
        }
        assert_eq!(millis("recv_time_us"), 1e-3);
    }
}
