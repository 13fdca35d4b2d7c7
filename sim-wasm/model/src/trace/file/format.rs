//! The format of a file.

use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter};

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// pcap.
    Pcap,
    /// pcapng.
    PcapNg,
    /// A table.
    Csv,
    /// The output of ping.
    Ping,
    /// The log of one end of a QUIC connection (qlog).
    Qlog,
    /// The results of iperf3.
    Iperf3,
    /// The output of owping.
    Owping,
    /// The output of ss or of nstat.
    Kernel,
    /// Two captures of the same packets.
    Pair,
    /// None of these, or not known yet.
    Unknown,
}

impl Format {
    /// Name in results.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Pcap => "pcap",
            Self::PcapNg => "pcapng",
            Self::Csv => "csv",
            Self::Ping => "ping",
            Self::Qlog => "qlog",
            Self::Iperf3 => "iperf3",
            Self::Owping => "owping",
            Self::Kernel => "kernel",
            Self::Pair => "pair",
            Self::Unknown => "unknown",
        }
    }
}

impl Display for Format {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        f.write_str(self.id())
    }
}
