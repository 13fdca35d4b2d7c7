//! A second writing of the laboratory `dccp`, slow and obvious: everything that has ever happened is kept in lists and
//! looked through again and again. It must tell of every packet what the laboratory tells.

#![allow(clippy::disallowed_methods, reason = "which of two zeros comes out makes no difference here")]

use model::dccp::{LAB, LadderRun, Parameters, Stretch};
use model::laws::Law;
use model::random::{Random, Stream, uniform};
use model::running::Running;
use model::scenario::Scenario;

/// ns.
type Time = u64;

/// A missing packet that is further back than this has been decided.
const NEAR: usize = 150;

fn ns(seconds: f64) -> Time {
    (seconds * 1e9 + 0.5) as Time
}

fn ms(milliseconds: f64) -> Time {
    (milliseconds * 1e6 + 0.5) as Time
}

#[derive(Clone, Copy, PartialEq)]
enum What {
    Comes(usize),
    Report(usize),
    Feedback,
    /// A packet has waited for as long as it may.
    Waited(u32),
    Slot,
    Nofeedback,
    Made,
    Send,
}

impl What {
    /// Of events at one time, which goes first.
    fn rank(self) -> u32 {
        match self {
            Self::Comes(_) => 0,
            Self::Report(_) => 1,
            Self::Feedback => 2,
            Self::Waited(_) => 3,
            Self::Slot => 4,
            Self::Nofeedback => 5,
            Self::Made => 6,
            Self::Send => 7,
        }
    }
}

#[derive(Clone, Default)]
struct Packet {
    number: u32,
    sent: Time,
    round_trip: Time,
    came: Option<Time>,
    handed: Option<Time>,
    declared: Option<(Time, bool)>,
}

#[derive(Clone, Copy)]
struct Report {
    echo: Time,
    held: Time,
    received: f64,
    p: f64,
}

/// The scenario's numbers, read once more.
struct Path {
    scenario: Scenario,
    random: Random,
    /// When the bottleneck starts and ends each transmission.
    starts: Vec<Time>,
    free: Time,
}

impl Path {
    /// When a packet comes; `None` if it never does.
    fn send(&mut self, now: Time, number: u32, wire: u32) -> Option<Time> {
        let s = &self.scenario;
        let waiting = self.starts.iter().filter(|&&start| start > now).count();
        if waiting >= s.whole("queue") as usize {
            return None;
        }
        let start = self.free.max(now);
        self.free = start + (f64::from(wire) * (8000.0 / s.number("rate")) + 0.5) as Time;
        self.starts.push(start);
        let [picked, amount, loss, _] = self.random.words(Stream::Disturbance, number, 0);
        if uniform(loss) < s.number("loss") {
            return None;
        }
        let is_picked = uniform(picked) < s.number("share");
        let law = if s.choice("shape") == "normal" { Law::Normal } else { Law::Netem };
        let (half, d) = (0.5 * s.number("rtt"), s.number("extra"));
        let j = s.number("spread") * law.deviation(amount);
        let delay = match (s.choice("law"), is_picked) {
            ("extra", true) => half + (d + j).max(0.0),
            ("extra", false) => half,
            ("jitter-all", true) => half + (j + d),
            ("jitter-all", false) => half + j,
            (_, true) => (half - d).max(0.0),
            (_, false) => (half - d).max(0.0) + (d + j).max(0.0),
        };
        Some(self.free + ms(delay.max(0.0)))
    }
}

/// s / (R X) by the throughput equation.
fn pauses(p: f64) -> f64 {
    (p * (2.0 / 3.0)).sqrt() + 12.0 * (p * (3.0 / 8.0)).sqrt() * p * (1.0 + 32.0 * p * p)
}

fn x_of_equation(s: f64, r: f64, p: f64) -> f64 {
    s / (r * pauses(p))
}

/// What the receiver knows of its losses.
#[derive(Clone, Default)]
struct Losses {
    /// Whether RFC 4828 counts each loss of a short interval.
    is_small: bool,
    /// Every packet declared lost.
    all: Vec<u32>,
    /// The first of each loss event, when it would have come, and R when it was declared lost.
    starts: Vec<(u32, Time, Time)>,
    /// The interval before the first.
    first: f64,
}

impl Losses {
    fn is_short(&self, from: Time, to: Time, r: Time) -> bool {
        self.is_small && to <= from + 2 * r
    }

