use super::*;
use crate::senders::Proof;
use crate::tcp::LAB;
use crate::time::{SECOND, Time};

fn found(query: &str) -> Vec<Stack> {
    stacks(&Scenario::with(&LAB, query).scenario).expect("readable").1
}

/// A packet time of 1 ms, and an acknowledgment for each segment.
const PLAIN: &str = "rtt=100&rate=12&size=1500&delack=0&cc=reno";
const MS: Time = SECOND / 1000;

/// RFC 5681, section 3.2, and RFC 6675, section 5: when 4, 5 and 6 have come, three segments above 3 are SACKed; 6 is
/// the fifth arrival, whose acknowledgment comes 105 ms after the start. Segment 3 is retransmitted, needlessly: its
/// original arrives 2 ms later.
#[test]
fn a_packet_that_is_late_by_four_is_sent_again_after_three_others() {
    let all = found(&format!("{PLAIN}&seq=1+2+4+5+6+7+3+8+9+10"));
    for Stack { profile, played, .. } in &all {
        let [repeat] = played.repeats[..] else { panic!("{profile:?} {:?}", played.repeats) };
        assert_eq!((repeat.segment, repeat.sent, repeat.is_needless), (3, 105 * MS, true), "{profile:?}");
        let duplicates: Vec<Time> =
            played.looks.iter().filter(|look| look.is_duplicate).map(|look| look.at / MS).collect();
        assert_eq!(duplicates[..4], [103, 104, 105, 106], "{profile:?}");
        assert_eq!(played.cuts(), 1, "{profile:?}");
    }
    let undone: Vec<_> = all.iter().map(|stack| stack.played.repeats[0].undone).collect();
    // RFC 3522, section 3.2: the acknowledgment of 3, the seventh arrival, echoes a time before 105 ms
    assert_eq!(undone, [None, None, Some(107 * MS), Some(107 * MS)]);
    let [bare, _, linux, _] = &all[..] else { panic!() };
    assert_eq!(bare.played.threshold(), 3);
    assert_eq!(linux.played.looks.iter().find_map(|look| look.undone), Some(Proof::Timestamps));
    // rule tcp-5: 7 had arrived, so 3 is late by 4; the threshold becomes 5
    assert_eq!(linux.played.threshold(), 5);
    assert!(bare.played.least_window() < linux.played.acknowledged.1);
    assert!(bare.delay > linux.delay, "{} {}", bare.delay, linux.delay);
}

/// RFC 6675, section 2: with fewer than DupThresh SACKed segments above it, a segment is not lost.
#[test]
fn two_that_are_swapped_make_a_duplicate_and_nothing_else() {
    for Stack { profile, played, delay } in found(&format!("{PLAIN}&seq=1+2+4+3+5+6+7+8+9+10")) {
        assert!(played.repeats.is_empty(), "{profile:?}");
        assert_eq!(played.looks.iter().filter(|look| look.is_duplicate).count(), 1);
        assert!(delay.abs() < 0.05, "{profile:?} {delay}");
    }
}

/// Senders that adapt retransmit only the first late segment: after it they wait for five duplicates (rule tcp-5), or
/// for a time (rule tcp-15).
#[test]
fn who_adapts_is_late_once() {
    let all = found(&format!("{PLAIN}&seq=1+2+4+5+6+7+3+8+9+11+12+13+14+10+15+16"));
    let counts: Vec<usize> = all.iter().map(|stack| stack.played.needless()).collect();
    assert_eq!(counts, [2, 2, 1, 1]);
}

/// A lost segment is retransmitted once, and the cut is not undone.
#[test]
fn a_loss_is_repaired_by_all_and_nobody_takes_the_cut_back() {
    for Stack { profile, played, delay } in found(&format!("{PLAIN}&seq=1+2+4-10")) {
        let repeats: Vec<_> = played.repeats.iter().map(|one| (one.segment, one.is_needless)).collect();
        assert_eq!(repeats, [(3, false)], "{profile:?}");
        assert_eq!((played.cuts(), played.undone()), (1, 0), "{profile:?}");
        assert!(delay > 0.0);
    }
}

/// If nothing arrives, the timer expires. A copy made by the network is not a retransmission.
#[test]
fn orders_at_the_edge_are_played() {
    for Stack { profile, played, .. } in found(&format!("{PLAIN}&seq=x5-8")) {
        assert!(played.repeats.iter().any(|one| !one.is_needless && one.segment == 1), "{profile:?}");
    }
    for Stack { profile, played, delay } in found(&format!("{PLAIN}&seq=7+8+8+9")) {
        assert!(played.repeats.is_empty() && delay.abs() < 0.01, "{profile:?} {delay}");
    }
    for ReadyOrder { name, order } in READY {
        let all = found(&format!("seq={}", order.replace(' ', "+")));
        assert!(all.iter().all(|stack| stack.delay.is_finite() && stack.played.done > 0), "{name}");
    }
    found("seq=300-1&cc=westwood");
}

#[test]
fn an_order_that_is_none_is_refused_in_words() {
    let error = |query: &str| match stacks(&Scenario::with(&LAB, query).scenario) {
        Ok(_) => panic!("{query}"),
        Err(error) => error.to_string(),
    };
    assert_eq!(error("seq=1-301"), "the order spans 301 packets: a flight has 300 at most");
    assert_eq!(error("seq=1-200+1-200"), "the order spans 400 packets: a flight has 300 at most");
    assert_eq!(Flight::read(" , "), Err(FlightError::Empty));
    assert!(error("seq=1+two").contains("“two” at character 3 is not a number"));
}
