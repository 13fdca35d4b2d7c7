//! Worked examples of RFC 5236, RFC 4737 and the metrics paper.
//!
//! The sequences are those of the documents; every expected value is recomputed by hand from the
//! definitions of the section that is named.

use model::metrics::{
    Arrivals, FirstCopies, Gaps, Late, Measures, OccupancyDensity, ReorderDensity, Runs, Thresholds,
    late_packets, occupy,
};

fn measure(sequences: &[u64]) -> Measures {
    Measures::of(&Arrivals { sequences, ..Arrivals::default() }, Thresholds::both(3))
}

fn copies(sequences: &[u64]) -> FirstCopies {
    FirstCopies::of(&Arrivals { sequences, ..Arrivals::default() })
}

fn rd(sequences: &[u64], threshold: u32) -> Vec<(i32, u32)> {
    ReorderDensity::of(&copies(sequences), threshold).iter().collect()
}

fn late(sequences: &[u64]) -> Vec<Late> {
    let arrivals = Arrivals { sequences, ..Arrivals::default() };
    late_packets(&arrivals, &FirstCopies::of(&arrivals))
}

/// RFC 5236, section 5: 1 4 2 5 3 6 7 8 has displacements 0 -2 1 -1 2 0 0 0.
#[test]
fn rfc5236_reorder_density() {
    assert_eq!(rd(&[1, 4, 2, 5, 3, 6, 7, 8], 3), [(-2, 1), (-1, 1), (0, 4), (1, 1), (2, 1)]);
}

/// RFC 5236, section 5, with packet 4 lost: receive indices 1 2 3 5 6 7 8, so that the loss
/// displaces nothing: 0 0 -2 2 0 0 0.
#[test]
fn rfc5236_loss_takes_no_receive_index() {
    assert_eq!(rd(&[1, 2, 5, 3, 6, 7, 8], 2), [(-2, 1), (0, 5), (2, 1)]);
}

/// RFC 5236, section 5, with a packet twice: the second copy has no receive index.
#[test]
fn rfc5236_duplicate_takes_no_receive_index() {
    let once = rd(&[1, 4, 2, 5, 3, 6, 7, 8], 3);
    assert_eq!(rd(&[1, 4, 2, 4, 5, 3, 2, 6, 7, 7, 8], 3), once);
    let twice = measure(&[1, 4, 2, 4, 5, 3, 2, 6, 7, 7, 8]);
    assert_eq!((twice.received, twice.lost, twice.duplicates), (8, 0, 3));
}

/// RFC 5236, section 5: 1 4 2 5 3 6 7 8 leaves 0 1 1 2 0 0 0 0 packets in the buffer.
#[test]
fn rfc5236_buffer_occupancy_density() {
    let copies = copies(&[1, 4, 2, 5, 3, 6, 7, 8]);
    let mut held = Vec::new();
    occupy(&copies, 3, |_, occupancy| held.push(occupancy));
    assert_eq!(held, [0, 1, 1, 2, 0, 0, 0, 0].map(Some));
    assert_eq!(OccupancyDensity::of(&copies, 3).counts, [5, 2, 1]);
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

/// RFC 4737, section 7.2: packets 5 and 6 arrive right behind 7, 1 ms apart; 6 has extent 2, but
/// only 7 counts for its byte offset, and it is not n-reordered, as 5 arrived right before it.
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
}

/// RFC 4737, section 7.3: packets 4, 5 and 6 arrive behind 10: extents 4, 5, 6; byte offset 400
/// each; only 4 is n-reordered, for every n up to 4.
#[test]
fn rfc4737_three_packets_reordered() {
    let arrivals = Arrivals {
        sequences: &[1, 2, 3, 7, 8, 9, 10, 4, 5, 6, 11],
        sizes: &[100; 11],
        ..Arrivals::default()
    };
    let found = late_packets(&arrivals, &FirstCopies::of(&arrivals));
    let seen: Vec<_> = found.iter().map(|l| (l.extent(), l.bytes, l.degree)).collect();
    assert_eq!(seen, [(4, 400, 4), (5, 400, 0), (6, 400, 0)]);
}

/// RFC 4737, section 7.4: two discontinuities, at 6 (arrival 4) and at 12 (arrival 11), a gap of
/// 7 packets; reordering-free runs of 5, 0 and 4 packets, then one that does not end.
#[test]
fn rfc4737_gap_and_runs() {
    let arrivals = Arrivals {
        sequences: &[1, 2, 3, 6, 7, 4, 5, 8, 9, 10, 12, 11, 13, 14, 15, 16, 17, 18],
        ..Arrivals::default()
    };
    let copies = FirstCopies::of(&arrivals);
    let late = late_packets(&arrivals, &copies);
    let gaps = Gaps::of(&arrivals, &copies, &late);
    assert_eq!((gaps.discontinuities, gaps.packets.as_slice(), gaps.mean), (2, &[7][..], Some(7.0)));
    let runs = Runs::of(&copies, &late);
    assert_eq!((runs.lengths.as_slice(), runs.sum, runs.sum_squares, runs.open), (&[5, 0, 4][..], 9, 41, 6));
    assert_eq!(runs.mean(), Some(3.0));
    assert!((runs.variance().unwrap() - (41.0 / 3.0 - 9.0)).abs() < 1e-12);
}

/// RFC 4737, section 3.3: NextExp passes what was lost, and a packet is reordered only when one
/// that was sent later came before it.
#[test]
fn rfc4737_loss_is_no_reordering() {
    assert!(late(&[1, 2, 5, 6, 9]).is_empty());
    assert_eq!(measure(&[1, 2, 5, 6, 9]).lost, 4);
}

/// RFC 4737, section 5.3: 2-reordered is also 1-reordered, and reordered behind an in-order
/// packet is not n-reordered for any n.
#[test]
fn rfc4737_degrees() {
    let degrees: Vec<_> = late(&[3, 4, 1, 5, 2]).iter().map(|l| (l.degree, l.extent(), l.ahead)).collect();
    assert_eq!(degrees, [(2, 2, 2), (1, 4, 3)]);
    let measures = measure(&[3, 4, 1, 5, 2]);
    assert_eq!((measures.n_reordering_ratio(1), measures.n_reordering_ratio(2)), (0.4, 0.2));
}
