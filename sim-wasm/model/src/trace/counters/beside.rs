//! Which flow of a capture a program speaks of: `ss` names the ends of a connection.

use crate::trace::counters::Counters;
use crate::trace::report::flows::{FlowSummary, Report};
use std::net::{IpAddr, SocketAddr};

/// An end as `ss` writes it, in the words of the list of flows: `192.0.2.1%eth0:443`, `[::ffff:192.0.2.1]:443`, `[fe80::1]%eth0:443`.
pub fn end_of(text: &str) -> Option<String> {
    let (address, port) = text.rsplit_once(':')?;
    let address = address.split('%').next()?.trim_start_matches('[').trim_end_matches(']');
    let address: IpAddr = address.parse().ok()?;
    Some(SocketAddr::new(address.to_canonical(), port.parse().ok()?).to_string())
}

impl Report {
    /// What these programs say of flow `number` (from 0) of the list, at the end that sends it or at the one that takes it.
    pub fn counters_beside<'a>(
        &self,
        number: u32,
        all: &'a [Counters],
    ) -> impl Iterator<Item = &'a Counters> {
        let flow = self.flows.get(number as usize);
        let ends = flow.map(|FlowSummary { source, destination, .. }| (source.clone(), destination.clone()));
        all.iter().filter(move |counters| {
            let Some(((source, destination), (own, other))) = ends.as_ref().zip(counters.ends.as_ref())
            else {
                return false;
            };
            (source, destination) == (own, other) || (source, destination) == (other, own)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
