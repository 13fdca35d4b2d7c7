//! Every worked example of RFC 5236 and RFC 4737, and those of the metrics paper; `docs/metrics.md` lists them.
//!
//! Sequences and numbers are those printed in the documents. Where a document prints only a sequence, the
//! expected values are worked out by hand from the section named.

use model::reordering::{
    Arrivals, FirstCopies, FirstCopyPlace, Gaps, LatePacket, Measures, OccupancyDensity, ReorderDensity,
    Runs, Thresholds, late_packets, occupy, place,
};

fn measure(sequences: &[u64]) -> Measures {
    Measures::of(&Arrivals { sequences, ..Arrivals::default() }, Thresholds::both(3))
}

fn copies(sequences: &[u64]) -> FirstCopies {
    FirstCopies::of(&Arrivals { sequences, ..Arrivals::default() })
}

fn late(sequences: &[u64]) -> Vec<LatePacket> {
    let arrivals = Arrivals { sequences, ..Arrivals::default() };
    late_packets(&arrivals, &FirstCopies::of(&arrivals))
}

/// Receive index, displacement and occupancy of each first copy.
fn steps(sequences: &[u64], threshold: u32) -> Vec<(u64, i64, u32)> {
    let copies = copies(sequences);
    let mut found = vec![(0, 0, 0); copies.len() as usize];
    place(&copies, threshold, |i, placed| {
        let FirstCopyPlace::At { index, displacement } = placed else { panic!("beyond") };
        (found[i as usize].0, found[i as usize].1) = (index, displacement);
    });
    occupy(&copies, threshold, |i, stored| found[i as usize].2 = stored.expect("in time").occupancy);
    found
}

fn indices(sequences: &[u64]) -> Vec<u64> {
    steps(sequences, 5).iter().map(|step| step.0).collect()
}

fn displacements(sequences: &[u64]) -> Vec<i64> {
    steps(sequences, 5).iter().map(|step| step.1).collect()
}

fn rd(sequences: &[u64], threshold: u32) -> Vec<(i32, u32)> {
    ReorderDensity::of(&copies(sequences), threshold).iter().collect()
}

/// FB[0], FB[1], ...
fn rbd(sequences: &[u64], threshold: u32) -> Vec<u32> {
    OccupancyDensity::of(&copies(sequences), threshold).counts
}

/// RFC 5236, section 3.1, examples 1 and 2: without and with a loss (2) and a duplicate (3).
#[test]
fn rfc5236_receive_indices() {
    assert_eq!(indices(&[2, 1, 4, 5, 3]), [1, 2, 3, 4, 5]);
    assert_eq!(indices(&[1, 4, 3, 5, 3]), [1, 3, 4, 5]);
}

/// RFC 5236, section 3.3, example 3.
#[test]
fn rfc5236_displacements() {
    assert_eq!(indices(&[1, 4, 3, 5, 3, 8, 7, 6]), [1, 3, 4, 5, 6, 7, 8]);
    assert_eq!(displacements(&[1, 4, 3, 5, 3, 8, 7, 6]), [0, -1, 1, 0, -2, 0, 2]);
}

/// RFC 5236, section 3.8.
#[test]
fn rfc5236_buffer_occupancy() {
    let held: Vec<u32> = steps(&[1, 2, 4, 5, 3], 5).iter().map(|step| step.2).collect();
    assert_eq!(held, [0, 0, 1, 2, 0]);
}

/// RFC 5236, section 4, examples 4 and 5.
#[test]
fn rfc5236_reorder_sets() {
    assert_eq!(displacements(&[1, 2, 3, 5, 4, 6]), [0, 0, 0, -1, 1, 0]);
    assert_eq!(indices(&[1, 2, 5, 3, 6, 2]), [1, 2, 3, 5, 6]);
    assert_eq!(displacements(&[1, 2, 5, 3, 6, 2]), [0, 0, -2, 2, 0]);
}

