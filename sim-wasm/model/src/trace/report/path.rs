//! The path that a flow shows, as a scenario of the laboratories: the lateness of packets, their rate and size, and the
//! shortest round trip in the capture (docs/metrics.md, a path from a trace).

use crate::extremes::smaller;
use crate::params::{Number, RATES, ROUND_TRIPS, SIZES, TRANSFERS};
use crate::reordering::{Arrivals, FirstCopies, Lateness, Pace};
use crate::scenario::quantile_text;
use crate::trace::numbers::sequence_kind::SequenceKind;
use crate::trace::report::flows::{FlowSummary, Report};
use crate::trace::words::numerals::{counted, grouped};

/// The time of a packet of 1518 bytes at 100 Mbit/s, ms: used as packet spacing if the trace has no times.
const ASSUMED_SPACING: f64 = 0.121_44;

/// Size of headers, bytes: Ethernet with its checksum; below, IPv4 or IPv6, and UDP, or TCP with timestamps.
const ETHERNET: u32 = 18;
const IP: [u32; 2] = [20, 40];
const UDP: u32 = 8;
const TCP: u32 = 32;

/// A path.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FlowPath {
    /// The lateness of packets, and the rate of arrivals.
    pub lateness: Lateness,
    /// Mean size of a packet on the wire, bytes; `None` if sizes are unknown.
    pub size: Option<f64>,
    /// The shortest known round trip.
    pub round_trip: Option<RoundTrip>,
    /// Whether the flow was captured near its sender, so that the path's effect is not visible.
    pub is_at_sender: bool,
}

/// A round trip, with the evidence for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundTrip {
    /// The round trip, ms.
    pub ms: f64,
    /// The evidence.
    pub by: RoundTripEvidence,
}

/// Evidence of a round trip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundTripEvidence {
    /// SYN, SYN-ACK, ACK.
    Handshake,
    /// Answers from both ends to what the capture has seen: timestamps that are echoed (RFC 7323), bytes that are
    /// acknowledged.
    Answers,
    /// Captures at two places, in both directions.
    Pair,
}

impl RoundTripEvidence {
    /// Name in JSON.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Handshake => "handshake",
            Self::Answers => "answers",
            Self::Pair => "pair",
        }
    }

    fn words(self) -> &'static str {
        match self {
            Self::Handshake => "that of the handshake",
            Self::Answers => "between packets and their answers (echoed timestamps and acknowledgments)",
            Self::Pair => "there and back between the two captures",
        }
    }
}

impl FlowPath {
    /// Bits per second on the wire, without pauses; `None` if times or sizes are unknown.
    #[must_use]
    pub fn rate(&self) -> Option<f64> {
        let (size, pace) = self.size.zip(self.lateness.pace)?;
        Some(rate_of(size, pace))
    }

    /// The scenario of a TCP sender on this path; what the capture does not show keeps the laboratory's default.
    #[must_use]
    pub fn scenario(&self) -> String {
        let mut text = format!("#/tcp?law=quantiles&path={}", self.table());
        let mut put = |id: &str, value: f64| text += &format!("&{id}={value}");
        if let Some(RoundTrip { ms, .. }) = self.round_trip {
            put("rtt", ROUND_TRIPS.settle(ms));
        }
        if let Some(pace) = self.lateness.pace {
            let size = self.size_taken();
            put("rate", RATES.settle(three_digits(rate_of(size, pace))));
            if self.size.is_some() {
                put("size", size);
            }
            // a transfer of small packets keeps their number: it is as much smaller as they are
            let payload = |size: f64| size - f64::from(ETHERNET + IP[0] + TCP);
            let share = payload(size) / payload(of(SIZES));
            if share < 0.5 {
                put("transfer", TRANSFERS.settle(three_digits(share * of(TRANSFERS))));
            }
        }
        text
    }

    /// The link of that scenario with its figure.
    #[must_use]
    pub fn link(&self) -> String {
        format!("{}&fig=path", self.scenario())
    }

