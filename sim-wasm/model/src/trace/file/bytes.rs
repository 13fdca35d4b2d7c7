//! Numbers read from untrusted bytes: `None` if there are too few bytes.

/// Byte order of a capture file's own fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Big,
    Little,
}

impl Order {
    pub fn u16(self, bytes: &[u8], at: usize) -> Option<u16> {
        let field = array(bytes, at)?;
        Some(if self == Self::Big { u16::from_be_bytes(field) } else { u16::from_le_bytes(field) })
    }

    pub fn u32(self, bytes: &[u8], at: usize) -> Option<u32> {
        let field = array(bytes, at)?;
        Some(if self == Self::Big { u32::from_be_bytes(field) } else { u32::from_le_bytes(field) })
    }

    pub fn u64(self, bytes: &[u8], at: usize) -> Option<u64> {
        let field = array(bytes, at)?;
        Some(if self == Self::Big { u64::from_be_bytes(field) } else { u64::from_le_bytes(field) })
    }
}

/// A 16-bit field of a packet header.
pub fn be16(bytes: &[u8], at: usize) -> Option<u16> {
    Order::Big.u16(bytes, at)
}

/// A 32-bit field of a packet header.
pub fn be32(bytes: &[u8], at: usize) -> Option<u32> {
    Order::Big.u32(bytes, at)
}

/// A field of N bytes.
pub fn array<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at.checked_add(N)?)?.try_into().ok()
}