/// RFC 5236, sections 2 (d) and 6: the rogue packet 5430 is discarded, and nothing else is displaced.
#[test]
fn rfc5236_rogue_packet() {
    let measures = measure(&[1, 5430, 2, 3, 4, 5]);
    assert_eq!(measures.density.iter().collect::<Vec<_>>(), [(0, 5)]);
    assert_eq!(measures.density.beyond, 1);
}

/// RFC 5236, section 8, a: no loss, DT = BT = 4 (tables 1 to 4).
#[test]
fn rfc5236_no_loss() {
    let sequence = [1, 4, 2, 5, 3, 6, 7, 8];
    let displaced = [0, -2, 1, -1, 2, 0, 0, 0];
    let held = [0, 1, 1, 2, 0, 0, 0, 0];
    let expected: Vec<_> = (1..).zip(displaced).zip(held).map(|((i, d), b)| (i, d, b)).collect();
    assert_eq!(steps(&sequence, 4), expected);
    assert_eq!(rd(&sequence, 4), [(-2, 1), (-1, 1), (0, 4), (1, 1), (2, 1)]);
    assert_eq!(rbd(&sequence, 4), [5, 2, 1]);
}

/// RFC 5236, section 8, b: 3 is lost, DT = BT = 3 (tables 5 and 6). The buffer waits for it until 7 comes,
/// although nothing is reordered.
#[test]
fn rfc5236_loss() {
    let sequence = [1, 2, 4, 5, 6, 7];
    let held = [0, 0, 1, 2, 3, 0];
    let expected: Vec<_> = sequence.iter().zip(held).map(|(&i, b)| (i, 0, b)).collect();
    assert_eq!(steps(&sequence, 3), expected);
    assert_eq!(rd(&sequence, 3), [(0, 6)]);
    assert_eq!(rbd(&sequence, 3), [3, 1, 1, 1]);
    let measures = measure(&sequence);
    assert_eq!((measures.received, measures.lost, measures.duplicates), (6, 1, 0));
    assert_eq!((measures.reordered, measures.extent.max), (0, 0.0));
    assert_eq!((measures.density.mean_displacement(), measures.density.entropy()), (0.0, 0.0));
    assert_eq!((measures.occupancy.mean(), measures.occupancy.max()), (1.0, 3));
    // the authors' algorithm of 2004 sees no reordering either
    assert_eq!(measures.occupancy_neglecting_losses.counts, [6]);
}

/// RFC 5236, section 8, c: 3 comes twice, DT = 2 (tables 7 and 8).
#[test]
fn rfc5236_duplicate() {
    let sequence = [1, 3, 2, 3, 4, 5];
    assert_eq!(steps(&sequence, 2), [(1, 0, 0), (2, -1, 1), (3, 1, 0), (4, 0, 0), (5, 0, 0)]);
    assert_eq!(rd(&sequence, 2), [(-1, 1), (0, 3), (1, 1)]);
    assert_eq!(rbd(&sequence, 2), [4, 1]);
    assert_eq!((measure(&sequence).received, measure(&sequence).duplicates), (5, 1));
}

/// Not in the RFC, which leaves it to section 6: a further copy of a packet that was discarded beyond DT is a
/// duplicate, not a second chance. For a late packet the RFC's words agree (its number is below RI and below
/// E); for one that came too early they would take the copy for the packet.
#[test]
fn rfc5236_copy_of_a_discarded_packet() {
    // 1 comes four late; its copies change nothing
    for sequence in [&[2, 3, 4, 5, 6, 1, 7, 8][..], &[2, 3, 4, 5, 6, 1, 1, 7, 1, 8]] {
        let measures = measure(sequence);
        assert_eq!(measures.density.iter().collect::<Vec<_>>(), [(0, 7)]);
        assert_eq!((measures.density.beyond, measures.received), (1, 8));
        assert_eq!((measures.occupancy.counts.as_slice(), measures.occupancy.beyond), (&[4, 1, 1, 1][..], 1));
        assert_eq!(measures.duplicates, sequence.len() as u64 - 8);
    }
    // 6 comes four early and is discarded; a copy in its proper place does not bring it back
    let measures = measure(&[1, 6, 2, 3, 4, 5, 6, 7]);
    assert_eq!(measures.density.iter().collect::<Vec<_>>(), [(0, 6)]);
    assert_eq!((measures.density.beyond, measures.received, measures.duplicates), (1, 7, 1));
    assert_eq!((measures.reordered, measures.occupancy.counts.as_slice()), (4, &[3, 4][..]));
}