    /// Sentences: how the path was measured, and what the capture does not show.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let late = match self.lateness.pace {
            Some(Pace { spacing, .. }) => format!(
                "A reordered packet is late by the time since the first packet that overtook it arrived, plus the time by which that packet was sent later (packets are taken to leave {} ms apart, the mean of the arrivals).",
                three_digits(spacing)
            ),
            None => "The capture has no times: a packet that n others overtook is taken as late by n places and a half, and a place as the time of a packet of 1,518 bytes at 100 Mbit/s.".to_owned(),
        };
        let others = "Packets that arrived in order are taken as on time; lost packets are left out.";
        let mut words = vec![late, others.to_owned(), self.rate_words(), self.round_trip_words()];
        if self.is_at_sender {
            words.insert(
                0,
                "This flow was captured near its sender: what the path behind it delays or reorders is not seen, and the path is taken as one that does neither.".to_owned(),
            );
        }
        words
    }

    fn rate_words(&self) -> String {
        let Some(pace) = self.lateness.pace else {
            return format!("The rate is that of the laboratory, {} Mbit/s.", of(RATES));
        };
        let size = self.size_taken();
        let (rate, taken) = (three_digits(rate_of(size, pace)), grouped(size as u64));
        let Some(size) = self.size else {
            return format!(
                "The capture has no sizes: packets of {taken} bytes are taken to come as far apart as these did, which is {rate} Mbit/s."
            );
        };
        let seconds = three_digits(pace.active / 1000.0);
        let pauses = match pace.pauses {
            0 => String::new(),
            pauses => format!(" ({} of more than a second left out)", counted(pauses.into(), "pause")),
        };
        let mut text = format!(
            "Rate and packet size are those of this flow: {} Mbit/s in packets of {} bytes with their headers, over {seconds} s{pauses}.",
            three_digits(rate_of(size, pace)),
            grouped(size.round() as u64)
        );
        if RATES.settle(rate) != rate || size.round() != SIZES.settle(size) {
            text +=
                &format!(" The laboratory takes {} Mbit/s in packets of {taken} bytes.", RATES.settle(rate));
        }
        text
    }

    fn round_trip_words(&self) -> String {
        match self.round_trip {
            None => {
                format!(
                    "The capture shows no round trip: that of the laboratory is taken, {} ms.",
                    of(ROUND_TRIPS)
                )
            }
            Some(RoundTrip { ms, by }) => {
                let taken = ROUND_TRIPS.settle(ms);
                let least = if taken > ms && taken == ROUND_TRIPS.min {
                    ", the least that the laboratory takes"
                } else {
                    ""
                };
                format!(
                    "The round trip is the shortest that the capture shows, {taken} ms{least}: {}.",
                    by.words()
                )
            }
        }
    }

    /// The packet size in the scenario, bytes.
    fn size_taken(&self) -> f64 {
        SIZES.settle(self.size.unwrap_or(of(SIZES)))
    }

    /// The delays as the scenario's table of quantiles.
    fn table(&self) -> String {
        let unit = if self.lateness.pace.is_some() { 1.0 } else { ASSUMED_SPACING };
        let rounded = |value: f64, scale: f64| (value * scale).round() / scale;
        let points = self.lateness.points.iter();
        let points: Vec<(f64, f64)> =
            points.map(|&(share, delay)| (rounded(share, 1e6), rounded(delay * unit, 1e3))).collect();
        quantile_text(&points)
    }
}

/// Mbit/s of packets of this size, bytes.
fn rate_of(size: f64, pace: Pace) -> f64 {
    size * 8.0 / pace.spacing / 1000.0
}

fn of(number: Number) -> f64 {
    number.default.unwrap_or(number.min)
}

/// Rounded to three significant digits.
fn three_digits(value: f64) -> f64 {
    if value <= 0.0 {
        return value;
    }
    let digits = 2 - libm::floor(libm::log10(value)) as i32;
    let scale = libm::pow(10.0, f64::from(digits.unsigned_abs()));
    match digits {
        0.. => (value * scale).round() / scale,
        _ => (value / scale).round() * scale,
    }
}

/// Mean size of a packet on the wire, bytes, if sizes are known.
pub(super) fn size_on_wire(arrivals: &Arrivals, copies: &FirstCopies, headers: u32) -> Option<f64> {
    let sizes = (0..copies.len()).map(|index| arrivals.sizes.get(copies.place(index) as usize).copied());
    let sum: u64 = sizes.map(|size| size.map(u64::from)).sum::<Option<u64>>()?;
    (!copies.is_empty()).then(|| sum as f64 / f64::from(copies.len()) + f64::from(headers))
}

impl Report {
    /// Size of a packet's headers on the wire, bytes.
    pub(super) fn headers(&self, flow: &FlowSummary) -> u32 {
        let is_version6 = flow.source.matches(':').count() > 1;
        let is_tcp = flow.sequences.contains(&SequenceKind::Tcp) || flow.protocol == "TCP";
        ETHERNET + IP[usize::from(is_version6)] + if is_tcp { TCP } else { UDP }
    }

    /// The shortest round trip that the capture shows: that of the handshake, that between two captures, or the sum of
    /// the shortest times from the capture to each of the two ends and back. Each is at least as long as the path's.
    pub(super) fn round_trip(&self, flow: &FlowSummary, is_by_clock: bool) -> Option<RoundTrip> {
        let own = self.table.flows.get(flow.place as usize)?.segments();
        let handshake = own.and_then(|own| own.round_trip);
        let peer = own.and_then(|own| self.table.flows.get(own.peer? as usize)?.segments());
        // in a file out of order, packets and their answers are too
        let answers = own.zip(peer).filter(|_| !is_by_clock);
        let answers =
            answers.and_then(|(own, peer)| Some(own.round_trips.near()? + peer.round_trips.near()?));
        let pair = self.pair.as_ref().and_then(|pair| pair.round_trip);
        let all = [
            (handshake, RoundTripEvidence::Handshake),
            (answers, RoundTripEvidence::Answers),
            (pair, RoundTripEvidence::Pair),
        ];
        let known = all.into_iter().filter_map(|(ms, by)| Some(RoundTrip { ms: ms?, by }));
        known
            .filter(|trip| trip.ms > 0.0)
            .reduce(|one, other| if smaller(one.ms, other.ms) == one.ms { one } else { other })
    }
}
