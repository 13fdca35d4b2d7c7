//! One end of a path: a thread in a network namespace of its own, whose only device is a TUN device.

use crate::tun;
use nix::sched::{CloneFlags, unshare};
use std::fs::File;
use std::io;
use std::process::Command;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// Why there is no namespace.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    #[error("this machine gives no network namespaces: {0}")]
    Namespace(nix::Error),
    #[error("/dev/net/tun gives no device: {0}")]
    Tun(io::Error),
    #[error("`ip` (iproute2) does not start: {0}")]
    NoIp(io::Error),
    #[error("`ip {0}` failed: {1}")]
    Ip(String, String),
    #[error("{0} cannot be set: {1}")]
    Setting(&'static str, io::Error),
    #[error("the namespace's thread has ended")]
    Gone,
}

type Job = Box<dyn FnOnce() + Send>;

/// A host.
pub struct End {
    jobs: Sender<Job>,
    /// Its device; the emulator reads and writes it from outside the namespace.
    pub device: File,
}

/// How a host is set up.
#[derive(Clone, Copy, Debug)]
pub struct Host {
    /// Last number of its addresses.
    pub number: u8,
    /// Whether its TCP sends timestamps.
    pub has_timestamps: bool,
}

impl Host {
    /// Its IPv4 address (RFC 5737).
    pub fn address4(self) -> String {
        format!("192.0.2.{}", self.number)
    }

    /// Its IPv6 address (RFC 3849).
    pub fn address6(self) -> String {
        format!("2001:db8::{}", self.number)
    }
}

impl End {
    /// Makes a host. Nothing leaves its namespace but through its device.
    pub fn new(host: Host) -> Result<Self, Refusal> {
        let (jobs, inbox) = channel::<Job>();
        let (told, answer) = channel();
        thread::spawn(move || {
            // of this thread alone, and of those that it starts
            let device =
                unshare(CloneFlags::CLONE_NEWNET).map_err(Refusal::Namespace).and_then(|()| set_up(host));
            let is_up = device.is_ok();
            if told.send(device).is_ok() && is_up {
                for job in inbox {
                    job();
                }
            }
        });
        let device = answer.recv().map_err(|_| Refusal::Gone)??;
        Ok(Self { jobs, device })
    }

    /// Runs `job` in the namespace, in a thread of its own; the result comes through the receiver.
    pub fn start<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Receiver<T> {
        let (told, result) = channel();
        let in_thread = move || {
            thread::spawn(move || {
                // nobody waits for the result of a run that was given up
                let _ = told.send(job());
            });
        };
        // a namespace that has ended drops the job, and with it `told`
        let _ = self.jobs.send(Box::new(in_thread));
        result
    }
}

fn set_up(host: Host) -> Result<File, Refusal> {
    set("/proc/sys/net/ipv4/tcp_timestamps", if host.has_timestamps { "1" } else { "0" })?;
    set("/proc/sys/net/ipv4/tcp_no_metrics_save", "1")?;
    let device = tun::open().map_err(Refusal::Tun)?;
    let (name, address4, address6) = (tun::DEVICE, host.address4(), host.address6());
    ip("link set lo up")?;
    // the emulator reads at once: a queue before it would lose packets that it never saw
    ip(&format!("link set {name} txqueuelen 20000 addrgenmode none"))?;
    ip(&format!("addr add {address4}/24 dev {name}"))?;
    ip(&format!("-6 addr add {address6}/64 dev {name} nodad"))?;
    ip(&format!("link set {name} up"))?;
    Ok(device)
}

fn set(file: &'static str, value: &str) -> Result<(), Refusal> {
    std::fs::write(file, value).map_err(|error| Refusal::Setting(file, error))
}

fn ip(arguments: &str) -> Result<(), Refusal> {
    let answer = Command::new("ip").args(arguments.split(' ')).output().map_err(Refusal::NoIp)?;
    if answer.status.success() {
        return Ok(());
    }
    let words = String::from_utf8_lossy(&answer.stderr).trim().to_owned();
    Err(Refusal::Ip(arguments.to_owned(), words))
}
