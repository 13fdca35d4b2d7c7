//! Finds out what each column of a table holds.

/// Which column holds the sequence number, and what kind of number it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// To be taken as it is.
    Plain(usize),
    /// 16 bits that wrap, such as `rtp.seq`.
    Bits16(usize),
    /// 32-bit byte numbers, such as `tcp.seq`, with the column of the payload length.
    Bytes(usize, Option<usize>),
    /// Within Wireshark's Info column.
    Info(usize),
}

/// Where each column stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    pub sequence: Place,
    /// Column, and milliseconds per unit of time.
    pub time: Option<(usize, f64)>,
    pub size: Option<usize>,
    /// Columns that tell flows apart: addresses and ports of each end, and others.
    pub source: Vec<usize>,
    pub destination: Vec<usize>,
    pub stream: Vec<usize>,
}

/// What the first row is, if it names columns.
#[derive(Debug, PartialEq)]
pub enum Named {
    Header(Header),
    /// It numbers the frames of a capture, but has no sequence number.
    FramesOnly,
    Nothing,
}

const BITS16: [&str; 4] = ["rtp.seq", "icmp.seq", "icmp.seq_le", "icmpv6.echo.sequence_number"];
const BYTES: [&str; 3] = ["tcp.seq", "tcp.seq_raw", "tcp.seq_relative"];
const SOURCE: [&str; 7] =
    ["ip.src", "ipv6.src", "tcp.srcport", "udp.srcport", "source", "src", "source port"];
const DESTINATION: [&str; 7] =
    ["ip.dst", "ipv6.dst", "tcp.dstport", "udp.dstport", "destination", "dst", "destination port"];
/// Parts of a column's name, as spreadsheets in several languages have them.
const SEQUENCE: [&str; 3] = ["seq", "séq", "secuen"];
const TIME: [&str; 5] = ["time", "zeit", "temps", "tiempo", "tempo"];
const SIZE: [&str; 8] = ["size", "len", "bytes", "größe", "groesse", "länge", "taille", "tamaño"];
const STREAM: [&str; 6] = ["rtp.ssrc", "ssrc", "tcp.stream", "udp.stream", "icmp.type", "flow"];

impl Header {
    /// Columns in the order sequence, time, size, without names.
    pub fn unnamed(columns: usize) -> Self {
        Self {
            sequence: Place::Plain(0),
            // seconds, as every capture tool prints them
            time: (columns > 1).then_some((1, 1000.0)),
            size: (columns > 2).then_some(2),
            source: Vec::new(),
            destination: Vec::new(),
            stream: Vec::new(),
        }
    }

    /// Time and sequence, in this order, without names.
    pub fn time_first() -> Self {
        Self { sequence: Place::Plain(1), time: Some((0, 1000.0)), ..Self::unnamed(1) }
    }

    /// Names of the columns that are read for nothing.
    pub fn unused<'a>(&self, names: &'a [String]) -> Vec<&'a str> {
        let (Place::Plain(sequence)
        | Place::Bits16(sequence)
        | Place::Bytes(sequence, _)
        | Place::Info(sequence)) = self.sequence;
        let is_used = |at: usize| {
            let found = [Some(sequence), self.time.map(|(at, _)| at), self.size];
            found.contains(&Some(at))
                || [&self.source, &self.destination, &self.stream].iter().any(|all| all.contains(&at))
        };
        names.iter().enumerate().filter(|&(at, _)| !is_used(at)).map(|(_, name)| name.as_str()).collect()
    }

    /// Reads a row of column names.
    pub fn named(fields: &[String]) -> Named {
        let names: Vec<String> = fields.iter().map(|field| field.to_lowercase()).collect();
        let find = |is_it: &dyn Fn(&str) -> bool| names.iter().position(|name| is_it(name));
        let all = |wanted: &[&str]| -> Vec<usize> {
            (0..names.len()).filter(|&at| wanted.contains(&names[at].as_str())).collect()
        };
        let first_word = |name: &str, words: &[&str]| {
            let word = name.split(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty());
            word.is_some_and(|word| words.contains(&word))
        };
        // Wireshark's "No." and tshark's frame.number count the frames of the capture
        let info = find(&|name| name == "info");
        let frames = find(&|name| name == "frame.number").or_else(|| {
            find(&|name| name == "no.")
                .filter(|_| info.is_some() || names.iter().any(|name| name == "protocol"))
        });
        let sequence = find(&|name| BITS16.contains(&name))
            .map(Place::Bits16)
            .or_else(|| {
                let length = find(&|name| name == "tcp.len");
                find(&|name| BYTES.contains(&name)).map(|at| Place::Bytes(at, length))
            })
            .or_else(|| find(&|name| SEQUENCE.iter().any(|word| name.contains(word))).map(Place::Plain))
            .or_else(|| info.filter(|_| frames.is_some()).map(Place::Info))
            .or_else(|| {
                let words = ["sn", "n", "no", "nr", "number", "nummer", "packet", "paket", "pkt", "id"];
                find(&|name| first_word(name, &words)).filter(|_| frames.is_none()).map(Place::Plain)
            });
        let Some(sequence) = sequence else {
            return if frames.is_some() { Named::FramesOnly } else { Named::Nothing };
        };
        let (Place::Plain(taken) | Place::Bits16(taken) | Place::Bytes(taken, _) | Place::Info(taken)) =
            sequence;
        let time = find(&|name| TIME.iter().any(|word| name.contains(word)))
            .or_else(|| find(&|name| first_word(name, &["t", "ts", "arrival", "received"])))
            .filter(|&at| at != taken);
        let size = find(&|name| SIZE.iter().any(|word| name.contains(word)))
            .or_else(|| find(&|name| first_word(name, &["payload"])))
            .filter(|&at| at != taken && Some(at) != time);
        let size = match sequence {
            Place::Bytes(_, length) => length,
            _ => size,
        };
        Named::Header(Self {
            sequence,
            time: time.map(|at| (at, millis(&names[at]))),
            size,
            source: all(&SOURCE),
            destination: all(&DESTINATION),
            stream: all(&STREAM),
        })
    }
}

