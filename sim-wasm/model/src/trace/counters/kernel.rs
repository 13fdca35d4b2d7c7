//! Linux's own counters of connections: `ss -ti`, a line for each socket, and `nstat`, for the whole host.

use crate::trace::counters::Counters;
use crate::trace::table::fields::finite;
use crate::trace::words::numerals::{counted, grouped};
use std::net::{IpAddr, SocketAddr};

/// Reads the output of `ss -ti` and of `nstat`.
#[derive(Clone, Debug, Default)]
pub struct Kernel {
    sockets: Vec<Counters>,
    /// The socket whose figures are on the next line, with its ends if they are numeric.
    open: Option<(String, Option<(String, String)>)>,
    host: Counters,
    kind: Kind,
    lines: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    #[default]
    Sockets,
    Host,
}

/// Counters of `nstat` about reordering and losses, with their descriptions.
const COUNTERS: [(&str, &str); 13] = [
    ("TcpRetransSegs", "segments retransmitted"),
    ("TcpOutSegs", "segments sent"),
    ("TcpExtTCPSACKReorder", "reorderings seen by selective acknowledgments"),
    ("TcpExtTCPTSReorder", "reorderings seen by timestamps"),
    ("TcpExtTCPRenoReorder", "reorderings seen by duplicate acknowledgments"),
    ("TcpExtTCPDSACKRecv", "D-SACKs received: segments that arrived twice"),
    ("TcpExtTCPDSACKOfoRecv", "D-SACKs received for segments beyond a hole"),
    ("TcpExtTCPDSACKUndo", "reductions of the window undone, as nothing was lost"),
    ("TcpExtTCPFullUndo", "recoveries undone as a whole"),
    ("TcpExtTCPOFOQueue", "segments that waited for an earlier one"),
    ("TcpExtTCPDSACKOldSent", "D-SACKs sent: segments that came again"),
    ("TcpExtTCPLostRetransmit", "retransmissions that were lost"),
    ("TcpExtTCPSpuriousRTOs", "timeouts that were needless"),
];

/// Figures of a socket that are kept.
const FIGURES: [&str; 9] = [
    "reordering",
    "reord_seen",
    "dsack_dups",
    "retrans",
    "lost",
    "sacked",
    "rcv_ooopack",
    "segs_out",
    "bytes_retrans",
];
const SOCKETS_AT_MOST: usize = 1000;

/// States of a socket in its line.
const STATES: [&str; 6] = ["ESTAB", "CLOSE-WAIT", "FIN-WAIT-1", "FIN-WAIT-2", "LAST-ACK", "CLOSING"];

impl Kernel {
    /// A reader, if a text that begins with this line may be the output of one of them.
    pub fn begin(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split_whitespace().take(3).collect();
        let kind = match words[..] {
            ["#kernel", ..] => Kind::Host,
            [name, value, ..] if is_counter(name) && value.parse::<f64>().is_ok() => Kind::Host,
            ["State", "Recv-Q", ..] | ["Netid", "State", ..] => Kind::Sockets,
            [state, ..] if STATES.contains(&state) => Kind::Sockets,
            ["tcp", state, ..] if STATES.contains(&state) => Kind::Sockets,
            _ => return None,
        };
        Some(Self { kind, ..Self::default() })
    }

    pub fn line(&mut self, line: &str) {
        self.lines += 1;
        match self.kind {
            Kind::Host => self.counter(line),
            Kind::Sockets => self.socket(line),
        }
    }

    pub fn counters(&self) -> Vec<Counters> {
        match self.kind {
            Kind::Sockets => self.sockets.clone(),
            Kind::Host => {
                let mut host = Counters {
                    by: "nstat".to_owned(),
                    about: "all connections of the host".to_owned(),
                    ..self.host.clone()
                };
                host.sentences = sentences_of_host(&host);
                vec![host]
            }
        }
    }

    fn counter(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        let (Some(name), Some(value)) = (words.next(), words.next()) else { return };
        if let (true, Some(value)) = (is_counter(name), finite(value)) {
            self.host.count(name, value);
        }
    }

    fn socket(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        // the addresses follow state and queues
        let state = words.iter().take(2).position(|word| STATES.contains(word));
        if let Some(state) = state {
            let ends = (words.get(state + 3), words.get(state + 4));
            if let (Some(local), Some(peer)) = ends {
                self.open = Some((format!("{local} > {peer}"), end_of(local).zip(end_of(peer))));
            }
        }
        let mut counters = Counters { by: "ss".to_owned(), ..Counters::default() };
        for word in &words {
            let Some((name, value)) = word.split_once(':') else { continue };
            if !FIGURES.contains(&name) {
                continue;
            }
            // retrans:CURRENT/TOTAL
            let value = value.rsplit('/').next().unwrap_or(value);
            if let Some(value) = finite(value) {
                counters.count(name, value);
            }
        }
        let has_figures = words.iter().any(|word| word.starts_with("rto:") || word.starts_with("cwnd:"));
        if (has_figures || !counters.counts.is_empty()) && self.sockets.len() < SOCKETS_AT_MOST {
            (counters.about, counters.ends) = self.open.take().unwrap_or_default();
            counters.sentences = sentences_of_socket(&counters);
            self.sockets.push(counters);
        }
    }
}

fn is_counter(name: &str) -> bool {
    COUNTERS.iter().any(|&(known, _)| known == name)
}

fn value_of(counters: &Counters, id: &str) -> f64 {
    counters.counts.iter().find(|count| count.id == id).map_or(0.0, |count| count.value)
}

fn whole(value: f64) -> u64 {
    // a negative value becomes 0
    value as u64
}

