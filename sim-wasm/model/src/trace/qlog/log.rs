//! The log of one end of a connection, or of several: flows of the packets received, and the packets sent.

use crate::trace::capture::blocks::Capture;
use crate::trace::counters::Counters;
use crate::trace::flow::flows::Flow;
use crate::trace::flow::given_sequence::GivenSequence;
use crate::trace::json::paths::{Key, Part, Value};
use crate::trace::numbers::columns::Columns;
use crate::trace::qlog::event::{Event, Kind, Space, hash};
use crate::trace::qlog::sent::Sent;
use crate::trace::words::numerals::{counted, grouped};
use std::collections::BTreeMap;

/// What distinguishes number spaces: the trace, the connection in it, the path, and the space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct SpaceKey {
    trace: u32,
    group: u64,
    path: u64,
    space: Space,
}

/// The packets that one end has received in a number space.
#[derive(Clone, Debug, Default)]
struct ReceivedPackets {
    numbers: Vec<u64>,
    times: Vec<f64>,
    sizes: Vec<u32>,
    events: Vec<u32>,
}

/// The properties of a trace, which may come after its events.
#[derive(Clone, Debug, Default)]
struct TraceProperties {
    /// client, server, or another name in the log.
    vantage: String,
    /// The connection by its first identifier.
    odcid: String,
    is_micros: bool,
    is_delta: bool,
    /// The time of its last event.
    clock: f64,
    /// Names of the fields, if events are arrays.
    fields: Vec<Key>,
}

/// Reads a qlog.
#[derive(Clone, Debug, Default)]
pub struct Qlog {
    is_named: bool,
    event: Event,
    events: u64,
    trace: u32,
    about: BTreeMap<u32, TraceProperties>,
    received: BTreeMap<SpaceKey, ReceivedPackets>,
    sent: BTreeMap<SpaceKey, Sent>,
    /// Packets without a number: servers log these for packets that they could not decrypt.
    unnumbered: u64,
}

/// Most number spaces that are kept.
const PLACES_AT_MOST: usize = 65_536;

impl Qlog {
    /// Takes in a part of the document, at the end of its path.
    pub fn take(&mut self, path: &[Key], part: Part, capture: &mut Capture) {
        match (path, part) {
            ([Key::QlogVersion], Part::Value(_)) => self.named(),
            ([Key::Traces, Key::Item(trace), rest @ ..], part) => {
                self.trace = *trace;
                match (rest, part) {
                    ([Key::Events, Key::Item(_), Key::Item(field), rest @ ..], Part::Value(value)) => {
                        self.field(*field, rest, value);
                    }
                    ([Key::Events, Key::Item(_), rest @ ..], Part::Value(value)) => {
                        self.event.take(rest, value)
                    }
                    ([Key::Events, Key::Item(_)], Part::End) => self.end_event(capture),
                    (rest, Part::Value(value)) => self.about(rest, value),
                    _ => {}
                }
            }
            ([Key::Trace, rest @ ..], Part::Value(value)) => self.about(rest, value),
            // a record of a sequence
            (rest, Part::Value(value)) => self.event.take(rest, value),
            ([], Part::End) => self.end_event(capture),
            _ => {}
        }
    }

    fn named(&mut self) {
        // a file may have several logs, one after another
        self.trace += u32::from(self.is_named);
        self.is_named = true;
    }

    /// A value of an event that is an array.
    fn field(&mut self, field: u32, rest: &[Key], value: Value) {
        const USUAL: [Key; 4] = [Key::Time, Key::Category, Key::Event, Key::Data];
        let fields = self
            .about
            .get(&self.trace)
            .map(|about| about.fields.as_slice())
            .filter(|fields| !fields.is_empty());
        let Some(&key) = fields.unwrap_or(&USUAL).get(field as usize) else { return };
        match rest {
            [] => self.event.take(&[key], value),
            _ => {
                let path: Vec<Key> = std::iter::once(key).chain(rest.iter().copied()).collect();
                self.event.take(&path, value);
            }
        }
    }

