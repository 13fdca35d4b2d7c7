//! `oos report`: a capture's report as a document to hand on, with or without the addresses of its hosts.

use super::request::{Request, no_file, order_of, sequence_choice};
use super::{json, read};
use crate::command::Command;
use crate::error::CliError;
use crate::files::{shown, write_anew};
use crate::metrics::{is_threshold, threshold_of};
use crate::output::{json_text, print};
use model::reordering::Thresholds;
use model::trace::{DocumentSettings, Report};
use std::path::{Path, PathBuf};

/// The format of the report.
enum Form {
    Markdown,
    Html,
    Json,
    /// A CSV file for every table, in this folder.
    Csv(PathBuf),
}

pub const COMMAND: Command = Command {
    name: "report",
    usage: &[
        "FILE [--html | --json | --csv FOLDER] [--redacted]",
        "[--by rtp|tcp|icmp|ipid|iperf|vpn] [--order file|clock] [--dt PACKETS]",
    ],
    about: &[
        "the report of a capture, to be handed on: Markdown, an",
        "HTML file without script, JSON, or its tables; without",
        "the names of its ends if wanted",
    ],
    options: &[
        ("--html", "one HTML file that needs nothing else and runs nothing, instead of Markdown"),
        ("--json", "the result of oos trace --json"),
        ("--csv FOLDER", "every table of it as a file of this folder, RFC 4180"),
        (
            "--redacted",
            "hosts are called A, B, ..., times begin at 0, and neither the file's name nor what it says in words is given; ports are kept",
        ),
        ("--by rtp|tcp|icmp|ipid|iperf|vpn", "the number that is taken for the packets' sequence"),
        ("--order file|clock", "whose order of arrival is taken"),
        ("--dt PACKETS", "a packet displaced further counts as lost"),
    ],
    examples: &[
        "oos report capture.pcap > report.md",
        "oos report capture.pcap --html --redacted > report.html",
    ],
    run,
};

fn run(args: lexopt::Parser) -> Result<String, CliError> {
    let (mut request, form, is_redacted) = document_request(args)?;
    let mut report = read(&request)?;
    if is_redacted {
        // the addresses are not needed again, so they are not kept
        let _ = report.redact();
        request.name = "redacted".to_owned();
    }
    let damage = report.damage.as_ref().map(|damage| CliError::Failed(format!("{}: {damage}", request.name)));
    if let (Some(damage), 0) = (&damage, report.packets) {
        return Err(CliError::Failed(damage.to_string()));
    }
    let text = written(&mut report, &request, &form, is_redacted)?;
    match damage {
        None => Ok(text),
        Some(damage) => {
            print(&text);
            Err(damage)
        }
    }
}

fn written(
    report: &mut Report,
    request: &Request,
    form: &Form,
    is_redacted: bool,
) -> Result<String, CliError> {
    let name = Path::new(&request.file).file_name().map(|name| name.to_string_lossy().into_owned());
    let Request { order, by, thresholds, .. } = *request;
    let asked = DocumentSettings { name: name.as_deref(), order, by, thresholds, is_redacted };
    Ok(match form {
        Form::Markdown => report.markdown(&asked),
        Form::Html => report.html(&asked),
        Form::Json => json_text(&json::report(report, request)),
        Form::Csv(folder) => {
            let failed =
                |path: &Path, error| CliError::Failed(format!("{} cannot be written: {error}", shown(path)));
            std::fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
            let mut files = String::new();
            for table in report.csv(&asked, model::metrics::named) {
                let path = folder.join(table.name).with_extension("csv");
                write_anew(&path, table.text.as_bytes()).map_err(|error| failed(&path, error))?;
                files += &format!("{}\n", path.display());
            }
            files
        }
    })
}

fn document_request(mut args: lexopt::Parser) -> Result<(Request, Form, bool), CliError> {
    use lexopt::prelude::*;
    let (mut request, mut form, mut is_redacted) = (Request::default(), Form::Markdown, false);
    while let Some(arg) = args.next()? {
        match arg {
            Long("redacted") => is_redacted = true,
            Long("html") => form = Form::Html,
            Long("json") => form = Form::Json,
            Long("csv") => form = Form::Csv(args.value()?.into()),
            Long("by") => request.by = sequence_choice(&args.value()?.string()?)?,
            Long("order") => request.order = order_of(&args.value()?.string()?)?,
            Long(flag) if is_threshold(flag) => {
                let flag = format!("--{flag}");
                request.thresholds = Thresholds::both(threshold_of(&flag, &args.value()?.string()?)?);
            }
            Value(value) if request.file.is_empty() && !value.is_empty() => request.file = value,
            other => return Err(other.unexpected().into()),
        }
    }
    if request.file.is_empty() {
        return Err(no_file());
    }
    request.name = request.file.to_string_lossy().into_owned();
    Ok((request, form, is_redacted))
}
