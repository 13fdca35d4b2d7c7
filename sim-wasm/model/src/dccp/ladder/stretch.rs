//! What is told of a stretch of the flow.

/// What happened to a packet on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It arrived, or is under way.
    Arrived,
    /// Chance or a hand lost it.
    Lost,
    /// The queue in front of the bottleneck was full.
    Dropped,
}

/// A packet of the stretch. Times are in seconds, not a number where the moment does not come in the stretch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Its number, from 1.
    pub number: u32,
    /// When it was sent.
    pub sent: f64,
    /// When it came from the network.
    pub came: f64,
    /// When the application was handed it, after a wait in the buffer or none.
    pub handed: f64,
    /// When it was declared lost; it may come later nevertheless.
    pub declared: f64,
    /// Whether that started a loss event.
    pub is_event: bool,
    /// What happened to it on its way.
    pub way: Way,
    /// Packets that were sent later and came from the network before it.
    pub lag: u32,
    /// Whether the application was handed it behind one that was sent later.
    pub is_late: bool,
    /// Whether a listener would hear it: in order, and in time for a voice packet's turn.
    pub is_played: bool,
}

/// A report. Times are in seconds, rates in kbit/s.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// When the receiver sent it.
    pub sent: f64,
    /// When it reaches the sender.
    pub arrival: f64,
    /// p.
    pub loss_event_rate: f64,
    /// X_recv.
    pub receive_rate: f64,
}

/// The sender after a report or a timeout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// When, s.
    pub at: f64,
    /// X, kbit/s.
    pub allowed: f64,
    /// Whether the nofeedback timer had run out.
    pub is_timeout: bool,
}

/// The buffer from a time on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// From when on, s.
    pub at: f64,
    /// Packets in it.
    pub waiting: u32,
    /// Packets that it may hold.
    pub room: u32,
}

/// A stretch of one run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stretch {
    /// Packets that were sent in it, in that order.
    pub flights: Vec<Flight>,
    /// Reports that were sent in it.
    pub reports: Vec<Report>,
    /// The sender in it.
    pub moments: Vec<Moment>,
    /// The buffer in it, a step function.
    pub levels: Vec<Level>,
    /// When the sender had no room for a packet of its application, s.
    pub refused: Vec<f64>,
    /// Whether there was more than can be told.
    pub is_cut: bool,
}

/// Both runs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ladder {
    /// When the stretch starts, s.
    pub from: f64,
    /// Whether it is one that is like most, and nobody named it.
    pub is_typical: bool,
    /// With the buffer.
    pub with: Stretch,
    /// Without.
    pub without: Stretch,
}