/// RFC 4737, section 1: 3 is reordered, and not 4 and 5.
#[test]
fn rfc4737_late_and_not_premature() {
    assert_eq!(late(&[1, 2, 4, 5, 3]).iter().map(|late| late.index).collect::<Vec<_>>(), [4]);
}

/// RFC 4737, section 4.3: losses hide how late 5 is; what is known is the time since 10.
#[test]
fn rfc4737_late_time_with_losses() {
    let arrivals = Arrivals { sequences: &[1, 10, 5], times: &[0.0, 20.0, 25.0], ..Arrivals::default() };
    let copies = FirstCopies::of(&arrivals);
    let found = late_packets(&arrivals, &copies);
    assert_eq!(copies.lost, 7);
    assert_eq!(found.iter().map(|l| (l.index, l.extent(), l.time)).collect::<Vec<_>>(), [(2, 1, 5.0)]);
}

/// RFC 4737, section 5.3: of 4, 5 and 6 only 4 is n-reordered, with n = 3.
#[test]
fn rfc4737_degrees_of_a_block() {
    let seen: Vec<_> = late(&[1, 2, 3, 7, 8, 9, 4, 5, 6]).iter().map(|l| (l.index, l.degree)).collect();
    assert_eq!(seen, [(6, 3), (7, 0), (8, 0)]);
}

/// RFC 4737, appendix A, example 2: three packets reordered, one of them n-reordered.
#[test]
fn rfc4737_appendix() {
    let measures = measure(&[1, 2, 3, 7, 8, 4, 5, 6]);
    assert_eq!((measures.received, measures.reordered, measures.degrees.at_least(1)), (8, 3, 1));
}

/// Metrics paper, section 2: the two sequences of six packets.
#[test]
fn paper_two_sequences() {
    let one = measure(&[1, 2, 4, 5, 3, 6]);
    assert_eq!(one.density.iter().collect::<Vec<_>>(), [(-1, 2), (0, 3), (2, 1)]);
    assert_eq!((one.reordered, one.extent.max, one.density.mean_displacement()), (1, 2.0, 4.0 / 6.0));
    let two = measure(&[1, 2, 5, 4, 3, 6]);
    assert_eq!(two.density.iter().collect::<Vec<_>>(), [(-2, 1), (0, 4), (2, 1)]);
    assert_eq!((two.reordered, two.extent.max, two.extent.mean), (2, 2.0, 1.5));
}

/// RFC 4737, section 7.1: packet 4 of 10 reordered; payload of 100 bytes; sent every 20 ms.
#[test]
fn rfc4737_one_packet_reordered() {
    let arrivals = Arrivals {
        sequences: &[1, 2, 3, 5, 6, 7, 8, 4, 9, 10],
        times: &[68.0, 88.0, 108.0, 148.0, 168.0, 188.0, 208.0, 210.0, 228.0, 248.0],
        sizes: &[100; 10],
        sent: None,
    };
    let found = late_packets(&arrivals, &FirstCopies::of(&arrivals));
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].extent(), found[0].time, found[0].bytes, found[0].degree), (4, 62.0, 400, 4));
    let measures = Measures::of(&arrivals, Thresholds::both(200));
    assert_eq!((measures.reordered_ratio(), measures.n_reordering_ratio(3)), (0.1, 0.1));
}

