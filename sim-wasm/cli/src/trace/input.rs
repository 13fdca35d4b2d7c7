//! Reads the files of `oos trace`, and a pipe, reporting results while it runs.

use crate::cores::cores_or_all;
use crate::error::CliError;
use crate::progress::{CountedWork, Progress};
use model::trace::{
    ArrivalOrder, Batch, FlowFigures, Options, Reader, Report, SequenceChoice, counted, grouped,
};
use signal_hook::consts::SIGINT;
use signal_hook::flag::{register, register_conditional_shutdown};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel, sync_channel};
use std::thread::{self, spawn};
use std::time::{Duration, Instant};

const PIECE: usize = 1 << 20;
/// Most batches of packets that wait to be sorted.
const BATCHES: usize = 4;
/// How often results of a pipe are reported; below, at most one part in so many of the time is spent on that.
const TELL_EVERY: Duration = Duration::from_secs(1);
const SHARE: u32 = 20;
/// How long the program that writes into the pipe may take to end, after an interrupt.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// How long an interrupt may remain unnoticed.
const LOOK: Duration = Duration::from_millis(50);

/// How a file is read.
pub struct Reading {
    pub by: SequenceChoice,
    pub order: ArrivalOrder,
    /// Whether to keep marks of packets, by which they are found in another capture.
    pub marks: bool,
    pub is_progress_asked: bool,
}

/// Reads a file, or standard input if it is named `-`.
pub fn read(file: &OsStr, reading: &Reading) -> Result<Report, CliError> {
    let name = file.to_string_lossy();
    let failed = |error: std::io::Error| CliError::Failed(format!("{name} cannot be read: {error}"));
    let options = Options { marks: reading.marks, ..Options::default() };
    if file == "-" {
        return pipe(Reader::new(options), reading).map_err(failed);
    }
    let input = File::open(file).map_err(failed)?;
    let read = if cores_or_all(None).get() > 1 {
        read_on_two_threads(input, options)
    } else {
        read_on_one_thread(input, options)
    };
    read.map_err(failed)
}

fn read_on_one_thread(input: File, options: Options) -> std::io::Result<Report> {
    let mut reader = Reader::new(options);
    feed(&mut reader, input)?;
    Ok(reader.finish())
}

/// Reads a file with two threads: one reads it and its frames, this one sorts the packets into flows.
fn read_on_two_threads(input: File, options: Options) -> std::io::Result<Report> {
    let (full, filled) = sync_channel(BATCHES);
    let (emptied, empty) = channel::<Batch>();
    let last = full.clone();
    let (mut reader, mut sorter) = Reader::in_two(options, move |batch| {
        // if no one receives the batch, joining the thread reports why
        let _ = full.send(batch);
        empty.try_recv().unwrap_or_default()
    });
    thread::scope(|scope| {
        let reading = scope.spawn(move || {
            feed(&mut reader, input)?;
            let _ = last.send(reader.rest());
            Ok::<_, std::io::Error>(reader)
        });
        for mut batch in filled {
            sorter.take(&mut batch);
            let _ = emptied.send(batch);
        }
        let reader = reading.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        Ok(reader.finish_with(sorter))
    })
}

fn feed(reader: &mut Reader, mut input: File) -> std::io::Result<()> {
    let mut piece = vec![0; PIECE];
    loop {
        match input.read(&mut piece) {
            Ok(0) => return Ok(()),
            Ok(length) => {
                reader.feed(&piece[..length]);
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// Reads standard input to its end, or until Ctrl-C, which also ends the program that writes into it. A second Ctrl-C
/// ends at once.
fn pipe(mut reader: Reader, reading: &Reading) -> std::io::Result<Report> {
    let is_interrupted = Arc::new(AtomicBool::new(false));
    // if the handlers cannot be installed, Ctrl-C ends the program itself
    let _ = register_conditional_shutdown(SIGINT, 130, Arc::clone(&is_interrupted));
    let _ = register(SIGINT, Arc::clone(&is_interrupted));
    let pieces = pieces_of_input();
    let packets = CountedWork { total: None, before: 0, what: "packets" };
    let mut progress = Progress::new(packets, reading.is_progress_asked);
    let mut next = Instant::now() + TELL_EVERY;
    let mut patience = None;
    let ended = loop {
        match pieces.recv_timeout(LOOK) {
            Ok(Ok(piece)) => {
                reader.feed(&piece);
            }
            Ok(Err(error)) => break Err(error),
            Err(RecvTimeoutError::Disconnected) if patience.is_none() => break Ok(reader.finish()),
            // a record that is cut off by the interrupt does not count as damage
            Err(RecvTimeoutError::Disconnected) => break Ok(reader.so_far()),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if is_interrupted.load(Ordering::Relaxed)
            && *patience.get_or_insert(Instant::now() + LAST_WORDS) <= Instant::now()
        {
            break Ok(reader.so_far());
        }
        if progress.is_shown() && Instant::now() >= next {
            let start = Instant::now();
            progress.tell(&so_far(&reader.so_far(), reading));
            next = Instant::now() + TELL_EVERY.max(SHARE * start.elapsed());
        }
    };
    progress.clear();
    ended
}

/// Standard input, read by its own thread, so that an interrupt need not wait for it.
fn pieces_of_input() -> Receiver<std::io::Result<Vec<u8>>> {
    let (sender, receiver) = sync_channel(4);
    spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut piece = vec![0; PIECE];
        loop {
            let read = match input.read(&mut piece) {
                Ok(0) => break,
                Ok(length) => Ok(piece[..length].to_vec()),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => Err(error),
            };
            let is_last = read.is_err();
            if sender.send(read).is_err() || is_last {
                break;
            }
        }
    });
    receiver
}

/// The results so far, in a line.
fn so_far(report: &Report, reading: &Reading) -> String {
    let packets = counted(report.packets, "packet");
    let survey = report.survey(reading.order, reading.by);
    let measured: Vec<_> = survey.measured().collect();
    if measured.is_empty() {
        return format!("{packets} so far, no number to tell their order by");
    }
    let affected = measured.iter().filter(|(_, figures)| figures.reordered > 0).count();
    let total = |of: fn(&FlowFigures) -> u64| measured.iter().map(|(_, figures)| of(figures)).sum::<u64>();
    let [reordered, received, lost] =
        [total(|of| of.reordered), total(|of| of.received), total(|of| of.lost)];
    let share = 100.0 * reordered as f64 / received.max(1) as f64;
    format!(
        "{packets} so far: {share:.2}% of {} reordered, in {affected} of {}, {} lost",
        grouped(received),
        counted(measured.len() as u64, "flow"),
        grouped(lost)
    )
}
