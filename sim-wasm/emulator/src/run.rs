//! One run: two hosts, a path between them, and what was sent over it.

use crate::disguise::{self, Disguise};
use crate::models::{Model, Traffic};
use crate::namespace::{End, Host, Refusal};
use crate::path::{Path, PlainLane};
use crate::relay::{Record, relay};
use crate::traffic::{self, PORT};
use crate::truth;
use compose::{Container, Frame, capture};
use serde_json::{Value, json};
use std::cell::Cell;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

/// Longest run.
const LIMIT: Duration = Duration::from_secs(20);
/// LINKTYPE_RAW: IP packets.
const LINK: u16 = 101;
/// Bytes of a packet that a whole capture keeps.
const WHOLE: usize = 128;

/// Why a run gave nothing.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("the hosts did not finish within {} s", LIMIT.as_secs())]
    Late,
}

/// The files of a run.
pub struct RunFiles {
    /// The capture at the receiver, as its host would have written it.
    pub receiver: Vec<u8>,
    /// The capture at the sender.
    pub sender: Vec<u8>,
    /// Every transmission, as CSV.
    pub transmissions: String,
    /// What became of each flow.
    pub truth: Value,
}

/// What is run.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Draws losses and delays. The hosts' own timing differs from run to run.
    pub seed: u32,
    /// Packets of data, about.
    pub packets: u32,
    /// Whether only headers are kept.
    pub is_small: bool,
}

/// Runs a model.
pub fn run(model: &Model, order: Order) -> Result<RunFiles, RunError> {
    let host = |number| Host { number, has_timestamps: model.has_timestamps };
    let (sender, receiver) = (End::new(host(1))?, End::new(host(2))?);
    let to: SocketAddr = if model.is_version6 { host(2).address6() } else { host(2).address4() }
        .parse()
        .map(|address| SocketAddr::new(address, PORT))
        .map_err(io::Error::other)?;
    let there = (model.there)(order.seed, order.packets);
    let back: Box<dyn Path> = Box::new(
        PlainLane::new(1_000, model.delay_back, model.loss_back, order.seed ^ 0x5a5a).waking(model.wake_back),
    );
    let traffic = (model.traffic)(order.packets);
    let (received, sent) = match traffic {
        Traffic::Tcp(transfers) => {
            let received = receiver.start(move || traffic::receive(transfers, to, LIMIT).map(|_| ()));
            (received, sender.start(move || traffic::send(transfers, to, LIMIT)))
        }
        Traffic::Udp(datagrams) => {
            (receiver.start(|| Ok(())), sender.start(move || traffic::stream(datagrams, to)))
        }
    };
    let ends: Cell<[Option<io::Result<()>>; 2]> = Cell::default();
    let is_done = || {
        let [mut a, mut b] = ends.take();
        a = a.or_else(|| received.try_recv().ok());
        b = b.or_else(|| sent.try_recv().ok());
        let is_done = a.is_some() && b.is_some();
        ends.set([a, b]);
        is_done
    };
    let record = relay(&sender, &receiver, [there, back], LIMIT, &is_done)?;
    for end in ends.take() {
        end.ok_or(RunError::Late)??;
    }
    Ok(captured(model, order, &record))
}

fn captured(model: &Model, order: Order, record: &Record) -> RunFiles {
    let snap = if order.is_small { model.snap } else { WHOLE };
    let placed = disguise::frames(record, &record.at_receiver, snap, model.disguise, order.seed);
    // of two copies the first
    let mut position = vec![None; record.at_receiver.len()];
    for (number, (_, place)) in (1_u32..).zip(&placed) {
        position[*place as usize].get_or_insert(number);
    }
    let flows: Vec<Value> = truth::flows(record)
        .iter()
        .map(|flow| flow.json(|place| position.get(place as usize).copied().flatten()))
        .collect();
    let truth = json!({
        "model": model.id, "path": model.says, "cause": model.cause, "artefact": model.artefact,
        "seed": order.seed, "kernel": kernel(), "frames": placed.len(), "flows": flows,
        "on_the_way": record.on_the_way,
    });
    let file =
        |frames: Vec<Frame>| capture(Container::Pcap { is_big_endian: false, is_nano: true }, LINK, &frames);
    let at_sender = disguise::frames(record, &record.at_sender, snap, Disguise::None, order.seed);
    RunFiles {
        receiver: file(placed.into_iter().map(|(frame, _)| frame).collect()),
        sender: file(at_sender.into_iter().map(|(frame, _)| frame).collect()),
        transmissions: transmissions(record),
        truth,
    }
}

/// A row for each transmission.
fn transmissions(record: &Record) -> String {
    let mut text =
        "direction,source_port,destination_port,ip_id,sequence,payload,sent_us,arrived_us\n".to_owned();
    for sent in &record.transmissions {
        let packet = &sent.packet;
        let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
        text += &format!(
            "{:?},{},{},{},{},{},{:.3},{}\n",
            sent.direction,
            packet.ports.0,
            packet.ports.1,
            number(packet.identification.map(u32::from)),
            number(packet.tcp.map(|(sequence, ..)| sequence)),
            packet.payload,
            sent.sent as f64 / 1e3,
            sent.arrived.map_or_else(|| "lost".to_owned(), |at| format!("{:.3}", at as f64 / 1e3)),
        );
    }
    text
}

fn kernel() -> String {
    let release = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    release.trim().split('-').next().unwrap_or_default().to_owned()
}
