//! Whether the application, and not the allowed rate, limited what was sent (RFC 5348, section 8.2.1).

use crate::time::Time;

/// Two moments at which the sender had sent all that it was allowed to: one for the report that is awaited, and one for
/// the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct DataLimited {
    first: Time,
    second: Time,
    reported: Time,
    told: Time,
}

impl DataLimited {
    /// The application has more than the rate allows.
    #[inline]
    pub fn not_limited(&mut self, now: Time) {
        if self.first <= self.reported {
            self.first = now;
        } else if self.second <= self.told {
            self.second = now;
        }
    }

    /// A report comes on what was sent until `sent`; gives whether the round-trip time before that was limited by the
    /// application alone.
    pub fn report(&mut self, now: Time, sent: Time, round_trip: Time) -> bool {
        self.reported = sent;
        self.told = now;
        let from = sent.saturating_sub(round_trip);
        let is_within = |moment: Time| from < moment && moment <= sent;
        let is_limited = !is_within(self.first) && !is_within(self.second);
        if self.first <= sent && self.second > sent {
            self.first = self.second;
        }
        is_limited
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_with_a_moment_of_plenty_is_not_limited() {
        let mut limited = DataLimited::default();
        assert!(limited.report(200, 150, 100));
        limited.not_limited(180);
        assert!(!limited.report(300, 250, 100));
        assert!(limited.report(420, 380, 100));
    }
}
