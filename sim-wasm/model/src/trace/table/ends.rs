//! Columns with the ends of a packet and its stream.

/// Columns of addresses, ports and streams.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ends {
    pub source: Vec<usize>,
    pub destination: Vec<usize>,
    /// Columns with the addresses of both ends, the source first, between commas: `ip.addr`.
    pub both: Vec<usize>,
    pub stream: Vec<usize>,
}

/// Names of the columns of source and destination; the first group that a table has is used, since the others name the
/// same ends. An address may be in either column of a group.
const ADDRESSES: [[&[&str]; 2]; 4] = [
    [&["ip.src", "ipv6.src"], &["ip.dst", "ipv6.dst"]],
    [&["ip.src_host", "ipv6.src_host"], &["ip.dst_host", "ipv6.dst_host"]],
    [
        &["source", "src", "def_src", "source address", "source ip", "src ip", "src_ip", "quelle", "origen"],
        &[
            "destination",
            "dst",
            "def_dst",
            "destination address",
            "destination ip",
            "dst ip",
            "dst_ip",
            "ziel",
            "destino",
        ],
    ],
    [&["eth.src"], &["eth.dst"]],
];
const PORTS: [&[&str]; 2] = [
    &["tcp.srcport", "udp.srcport", "dccp.srcport", "sctp.srcport", "source port", "src port", "src_port"],
    &[
        "tcp.dstport",
        "udp.dstport",
        "dccp.dstport",
        "sctp.dstport",
        "destination port",
        "dst port",
        "dst_port",
    ],
];
const BOTH_ADDRESSES: [&[&str]; 3] = [&["ip.addr", "ipv6.addr"], &["ip.host", "ipv6.host"], &["eth.addr"]];
const BOTH_PORTS: &[&str] = &["tcp.port", "udp.port", "dccp.port", "sctp.port"];
const STREAM: &[&str] = &["rtp.ssrc", "ssrc", "tcp.stream", "udp.stream", "icmp.type", "icmp.ident", "flow"];

impl Ends {
    /// Finds the columns among names in lower case.
    pub fn among(names: &[String]) -> Self {
        let all = |wanted: &[&str]| -> Vec<usize> {
            (0..names.len()).filter(|&at| wanted.contains(&names[at].as_str())).collect()
        };
        let groups = ADDRESSES.map(|group| group.map(all));
        let found = groups.into_iter().find(|[from, to]| !from.is_empty() || !to.is_empty());
        let is_named = found.is_some();
        let [mut source, mut destination] = found.unwrap_or_default();
        let [from, to] = PORTS.map(all);
        let mut both = Vec::new();
        if !is_named {
            both = BOTH_ADDRESSES.map(all).into_iter().find(|found| !found.is_empty()).unwrap_or_default();
        }
        if from.is_empty() && to.is_empty() {
            both.extend(all(BOTH_PORTS));
        }
        source.extend(from);
        destination.extend(to);
        Self { source, destination, both, stream: all(STREAM) }
    }

    /// Whether this column is one of them.
    pub fn contains(&self, at: usize) -> bool {
        [&self.source, &self.destination, &self.both, &self.stream].iter().any(|all| all.contains(&at))
    }

    /// Whether no column names an end: tables of a capture have one that does.
    pub fn is_empty(&self) -> bool {
        self.source.is_empty() && self.destination.is_empty() && self.both.is_empty()
    }

    /// Source, destination and stream of a row.
    pub fn of(&self, fields: &[String]) -> [String; 3] {
        let values = |columns: &[usize]| -> Vec<String> {
            let found = columns.iter().filter_map(|&at| fields.get(at)).filter(|value| !value.is_empty());
            found.cloned().collect()
        };
        let (mut source, mut destination) = (values(&self.source), values(&self.destination));
        for value in values(&self.both) {
            // a packet within a packet has two pairs of addresses
            for (k, end) in value.split(',').enumerate() {
                let ends = if k % 2 == 0 { &mut source } else { &mut destination };
                ends.push(end.trim().to_owned());
            }
        }
        [source.join(":"), destination.join(":"), values(&self.stream).join(", ")]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owned(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn ends_of_a_row() {
        for (names, row, expected) in [
            (
                &["ip.addr", "udp.port"][..],
                &["10.0.0.1,10.0.0.2", "1,2"][..],
                ["10.0.0.1:1", "10.0.0.2:2", ""],
            ),
            (&["ip.src", "ip.dst", "ip.addr"], &["a", "b", "a,b"], ["a", "b", ""]),
            (&["source", "destination", "ip.src"], &["name", "other", "10.0.0.1"], ["10.0.0.1", "", ""]),
            (&["ip.src_host", "ip.dst_host", "udp.srcport"], &["a", "b", "7"], ["a:7", "b", ""]),
            (&["ip.src", "ipv6.src", "rtp.ssrc"], &["", "::1", "0x7"], ["::1", "", "0x7"]),
            (&["ip.addr"], &["10.0.0.1"], ["10.0.0.1", "", ""]),
        ] {
            assert_eq!(Ends::among(&owned(names)).of(&owned(row)), expected, "{names:?}");
        }
    }
}
