//! Reads further fields of TCP segments in a table, besides number and length.

use crate::trace::headers::transport::Segment;
use crate::trace::table::fields::number;

/// Columns of flags, acknowledgments and windows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TcpColumns {
    /// The column of each flag, or that of all flags.
    syn: Option<usize>,
    ack: Option<usize>,
    fin: Option<usize>,
    reset: Option<usize>,
    acknowledgment: Option<usize>,
    window: Option<usize>,
    /// TSval.
    stamp: Option<usize>,
    /// IPv4 identifications.
    identification: Option<usize>,
}

/// Names of the window's column. Only whether it is 0 matters, so it may be scaled or not.
const WINDOW: [&str; 2] = ["tcp.window_size_value", "tcp.window_size"];
const FIN: u32 = 1;
const SYN: u32 = 2;
const RESET: u32 = 4;
const ACK: u32 = 16;

impl TcpColumns {
    /// Finds the columns among names in lower case, if the sequence numbers' has this name.
    pub fn among(names: &[String], sequence: &str) -> Self {
        let find = |wanted: &str| names.iter().position(|name| name == wanted);
        let flag = |wanted: &str| find(wanted).or_else(|| find("tcp.flags"));
        // relative numbers go with relative ones
        let acknowledgment = sequence.replacen("seq", "ack", 1);
        Self {
            syn: flag("tcp.flags.syn"),
            ack: flag("tcp.flags.ack"),
            fin: flag("tcp.flags.fin"),
            reset: flag("tcp.flags.reset"),
            acknowledgment: find(&acknowledgment),
            window: WINDOW.into_iter().find_map(find),
            stamp: find("tcp.options.timestamp.tsval"),
            identification: find("ip.id"),
        }
    }

    /// A table with only identifications.
    pub fn of_identifications(at: usize) -> Self {
        Self { identification: Some(at), ..Self::default() }
    }

    /// Whether the rows have identifications.
    pub fn has_identifications(&self) -> bool {
        self.identification.is_some()
    }

    /// The IP identification of each of `count` segments in a row, hexadecimal as tshark prints it, or decimal. `None`
    /// if the packets of a frame share one, or if there is also that of a tunnel.
    pub fn identifications(&self, fields: &[String], count: usize) -> Vec<Option<u16>> {
        let field = self.identification.and_then(|at| fields.get(at)).map(String::as_str).unwrap_or_default();
        let values: Vec<&str> = field.split(',').map(str::trim).collect();
        if values.len() == count {
            values.into_iter().map(identification).collect()
        } else {
            vec![None; count]
        }
    }

    /// The segments of a row, with these numbers and lengths.
    pub fn segments(&self, fields: &[String], numbers: &[u64], lengths: &[u32]) -> Vec<Segment> {
        // tshark joins the values of a frame with several segments
        let values = |column: Option<usize>| {
            let field = column.and_then(|at| fields.get(at)).map(String::as_str).unwrap_or_default();
            let values: Vec<&str> = field.split(',').map(str::trim).collect();
            if values.len() == numbers.len() { values } else { vec![field; numbers.len()] }
        };
        let flags = |column: Option<usize>, bit: u32| -> Vec<Option<bool>> {
            values(column).iter().map(|text| is_set(text, bit)).collect()
        };
        let [syn, ack, fin, reset] = [(self.syn, SYN), (self.ack, ACK), (self.fin, FIN), (self.reset, RESET)]
            .map(|(at, bit)| flags(at, bit));
        let [acknowledgments, windows, stamps] = [self.acknowledgment, self.window, self.stamp].map(values);
        let segment = |(at, (&start, &length)): (usize, (&u64, &u32))| {
            let acknowledgment = number(acknowledgments[at]);
            let window = number(windows[at]);
            // only the first SYN is not an acknowledgment
            let is_ack = ack[at].unwrap_or(acknowledgment.is_some() || window.is_some());
            Segment {
                sequence: start as u32,
                acknowledgment: acknowledgment.map(|number| number as u32),
                is_syn: syn[at] == Some(true),
                is_ack,
                is_fin: fin[at] == Some(true),
                is_reset: reset[at] == Some(true),
                is_window_closed: window.map(|window| window == 0),
                length,
                stamp: number(stamps[at]).and_then(|stamp| u32::try_from(stamp).ok()),
                ..Segment::default()
            }
        };
        numbers.iter().zip(lengths).enumerate().map(segment).collect()
    }
}

fn identification(text: &str) -> Option<u16> {
    match text.strip_prefix("0x") {
        Some(digits) => u16::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// Whether a flag is set in `tcp.flags` (`0x0002`) or in its own column (`1`, `True`), if there is a value.
fn is_set(text: &str, bit: u32) -> Option<bool> {
    let is_set = match text.strip_prefix("0x") {
        Some(digits) => u32::from_str_radix(digits, 16).is_ok_and(|flags| flags & bit != 0),
        None => ["1", "True", "true", "Set"].contains(&text),
    };
    (!text.is_empty()).then_some(is_set)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last segment of a row.
    fn segment(names: &[&str], row: &[&str], count: usize) -> Segment {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let columns = TcpColumns::among(&owned(names), "tcp.seq");
        columns.segments(&owned(row), &vec![7; count], &vec![1; count])[count - 1]
    }

    #[test]
    fn flags_in_one_column_or_in_their_own() {
        for (name, value, expected) in [
            ("tcp.flags", "0x0002", true),
            ("tcp.flags", "0x0010", false),
            ("tcp.flags.syn", "1", true),
            ("tcp.flags.syn", "False", false),
        ] {
            assert_eq!(segment(&[name], &[value], 1).is_syn, expected, "{value}");
        }
        let found = segment(&["tcp.flags"], &["0x0015"], 1);
        assert!(found.is_fin && found.is_reset && found.is_ack && !found.is_syn);
    }

    #[test]
    fn stamps_and_identifications_are_read() {
        let found = segment(&["tcp.options.timestamp.tsval"], &["4294967295"], 1);
        assert_eq!(found.stamp, Some(u32::MAX));
        assert_eq!(segment(&["tcp.options.timestamp.tsval"], &[""], 1).stamp, None);
        let columns = TcpColumns::among(&["ip.id".to_owned()], "tcp.seq");
        let read = |text: &str, count| columns.identifications(&[text.to_owned()], count);
        assert_eq!(read("0x1f40", 1), [Some(8000)]);
        assert_eq!(read("8000", 1), [Some(8000)]);
        assert_eq!(read("0x0001,0x0002", 2), [Some(1), Some(2)]);
        // of a tunnel, and of two segments in one packet
        assert_eq!(read("0x0001,0x0002", 1), [None]);
        assert_eq!(read("0x0001", 2), [None, None]);
        assert_eq!(read("70000", 1), [None]);
    }

    #[test]
    fn what_no_column_tells_is_not_known() {
        let found = segment(&["tcp.ack", "tcp.window_size_value"], &["9", "0"], 1);
        assert_eq!((found.acknowledgment, found.is_window_closed, found.is_ack), (Some(9), Some(true), true));
        // these numbers are of another kind than the sequence's
        let found = segment(&["tcp.ack_raw", "tcp.window_size"], &["9", ""], 1);
        assert_eq!((found.acknowledgment, found.is_window_closed, found.is_ack), (None, None, false));
        // two segments in a frame
        let found = segment(&["tcp.ack", "tcp.window_size"], &["9, 10", "501,0"], 2);
        assert_eq!((found.acknowledgment, found.is_window_closed), (Some(10), Some(true)));
    }
}
