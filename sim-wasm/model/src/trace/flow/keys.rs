//! The fields that identify a flow, numbered: the thread that reads frames looks a key up, and hands on only its
//! number.

use crate::trace::headers::tunnel::TunnelIndex;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::net::IpAddr;

/// The fields that all packets of a flow have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key {
    pub source: IpAddr,
    pub destination: IpAddr,
    /// IP protocol number.
    pub protocol: u8,
    /// Ports; for ICMP echo, 1 for a request or 0, and the identifier.
    pub ports: (u16, u16),
    pub is_echo: bool,
    /// The tunnel through which the packets came.
    pub within: TunnelIndex,
}

/// Odd numbers that spread bits upwards.
const ODD: [u32; 3] = [0x9e37_79b1, 0x85eb_ca77, 0xc2b2_ae3d];

/// Hashed in one piece, since every packet is looked up by its key.
impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [source, destination] = [self.source, self.destination].map(|address| match address {
            IpAddr::V4(address) => u128::from(address.to_bits()),
            IpAddr::V6(address) => address.to_bits(),
        });
        if let (Ok(source), Ok(destination)) = (u32::try_from(source), u32::try_from(destination)) {
            state.write_u64(u64::from(source) << 32 | u64::from(destination));
        } else {
            state.write_u128(source);
            state.write_u128(destination);
        }
        state.write_u64(self.rest());
    }
}

impl Key {
    /// All fields but the addresses, as one number.
    fn rest(&self) -> u64 {
        let ports = u64::from(self.ports.0) << 16 | u64::from(self.ports.1);
        ports << 32 | u64::from(self.within) << 16 | u64::from(self.is_echo) << 8 | u64::from(self.protocol)
    }

    /// For IPv4, a number that no other key has.
    fn of_version4(&self) -> Option<[u64; 2]> {
        let (IpAddr::V4(source), IpAddr::V4(destination)) = (self.source, self.destination) else {
            return None;
        };
        Some([u64::from(source.to_bits()) << 32 | u64::from(destination.to_bits()), self.rest()])
    }

    /// A quick hash by which recent keys are found. Keys made to collide gain nothing: they are looked up the slow way.
    fn recent(&self) -> usize {
        let [source, destination] = [self.source, self.destination].map(|address| match address {
            IpAddr::V4(address) => address.to_bits(),
            IpAddr::V6(address) => {
                let bits = address.to_bits();
                (bits ^ bits >> 32 ^ bits >> 64 ^ bits >> 96) as u32
            }
        });
        let ports = u32::from(self.ports.0) << 16 | u32::from(self.ports.1);
        let ends = source.wrapping_mul(ODD[0]) ^ destination.wrapping_mul(ODD[1]);
        ((ends ^ ports.wrapping_mul(ODD[2])).wrapping_mul(ODD[0]) >> (32 - RECENT.ilog2())) as usize
    }

    /// For echo replies, the key of the requests that they answer.
    pub fn requests(self) -> Option<Self> {
        let is_reply = self.is_echo && self.ports.0 == 0;
        is_reply.then_some(Self {
            source: self.destination,
            destination: self.source,
            ports: (1, self.ports.1),
            ..self
        })
    }

    /// The key of the other direction.
    pub fn reversed(self) -> Self {
        let ports = (self.ports.1, self.ports.0);
        Self { source: self.destination, destination: self.source, ports, ..self }
    }
}

/// Keys, numbered from 0 in the order in which they were first seen.
#[derive(Clone, Debug)]
pub struct Keys {
    list: Vec<Key>,
    /// Only looked up, never iterated: its order cannot affect a result.
    numbers: HashMap<Key, u32>,
    /// The two most recent keys for each value of the quick hash, which needs no secret; most packets have one of
    /// these.
    recent: Vec<[Recent; 2]>,
    limit: u32,
}

#[derive(Clone, Copy, Debug)]
struct Recent {
    /// For IPv4, the number by which keys are compared.
    of_version4: Option<[u64; 2]>,
    number: u32,
}

/// Number of values of the quick hash.
const RECENT: usize = 1 << 11;

impl Keys {
    pub fn new(limit: u32) -> Self {
        Self { list: Vec::new(), numbers: HashMap::new(), recent: Vec::new(), limit }
    }

    /// The number of a key, which is added if it is new; `None` beyond the limit.
    pub fn number(&mut self, key: &Key) -> Option<u32> {
        let (at, of_version4) = (key.recent(), key.of_version4());
        if let Some(recent) = self.recent.get(at) {
            let is_same = |recent: &&Recent| match of_version4 {
                Some(_) => recent.of_version4 == of_version4,
                None => self.list.get(recent.number as usize) == Some(key),
            };
            if let Some(recent) = recent.iter().find(is_same) {
                return Some(recent.number);
            }
        }
        let number = match self.find(key) {
            Some(number) => number,
            None => self.take(key)?,
        };
        self.recent.resize(RECENT, [Recent { of_version4: None, number: u32::MAX }; 2]);
        let [first, _] = self.recent[at];
        self.recent[at] = [Recent { of_version4, number }, first];
        Some(number)
    }

    /// Adds the next key.
    pub fn take(&mut self, key: &Key) -> Option<u32> {
        let number = self.list.len() as u32;
        if number >= self.limit {
            return None;
        }
        self.list.push(*key);
        self.numbers.insert(*key, number);
        Some(number)
    }

    /// The number of a known key.
    pub fn find(&self, key: &Key) -> Option<u32> {
        self.numbers.get(key).copied()
    }

    /// The key of this number.
    pub fn get(&self, number: u32) -> Option<&Key> {
        self.list.get(number as usize)
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The keys from this number on.
    pub fn from(&self, number: usize) -> &[Key] {
        self.list.get(number..).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_one_hash_stay_apart() {
        let mut keys = Keys::new(5);
        let (source, protocol) = (IpAddr::from([10, 0, 0, 1]), 17);
        let key = |port: u16, last: u8| {
            let destination = IpAddr::from([10, 0, 1, last]);
            Key { source, destination, protocol, ports: (port, 9), is_echo: false, within: 0 }
        };
        let first = key(1, 1);
        let all = (0..=u16::MAX).flat_map(|port| [1, 2].map(|last| key(port, last)));
        let same: Vec<Key> = all.filter(|other| other.recent() == first.recent()).take(6).collect();
        assert_eq!(same.len(), 6);
        for _ in 0..4 {
            let numbers: Vec<Option<u32>> = same.iter().map(|key| keys.number(key)).collect();
            // the sixth is beyond the limit
            assert_eq!(numbers, [Some(0), Some(1), Some(2), Some(3), Some(4), None]);
        }
        assert_eq!((keys.find(&same[3]), keys.get(3), keys.from(4)), (Some(3), Some(&same[3]), &same[4..5]));
    }
}
