//! A capture of a sequence measures the same as the sequence itself.

use crate::captures::{MILLI, START, analyse, read, rtp_frames};
use compose::{Container, Frame, capture, ethernet, ipv4, rtp, udp};
use model::reordering::{AddedDelay, Arrivals, FirstCopies, Measures, Thresholds, advise, late_packets};
use model::trace::SequenceChoice;
use proptest::prelude::*;

/// Packets that arrive after bounded delays, some never, some twice; the first is 65 500, so that longer
/// samples wrap.
fn samples() -> impl Strategy<Value = Vec<u64>> {
    let packet = (0_u64..8, prop::bool::weighted(0.1), prop::option::weighted(0.1, 0_u64..20));
    prop::collection::vec(packet, 20..120).prop_map(|packets| {
        let mut events = Vec::new();
        for (number, (delay, is_lost, copy)) in (65_500_u64..).zip(packets) {
            if !is_lost {
                events.push((number + delay, number));
                events.extend(copy.map(|after| (number + delay + after, number)));
            }
        }
        events.sort();
        events.into_iter().map(|(_, number)| number).collect()
    })
}

proptest! {
    #[test]
    fn rtp_measures_like_its_numbers(sequences in samples()) {
        prop_assume!(sequences.len() >= 10);
        let numbers: Vec<u16> = sequences.iter().map(|&number| number as u16).collect();
        let file = capture(Container::PcapNg { is_big_endian: true }, 1, &rtp_frames(&numbers));
        let report = read(&file, 1000);
        let analysis = analyse(&report, 0, SequenceChoice::Auto);
        prop_assert!(analysis.is_ok(), "{:?}", report.flows);
        let Ok(analysis) = analysis else { return Ok(()) };
        let times: Vec<f64> = (0..sequences.len()).map(|k| k as f64).collect();
        let sizes = vec![32; sequences.len()];
        let arrivals = Arrivals { sequences: &sequences, times: &times, sizes: &sizes, sent: None };
        prop_assert_eq!(&analysis.measures, &Measures::of(&arrivals, Thresholds::both(20)));
        let copies = FirstCopies::of(&arrivals);
        prop_assert_eq!(analysis.advice, advise(&arrivals, &copies, &late_packets(&arrivals, &copies)));
        let series = analysis.series;
        let sum = |bins: &[u32]| bins.iter().map(|&n| u64::from(n)).sum::<u64>();
        prop_assert_eq!(sum(&series.received), analysis.measures.received);
        prop_assert_eq!(sum(&series.reordered), analysis.measures.reordered);
        prop_assert_eq!(sum(&series.duplicates), analysis.measures.duplicates);
        prop_assert_eq!(series.extent.iter().max().copied().map(f64::from), Some(analysis.measures.extent.max));
    }

    /// Checks the buffer advice with a slow buffer: with the size advised, at least the given share of the
    /// reordered packets passes in order; with one packet less, fewer do.
    #[test]
    fn the_advised_buffer_recovers_its_share(sequences in samples()) {
        let times: Vec<f64> = (0..sequences.len()).map(|k| k as f64).collect();
        let arrivals = Arrivals { sequences: &sequences, times: &times, ..Arrivals::default() };
        let copies = FirstCopies::of(&arrivals);
        let late = late_packets(&arrivals, &copies);
        prop_assume!(!late.is_empty());
        for advice in advise(&arrivals, &copies, &late) {
            let wanted = (advice.share * late.len() as f64).ceil() as usize;
            let recovered = |packets: u32| late.len() - slow_buffer(&sequences, packets as usize).0;
            prop_assert!(recovered(advice.packets) >= wanted);
            prop_assert!(advice.packets == 0 || recovered(advice.packets - 1) < wanted);
            let waited = slow_buffer(&sequences, advice.packets as usize).1;
            let received = f64::from(copies.len());
            let held = waited.iter().filter(|&&wait| wait > 0).count();
            let added = AddedDelay {
                mean: waited.iter().sum::<usize>() as f64 / received,
                max: waited.iter().max().map_or(0.0, |&wait| wait as f64),
                held: held as f64 / received,
            };
            prop_assert_eq!(advice.delay_by_packets, Some(added));
        }
    }
}

/// How many packets arrive after the buffer, which holds at most `most`, has given them up; and for how many
/// arrivals the others wait in it.
fn slow_buffer(sequences: &[u64], most: usize) -> (usize, Vec<usize>) {
    let (mut met, mut held, mut lost, mut waited) = (Vec::new(), Vec::new(), 0, Vec::new());
    let mut expected = sequences.iter().copied().min().unwrap_or(0);
    let mut end = 0;
    for (now, &number) in sequences.iter().enumerate() {
        if met.contains(&number) {
            continue;
        }
        end = now;
        met.push(number);
        if number < expected {
            lost += 1;
            continue;
        }
        held.push((number, now));
        loop {
            if let Some(at) = held.iter().position(|&(other, _)| other == expected) {
                waited.push(now - held.swap_remove(at).1);
                expected += 1;
            } else if held.len() > most {
                expected = held.iter().map(|&(other, _)| other).min().unwrap_or(expected);
            } else {
                break;
            }
        }
    }
    // what is left is passed on with the last arrival
    waited.extend(held.iter().map(|&(_, since)| end - since));
    (lost, waited)
}

/// Two streams between the same ports, with other payloads in between.
#[test]
fn streams_are_separate_flows() {
    let mut frames = Vec::new();
    for k in 0..40_u16 {
        let mut send = |payload: &[u8]| {
            let packet = ipv4(frames.len() as u16, 17, 1, 2, &udp((5004, 5004), payload));
            frames.push(Frame::whole(START + u64::from(k) * MILLI, ethernet(&packet)));
        };
        send(&rtp(1, k ^ 1, 0, &[0; 8]));
        send(&rtp(2, 500 + k, 0, &[0; 8]));
        if k % 4 == 0 {
            send(&[0x80, 200, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0]);
        }
    }
    let report = read(&capture(Container::PcapNg { is_big_endian: false }, 1, &frames), 77);
    let reordered = |flow: u32| {
        analyse(&report, flow, SequenceChoice::Auto).map(|a| (a.measures.received, a.measures.reordered))
    };
    assert_eq!((reordered(0), reordered(1)), (Ok((40, 20)), Ok((40, 0))));
    let rest = &report.flows[2];
    assert_eq!((rest.protocol.as_str(), rest.packets), ("UDP", 10));
    // one counter serves all of the host's packets, so gaps say nothing
    assert_eq!(reordered(2), Ok((10, 0)));
    assert_eq!(analyse(&report, 2, SequenceChoice::Auto).map(|a| a.measures.lost), Ok(0));
}
