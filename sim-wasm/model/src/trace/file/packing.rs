//! The ways in which a file can be packed.

use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter};

/// How a file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Packing {
    /// gzip (RFC 1952).
    Gzip,
    /// Zstandard (RFC 8878).
    Zstd,
}

impl Packing {
    /// Name in results.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Zstd => "zstd",
        }
    }
}

impl Display for Packing {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        f.write_str(self.id())
    }
}
