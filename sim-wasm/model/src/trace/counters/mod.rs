//! What programs have counted themselves, without telling of each packet: it stands beside what is measured, and cannot be
//! measured again. iperf3's results, the counters of Linux (`ss -ti`, `nstat`), owping's summary, and what a sender's qlog says
//! of the packets that it took for lost.

pub mod iperf3;
pub mod kernel;
pub mod owping;

/// A number that a program gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// Its name in results.
    pub id: String,
    pub value: f64,
}

/// What a program says of a connection, a host or a test.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counters {
    /// The program, or the end of a connection, that says it.
    pub by: String,
    /// What it is said of; or empty.
    pub about: String,
    /// Its own end of a connection and the other one, as the list of flows writes them.
    pub ends: Option<(String, String)>,
    pub counts: Vec<Count>,
    /// What follows, in sentences.
    pub sentences: Vec<String>,
}

impl Counters {
    pub fn count(&mut self, id: &str, value: f64) {
        self.counts.push(Count { id: id.to_owned(), value });
    }
}