/// RFC 4737, section 7.2: packets 5 and 6 arrive right after 7, 1 ms apart; 6 has extent 2, but only 7 counts
/// for its byte offset, and it is not n-reordered, as 5 arrived right before it.
#[test]
fn rfc4737_two_packets_reordered() {
    let arrivals = Arrivals {
        sequences: &[1, 2, 3, 4, 7, 5, 6, 8, 9, 10],
        times: &[68.0, 88.0, 108.0, 128.0, 188.0, 189.0, 190.0, 208.0, 228.0, 248.0],
        sizes: &[100; 10],
        sent: None,
    };
    let found = late_packets(&arrivals, &FirstCopies::of(&arrivals));
    let seen: Vec<_> = found.iter().map(|l| (l.extent(), l.time, l.bytes, l.degree)).collect();
    assert_eq!(seen, [(1, 1.0, 100, 1), (2, 2.0, 100, 0)]);
    assert!(found.iter().all(|late| late.discontinuity == 4));
}

/// RFC 4737, section 7.3: packets 4, 5 and 6 arrive after 10: extents 4, 5, 6; byte offset 400 each; only 4
/// is n-reordered, for every n up to 4.
#[test]
fn rfc4737_three_packets_reordered() {
    let arrivals = Arrivals {
        sequences: &[1, 2, 3, 7, 8, 9, 10, 4, 5, 6, 11],
        times: &[68.0, 88.0, 108.0, 188.0, 208.0, 228.0, 248.0, 250.0, 252.0, 256.0, 268.0],
        sizes: &[100; 11],
        sent: None,
    };
    let found = late_packets(&arrivals, &FirstCopies::of(&arrivals));
    let seen: Vec<_> = found.iter().map(|l| (l.extent(), l.bytes, l.time, l.degree)).collect();
    assert_eq!(seen, [(4, 400, 62.0, 4), (5, 400, 64.0, 0), (6, 400, 68.0, 0)]);
    assert!(found.iter().all(|late| late.discontinuity == 3));
    let measures = Measures::of(&arrivals, Thresholds::both(200));
    assert_eq!(measures.extents.counts, [0, 0, 0, 0, 1, 1, 1]);
}

/// RFC 4737, section 7.4: two discontinuities, at 6 (arrival 4) and at 12 (arrival 11), a gap of
/// 7 packets; extents 2, 3 and 2; reordering-free runs of 5, 0 and 5 packets, then one that does not end.
#[test]
fn rfc4737_gap_and_runs() {
    let arrivals = Arrivals {
        sequences: &[1, 2, 3, 6, 7, 4, 5, 8, 9, 10, 12, 13, 11, 14, 15, 16],
        ..Arrivals::default()
    };
    let copies = FirstCopies::of(&arrivals);
    let late = late_packets(&arrivals, &copies);
    assert_eq!(late.iter().map(LatePacket::extent).collect::<Vec<_>>(), [2, 3, 2]);
    let gaps = Gaps::of(&arrivals, &copies, &late);
    assert_eq!((gaps.discontinuities, gaps.packets.as_slice(), gaps.mean), (2, &[7][..], Some(7.0)));
    let runs = Runs::of(&copies, &late);
    assert_eq!((runs.lengths.as_slice(), runs.sum, runs.sum_squares, runs.open), (&[5, 0, 5][..], 10, 50, 3));
    assert_eq!(runs.mean(), Some(10.0 / 3.0));
    assert!((runs.variance().unwrap() - (50.0 / 3.0 - 100.0 / 9.0)).abs() < 1e-12);
}

/// RFC 4737, section 3.3: NextExp passes what was lost, and a packet is reordered only when one
/// that was sent later came before it.
#[test]
fn rfc4737_loss_is_no_reordering() {
    assert!(late(&[1, 2, 5, 6, 9]).is_empty());
    assert_eq!(measure(&[1, 2, 5, 6, 9]).lost, 4);
}

/// RFC 4737, section 5.3: a 2-reordered packet is also 1-reordered; a packet that is reordered but arrives
/// right after an in-order packet is not n-reordered for any n.
#[test]
fn rfc4737_degrees() {
    let degrees: Vec<_> = late(&[3, 4, 1, 5, 2]).iter().map(|l| (l.degree, l.extent(), l.ahead)).collect();
    assert_eq!(degrees, [(2, 2, 2), (1, 4, 3)]);
    let measures = measure(&[3, 4, 1, 5, 2]);
    assert_eq!((measures.n_reordering_ratio(1), measures.n_reordering_ratio(2)), (0.4, 0.2));
}
