//! Captures of known truth (fixtures/captures; docs/captures.md), and what became of their packets.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::captures::read;
use model::trace::{Report, SequenceChoice, SequenceKind};
use serde_json::Value;
use std::path::PathBuf;

fn file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../fixtures/captures", name].iter().collect()
}

/// A capture as it stands in its file, packed.
pub fn packed(name: &str) -> Vec<u8> {
    std::fs::read(file(&format!("{name}.pcap.gz"))).unwrap()
}

/// The same unpacked, by the tests' own reading of gzip: a header of ten bytes, the content, eight bytes more.
pub fn unpacked(name: &str) -> Vec<u8> {
    let packed = packed(name);
    miniz_oxide::inflate::decompress_to_vec(&packed[10..packed.len() - 8]).unwrap()
}

/// What the reader makes of it.
pub fn capture(name: &str) -> Report {
    let report = read(&packed(name), 4096);
    assert_eq!(report.damage, None, "{name}");
    report
}

/// The truth of every capture.
pub fn truths() -> Vec<Truth> {
    let text = std::fs::read_to_string(file("truth.json")).unwrap();
    let all: Vec<Value> = serde_json::from_str(&text).unwrap();
    all.into_iter().map(Truth).collect()
}

/// The truth of one.
pub fn truth(model: &str) -> Truth {
    truths().into_iter().find(|truth| truth.model() == model).unwrap()
}

/// What the emulator knows.
pub struct Truth(pub Value);

impl Truth {
    pub fn model(&self) -> &str {
        self.0["model"].as_str().unwrap()
    }

    pub fn artefact(&self) -> Option<&str> {
        self.0["artefact"].as_str()
    }

    /// The sum of a count over the flows.
    pub fn sum(&self, id: &str) -> u64 {
        self.flows().iter().map(|flow| flow[id].as_u64().unwrap()).sum()
    }

    pub fn flows(&self) -> &[Value] {
        self.0["flows"].as_array().unwrap()
    }
}

/// Indices of the flows that carry data over TCP.
pub fn downloads(report: &Report) -> Vec<u32> {
    let is_tcp =
        |index: &u32| report.flows[*index as usize].settle(SequenceChoice::Auto) == Ok(SequenceKind::Tcp);
    (0..report.flows.len() as u32).filter(is_tcp).collect()
}