/// Milliseconds in the unit that a column's name ends with; seconds if it names none.
fn millis(name: &str) -> f64 {
    let unit = name.split(|c: char| !c.is_alphanumeric()).rfind(|word| !word.is_empty());
    match unit.unwrap_or_default() {
        "ms" | "msec" | "milliseconds" => 1.0,
        "us" | "µs" | "μs" | "usec" | "microseconds" => 1e-3,
        "ns" | "nsec" | "nanoseconds" => 1e-6,
        _ => 1000.0,
    }
}

/// A number found in Wireshark's Info column, with the TCP payload length and what identifies the stream.
#[derive(Debug, PartialEq)]
pub struct Info<'a> {
    pub number: u64,
    pub length: Option<u64>,
    pub stream: &'a str,
}

/// Reads `443 → 51234 [ACK] Seq=1 Ack=1 Win=64256 Len=1460`, `PT=..., SSRC=0x1234, Seq=77, Time=160`
/// or `Echo (ping) reply  id=0x0001, seq=5/1280, ttl=57`.
pub fn info(text: &str) -> Option<Info<'_>> {
    let behind = |mark: &str| {
        let rest = text.split_once(mark)?.1;
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        Some(&rest[..end])
    };
    let digits = |mark: &str| behind(mark)?.parse().ok();
    if let Some(number) = digits("Seq=") {
        let length = digits("Len=");
        let ports = text.split(" [").find(|part| part.contains('→') || part.contains(" > "));
        let stream = behind("SSRC=").or(ports.map(|part| part.rsplit("] ").next().unwrap_or(part).trim()));
        return Some(Info { number, length, stream: stream.unwrap_or_default() });
    }
    let number = digits(" seq=").filter(|_| text.contains("(ping)"))?;
    let kind = if text.contains("reply") { "echo reply" } else { "echo request" };
    Some(Info { number, length: None, stream: kind })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sequence, time and size.
    type Found = (Place, Option<(usize, f64)>, Option<usize>);

    fn header(row: &[&str]) -> Option<Found> {
        let fields: Vec<String> = row.iter().map(|&field| field.to_owned()).collect();
        match Header::named(&fields) {
            Named::Header(header) => Some((header.sequence, header.time, header.size)),
            _ => None,
        }
    }

    #[test]
    fn headers_name_their_columns() {
        use Place::*;
        assert_eq!(header(&["Time (ms)", "Seq", "Length"]), Some((Plain(1), Some((0, 1.0)), Some(2))));
        assert_eq!(
            header(&["rtp.seq", "frame.time_epoch", "frame.len"]),
            Some((Bits16(0), Some((1, 1000.0)), Some(2)))
        );
        assert_eq!(header(&["no", "t_us"]), Some((Plain(0), Some((1, 1e-3)), None)));
        assert_eq!(header(&["sequence number"]), Some((Plain(0), None, None)));
        assert_eq!(header(&["date", "price"]), None);
        let wireshark = ["No.", "Time", "Source", "Destination", "Protocol", "Length", "Info"];
        assert_eq!(header(&wireshark), Some((Info(6), Some((1, 1000.0)), Some(5))));
        assert_eq!(header(&["frame.number", "tcp.seq", "tcp.len"]), Some((Bytes(1, Some(2)), None, Some(2))));
        let frames = ["frame.number".to_owned(), "frame.len".to_owned()];
        assert_eq!(Header::named(&frames), Named::FramesOnly);
    }

    #[test]
    fn numbers_within_info() {
        let tcp = "[TCP Retransmission] 443 → 51234 [PSH, ACK] Seq=2921 Ack=1 Win=501 Len=1460";
        assert_eq!(info(tcp), Some(Info { number: 2921, length: Some(1460), stream: "443 → 51234" }));
        let rtp = "PT=ITU-T G.711 PCMU, SSRC=0xFEEDBEEF, Seq=77, Time=160, Mark";
        assert_eq!(info(rtp), Some(Info { number: 77, length: None, stream: "0xFEEDBEEF" }));
        let ping = "Echo (ping) reply    id=0x0007, seq=5/1280, ttl=57 (request in 9)";
        assert_eq!(info(ping), Some(Info { number: 5, length: None, stream: "echo reply" }));
        assert_eq!(info("Standard query 0x1234 A example.org"), None);
    }
}
