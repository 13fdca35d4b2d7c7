//! What a file is.

use std::fmt::{Display, Formatter};

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// pcap.
    Pcap,
    /// pcapng.
    PcapNg,
    /// A table.
    Csv,
    /// The output of ping.
    Ping,
    /// Two captures of the same packets.
    Pair,
    /// None of them, or not known yet.
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
