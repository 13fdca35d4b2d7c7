//! Loss detection by time: RACK (RFC 8985, section 6, whose names are in brackets).

use super::scoreboard::{AckChanges, Scoreboard};
use crate::time::Time;
use std::collections::VecDeque;

/// The deadline of a timer that is off.
const NEVER: Time = Time::MAX;
/// Recoveries without a duplicate after which the reordering window shrinks again.
const PERSISTS: u32 = 16;
/// Linux holds the multiplier in a byte (`tcp_rack_update_reo_wnd`).
const MULTIPLIER_AT_MOST: u32 = 255;

/// A transmission: its time, and the number of its segment.
type SentSegment = (Time, u32);

/// Inserts a transmission in order; among those of one moment, a lower segment may be inserted before higher ones.
#[inline]
fn put(line: &mut VecDeque<SentSegment>, sent: SentSegment) {
    let behind = line.iter().rev().take_while(|&&other| other > sent).count();
    line.insert(line.len() - behind, sent);
}

/// RACK's knowledge of the transmissions.
///
/// They are kept in order of time: `log` has those after the latest that has arrived, `suspects` the earlier ones that
/// have not arrived. A transmission goes into each at most once, so an acknowledgment costs only what it settles.
#[derive(Clone, Debug)]
pub struct Rack {
    /// The latest transmission that has arrived (`RACK.xmit_ts`, `RACK.end_seq`).
    latest: Option<SentSegment>,
    /// The round trip of the last arrival (`RACK.rtt`).
    round_trip: Time,
    /// The shortest round trip (`RACK.min_RTT`).
    shortest: Time,
    /// `RACK.reo_wnd_mult` and `RACK.reo_wnd_persist`.
    multiplier: u32,
    persists: u32,
    /// Duplicates count again once this segment is acknowledged (`RACK.dsack_round`).
    round: Option<u32>,
    has_seen_reordering: bool,
    log: VecDeque<SentSegment>,
    suspects: VecDeque<SentSegment>,
    deadline: Time,
    /// The reordering window at its last use (`RACK.reo_wnd`).
    window: Time,
}

/// What the reordering window depends on.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances {
    /// Number of SACKed segments.
    pub sacked: u32,
    /// The `DupThresh` in force.
    pub threshold: u32,
    /// Whether a loss is being repaired.
    pub is_recovering: bool,
    /// The smoothed round trip (SRTT).
    pub smoothed: Option<Time>,
}

impl Rack {
    pub fn new() -> Self {
        Self {
            latest: None,
            round_trip: 0,
            shortest: NEVER,
            multiplier: 1,
            persists: 0,
            round: None,
            has_seen_reordering: false,
            log: VecDeque::new(),
            suspects: VecDeque::new(),
            deadline: NEVER,
            window: 0,
        }
    }

    /// The shortest round trip; [`Time::MAX`] before the first one.
    #[inline]
    pub fn shortest(&self) -> Time {
        self.shortest
    }

    /// The reordering window at its last use, ns.
    #[inline]
    pub fn window(&self) -> Time {
        self.window
    }

    /// When the reordering timer expires; [`Time::MAX`] while it is off.
    #[inline]
    pub fn deadline(&self) -> Time {
        self.deadline
    }

    /// Step 1 of section 6.1: a segment is sent.
    #[inline]
    pub fn send(&mut self, now: Time, number: u32) {
        put(&mut self.log, (now, number));
    }

    /// Rule tcp-14: steps 1 to 3 of section 6.2. A late segment that was never retransmitted proves reordering.
    #[inline]
    pub fn deliver(&mut self, now: Time, news: &AckChanges) {
        if let Some(last) = news.last {
            self.shortest = self.shortest.min(now - last);
        }
        if let Some(latest) = news.latest {
            self.round_trip = now - latest.0;
            self.latest = self.latest.max(Some(latest));
        }
        self.has_seen_reordering |= news.lag.is_some();
    }

