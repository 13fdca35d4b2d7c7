//! Every table that `oos` writes as CSV.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use model::laboratories::LABORATORIES;
use model::params::Kind;
use serde_json::Value;
use std::collections::HashSet;
use std::process::{Command, Output};

const CAPTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/captures/ecmp-loss.pcap.gz");
/// Hardly any packet is lost in so short a run, so that in some runs there is no time between two losses.
const SPARSE: &str = "#/red?duration=10&warmup=5&flows=3&runs=8&minth=20";

fn oos(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).args(arguments).output().unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = oos(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Small enough that each figure takes no time.
fn small(lab: &str) -> &'static str {
    match lab {
        "alf" => "n=40&runs=2",
        "red" => "duration=6&warmup=1&flows=2&runs=2",
        "dccp" => "duration=6&warmup=1&runs=2",
        "tcp" => "transfer=0.1&runs=2",
        _ => "n=60&runs=2",
    }
}

/// The names of the tables of a figure, as the sentence that refuses another one lists them.
fn tables_of(link: &str) -> Vec<String> {
    let refused = oos(&["figure", link, "--table", "nothing"]);
    let said = String::from_utf8(refused.stderr).unwrap();
    let names = said.trim().split_once("its tables: ").map(|(_, names)| names.to_owned());
    names.into_iter().flat_map(|names| names.split(", ").map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[track_caller]
fn is_tidy(of: &[&str], table: &str, last: &[&str]) {
    let head: Vec<&str> = table.lines().next().unwrap().split(',').collect();
    let mut seen = HashSet::new();
    let twice: Vec<&&str> = head.iter().filter(|name| !seen.insert(**name)).collect();
    assert!(twice.is_empty(), "{of:?} has {twice:?} twice: {head:?}");
    assert!(head.ends_with(last), "{of:?}: {head:?}");
}

const OF_SCENARIO: [&str; 4] = ["scenario", "seed", "version", "model"];
const OF_CAPTURE: [&str; 2] = ["version", "model"];

#[test]
fn no_figure_has_a_column_twice() {
    let mut count = 0;
    for lab in LABORATORIES {
        let lab = lab.laboratory.lab();
        let Some(Kind::Choice { options, .. }) = lab.param("fig").map(|param| &param.kind) else { panic!() };
        for figure in options.iter().filter(|figure| figure.id != "all") {
            let link = format!("#/{}?fig={}&{}", lab.id, figure.id, small(lab.id));
            let names = tables_of(&link);
            assert!(names.contains(&"stated".to_owned()), "{link}: {names:?}");
            for name in names.iter().map(Some).chain([None]) {
                let table = name.map(|name| ["--table", name]);
                let asked: Vec<&str> =
                    ["figure", &link].into_iter().chain(table.into_iter().flatten()).collect();
                let output = oos(&asked);
                if output.status.success() {
                    count += 1;
                    is_tidy(&asked, &String::from_utf8(output.stdout).unwrap(), &OF_SCENARIO);
                }
            }
        }
    }
    assert!(count > 60, "{count}");
}

#[test]
fn no_other_table_has_a_column_twice() {
    for asked in [
        &["run", "#/alf?n=40&runs=2", "--csv"][..],
        &["run", "#/alf?n=40&runs=2", "--against", "#/alf?n=40&runs=2&w=8", "--csv"],
        &["sweep", "#/alf?n=40&runs=2", "--x", "seed=1:2:1", "--csv"],
        &[
            "sweep",
            "#/alf?n=40&runs=2",
            "--x",
            "ta=0:2:1",
            "--y",
            "w=4:5:1",
            "--against",
            "#/alf?n=40&runs=2",
        ],
        &["coverage", "#/alf?n=40&runs=2", "--repetitions", "2", "--csv"],
    ] {
        is_tidy(asked, &text(asked), &OF_SCENARIO);
    }
    let packets = ["trace", CAPTURE, "--packets", "--flow", "0", "--csv"];
    is_tidy(&packets, &text(&packets), &OF_CAPTURE);
    let folder = std::env::temp_dir().join(format!("oos-tables-{}", std::process::id()));
    let report = ["report", CAPTURE, "--csv", folder.to_str().unwrap()];
    let written = text(&report);
    for file in written.lines() {
        is_tidy(&[file], &std::fs::read_to_string(file).unwrap(), &OF_CAPTURE);
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(written.lines().count(), 5);
}

#[test]
fn what_has_no_value_is_an_empty_cell_and_null_everywhere() {
    let id = "loss_interval_mean";
    let cells = |table: &str| -> Vec<String> {
        let mut rows = table.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
        let at = rows.next().unwrap().iter().position(|name| name == id).unwrap();
        rows.map(|row| row[at].clone()).collect()
    };
    let campaign = std::env::temp_dir().join(format!("oos-empty-{}.toml", std::process::id()));
    let link = format!("scenarios = \"{SPARSE}\"\nmeasures = [\"{id}\", \"utilization\"]\n");
    std::fs::write(&campaign, link).unwrap();
    let rows = cells(&text(&["campaign", campaign.to_str().unwrap()]));
    std::fs::remove_file(&campaign).unwrap();
    assert_eq!(rows.len(), 8);
    assert!(rows.contains(&String::new()) && !rows.iter().any(|cell| cell == "NaN"), "{rows:?}");
    let tables = [text(&["run", SPARSE, "--csv"]), text(&["sweep", SPARSE, "--x", "flows=3:3:1"])];
    assert!(tables.iter().all(|table| !table.contains("NaN")), "{tables:?}");
    let json: Value = serde_json::from_str(&text(&["run", SPARSE, "--json"])).unwrap();
    assert!(cells(&tables[0]).iter().all(|cell| cell.is_empty() == json["measures"][id]["mean"].is_null()));
    let shown = text(&["run", SPARSE]);
    assert!(shown.contains("(over 3 of 8 runs)") && !shown.contains("NaN"), "{shown}");
    let lossless = text(&["run", "#/red?duration=10&warmup=5&flows=3&runs=2&minth=40"]);
    assert!(lossless.contains("no value") && !lossless.contains("NaN"), "{lossless}");
}

/// docs/python.md names the measures that are no number with an interval, each with the laboratory that has it.
#[test]
fn the_document_of_the_package_names_all_distributions() {
    let in_words = |parts: &[String]| match parts {
        [one] => one.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
        [] => String::new(),
    };
    let of = |asked: &[&str]| {
        let answer: Value = serde_json::from_str(&text(asked)).unwrap();
        let measures = answer["measures"].as_object().unwrap();
        let lists = measures.iter().filter(|(_, found)| found.is_array());
        in_words(&lists.map(|(id, _)| format!("`{id}`")).collect::<Vec<_>>())
    };
    let labs = LABORATORIES.iter().map(|entry| entry.laboratory.lab().id);
    let each: Vec<String> = labs
        .filter_map(|id| {
            let ids = of(&["run", &format!("#/{id}?{}", small(id)), "--json"]);
            (!ids.is_empty()).then(|| format!("`{id}`: {ids}"))
        })
        .collect();
    let order = of(&["metrics", "1 3 2", "--json"]);
    let sentence = format!(
        "Distributions among the `measures` are lists of `[number, share]` ({}; of an arrival order: {order}).",
        each.join("; ")
    );
    let document = include_str!("../../../docs/python.md").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(document.contains(&sentence), "docs/python.md should say: {sentence}");
}
