//! The adaptive sender with all of its mechanisms off is the plain sender of RFC 6675: it sends the same segments at
//! the same times, over random channels that lose, delay, overtake and repeat, and on random acknowledgments of a
//! receiver that is far off.

use model::senders::{
    AdaptiveSender, AdaptiveSettings, Block, Profile, Receiver, ReceiverSettings, Report, SECOND, Segment,
    Sender, SenderSettings, Stack, Time, TimerSettings,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn settings() -> impl Strategy<Value = (SenderSettings, AdaptiveSettings)> {
    let timer = (0_u64..3, 0_u64..3).prop_map(|(granularity, minimum)| TimerSettings {
        granularity: granularity * SECOND / 10,
        minimum: minimum * SECOND / 2,
        maximum: 4 * SECOND,
        ..TimerSettings::default()
    });
    (1_u32..12, 1_u32..6, any::<bool>(), timer, prop::option::of(1_u64..300)).prop_map(
        |(initial_window, duplicate_threshold, limited_transmit, timer, sample)| {
            let first_sample = sample.map(|ms| ms * SECOND / 1000);
            let plain = SenderSettings {
                stack: Stack::Sack,
                initial_window,
                duplicate_threshold,
                limited_transmit,
                timer,
                first_sample,
                ..SenderSettings::default()
            };
            let bare = AdaptiveSettings {
                initial_window,
                duplicate_threshold,
                limited_transmit,
                timer,
                first_sample,
                ..Profile::Bare.settings()
            };
            (plain, bare)
        },
    )
}

/// What becomes of a segment or an acknowledgment: lost, twice, and after how long.
fn fates() -> impl Strategy<Value = Vec<(bool, bool, Time)>> {
    let fate = (0_u32..100, 0_u32..100, 0_u64..80).prop_map(|(loss, repeat, late)| {
        let more = if late > 70 { late * SECOND / 50 } else { late * SECOND / 2000 };
        (loss < 20, repeat < 3, SECOND / 20 + more)
    });
    prop::collection::vec(fate, 97)
}

/// Both senders, called alike.
struct Pair {
    plain: Sender,
    bare: AdaptiveSender,
    sent: Vec<Segment>,
}

impl Pair {
    fn of((plain, bare): &(SenderSettings, AdaptiveSettings)) -> Self {
        Self { plain: Sender::new(plain), bare: AdaptiveSender::new(bare), sent: Vec::new() }
    }

    fn act(
        &mut self,
        of_plain: impl FnOnce(&mut Sender, &mut dyn FnMut(Segment)),
        of_bare: impl FnOnce(&mut AdaptiveSender, &mut dyn FnMut(Segment)),
    ) -> Result<(), TestCaseError> {
        let mut others = Vec::new();
        self.sent.clear();
        of_plain(&mut self.plain, &mut |segment| self.sent.push(segment));
        of_bare(&mut self.bare, &mut |segment| others.push(segment));
        prop_assert_eq!(&self.sent, &others);
        let (plain, bare) = (&self.plain, &self.bare);
        prop_assert_eq!(plain.window().to_bits(), bare.window().to_bits());
        prop_assert_eq!(plain.threshold().to_bits(), bare.threshold().to_bits());
        prop_assert_eq!(plain.in_flight(), bare.in_flight());
        prop_assert_eq!((plain.timer(), plain.state()), (bare.timer(), bare.state()));
        prop_assert_eq!((plain.unacknowledged(), plain.unsent()), (bare.unacknowledged(), bare.unsent()));
        Ok(())
    }

    fn write(&mut self, now: Time, segments: u32) -> Result<(), TestCaseError> {
        self.act(
            |plain, mut out| plain.write(now, segments, &mut out),
            |bare, mut out| bare.write(now, segments, &mut out),
        )
    }

    fn acknowledge(&mut self, now: Time, next: u32, blocks: &[Block]) -> Result<(), TestCaseError> {
        // the echo says that everything is an original: the bare sender must not listen
        let report = Report { next, blocks, duplicate: Some(Block { start: 1, end: 2 }), echo: Some(0) };
        self.act(
            |plain, mut out| plain.acknowledge(now, next, blocks, &mut out),
            |bare, mut out| bare.acknowledge(now, &report, &mut out),
        )
    }

    fn expire(&mut self, now: Time) -> Result<(), TestCaseError> {
        self.act(|plain, mut out| plain.expire(now, &mut out), |bare, mut out| bare.expire(now, &mut out))
    }
}

enum Event {
    Segment(u32),
    Acknowledgment(u32, Vec<Block>),
    Write(u32),
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_bare_sender_is_the_plain_one(
        settings in settings(),
        channel in fates(),
        writes in prop::collection::vec((0_u64..3000, 1_u32..120), 1..3),
        delay in prop::option::of(1_u64..400),
    ) {
        let mut pair = Pair::of(&settings);
        let mut receiver = Receiver::new(ReceiverSettings {
            delay: delay.map(|ms| ms * SECOND / 1000),
            sack: true,
        });
        let total: u32 = writes.iter().map(|&(_, segments)| segments).sum();
        let mut events = BTreeMap::new();
        let (mut now, mut order, mut drawn) = (0, 0_u64, 0_usize);
        for (ms, segments) in writes {
            order += 1;
            events.insert((ms * SECOND / 1000, order), Event::Write(segments));
        }
        while pair.plain.unacknowledged() <= total {
            let due = [pair.plain.timer(), receiver.timer()];
            let next = events.keys().next().map(|&(time, _)| time);
            now = due.into_iter().flatten().chain(next).min().unwrap_or(now);
            pair.sent.clear();
            let mut answer = None;
            if due[0] == Some(now) {
                pair.expire(now)?;
            } else if due[1] == Some(now) {
                answer = receiver.expire(now);
            } else {
                match events.pop_first().map(|(_, event)| event) {
                    Some(Event::Segment(number)) => answer = receiver.receive(now, number),
                    Some(Event::Acknowledgment(next, blocks)) => pair.acknowledge(now, next, &blocks)?,
                    Some(Event::Write(segments)) => pair.write(now, segments)?,
                    None => prop_assert!(false, "nothing happens any more"),
                }
            }
            let mut carry = |make: &dyn Fn() -> Event| {
                let (is_lost, is_twice, delay) = channel[drawn % channel.len()];
                drawn += 1;
                for copy in 0..u64::from(is_twice) + 1 {
                    if !is_lost {
                        order += 1;
                        events.insert((now + delay * (copy + 1), order), make());
                    }
                }
            };
            for segment in &pair.sent {
                carry(&|| Event::Segment(segment.number));
            }
            if let Some(ack) = answer {
                carry(&|| Event::Acknowledgment(ack.next, ack.blocks().to_vec()));
            }
        }
    }
}
