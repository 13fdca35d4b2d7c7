//! Whether the application, and not the allowed rate, limited what was sent (RFC 5348, section 4.3). The RFC's own
//! method (section 8.2.1) remembers two times; here all times that may still matter are kept.

use crate::time::Time;
use std::collections::VecDeque;

/// The periods in which the sender had sent all that it was allowed to (start, end), the latest last.
#[derive(Clone, Debug, Default)]
pub struct DataLimited {
    plenty: VecDeque<(Time, Time)>,
    /// Whether the last period continues.
    is_open: bool,
}

impl DataLimited {
    /// A packet is sent; `has_more` says whether the application has another one already.
    #[inline]
    pub fn send(&mut self, now: Time, has_more: bool) {
        match self.plenty.back_mut() {
            Some(last) if self.is_open => last.1 = now,
            _ if has_more => self.plenty.push_back((now, now)),
            _ => {}
        }
        self.is_open = has_more;
    }

    /// A report names a packet that was sent at `sent`: whether the application alone limited what was sent in the
    /// round-trip time up to then. Older periods are forgotten.
    pub fn report(&mut self, sent: Time, round_trip: Time) -> bool {
        while self.plenty.len() > 1 && self.plenty[0].1 + round_trip <= sent {
            self.plenty.pop_front();
        }
        !self.plenty.iter().any(|&(start, end)| start <= sent && end + round_trip > sent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_with_a_moment_of_plenty_is_not_limited() {
        let mut limited = DataLimited::default();
        assert!(limited.report(150, 100));
        for (now, has_more) in [(180, false), (200, true), (220, true), (240, false), (260, false)] {
            limited.send(now, has_more);
        }
        assert!(limited.report(190, 100), "it starts at 200");
        assert!(!limited.report(210, 100));
        assert!(!limited.report(300, 100), "until 240");
        assert!(limited.report(340, 100));
        limited.send(350, true);
        assert!(!limited.report(400, 100));
    }
}