    /// The closed intervals, the oldest first (RFC 4828, section 4.4, for small packets).
    fn intervals(&self) -> Vec<f64> {
        let mut intervals = vec![self.first];
        for pair in self.starts.windows(2) {
            let [(from, since, _), (to, until, r)] = [pair[0], pair[1]];
            let lost = || self.all.iter().filter(|&&number| from <= number && number < to).count();
            let packets = f64::from(to - from);
            intervals.push(if self.is_short(since, until, r) { packets / lost() as f64 } else { packets });
        }
        intervals
    }

    /// The loss event rate (RFC 5348, sections 5.4 and 5.5), where `highest` is the last number that came.
    fn rate(&self, highest: u32, now: Time, r: Time) -> f64 {
        const W: [f64; 8] = [1.0, 1.0, 1.0, 1.0, 0.8, 0.6, 0.4, 0.2];
        let Some(&(start, since, _)) = self.starts.last() else { return 0.0 };
        // intervals and their discounts, the latest first, as they were after each event
        let mut intervals: Vec<f64> = Vec::new();
        let mut discounts: Vec<f64> = Vec::new();
        let mean = |intervals: &[f64], discounts: &[f64]| {
            let (mut sum, mut weight) = (0.0, 0.0);
            for i in 0..intervals.len().min(8) {
                sum += intervals[i] * (W[i] * discounts[i]);
                weight += W[i] * discounts[i];
            }
            sum / weight
        };
        let general = |open: f64, mean: f64| {
            if open > 2.0 * mean { (2.0 * mean / open).clamp(0.25, 1.0) } else { 1.0 }
        };
        for length in self.intervals() {
            let df = general(length, mean(&intervals, &discounts));
            discounts.iter_mut().for_each(|discount| *discount *= df);
            intervals.insert(0, length);
            discounts.insert(0, 1.0);
        }
        let closed = mean(&intervals, &discounts);
        if self.is_short(since, now, r) {
            return 1.0 / closed.max(1.0);
        }
        let open = f64::from(highest + 1 - start);
        let df = general(open, closed);
        let (mut sum, mut weight) = (0.0, 0.0);
        for i in 0..intervals.len().min(7) {
            sum += intervals[i] * (W[i + 1] * discounts[i]);
            weight += W[i + 1] * discounts[i];
        }
        let with_open = (open * W[0] + sum * df) / (W[0] + weight * df);
        1.0 / with_open.max(closed).max(1.0)
    }
}

/// The p at which the equation gives a rate: halved until nothing is left to halve.
fn inverse(s: f64, r: f64, rate: f64) -> f64 {
    let wanted = s / (r * rate);
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..64 {
        let middle = 0.5 * (low + high);
        if pauses(middle) < wanted { low = middle } else { high = middle }
    }
    high
}

struct World {
    payload: f64,
    /// The packet size in the equation, what of its rate may be payload, and the least pause, s.
    nominal: f64,
    share: f64,
    least_pause: f64,
    wire: u32,
    is_voice: bool,
    duplicates: usize,
    /// Of the buffer in front of loss detection: its kind; `None` without one.
    buffer: Option<&'static str>,
    room: usize,
    limit: Option<f64>,
    path: Path,
    events: Vec<(Time, What)>,
    packets: Vec<Packet>,
    reports: Vec<Report>,
    // the sender
    x: f64,
    x_calc: f64,
    r: Option<f64>,
    p: f64,
    rates: Vec<(Time, f64)>,
    doubled: Option<Time>,
    last_sent: Option<Time>,
    has_sent: bool,
    waiting_to_go: u32,
    /// When packets left, and whether the application had another one then.
    sends: Vec<(Time, bool)>,
    // the receiver
    begun: bool,
    held: Vec<u32>,
    next_out: u32,
    /// Of the buffer by the clock: mean time between arrivals, the last one, and whether it fills.
    spacing: f64,
    last_came: Option<Time>,
    is_filling: bool,
    /// Numbers in the order in which loss detection got them, with the time, those that came in time.
    detected: Vec<(u32, Time)>,
    /// Every time at which it got one.
    got: Vec<Time>,
    highest: u32,
    /// The packet that it got last, and whether reports name that one.
    latest: usize,
    is_of_latest: bool,
    is_due: bool,
    has_news: bool,
    losses: Losses,
    reported_p: f64,
}