fn sentences_of_socket(counters: &Counters) -> Vec<String> {
    let value = |id: &str| whole(value_of(counters, id));
    let (seen, degree) = (value("reord_seen"), value("reordering"));
    let mut sentences = vec![match (seen, degree) {
        (0, 0) => {
            "This sender has seen no reordering (ss leaves out what is 0, and a reordering degree of 3)."
                .to_owned()
        }
        (0, degree) => {
            format!("This sender tolerates {degree} packets of reordering, and says of none that it saw it.")
        }
        (seen, degree) => format!(
            "This sender has seen reordering {} and tolerates {} packets of it by now.",
            if seen == 1 { "once".to_owned() } else { format!("{} times", grouped(seen)) },
            if degree == 0 { 3 } else { degree }
        ),
    }];
    let (again, needless) = (value("retrans"), value("dsack_dups"));
    if again > 0 || needless > 0 {
        sentences.push(format!(
            "It sent {} again; {} had arrived (D-SACK).",
            counted(again, "segment"),
            if needless == 0 { "of none the receiver said that it".to_owned() } else { grouped(needless) }
        ));
    }
    if value("rcv_ooopack") > 0 {
        sentences
            .push(format!("As a receiver it got {} out of order.", counted(value("rcv_ooopack"), "packet")));
    }
    sentences
}

fn sentences_of_host(counters: &Counters) -> Vec<String> {
    let known = |count: &&crate::trace::counters::Count| count.value > 0.0;
    let mut sentences: Vec<String> = counters
        .counts
        .iter()
        .filter(known)
        .filter_map(|count| {
            let (_, words) = COUNTERS.iter().find(|(name, _)| *name == count.id)?;
            Some(format!("{} {words} ({}).", grouped(whole(count.value)), count.id))
        })
        .collect();
    let reordering: f64 = ["TcpExtTCPSACKReorder", "TcpExtTCPTSReorder", "TcpExtTCPRenoReorder"]
        .iter()
        .map(|id| value_of(counters, id))
        .sum();
    if reordering == 0.0 {
        sentences.push("None of the host's senders noticed reordering since the counters began.".to_owned());
    }
    sentences.push(
        "nstat counts the whole host since it was last asked (since its start with -a), not one capture."
            .to_owned(),
    );
    sentences
}

/// The address and port of an end, as written by `ss`, in the form of the list of flows: `192.0.2.1%eth0:443`,
/// `[::ffff:192.0.2.1]:443`, `[fe80::1]%eth0:443`.
fn end_of(text: &str) -> Option<String> {
    let (address, port) = text.rsplit_once(':')?;
    let address = address.split('%').next()?.trim_start_matches('[').trim_end_matches(']');
    let address: IpAddr = address.parse().ok()?;
    Some(SocketAddr::new(address.to_canonical(), port.parse().ok()?).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Counters> {
        let mut lines = text.lines();
        let mut kernel = Kernel::begin(text.lines().next().unwrap()).unwrap();
        lines.by_ref().for_each(|line| kernel.line(line));
        kernel.counters()
    }

    #[test]
    fn sockets_of_ss() {
        let text = "State  Recv-Q Send-Q Local Address:Port  Peer Address:Port  Process\nESTAB  0  1448  192.0.2.1:51234  192.0.2.9:443\n\t cubic wscale:7,7 rto:204 rtt:3.5/1.2 mss:1448 cwnd:31 segs_out:900 retrans:0/12 dsack_dups:9 reordering:31 reord_seen:4 rcv_space:14600\nESTAB  0  0  192.0.2.1:22  192.0.2.9:50000\n\t cubic rto:201 rtt:0.3/0.1 cwnd:10\n";
        let counters = read(text);
        assert_eq!((counters.len(), counters[0].about.as_str()), (2, "192.0.2.1:51234 > 192.0.2.9:443"));
        assert_eq!(value_of(&counters[0], "retrans"), 12.0);
        assert_eq!(
            counters[0].sentences,
            [
                "This sender has seen reordering 4 times and tolerates 31 packets of it by now.",
                "It sent 12 segments again; 9 had arrived (D-SACK)."
            ]
        );
        assert!(counters[1].sentences[0].contains("no reordering"));
        // the same on one line, as ss -tiO prints it
        let counters = read("ESTAB 0 0 a:1 b:2 cubic rto:204 reordering:5 retrans:1/3");
        assert_eq!((counters[0].about.as_str(), value_of(&counters[0], "reordering")), ("a:1 > b:2", 5.0));
    }

    #[test]
    fn counters_of_nstat() {
        let counters = read(
            "#kernel\nIpInReceives                    12                 0.0\nTcpRetransSegs                  31                 0.0\nTcpExtTCPSACKReorder            7                  0.0\n",
        );
        assert_eq!(counters[0].counts.len(), 2);
        assert!(
            counters[0]
                .sentences
                .iter()
                .any(|sentence| sentence.starts_with("7 reorderings seen by selective"))
        );
        assert!(Kernel::begin("Dear reader,").is_none() && Kernel::begin("1 2 3").is_none());
    }

    #[test]
    fn ends_are_written_as_in_the_list_of_flows() {
        for (text, end) in [
            ("192.0.2.1:443", Some("192.0.2.1:443")),
            ("192.0.2.1%eth0:443", Some("192.0.2.1:443")),
            ("[2001:db8::1]:443", Some("[2001:db8::1]:443")),
            ("[fe80::1]%eth0:9", Some("[fe80::1]:9")),
            ("[::ffff:192.0.2.1]:443", Some("192.0.2.1:443")),
            ("*:443", None),
            ("192.0.2.1:https", None),
            ("", None),
        ] {
            assert_eq!(end_of(text).as_deref(), end, "{text}");
        }
    }
}
