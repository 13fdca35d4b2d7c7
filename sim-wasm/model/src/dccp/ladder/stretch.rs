//! The record of a stretch of the flow.

/// The fate of a packet on the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathFate {
    /// It arrived, or is in flight.
    Arrived,
    /// It was lost at random or by hand.
    Lost,
    /// The queue in front of the bottleneck was full.
    Dropped,
}

/// A packet of the stretch. Times are in seconds; NaN if the event is not within the recorded time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Its number, from 1.
    pub number: u32,
    /// When it was sent.
    pub sent: f64,
    /// When it arrived from the network.
    pub came: f64,
    /// When it was passed to the application, after a wait in the buffer or at once.
    pub handed: f64,
    /// When it was declared lost; it may arrive later all the same.
    pub declared: f64,
    /// Whether this loss started a loss event.
    pub is_event: bool,
    /// Its fate on the path.
    pub way: PathFate,
    /// How many packets sent later arrived from the network before it.
    pub lag: u32,
    /// Whether it was passed to the application after a packet that was sent later.
    pub is_late: bool,
    /// Whether it is played: it is in order and, in a voice flow, in time for its turn.
    pub is_played: bool,
}

/// A report of the receiver. Times are in seconds, rates in kbit/s.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// When the receiver sent it.
    pub sent: f64,
    /// When it reaches the sender.
    pub arrival: f64,
    /// p, a share.
    pub loss_event_rate: f64,
    /// X_recv.
    pub receive_rate: f64,
}

/// The sender's state after a report or a timeout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// Its time, s.
    pub at: f64,
    /// X, kbit/s.
    pub allowed: f64,
    /// Whether the nofeedback timer expired.
    pub is_timeout: bool,
}

/// The content of the buffer from a time on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The time, s.
    pub at: f64,
    /// Packets in it.
    pub waiting: u32,
    /// Packets that it may hold: its size.
    pub room: u32,
}

/// A stretch of one run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stretch {
    /// Packets sent in the stretch, in order of sending.
    pub flights: Vec<Flight>,
    /// Reports sent in the stretch.
    pub reports: Vec<Report>,
    /// The sender's states in the stretch.
    pub moments: Vec<Moment>,
    /// The buffer's content in the stretch, a step function.
    pub levels: Vec<Level>,
    /// When the sender had no room for a packet of its application, s.
    pub refused: Vec<f64>,
    /// Whether the stretch has more packets than are recorded.
    pub is_cut: bool,
}

/// The stretch in both runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// When the stretch starts, s.
    pub from: f64,
    /// Whether it was chosen as a typical one, since the link names none.
    pub is_typical: bool,
    /// With the buffer.
    pub with: Stretch,
    /// Without a buffer.
    pub without: Stretch,
}
