//! Counters of other programs, which do not report single packets: they are shown beside the measures. They are
//! iperf3's results, the counters of Linux (`ss -ti`, `nstat`), owping's summary, and the packets that a qlog's sender
//! took for lost.

pub mod iperf3;
pub mod kernel;
pub mod owping;

/// A single counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// Its name in results.
    pub id: String,
    pub value: f64,
}

/// The counters of a connection, a host or a test.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counters {
    /// The program, or the end of a connection, that counted.
    pub by: String,
    /// What was counted, such as a connection; may be empty.
    pub about: String,
    /// Its own end of a connection and the other one, written as in the list of flows.
    pub ends: Option<(String, String)>,
    pub counts: Vec<Count>,
    /// What they show, in sentences.
    pub sentences: Vec<String>,
}

impl Counters {
    pub fn count(&mut self, id: &str, value: f64) {
        self.counts.push(Count { id: id.to_owned(), value });
    }
}