    /// Rule tcp-15: duplicates widen the window once a round trip, and keep it wide for 16 recoveries (step 4).
    pub fn note_duplicates(&mut self, has_duplicates: bool, unacknowledged: u32, unsent: u32) {
        if self.round.is_some_and(|round| unacknowledged >= round) {
            self.round = None;
        }
        if has_duplicates && self.round.is_none() {
            self.round = Some(unsent);
            self.multiplier = (self.multiplier + 1).min(MULTIPLIER_AT_MOST);
            self.persists = PERSISTS;
        }
    }

    /// A recovery ends.
    pub fn end_recovery(&mut self) {
        self.persists = self.persists.saturating_sub(1);
        if self.persists == 0 {
            self.multiplier = 1;
        }
    }

    /// Rule tcp-15: the reordering window (step 4). It is 0 while no reordering was seen and either a loss is being
    /// repaired or at least `DupThresh` segments are SACKed; otherwise a multiple of a quarter of the shortest round
    /// trip, at most SRTT.
    fn reordering_window(&self, c: &Circumstances) -> Time {
        if !self.has_seen_reordering && (c.is_recovering || c.sacked >= c.threshold) || self.shortest == NEVER
        {
            return 0;
        }
        let window = self.shortest / 4 * Time::from(self.multiplier);
        c.smoothed.map_or(window, |smoothed| window.min(smoothed))
    }

    /// Rule tcp-16: a segment sent before the latest arrival is lost once it is overdue by a round trip and the
    /// reordering window (step 5); the timer waits for the last of the others.
    #[inline]
    pub fn detect(&mut self, now: Time, board: &mut Scoreboard, unacknowledged: u32, c: &Circumstances) {
        let Some(latest) = self.latest else { return };
        while let Some(&sent) = self.log.front().filter(|&&sent| sent <= latest) {
            self.log.pop_front();
            if board.is_travelling(sent.1, sent.0, unacknowledged) {
                put(&mut self.suspects, sent);
            }
        }
        self.window = self.reordering_window(c);
        let wait = self.round_trip + self.window;
        while let Some(&(sent, number)) = self.suspects.front() {
            let is_travelling = board.is_travelling(number, sent, unacknowledged);
            if is_travelling && sent + wait > now {
                break;
            }
            self.suspects.pop_front();
            if is_travelling {
                board.lose_transmission(number);
            }
        }
        while let Some(&(sent, number)) = self.suspects.back() {
            if board.is_travelling(number, sent, unacknowledged) {
                break;
            }
            self.suspects.pop_back();
        }
        self.deadline = self.suspects.back().map_or(NEVER, |&(sent, _)| sent + wait);
    }

    /// Section 6.3: whether a segment that was sent then counts as lost at a timeout: it is overdue by a round trip and
    /// the reordering window.
    pub fn has_expired(&self, sent: Time, now: Time) -> bool {
        sent + self.round_trip + self.window <= now
    }

    /// Rule tcp-11: a loss was spurious. All transmissions that may be in flight are tracked anew; with `is_reordering`
    /// the segment that came was a late original (`tcp_try_undo_partial`, `tcp_check_sack_reordering`).
    pub fn look_anew(&mut self, board: &Scoreboard, unacknowledged: u32, unsent: u32, is_reordering: bool) {
        self.has_seen_reordering |= is_reordering;
        let Some(latest) = self.latest else { return };
        let mut suspects: Vec<SentSegment> = (unacknowledged..unsent)
            .map(|number| (board.time(number), number))
            .filter(|&(sent, number)| {
                (sent, number) <= latest && board.is_travelling(number, sent, unacknowledged)
            })
            .collect();
        suspects.sort_unstable();
        self.suspects = suspects.into();
    }

    /// Turns the reordering timer off: all that it waited for is settled.
    pub fn disarm(&mut self) {
        self.deadline = NEVER;
    }
}