impl World {
    fn of(scenario: &Scenario, is_with: bool) -> Self {
        let is_voice = scenario.choice("app") == "voice";
        let payload = match (is_voice, scenario.choice("codec")) {
            (false, _) => scenario.whole("packet"),
            (true, "g711") => 160,
            (true, _) => 20,
        };
        let wire = if is_voice { payload + 40 } else { payload + (0.04 * f64::from(payload) + 0.5) as u32 };
        let limit = (scenario.choice("sizing") == "rule").then(|| scenario.number("dmax") / 1000.0);
        let is_small = scenario.choice("ccid") == "4";
        let size = f64::from(payload);
        let (nominal, share) = if is_small { (1460.0, size / (size + 40.0)) } else { (size, 1.0) };
        let mut events = vec![(2_000_000_000, What::Nofeedback)];
        events.push((0, if is_voice { What::Made } else { What::Send }));
        Self {
            payload: size,
            nominal,
            share,
            least_pause: if is_small { 0.01 } else { 0.0 },
            wire,
            is_voice,
            duplicates: scenario.whole("ndupack") as usize,
            buffer: is_with.then(|| scenario.choice("kind")),
            room: 0,
            limit,
            path: Path {
                random: Random::new(scenario.whole("seed"), 0),
                scenario: scenario.clone(),
                starts: Vec::new(),
                free: 0,
            },
            events,
            packets: vec![Packet::default()],
            reports: Vec::new(),
            x: nominal * share,
            x_calc: f64::INFINITY,
            r: None,
            p: 0.0,
            rates: vec![(0, f64::INFINITY)],
            doubled: None,
            last_sent: None,
            has_sent: false,
            waiting_to_go: 0,
            sends: Vec::new(),
            begun: false,
            held: Vec::new(),
            next_out: 1,
            spacing: 0.0,
            last_came: None,
            is_filling: true,
            detected: Vec::new(),
            got: Vec::new(),
            highest: 0,
            latest: 0,
            is_of_latest: scenario.choice("sample") == "last",
            is_due: true,
            has_news: false,
            losses: Losses { is_small, ..Losses::default() },
            reported_p: 0.0,
        }
    }

    fn run(mut self, end: Time) -> Vec<Packet> {
        loop {
            // the same place in the list for events that are equal otherwise: first come, first served
            let order = |at: &usize| (self.events[*at].0, self.events[*at].1.rank(), *at);
            let Some(first) = (0..self.events.len()).min_by_key(order) else { break };
            let (now, what) = self.events.remove(first);
            if now > end {
                break;
            }
            match what {
                What::Comes(packet) => self.comes(now, packet),
                What::Report(report) => self.hear(now, self.reports[report]),
                What::Feedback => {
                    self.is_due = !self.has_news;
                    if self.has_news {
                        self.report(now);
                    }
                }
                What::Waited(number) => self.give_up(now, number),
                What::Slot => self.slot_ends(now),
                What::Nofeedback => self.expire(now),
                What::Made => {
                    self.events.push((now + 20_000_000, What::Made));
                    if self.waiting_to_go < 5 {
                        self.waiting_to_go += 1;
                    }
                    self.plan(now);
                }
                What::Send => self.send(now),
            }
        }
        self.packets
    }

    /// When the next packet may go at the rate allowed now.
    fn plan(&mut self, now: Time) {
        self.events.retain(|event| event.1 != What::Send);
        if self.is_voice && self.waiting_to_go == 0 {
            return;
        }
        let pause = ns((self.payload / self.x).max(self.least_pause));
        let at = self.last_sent.map_or(0, |last| last + pause);
        self.events.push((at.max(now), What::Send));
    }

    fn send(&mut self, now: Time) {
        self.waiting_to_go = self.waiting_to_go.saturating_sub(1);
        let number = self.packets.len() as u32;
        let round_trip = self.r.map_or(0, |r| ms(r * 1000.0));
        self.packets.push(Packet { number, sent: now, round_trip, ..Packet::default() });
        if let Some(at) = self.path.send(now, number, self.wire) {
            self.events.push((at, What::Comes(number as usize)));
        }
        self.last_sent = Some(now);
        self.has_sent = true;
        self.sends.push((now, !self.is_voice || self.waiting_to_go > 0));
        self.plan(now);
    }

