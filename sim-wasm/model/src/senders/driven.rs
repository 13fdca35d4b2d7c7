//! The interface through which a script drives a sender.

use super::adaptive::{AdaptiveSender, Report};
use super::sender::{Sender, State};
use super::transmission::Segment;
use crate::time::Time;

/// A sender that can be driven by hand.
pub trait Driven {
    /// The application hands over segments to send.
    fn write(&mut self, now: Time, segments: u32, out: &mut dyn FnMut(Segment));
    /// An acknowledgment arrives.
    fn acknowledge(&mut self, now: Time, report: &Report<'_>, out: &mut dyn FnMut(Segment));
    /// A timer expires.
    fn expire(&mut self, now: Time, out: &mut dyn FnMut(Segment));
    /// When the next timer expires.
    fn timer(&self) -> Option<Time>;
    /// Congestion window, segments.
    fn window(&self) -> f64;
    /// Slow-start threshold, segments.
    fn threshold(&self) -> f64;
    /// Segments that count against the window.
    fn in_flight(&self) -> u32;
    /// The phase of congestion control.
    fn state(&self) -> State;
}

/// Both senders have these functions under the same names, but read acknowledgments differently.
macro_rules! driven {
    ($sender:ty, $self:ident, $now:ident, $report:ident, $out:ident => $acknowledge:expr) => {
        impl Driven for $sender {
            fn write(&mut self, now: Time, segments: u32, mut out: &mut dyn FnMut(Segment)) {
                <$sender>::write(self, now, segments, &mut out);
            }

            fn acknowledge(&mut $self, $now: Time, $report: &Report<'_>, mut $out: &mut dyn FnMut(Segment)) {
                $acknowledge;
            }

            fn expire(&mut self, now: Time, mut out: &mut dyn FnMut(Segment)) {
                <$sender>::expire(self, now, &mut out);
            }

            fn timer(&self) -> Option<Time> {
                <$sender>::timer(self)
            }

            fn window(&self) -> f64 {
                <$sender>::window(self)
            }

            fn threshold(&self) -> f64 {
                <$sender>::threshold(self)
            }

            fn in_flight(&self) -> u32 {
                <$sender>::in_flight(self)
            }

            fn state(&self) -> State {
                <$sender>::state(self)
            }
        }
    };
}

driven!(Sender, self, now, report, out => Sender::acknowledge(self, now, report.next, report.blocks, &mut out));
driven!(AdaptiveSender, self, now, report, out => AdaptiveSender::acknowledge(self, now, report, &mut out));
