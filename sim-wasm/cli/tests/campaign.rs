//! `oos campaign`: rows, shards, interruptions, and what its file may not say.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Some seconds of work.
const CAMPAIGN: &str = r##"
scenarios = ["#/tcp?transfer=3", "#/tcp?transfer=3&stack=linux-2019"]
replications = 4
measures = ["throughput", "entropy", "undos"]

[axes]
cc = ["westwood", "bic"]
jitter = [0, { from = 0.05, to = 5, steps = 4, log = true }]
"##;

/// A folder of its own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("campaign.toml"), CAMPAIGN).expect("written");
    folder
}

fn oos(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oos"));
    command.current_dir(folder).arg("campaign").args(arguments).stdin(Stdio::null());
    command
}

fn ended(folder: &Path, arguments: &[&str]) -> Output {
    oos(folder, arguments).output().expect("oos runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What it prints when all is well.
fn printed(folder: &Path, arguments: &[&str]) -> String {
    let output = ended(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", said(&output));
    String::from_utf8(output.stdout).expect("text")
}

/// The sentence with which it refuses.
fn refused(folder: &Path, arguments: &[&str]) -> String {
    let output = ended(folder, arguments);
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
    said(&output)
}

fn text(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect(name)
}

fn rows_of(table: &str) -> Vec<Vec<&str>> {
    table.lines().map(|line| line.split(',').collect()).collect()
}

#[test]
fn neither_cores_nor_shards_nor_the_file_change_a_byte() {
    let folder = folder("campaign-split");
    let whole = printed(&folder, &["campaign.toml", "--jobs", "1"]);
    let table = rows_of(&whole);
    assert_eq!(table.len(), 1 + 2 * 2 * 6 * 4);
    assert_eq!(
        table[0],
        "row,cc,jitter,stack,replication,throughput,entropy,undos,scenario,seed,version,model,campaign"
            .split(',')
            .collect::<Vec<_>>()
    );
    // every combination in the order of the file, counted from 1
    assert_eq!(table[1][..5], ["1", "westwood", "0", "linux-2010", "1"]);
    assert_eq!(table[96][..5], ["96", "bic", "5", "linux-2019", "4"]);
    assert_eq!(table[25][1..4], ["bic", "0", "linux-2010"]);

    printed(&folder, &["campaign.toml", "--jobs", "3", "--out", "whole.csv"]);
    assert!(text(&folder, "whole.csv") == whole);
    assert!(!folder.join("whole.csv.part").exists());
    for of in 1..=3 {
        let out = format!("{of}.csv");
        printed(&folder, &["campaign.toml", "--shard", &format!("{of}/3"), "--out", &out]);
        assert_eq!(text(&folder, &out).lines().count(), 1 + 32);
    }
    // in any order
    assert!(printed(&folder, &["join", "2.csv", "3.csv", "1.csv"]) == whole);
    printed(&folder, &["join", "1.csv", "2.csv", "3.csv", "--out", "joined.csv"]);
    assert!(text(&folder, "joined.csv") == whole);
    assert!(
        printed(&folder, &["campaign.toml", "--out", "joined.csv"])
            .contains("all 96 rows were there already")
    );

    let missing = refused(&folder, &["join", "1.csv", "3.csv"]);
    assert!(missing.contains("32 of 96 rows are missing, the first of them 2, 5, 8"), "{missing}");
    let twice = refused(&folder, &["join", "1.csv", "2.csv", "2.csv", "3.csv"]);
    assert!(twice.contains("row 2 of 2.csv comes twice"), "{twice}");
    fs::write(folder.join("campaign.toml"), CAMPAIGN.replace("replications = 4", "replications = 3"))
        .expect("written");
    printed(&folder, &["campaign.toml", "--shard", "2/3", "--out", "other.csv"]);
    let other = refused(&folder, &["join", "1.csv", "other.csv", "3.csv"]);
    assert!(other.contains("1.csv and other.csv are of two campaigns"), "{other}");
    let kept = refused(&folder, &["campaign.toml", "--out", "whole.csv"]);
    assert!(kept.contains("whole.csv is there already, and is not the table of these rows"), "{kept}");
    assert!(text(&folder, "whole.csv") == whole);
}

/// The cells of a line; none of these has a quotation mark in it.
fn cells(line: &str) -> Vec<&str> {
    let mut cells = Vec::new();
    for (place, piece) in line.split('"').enumerate() {
        match place % 2 {
            0 => cells.extend(piece.trim_matches(',').split(',').filter(|cell| !cell.is_empty())),
            _ => cells.push(piece),
        }
    }
    cells
}

/// The mean of the rows of a link is what `oos run` prints for it.
#[test]
fn the_rows_of_a_link_are_the_replications_of_its_run() {
    let folder = folder("campaign-run");
    for (link, axes) in [
        ("#/tcp?transfer=3&jitter=1", "cc = \"bic\""),
        ("#/alf?n=60&runs=3", "delay = [\"constant\", \"exponential\"]\nw = [8, 16]"),
        ("#/red?duration=20&runs=3&seed=7", "tau = { from = 0, to = 2, step = 2 }"),
        ("#/metrics?n=2000&runs=3", "seed = [3, 4]"),
        ("#/metrics?bench=sequence", "seq = [\"2,1,3\", \"1,3,2,4\"]"),
    ] {
        fs::write(folder.join("of.toml"), format!("scenarios = \"{link}\"\n[axes]\n{axes}\n"))
            .expect("written");
        let table = printed(&folder, &["of.toml"]);
        let rows: Vec<Vec<&str>> = table.lines().map(cells).collect();
        let at = |name: &str| rows[0].iter().position(|&column| column == name).expect(name);
        let links: Vec<&str> = rows[1..].iter().map(|row| row[at("scenario")]).collect();
        let scenarios: BTreeSet<&str> = links.iter().copied().collect();
        let mut compared = 0;
        for scenario in scenarios {
            let run = Command::new(env!("CARGO_BIN_EXE_oos"))
                .args(["run", scenario, "--json"])
                .output()
                .expect("oos runs");
            let run: Value = serde_json::from_slice(&run.stdout).expect("JSON");
            for (id, measure) in run["measures"].as_object().expect("measures") {
                let Some(place) = rows[0].iter().position(|column| column == id) else { continue };
                let values: Vec<f64> = rows[1..]
                    .iter()
                    .zip(&links)
                    .filter(|(_, link)| **link == scenario)
                    .map(|(row, _)| row[place].parse().expect("a number"))
                    .collect();
                let mean = values.iter().sum::<f64>() / values.len() as f64;
                assert_eq!(measure["mean"].as_f64(), Some(mean), "{id} of {scenario}");
                compared += 1;
            }
        }
        assert!(compared > 0, "{link}");
    }
}

/// Killed without a word, then as by Ctrl-C, then cut in its last row: what is finished is never computed again.
#[test]
fn an_interrupted_campaign_goes_on() {
    let folder = folder("campaign-interrupted");
    let plain = printed(&folder, &["campaign.toml"]);
    let resumed = ["campaign.toml", "--jobs", "2", "--out", "out.csv"];
    let part = || fs::read_to_string(folder.join("out.csv.part")).unwrap_or_default();
    let mut before = 1;
    for signal in ["KILL", "INT"] {
        let mut child =
            oos(&folder, &resumed).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("oos runs");
        while part().lines().count() < before + 5 {
            assert_eq!(child.try_wait().expect("a child"), None, "it ended before it was killed");
            sleep(Duration::from_millis(1));
        }
        let begun = ended(&folder, &resumed);
        let sent = Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
        assert!(sent.expect("kill").success());
        assert!(said(&begun).contains("another oos is writing out.csv.part"), "{}", said(&begun));
        let output = child.wait_with_output().expect("a child");
        assert!(!output.status.success() && !folder.join("out.csv").exists(), "{signal}");
        before = part().lines().count();
        if signal == "INT" {
            assert_eq!(output.status.code(), Some(130));
            let said = said(&output);
            let rows = before - 1;
            assert!(said.contains(&format!("interrupted with {rows} of 96 rows in out.csv.part")), "{said}");
        }
    }
    assert!(refused(&folder, &["join", "out.csv.part"]).contains("of a run that has not ended"));
    // other rows, and another part of them
    let changed = CAMPAIGN.replace("\"bic\"", "\"cubic\"");
    fs::write(folder.join("changed.toml"), changed).expect("written");
    let sentence = refused(&folder, &["changed.toml", "--out", "out.csv"]);
    assert!(
        sentence.contains("out.csv.part was begun with another campaign: its file has changed since"),
        "{sentence}"
    );
    let sentence = refused(&folder, &["campaign.toml", "--shard", "1/2", "--out", "out.csv"]);
    assert!(sentence.contains("out.csv.part was begun as another shard"), "{sentence}");
    let kept = part();
    let model = kept.replacen("model 0", "model 9", 1);
    fs::write(folder.join("out.csv.part"), model).expect("written");
    assert!(refused(&folder, &resumed).contains("by another version of the model"));
    // what a comment says changes no row, and a row that was cut is computed again
    fs::write(folder.join("campaign.toml"), format!("# more\n{CAMPAIGN}")).expect("written");
    let rows = kept.lines().count() - 1;
    let last = kept.lines().last().expect("a row");
    fs::write(folder.join("out.csv.part"), format!("{kept}{}", &last[..last.len() / 2])).expect("written");
    let words = printed(&folder, &resumed);
    assert_eq!(words, format!("out.csv: 96 rows, {rows} of them from before\n"));
    assert!(text(&folder, "out.csv") == plain);
    assert!(!folder.join("out.csv.part").exists());
}

/// Files, and the sentences about them.
const WRONG: &[(&str, &str)] = &[
    (
        "scenarios = \"#/tcp\"\nreplicatoins = 3",
        "line 2, column 1: “replicatoins” is not known here; there are scenarios, replications, measures, axes",
    ),
    ("replications = 3", "line 1, column 1: scenarios = \"#/LAB?...\" is missing"),
    ("scenarios = \"#/tpc\"", "line 1, column 13: there is no laboratory “tpc” here"),
    (
        "scenarios = [\"#/tcp\",\n  \"#/alf\"]",
        "line 2, column 3: a campaign is of one laboratory, and this is alf, not tcp",
    ),
    ("scenarios = \"#/tcp?jitter=x\"", "line 1, column 13: Jitter j: “x” is not a number"),
    (
        "scenarios = \"#/tcp\"\nreplications = 1000",
        "line 2, column 16: runs goes from 1 to 100; 1000 is outside",
    ),
    (
        "scenarios = \"#/tcp\"\nreplications = 1e300",
        "line 2, column 16: runs goes from 1 to 100; 1e300 is outside",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\njitter = [-1e20]",
        "line 3, column 11: jitter goes from 0 to 20; -1e20 is outside",
    ),
    (
        "scenarios = \"#/tcp\"\nmeasures = [\"throughput\", \"thruput\"]",
        "line 2, column 27: “thruput” is no measure of tcp; there are throughput, ",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\njiter = [1]",
        "line 3, column 1: “jiter” is no parameter of tcp; there are ",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\ncc = [\"bic\",\n\"vegas\"]",
        "line 4, column 1: “vegas” is not one of the values of cc; there are ",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\njitter = [0, 90]",
        "line 3, column 14: jitter goes from 0 to 20; 90 is outside",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\njitter = [0, \"much\"]",
        "line 3, column 14: jitter takes numbers without quotation marks: a value, a list, or { from = 0, ",
    ),
    ("scenarios = \"#/tcp\"\n[axes]\njitter = [1, 1.0]", "line 3, column 14: jitter has the value 1 twice"),
    (
        "scenarios = \"#/tcp\"\n[axes]\njitter = 0.123456",
        "line 3, column 10: jitter is not kept so finely: 0.123456 would become 0.1235",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\njitter = { from = 0, too = 2 }",
        "line 3, column 22: “too” is not known in a range; there are from, to, step, steps, log",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\njitter = { from = 0, to = 2, steps = 2, log = true }",
        "line 3, column 10: the range of jitter has log = true, so from must be above 0",
    ),
    (
        "scenarios = \"#/alf\"\n[axes]\nlose = [\"3\", \"first\"]",
        "line 3, column 14: Forced losses: entries cannot be read: first.",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\nruns = [1, 2]",
        "line 3, column 1: “runs” is no axis: replications = 30",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\njitter = \"5\"",
        "line 3, column 10: jitter takes numbers without quotation marks: a value, a list, or { from = 0, ",
    ),
    (
        "scenarios = \"#/tcp\"\n[axes]\nlaw = 5",
        "line 3, column 7: law takes one of its values or a list of them; there are \"uniform\", ",
    ),
    (
        "scenarios = \"#/alf\"\n[axes]\nlose = [3]",
        "line 3, column 9: lose takes a text in quotation marks, or a list of texts",
    ),
    (
        "scenarios = \"#/alf\"\n[axes]\nfig = [\"curve\", \"buffer\"]",
        "line 3, column 1: “fig” is no axis: it says which figure is shown",
    ),
    ("scenarios = \"#/alf?zz=1\"", "line 1, column 13: “zz” is not known here.\n"),
    ("scenarios = \"#/alf?w=999999\"", "line 1, column 13: Receive window W: 999999 is above "),
    ("scenarios = \"#/tcp?model=1\"", "line 1, column 13: The link was made with version 1 of the models."),
    ("scenarios = \"#/tcp\n", "line 1, column 19: "),
    (
        "scenarios = [\"#/tcp?cc=bic\", \"#/tcp?cc=yeah\"]\naxes.cc = [\"bic\"]",
        "line 1, column 13: with these axes #/tcp comes twice",
    ),
];

/// Each scenario has a row, with what `oos run` has for its link.
#[test]
fn a_summary_has_the_means_and_intervals_of_its_scenarios() {
    let folder = folder("campaign-summary");
    let file = "scenarios = \"#/red?duration=10&warmup=1&tau=2\"\nreplications = 3\nmeasures = [\"utilization\", \"loss_interval_mean\"]\naxes.tau = [0, 4]";
    fs::write(folder.join("red.toml"), file).expect("written");
    printed(&folder, &["red.toml", "--out", "red.csv"]);
    let table = printed(&folder, &["summary", "red.csv"]);
    let rows = rows_of(&table);
    assert_eq!((rows.len(), rows[0][0], rows[1][0], rows[2][0]), (3, "tau", "0", "4"));
    let place = |name: &str| rows[0].iter().position(|head| *head == name).expect(name);
    for row in &rows[1..] {
        let output = Command::new(env!("CARGO_BIN_EXE_oos"))
            .args(["run", row[place("scenario")], "--json"])
            .output()
            .expect("oos runs");
        let run: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        for measure in ["utilization", "loss_interval_mean"] {
            let said = &run["measures"][measure];
            for (name, value) in
                [(measure.to_owned(), &said["mean"]), (format!("{measure}_ci95"), &said["ci95"])]
            {
                assert_eq!(row[place(&name)].parse().ok(), value.as_f64(), "{name}: {table}");
            }
        }
        let with = &run["measures"]["loss_interval_mean"]["runs_with_value"];
        assert_eq!(row[place("loss_interval_mean_runs_with_value")], with.to_string());
    }
    // of a shard it has what there is
    printed(&folder, &["red.toml", "--shard", "1/2", "--out", "part.csv"]);
    let output = ended(&folder, &["summary", "part.csv"]);
    assert!(said(&output).contains("part.csv has 3 of 6 rows"), "{}", said(&output));
    assert!(refused(&folder, &["summary", "red.toml"]).contains("is no table of oos campaign"));
    assert_eq!(ended(&folder, &["summary"]).status.code(), Some(2));
}

#[test]
fn what_is_wrong_in_its_file_is_named_with_line_and_column() {
    let folder = folder("campaign-wrong");
    for (file, sentence) in WRONG {
        fs::write(folder.join("wrong.toml"), file).expect("written");
        let found = refused(&folder, &["wrong.toml"]);
        assert!(found.starts_with(&format!("oos: wrong.toml, {sentence}")), "{file}\n{found}");
    }
    fs::write(folder.join("wrong.toml"), "scenarios = \"#/tcp?model=1\"").expect("written");
    let found = refused(&folder, &["wrong.toml"]);
    assert!(
        found.contains("This is an error here: take \"model=1\" out to compute with version "),
        "{found}"
    );
    // what only a run can tell
    let unread = "scenarios = \"#/metrics?bench=sequence\"\naxes.seq = [\"2,1\", \"2 one\"]";
    fs::write(folder.join("wrong.toml"), unread).expect("written");
    let output = ended(&folder, &["wrong.toml"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        said(&output).starts_with("oos: #/metrics?bench=sequence&seq=2+one: “one” at"),
        "{}",
        said(&output)
    );
    for arguments in [
        &["campaign.toml", "--shard", "3/2"][..],
        &["campaign.toml", "--jobs", "1", "--cores", "1"],
        &[],
        &["campaign.toml", "--out", "x.txt"],
    ] {
        assert_eq!(ended(&folder, arguments).status.code(), Some(2), "{arguments:?}");
    }
    fs::write(folder.join("x.csv.part"), "my notes\n").expect("written");
    assert!(
        refused(&folder, &["campaign.toml", "--out", "x.csv"]).contains("x.csv.part holds something else")
    );
    assert_eq!(text(&folder, "x.csv.part"), "my notes\n");
}