    fn comes(&mut self, now: Time, packet: usize) {
        self.packets[packet].came = Some(now);
        let Some(kind) = self.buffer else { return self.take(now, packet) };
        if let Some(last) = self.last_came {
            let pause = (now - last) as f64;
            self.spacing += if self.spacing == 0.0 { pause } else { (pause - self.spacing) / 16.0 };
        }
        self.last_came = Some(now);
        if self.packets[packet].round_trip > 0 && !self.begun {
            self.begun = true;
            self.resize(0.0);
        }
        let number = packet as u32;
        if number < self.next_out {
            return self.take(now, packet);
        }
        self.held.push(number);
        self.held.sort_unstable();
        if let Some(limit) = self.limit {
            self.events.push((now + ms(limit * 1000.0), What::Waited(number)));
        }
        let out = self.let_all_go(now, kind);
        out.into_iter().for_each(|packet| self.take(now, packet));
    }

    /// Those that a full buffer, or one whose gap is filled, has to let go.
    fn let_all_go(&mut self, now: Time, kind: &str) -> Vec<usize> {
        let mut out = Vec::new();
        while let Some(&lowest) = self.held.first() {
            let goes = if kind == "gap" {
                lowest == self.next_out || self.held.len() > self.room
            } else {
                self.held.len() >= self.room.max(1)
            };
            if !goes {
                break;
            }
            self.is_filling = false;
            out.push(self.let_go(now));
        }
        out
    }

    /// What has waited for as long as it may goes, behind all before it.
    fn give_up(&mut self, now: Time, number: u32) {
        if !self.held.contains(&number) {
            return;
        }
        let mut out = Vec::new();
        while self.held.first().is_some_and(|&lowest| lowest <= number) {
            out.push(self.let_go(now));
        }
        if self.buffer == Some("gap") {
            out.extend(self.let_all_go(now, "gap"));
        }
        out.into_iter().for_each(|packet| self.take(now, packet));
    }

    /// The lowest number goes.
    fn let_go(&mut self, now: Time) -> usize {
        let lowest = self.held.remove(0);
        self.next_out = lowest + 1;
        self.start_slot(now);
        lowest as usize
    }

    fn start_slot(&mut self, now: Time) {
        if self.buffer == Some("timed") {
            self.events.retain(|event| event.1 != What::Slot);
            self.events.push((now + (self.spacing + 0.5) as Time, What::Slot));
        }
    }

    /// The packet whose turn it is goes, or is given up.
    fn slot_ends(&mut self, now: Time) {
        match self.held.first() {
            None => self.is_filling = true,
            Some(_) if self.is_filling => {}
            Some(&lowest) if lowest == self.next_out => {
                let packet = self.let_go(now);
                self.take(now, packet);
            }
            Some(_) => {
                self.next_out += 1;
                self.start_slot(now);
            }
        }
    }

    fn resize(&mut self, rate: f64) {
        if self.begun {
            self.room = match self.limit {
                Some(limit) => ((rate * limit).max(1.0) as usize).min(10_000),
                None => self.path.scenario.whole("buffer") as usize,
            };
        }
    }

    /// Loss detection and the application get a packet.
    fn take(&mut self, now: Time, packet: usize) {
        let number = packet as u32;
        if number > self.highest {
            self.highest = number;
        }
        self.latest = packet;
        self.has_news = true;
        self.got.push(now);
        let r = self.packets[self.highest as usize].round_trip;
        let mut is_event = false;
        if self.packets[packet].declared.is_none() {
            self.detected.push((number, now));
            let top = self.detected.iter().map(|got| got.0).max().unwrap_or(0);
            for missing in top.saturating_sub(NEAR as u32).max(1)..top {
                let is_open = self.packets[missing as usize].declared.is_none();
                let is_there = self.detected.iter().rev().take(2 * NEAR).any(|got| got.0 == missing);
                let higher = self.detected.iter().rev().take(2 * NEAR).filter(|got| got.0 > missing).count();
                if is_open && !is_there && higher >= self.duplicates {
                    is_event |= self.lose(now, missing, r);
                }
            }
        }
        if is_event {
            let p = self.losses.rate(self.highest, now, r);
            self.is_due |= p > self.reported_p;
            self.reported_p = p;
        }
        if self.is_due {
            self.report(now);
        }
        self.packets[packet].handed = Some(now);
    }