    fn about(&mut self, path: &[Key], value: Value) {
        let about = self.about.entry(self.trace).or_default();
        let text = value.text().unwrap_or_default();
        match path {
            [Key::VantagePoint, Key::Type] => text.clone_into(&mut about.vantage),
            [Key::VantagePoint, Key::Name] if about.vantage.is_empty() => text.clone_into(&mut about.vantage),
            [Key::CommonFields, Key::Odcid] => text.clone_into(&mut about.odcid),
            [Key::CommonFields, Key::GroupId] if about.odcid.is_empty() => text.clone_into(&mut about.odcid),
            [Key::CommonFields, Key::TimeFormat, ..] => {
                about.is_delta = ["delta", "relative_to_previous_event"].contains(&text);
            }
            [Key::Configuration, Key::TimeUnits] => about.is_micros = text == "us",
            [Key::EventFields, Key::Item(at)] if *at as usize == about.fields.len() && *at < 16 => {
                about.fields.push(Key::named(text));
            }
            _ => {}
        }
    }

    fn end_event(&mut self, capture: &mut Capture) {
        self.event.close_range();
        let event = std::mem::take(&mut self.event);
        if event.name.is_empty() {
            return;
        }
        self.events += 1;
        let about = self.about.entry(self.trace).or_default();
        if let Some(time) = event.time {
            about.clock = if about.is_delta { about.clock + time } else { time };
        }
        let clock = about.clock;
        let Some(kind) = event.kind() else { return };
        if kind == Kind::Received {
            capture.packets += 1;
        }
        let space = event.space.unwrap_or(Space::Application);
        let place = SpaceKey { trace: self.trace, group: event.group, path: event.path, space };
        if kind == Kind::Received && !event.acked.is_empty() && self.has_room() {
            let sent = self.sent.entry(place).or_default();
            event.acked.iter().for_each(|&(first, last)| sent.acknowledge(first, last));
        }
        let Some(number) = event.number else {
            self.unnumbered += u64::from(kind == Kind::Received);
            return;
        };
        if !self.has_room() {
            return;
        }
        match kind {
            Kind::Received => {
                let received = self.received.entry(place).or_default();
                received.numbers.push(number);
                received.times.push(clock);
                received.sizes.push(event.size.unwrap_or(Columns::NO_SIZE));
                received.events.push(u32::try_from(self.events).unwrap_or(u32::MAX));
            }
            Kind::Sent => self.sent.entry(place).or_default().send(number, clock),
            Kind::Lost => self.sent.entry(place).or_default().lose(number, &event.trigger),
            Kind::SpuriousLoss => self.sent.entry(place).or_default().said_spurious += 1,
        }
    }

    fn has_room(&self) -> bool {
        self.received.len() + self.sent.len() < PLACES_AT_MOST
    }

    pub fn is_one(&self) -> bool {
        let has_packets = !self.received.is_empty() || !self.sent.is_empty();
        self.is_named || has_packets
    }

    /// Makes flows of the packets received.
    pub fn finish(&mut self, capture: &mut Capture) {
        self.sent.retain(|_, sent| !sent.packets.is_empty() || sent.lost > 0);
        let first = self
            .received
            .values()
            .flat_map(|received| received.times.first())
            .copied()
            .reduce(crate::extremes::smaller);
        for (place, received) in std::mem::take(&mut self.received) {
            if capture.table.is_full() {
                capture.table.unlisted += received.numbers.len() as u64;
                continue;
            }
            let about = self.about.get(&place.trace).cloned().unwrap_or_default();
            let scale = if about.is_micros { 1e-3 } else { 1.0 };
            let (own, other) = ends(&about);
            let given = GivenSequence {
                source: other.to_owned(),
                destination: own,
                detail: self.words(place),
                is_quic: true,
                ..GivenSequence::default()
            };
            let mut flow: Flow = given.flow();
            for (at, &number) in received.numbers.iter().enumerate() {
                let time = (received.times[at] - first.unwrap_or(0.0)) * scale;
                let size = Some(received.sizes[at]).filter(|&size| size != Columns::NO_SIZE);
                flow.give(
                    received.events[at].into(),
                    number,
                    Some(time).filter(|time| time.is_finite()),
                    size,
                );
            }
            capture.table.flows.push(flow);
        }
    }

