//! Whole numbers without a header row: an arrival order is read as the sequence bench reads it, over however
//! many lines, and a table as a table.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::{analyse, read};
use model::reordering::{Measures, Sequence, Thresholds};
use model::trace::{Report, SequenceChoice};

fn text(text: &str) -> Report {
    let report = read(text.as_bytes(), 100);
    assert_eq!(report.damage, None, "{text:.40}");
    report
}

/// Packets received, lost, duplicated and reordered.
fn counts(m: &Measures) -> (u64, u64, u64, u64) {
    (m.received, m.lost, m.duplicates, m.reordered)
}

fn measured(report: &Report) -> Measures {
    assert_eq!(report.flows.len(), 1);
    analyse(report, 0, SequenceChoice::Auto).unwrap().measures
}

const ORDERS: [&str; 14] = [
    "1 2\n5 4 3 6\n",
    "1 3 2\n4 6 5\n7 9 8\n",
    "1 2 3\n5 4 6\n7 8 9",
    "1 2\r\n5 4\r\n3 6",
    "1,2,\n5,4,\n3,6",
    "1, 2, 3,\n6, 5, 4\n",
    "1\n2\nx\n5\n4\n6-9\n",
    "1\n2\n4\n3\nx6\n5\n7-9\n",
    "1 2\n\n7-5\n",
    "1–5 x 9–7",
    "1 2 3\n3 5\n4\n",
    "12 10 11\n",
    "1\n2\n4 3 6 5 8\n",
    "7\nx\n",
];

#[test]
fn an_order_over_several_lines_is_read_as_on_its_bench() {
    for order in ORDERS {
        let sequence = Sequence::read(order).unwrap();
        let bench = Measures::of(&sequence.as_arrivals(), Thresholds::both(20));
        assert_eq!(counts(&measured(&text(order))), counts(&bench), "{order:?}");
    }
}

#[test]
fn how_numbers_were_understood_is_said_where_it_is_a_choice() {
    let notes = |file: &str| text(file).notes;
    assert_eq!(
        notes("1 2\n5 4 3 6\n"),
        [
            "no header row: the 2 lines are read as one arrival order, as the sequence bench reads them (with a header row such as seq,time they are a table)"
        ]
    );
    assert_eq!(
        notes("1 10 100\n2 20 100\n"),
        ["no header row: the columns are read as sequence number, time (s), size (bytes)"]
    );
    // nothing of an order was skipped, though its last line is no row of a table
    let notes_of_lines = notes("1\n2\n4 3 6 5 8\n");
    assert!(notes_of_lines.len() == 1 && notes_of_lines[0].contains("3 lines"), "{notes_of_lines:?}");
    // one reading alone is possible, or both are the same
    for file in ["1 2 5 4 3 6", "1 2\n3-9\n", "1\n2\n4\n3\n", "1 0.5\n2 0.6\n", "1;0,5\n2;0,6\n"] {
        assert_eq!(notes(file), [""; 0], "{file:?}");
    }
}

#[test]
fn tables_of_whole_numbers_stay_tables() {
    for (file, expected) in [
        ("1 10\n2 20\n4 30\n3 40\n", (4, 0, 0, 1)),
        ("1,2\n2,3\n4,5\n3,9\n", (4, 0, 0, 1)),
        ("0 0 1460\n1460 1 1460\n2920 2 1460\n", (3, 2918, 0, 0)),
        ("0 1\n1460 2\n2920 3\n", (3, 2918, 0, 0)),
        ("65534 0\n65535 1\n0 2\n1 3\n", (4, 0, 0, 0)),
        ("1|100|60\n3|101|60\n2|102|60\n", (3, 0, 0, 1)),
        ("1 1700000000\n2 1700000001\n", (2, 0, 0, 0)),
        // a row that lost its end
        ("1 100 60\n2 101\n3 102 60\n", (3, 0, 0, 0)),
    ] {
        let found = measured(&text(file));
        assert_eq!(counts(&found), expected, "{file:?}");
        assert!(found.late_time.is_some() || file.contains("101\n"), "{file:?}");
    }
}

/// A long order on one line is text all the same, wherever the pieces of the file are cut.
#[test]
fn an_order_may_stand_on_one_very_long_line() {
    let numbers: Vec<String> = (1..=20_000_u32).map(|k| (k ^ 1).to_string()).collect();
    for separator in [" ", ",", ", "] {
        let order = format!("{}\n20002 20003\n", numbers.join(separator));
        for piece in [977, 65_536, usize::MAX] {
            let report = read(order.as_bytes(), piece);
            assert_eq!(report.damage, None, "{piece}");
            // 0 3 2 5 4 ... 20001, without 1 and 20000
            assert_eq!(counts(&measured(&report)), (20_002, 2, 0, 9999), "{piece}");
        }
        for spoilt in [order.replace("9999", "oops"), "7".repeat(70_000), "seq\n".to_owned() + &order] {
            let damage = [977, usize::MAX].map(|piece| read(spoilt.as_bytes(), piece).damage.unwrap());
            assert_eq!(damage[0], damage[1]);
            assert!(damage[0].to_string().contains("is longer than any line of text"), "{}", damage[0]);
        }
    }
}