    /// Gives whether it starts a loss event.
    fn lose(&mut self, now: Time, missing: u32, r: Time) -> bool {
        let below = self.detected.iter().filter(|got| got.0 < missing).max_by_key(|got| got.0);
        let (b, tb) = below.copied().unwrap_or((0, 0));
        let above = self.detected.iter().filter(|got| got.0 > missing).min_by_key(|got| got.0);
        let (a, ta) = above.copied().expect("later ones have come");
        let span = (i128::from(ta) - i128::from(tb)) * i128::from(missing - b) / i128::from(a - b);
        let at = (i128::from(tb) + span) as Time;
        let starts = self.losses.starts.last().is_none_or(|&(_, since, _)| at > since + r);
        if starts {
            if self.losses.starts.is_empty() {
                let seconds = (r as f64 * 1e-9).max(1e-9);
                let oldest = now.saturating_sub(r);
                let recent = self.got.iter().filter(|&&at| at > oldest).count();
                let rate = (recent as f64).max(0.5) * self.payload / seconds;
                self.losses.first = 1.0 / inverse(self.nominal, seconds, rate);
            }
            self.losses.starts.push((missing, at, r));
        }
        self.losses.all.push(missing);
        self.packets[missing as usize].declared = Some((now, starts));
        starts
    }

    fn report(&mut self, now: Time) {
        let top = &self.packets[self.highest as usize];
        let r = top.round_trip;
        let oldest = now.saturating_sub(r);
        let recent = self.got.iter().filter(|&&at| at > oldest).count();
        let received = if r == 0 { 0.0 } else { recent as f64 * self.payload / (r as f64 * 1e-9) };
        let named = if self.is_of_latest { &self.packets[self.latest] } else { top };
        let report = Report {
            echo: named.sent,
            held: now - named.came.expect("it is there"),
            received,
            p: self.losses.rate(self.highest, now, r),
        };
        self.reported_p = report.p;
        self.has_news = false;
        self.is_due = r == 0;
        self.events.retain(|event| event.1 != What::Feedback);
        if r > 0 {
            self.events.push((now + r, What::Feedback));
        }
        self.reports.push(report);
        let back = ms(0.5 * self.path.scenario.number("rtt"));
        self.events.push((now + back, What::Report(self.reports.len() - 1)));
        self.resize(received / self.payload);
    }

    fn hear(&mut self, now: Time, report: Report) {
        let sample = ((now - report.echo).saturating_sub(report.held) as f64 * 1e-9).max(1e-9);
        let r = self.r.map_or(sample, |known| 0.9 * known + (1.0 - 0.9) * sample);
        self.r = Some(r);
        let is_worse = report.p > self.p;
        self.p = report.p;
        let limit = if self.is_limited(report.echo, ns(r)) {
            // the largest of those known stays, halved where it has become worse
            let known = self.rates.iter().map(|rate| rate.1).filter(|rate| rate.is_finite());
            let (factor, of_received) = if is_worse { (0.5, 0.85) } else { (1.0, 1.0) };
            let most = known.map(|rate| factor * rate).fold(of_received * report.received, f64::max);
            self.rates = vec![(now, most)];
            if is_worse { most } else { 2.0 * most }
        } else {
            let oldest = now.saturating_sub(2 * ns(r));
            self.rates.retain(|rate| rate.0 >= oldest);
            self.rates.push((now, report.received));
            2.0 * self.largest()
        };
        self.settle(now, limit);
        self.restart(now);
    }

    /// Whether the application never had a packet to spare in the round-trip time up to `sent`.
    fn is_limited(&self, sent: Time, r: Time) -> bool {
        !self.sends.iter().enumerate().any(|(at, &(start, has_more))| {
            let end = self.sends.get(at + 1).map_or(start, |next| next.0);
            has_more && start <= sent && end + r > sent
        })
    }

    fn largest(&self) -> f64 {
        self.rates.iter().map(|rate| rate.1).fold(0.0, f64::max)
    }

    /// One packet in 64 seconds.
    fn least(&self) -> f64 {
        self.nominal * self.share / 64.0
    }

    fn first_rate(&self, r: f64) -> f64 {
        self.share * (4.0 * self.nominal).min((2.0 * self.nominal).max(4380.0)) / r
    }

    fn settle(&mut self, now: Time, limit: f64) {
        let r = self.r.expect("there was a report");
        if self.p > 0.0 {
            self.x_calc = self.share * x_of_equation(self.nominal, r, self.p);
            self.x = self.x_calc.min(limit).max(self.least());
        } else if self.doubled.is_none_or(|at| now - at >= ns(r)) {
            let twice = if self.doubled.is_none() { 0.0 } else { 2.0 * self.x };
            self.x = twice.min(limit).max(self.first_rate(r));
            self.doubled = Some(now);
        }
        self.plan(now);
    }