    /// The name of a number space, with those of its connection and path if the log has them.
    fn words(&self, place: SpaceKey) -> String {
        let mut words = vec![place.space.words().to_owned()];
        let odcid = self.about.get(&place.trace).map(|about| about.odcid.clone()).unwrap_or_default();
        if !odcid.is_empty() {
            words.push(format!("connection {odcid}"));
        }
        if place.group != 0 {
            words.push(format!("group {:08x}", place.group as u32));
        }
        if place.path != 0 && place.path != hash(Value::Text("")) {
            words.push(format!("path {:08x}", place.path as u32));
        }
        words.join(", ")
    }

    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.unnumbered > 0 {
            notes.push(format!("{} received without a number left out", counted(self.unnumbered, "packet")));
        }
        notes
    }

    /// The counters of each end, on the packets that it sent.
    pub fn counters(&self) -> Vec<Counters> {
        let counters = |(&place, sent): (&SpaceKey, &Sent)| {
            let (own, _) = ends(&self.about.get(&place.trace).cloned().unwrap_or_default());
            let mut counters =
                Counters { by: format!("qlog of {own}"), about: self.words(place), ..Counters::default() };
            for (id, value) in [
                ("sent", sent.packets.len() as u64),
                ("declared_lost", sent.lost),
                ("spurious", sent.spurious),
                ("never_acknowledged", sent.really_lost()),
            ] {
                counters.count(id, value as f64);
            }
            counters.sentences = sentences(&own, sent);
            counters
        };
        self.sent.iter().map(counters).collect()
    }

    /// The packets sent, for each number space: number and time (ms).
    pub fn sent(&self) -> Vec<SentPackets> {
        let of = |(&place, sent): (&SpaceKey, &Sent)| {
            let about = self.about.get(&place.trace).cloned().unwrap_or_default();
            let scale = if about.is_micros { 1e-3 } else { 1.0 };
            let packets = sent.packets.iter().map(|&(number, time)| (number, time * scale)).collect();
            SentPackets { detail: self.words(place), space: place.space, packets, lost: sent.lost_numbers() }
        };
        self.sent.iter().map(of).collect()
    }
}

/// The packets that an end has sent in a number space.
#[derive(Clone, Debug)]
pub struct SentPackets {
    pub detail: String,
    pub space: Space,
    /// Number and time, ms.
    pub packets: Vec<(u64, f64)>,
    /// The packets declared lost.
    pub lost: Vec<u64>,
}

/// The end that wrote the log, and the other one.
fn ends(about: &TraceProperties) -> (String, &'static str) {
    match about.vantage.as_str() {
        "client" => ("the client".to_owned(), "the server"),
        "server" => ("the server".to_owned(), "the client"),
        "" => ("one end".to_owned(), "the other end"),
        name => (name.to_owned(), "the other end"),
    }
}

fn sentences(own: &str, sent: &Sent) -> Vec<String> {
    let mut own = own.to_owned();
    if let Some(first) = own.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let packets = counted(sent.packets.len() as u64, "packet");
    if sent.lost == 0 {
        return vec![format!("{own} sent {packets} and took none for lost.")];
    }
    let reasons: Vec<String> = sent
        .triggers
        .iter()
        .map(|(why, count)| format!("{} by {}", grouped(*count), why.replace('_', " ")))
        .collect();
    let mut sentences = vec![format!(
        "{own} sent {packets} and took {} for lost ({}); {} of them were acknowledged later, so that they were late and not lost.",
        grouped(sent.lost),
        reasons.join(", "),
        grouped(sent.spurious)
    )];
    if sent.said_spurious > 0 {
        sentences.push(format!("It noticed {} of these itself.", grouped(sent.said_spurious)));
    }
    sentences
}
