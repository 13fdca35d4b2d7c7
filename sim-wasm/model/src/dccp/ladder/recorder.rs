//! Records a stretch during its run.

use super::stretch::{Flight, Level, Moment, PathFate, Report, Stretch};
use crate::dccp::buffer::Buffer;
use crate::dccp::observer::Observer;
use crate::dccp::path::Fate;
use crate::network::Nanos;
use crate::reordering::Overtaking;
use crate::tfrc::{Feedback, LostPacket, Packet, Sender};

/// Most packets that are recorded; a figure cannot show more.
const RECORDS_AT_MOST: usize = 20_000;

/// The observer that records one run.
#[derive(Default)]
pub struct Recorder {
    from: Nanos,
    shown: Nanos,
    /// Number of the first recorded packet.
    first: Option<u32>,
    pub stretch: Stretch,
    lags: Overtaking,
    highest_handed: u32,
    /// Longest delay with which a voice packet is still played, ns.
    deadline: Nanos,
}

impl Recorder {
    /// Records what happens between two times; `deadline` is the longest delay with which a voice packet is still
    /// played.
    pub fn between(from: Nanos, shown: Nanos, deadline: Nanos) -> Self {
        Self { from, shown, deadline, ..Self::default() }
    }

    fn is_shown(&self, now: Nanos) -> bool {
        (self.from..=self.shown).contains(&now)
    }

    fn flight(&mut self, number: u32) -> Option<&mut Flight> {
        let place = number.checked_sub(self.first?)?;
        self.stretch.flights.get_mut(place as usize)
    }
}

/// A time in seconds.
pub fn seconds(time: Nanos) -> f64 {
    time as f64 * 1e-9
}

const KBIT: f64 = 8e-3;

impl Observer for Recorder {
    fn sent(&mut self, now: Nanos, packet: &Packet, fate: Fate) {
        if !self.is_shown(now) {
            return;
        }
        if self.stretch.flights.len() >= RECORDS_AT_MOST {
            self.stretch.is_cut = true;
            return;
        }
        self.first.get_or_insert(packet.number);
        self.stretch.flights.push(Flight {
            number: packet.number,
            sent: seconds(now),
            came: f64::NAN,
            handed: f64::NAN,
            declared: f64::NAN,
            is_event: false,
            way: match fate {
                Fate::Arrives(_) => PathFate::Arrived,
                Fate::Lost => PathFate::Lost,
                Fate::Dropped => PathFate::Dropped,
            },
            lag: 0,
            is_late: false,
            is_played: false,
        });
    }

    fn refused(&mut self, now: Nanos) {
        if self.is_shown(now) && self.stretch.refused.len() < RECORDS_AT_MOST {
            self.stretch.refused.push(seconds(now));
        }
    }

    fn arrived(&mut self, now: Nanos, packet: &Packet) {
        let lag = self.lags.arrived(packet.number);
        if let Some(flight) = self.flight(packet.number) {
            (flight.came, flight.lag) = (seconds(now), lag);
        }
    }

    fn delivered(&mut self, now: Nanos, packet: &Packet) {
        let is_late = packet.number < self.highest_handed;
        self.highest_handed = self.highest_handed.max(packet.number);
        let is_played = !is_late && now - packet.sent <= self.deadline;
        if let Some(flight) = self.flight(packet.number) {
            (flight.handed, flight.is_late, flight.is_played) = (seconds(now), is_late, is_played);
        }
    }

    fn lost(&mut self, now: Nanos, lost: LostPacket) {
        if let Some(flight) = self.flight(lost.number) {
            (flight.declared, flight.is_event) = (seconds(now), lost.is_event);
        }
    }

    fn reported(&mut self, now: Nanos, report: &Feedback, arrival: Nanos) {
        if self.is_shown(now) && self.stretch.reports.len() < RECORDS_AT_MOST {
            self.stretch.reports.push(Report {
                sent: seconds(now),
                arrival: seconds(arrival),
                loss_event_rate: report.loss_event_rate,
                receive_rate: report.receive_rate * KBIT,
            });
        }
    }

    fn sender_updated(&mut self, now: Nanos, sender: &Sender, is_timeout: bool) {
        if self.is_shown(now) && self.stretch.moments.len() < RECORDS_AT_MOST {
            self.stretch.moments.push(Moment { at: seconds(now), allowed: sender.rate() * KBIT, is_timeout });
        }
    }

    fn buffered(&mut self, now: Nanos, buffer: &Buffer) {
        let level = Level { at: seconds(now), waiting: buffer.waiting(), room: buffer.size() };
        let levels = &mut self.stretch.levels;
        if now < self.from {
            // what the buffer holds when the stretch begins
            levels.clear();
            levels.push(level);
        } else if now <= self.shown && levels.len() < RECORDS_AT_MOST {
            match levels.last() {
                Some(last) if (last.waiting, last.room) == (level.waiting, level.room) => {}
                _ => levels.push(level),
            }
        }
    }
}