    fn expire(&mut self, now: Time) {
        let (received, least) = (self.largest(), self.least());
        let has_lost = self.p > 0.0;
        // it had nothing to send, and its rate is one to start with
        let is_slow = self.r.is_none_or(|r| {
            let first = self.first_rate(r);
            if has_lost { received < first } else { self.x < 2.0 * first }
        });
        if self.has_sent || !is_slow {
            if has_lost {
                let limit =
                    if self.x_calc > 2.0 * received { received } else { 0.5 * self.x_calc }.max(least);
                self.rates = vec![(now, 0.5 * limit)];
                self.settle(now, limit);
            } else {
                self.x = (0.5 * self.x).max(least);
                self.plan(now);
            }
        }
        self.restart(now);
    }

    fn restart(&mut self, now: Time) {
        let pause = 2.0 * self.nominal * self.share / self.x;
        let wait = self.r.map_or(pause, |r| (4.0 * r).max(pause));
        self.events.retain(|event| event.1 != What::Nofeedback);
        self.events.push((now + ns(wait), What::Nofeedback));
        self.has_sent = false;
    }
}

fn seconds(time: Option<Time>) -> f64 {
    time.map_or(f64::NAN, |time| time as f64 * 1e-9)
}

/// Packets that were sent, and all that became of them up to `end`.
fn assert_same(query: &str, side: &str, stretch: &Stretch, packets: &[Packet]) {
    for (flight, packet) in stretch.flights.iter().zip(packets) {
        let told = [flight.sent, flight.came, flight.handed, flight.declared];
        let declared = packet.declared.map(|declared| declared.0);
        let wanted = [Some(packet.sent), packet.came, packet.handed, declared].map(seconds);
        let label = format!("{query}, {side}: packet {}", packet.number);
        assert_eq!(flight.number, packet.number, "{label}");
        assert_eq!(told.map(f64::to_bits), wanted.map(f64::to_bits), "{label}: {told:?} {wanted:?}");
        assert_eq!(flight.is_event, packet.declared.is_some_and(|declared| declared.1), "{label}");
    }
    assert_eq!(stretch.flights.len(), packets.len(), "{query}, {side}: packets sent");
}

#[test]
fn the_slow_writing_tells_the_same_of_every_packet() {
    const SHOWN: Time = 12_000_000_000;
    for query in [
        "",
        "law=jitter-all&packet=1000&kind=count",
        "law=jitter-all&packet=1000&rtt=400&extra=200&spread=160&sample=last",
        "sample=last&kind=timed&buffer=7&loss=0.02",
        "law=skip&shape=normal&rtt=40&extra=15&spread=5&ndupack=1",
        "rtt=200&extra=100&loss=0.02&buffer=9",
        "sizing=rule&dmax=100&queue=10",
        "sizing=rule&dmax=400&queue=20&seed=3",
        "sizing=rule&dmax=60&kind=timed&loss=0.02",
        "sizing=rule&dmax=30&kind=count&loss=0.05&rtt=40",
        "rate=0.2&packet=1000&rtt=300&loss=0.1&kind=count&buffer=2",
        "share=0&queue=20",
        "loss=0.4&rtt=30",
        "kind=timed&buffer=7",
        "law=jitter-all&kind=timed&loss=0.05&rtt=60&buffer=12",
        "ccid=4&packet=100",
        "ccid=4&packet=200&loss=0.3&rtt=150&kind=timed",
        "app=voice",
        "app=voice&codec=g729&ccid=4&loss=0.1&rtt=300",
        "app=voice&rtt=500&extra=250&spread=100&ndupack=1&rate=0.1",
    ] {
        let scenario = Scenario::with(&LAB, query).scenario;
        let p = Parameters::of(&scenario);
        let found = LadderRun::new(&p, 0, (Some(0.0), SHOWN as f64 * 1e-9)).finish();
        // the laboratory watches the packets of a stretch for three round-trip times and a second more
        let end = SHOWN + ms(3.0 * scenario.number("rtt") + 1000.0);
        for (side, stretch, is_with) in [("with", &found.with, true), ("without", &found.without, false)] {
            let packets = World::of(&scenario, is_with).run(end);
            let shown: Vec<Packet> =
                packets.into_iter().filter(|packet| packet.number > 0 && packet.sent <= SHOWN).collect();
            assert!(shown.len() > 30, "{query}: {}", shown.len());
            assert_same(query, side, stretch, &shown);
        }
    }
}
