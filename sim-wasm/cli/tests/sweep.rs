//! `oos sweep`: rows as they are computed, its messages, and how it ends on a signal.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::process::{Command, Output};

fn sweep(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).arg("sweep").args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn values_that_are_finer_than_the_parameter_are_said_and_swept_once() {
    let fine = sweep(&["#/alf?n=10&runs=2", "--x", "ta=0:1:0.001", "--csv"]);
    let coarse = sweep(&["#/alf?n=10&runs=2", "--x", "ta=0:1:0.01", "--csv"]);
    assert_eq!(fine.status.code(), Some(0));
    assert_eq!(text(&fine.stdout), text(&coarse.stdout));
    assert_eq!(text(&fine.stdout).lines().count(), 1 + 101);
    assert_eq!(
        text(&fine.stderr),
        "oos: ta is not kept so finely: 900 of 1001 values were rounded, and 101 different ones are left\n"
    );
    assert_eq!(text(&coarse.stderr), "");
}

#[test]
fn a_value_outside_is_said_before_the_first_row() {
    let output = sweep(&["#/alf?n=10&runs=2", "--x", "ta=190:210:1"]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    assert!(text(&output.stderr).contains("201"), "{}", text(&output.stderr));
}

#[test]
fn progress_is_said_where_it_is_asked_for() {
    let silent = sweep(&["#/alf?n=10&runs=2", "--x", "ta=0:10:1"]);
    assert_eq!(text(&silent.stderr), "");
    let said = sweep(&["#/alf?n=10&runs=2", "--x", "ta=0:10:1", "--progress"]);
    assert_eq!(said.stdout, silent.stdout);
    let last = text(&said.stderr).lines().last().unwrap_or_default();
    assert!(last.starts_with("oos: 11 of 11 points, 100%, in "), "{last}");
}

#[test]
fn named_values_are_swept_and_a_wrong_one_is_named() {
    let output =
        sweep(&["#/alf?n=40&runs=2", "--x", "delay=constant,exponential,constant", "--y", "w=8:16:8"]);
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    let starts: Vec<String> =
        lines.iter().map(|line| line.split(',').take(2).collect::<Vec<_>>().join(",")).collect();
    assert_eq!(starts, ["delay,w", "constant,8", "exponential,8", "constant,16", "exponential,16"]);
    assert!(lines[1].contains(",#/alf?w=8&n=40&delay=constant&runs=2,1,"), "{}", lines[1]);
    for (x, sentence) in [
        ("delay=constant,pareto", "“pareto” is not one of the values of delay; there are "),
        ("delay=0:1:1", "“0:1:1” is not one of the values of delay; there are "),
        ("ta=constant", "“ta=constant” is not of the form ID=FROM:TO:STEP"),
        ("tq=1:2:1", "“tq” is no parameter of alf; there are ta, "),
        ("lose=3,7", "lose is a text, which a sweep does not vary: oos campaign takes several texts"),
        ("fig=curve,buffer", "“fig” is no axis: it says which figure is shown"),
    ] {
        let output = sweep(&["#/alf?n=40&runs=2", "--x", x]);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{x}");
        assert!(text(&output.stderr).starts_with(&format!("oos: {sentence}")), "{}", text(&output.stderr));
    }
}

#[test]
fn a_sweep_against_another_scenario_has_paired_differences_at_each_point() {
    let output =
        sweep(&["#/alf?n=40&runs=3&w=8", "--against", "#/alf?n=40&runs=3", "--x", "ta=5:10:5", "--json"]);
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    for (place, ta) in ["5", "10"].into_iter().enumerate() {
        let run = Command::new(env!("CARGO_BIN_EXE_oos"))
            .args(["run", &format!("#/alf?n=40&runs=3&w=8&ta={ta}")])
            .args(["--against", &format!("#/alf?n=40&runs=3&ta={ta}"), "--json"])
            .output()
            .unwrap();
        let run: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
        for of in ["mean", "ci95"] {
            assert!(run["measures"]["gain"][of].is_number());
            assert_eq!(found["points"][place]["measures"]["gain"][of], run["measures"]["gain"][of]);
        }
    }
    let table = sweep(&["#/alf?n=40&runs=3&w=8", "--against", "#/alf?n=40&runs=3", "--x", "ta=5:10:5"]);
    let lines: Vec<&str> = text(&table.stdout).lines().collect();
    assert!(lines[0].ends_with(",against,scenario,seed,version,model"), "{}", lines[0]);
    assert!(lines[1].contains(",#/alf?ta=5&n=40&runs=3,#/alf?ta=5&w=8&n=40&runs=3,1,"), "{}", lines[1]);
    let foreign = sweep(&["#/alf?n=40", "--against", "#/red", "--x", "ta=5:10:5"]);
    assert_eq!(foreign.status.code(), Some(2));
}

#[test]
fn what_the_other_scenario_has_for_an_axis_is_said_not_to_be_used() {
    let sentence = "w=8 of the scenario to compare with is not used: along w, both scenarios have the value of the point\n";
    let against = ["--against", "#/alf?n=40&runs=2&w=8", "--x", "w=8:16:8"];
    let output = sweep(&[&["#/alf?n=40&runs=2&l=0.2"][..], &against].concat());
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), format!("oos: {sentence}").as_str()));
    let strict = sweep(&[&["#/alf?n=40&runs=2&l=0.2", "--strict"][..], &against].concat());
    assert_eq!((strict.status.code(), text(&strict.stdout)), (Some(2), ""));
    // both have the same
    let same = sweep(&[&["#/alf?n=40&runs=2&w=8&l=0.2"][..], &against].concat());
    assert_eq!(text(&same.stderr), "");
}

#[cfg(unix)]
mod interrupted {
    use super::text;
    use model::laboratory::coarse_to_fine;
    use serde_json::Value;
    use std::collections::BTreeSet;
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Child, ChildStdout, Command, Stdio};

    /// A sweep that takes minutes.
    fn long(form: &str) -> (Child, BufReader<ChildStdout>) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oos"))
            .args(["sweep", "#/alf?n=500&runs=50", "--x", "ta=0:200:0.01", form])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        (child, output)
    }

    fn lines(output: &mut BufReader<ChildStdout>, count: usize) -> String {
        let mut read = String::new();
        for _ in 0..count {
            output.read_line(&mut read).unwrap();
        }
        read
    }

    /// Sends it a signal to end; returns the rest of its output, its messages and its status.
    fn end(
        mut child: Child,
        mut output: BufReader<ChildStdout>,
        signal: &str,
    ) -> (String, String, Option<i32>) {
        Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        let mut rest = String::new();
        output.read_to_string(&mut rest).unwrap();
        let mut said = Vec::new();
        child.stderr.take().unwrap().read_to_end(&mut said).unwrap();
        (rest, text(&said).to_owned(), child.wait().unwrap().code())
    }

    /// Whether whoever runs the tests ignores SIGHUP, as nohup does: programs started here then do too.
    fn is_hang_up_ignored() -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        mask.is_none_or(|mask| u64::from_str_radix(mask.trim(), 16).unwrap() & 1 == 1)
    }

    #[test]
    fn other_commands_end_with_the_same_status() {
        for arguments in
            [["run", "#/tcp?runs=100&transfer=100"], ["figure", "#/red?fig=intervals&runs=100&duration=600"]]
        {
            let mut child = Command::new(env!("CARGO_BIN_EXE_oos"))
                .args(arguments)
                .stdout(Stdio::null())
                .spawn()
                .unwrap();
            // time to begin
            std::thread::sleep(std::time::Duration::from_millis(500));
            Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
            assert_eq!(child.wait().unwrap().code(), Some(130), "{arguments:?}");
        }
    }

    #[test]
    fn a_table_has_whole_rows_and_none_is_lost() {
        for (signal, status) in [("-INT", 130), ("-QUIT", 131), ("-TERM", 143), ("-HUP", 129)] {
            if signal == "-HUP" && is_hang_up_ignored() {
                continue;
            }
            let (child, mut output) = long("--csv");
            // rows come while it runs
            let mut table = lines(&mut output, 4);
            let (rest, said, code) = end(child, output, signal);
            table += &rest;
            assert_eq!(code, Some(status), "{said}");
            assert!(table.ends_with('\n'));
            let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
            assert!(rows.iter().all(|row| row.len() == rows[0].len()), "a row is cut");
            assert_eq!(said, format!("oos: interrupted after {} of 20001 points\n", rows.len() - 1));
            // coarse to fine: what has come is an even sample
            let order = coarse_to_fine(20_001, 1);
            for (row, place) in rows[1..].iter().zip(&order) {
                assert_eq!(row[0].parse(), Ok(*place as f64 / 100.0));
            }
            // and the rows of the finest grid that is whole are those of a sweep over it
            let stride = (0..15).map(|power| 1 << power).find(|stride| {
                let is_whole = |place| order[..rows.len() - 1].contains(&place);
                (0..20_001).step_by(*stride).all(is_whole)
            });
            let step = stride.unwrap() as f64 / 100.0;
            let again = super::sweep(&["#/alf?n=500&runs=50", "--x", &format!("ta=0:200:{step}"), "--csv"]);
            let [again, table] =
                [text(&again.stdout), &table].map(|all| all.lines().collect::<BTreeSet<_>>());
            assert!(again.is_subset(&table));
        }
    }

    #[test]
    fn json_can_be_read() {
        let (signal, status) = if is_hang_up_ignored() { ("-INT", 130) } else { ("-HUP", 129) };
        let (child, mut output) = long("--json");
        let start = lines(&mut output, 200);
        let (rest, said, code) = end(child, output, signal);
        assert_eq!(code, Some(status), "{said}");
        let answer: Value = serde_json::from_str(&(start + &rest)).unwrap();
        let points = answer["points"].as_array().unwrap();
        assert_eq!(answer["interrupted"], true);
        assert_eq!(said, format!("oos: interrupted after {} of 20001 points\n", points.len()));
        assert!(points.iter().all(|point| point["measures"]["gain"]["mean"].is_number()));
    }

    /// As nohup starts it.
    #[test]
    fn a_sweep_that_ignores_the_end_of_its_terminal_goes_on() {
        let mut child = Command::new("sh")
            .args(["-c", "trap '' HUP; exec \"$0\" sweep '#/alf?n=500&runs=50' --x ta=0:200:0.01"])
            .arg(env!("CARGO_BIN_EXE_oos"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        lines(&mut output, 2);
        Command::new("kill").args(["-HUP", &child.id().to_string()]).status().unwrap();
        assert_eq!(lines(&mut output, 3).lines().count(), 3);
        let (_, said, code) = end(child, output, "-TERM");
        assert_eq!(code, Some(143), "{said}");
    }

    #[test]
    fn a_reader_that_hangs_up_ends_it_quietly() {
        let (mut child, mut output) = long("--csv");
        lines(&mut output, 2);
        drop(output);
        let mut said = Vec::new();
        child.stderr.take().unwrap().read_to_end(&mut said).unwrap();
        assert_eq!((child.wait().unwrap().code(), text(&said)), (Some(0), ""));
    }
}

#[test]
fn without_an_axis_it_takes_that_of_the_figure() {
    for (own, named) in [
        ("#/alf?n=20&runs=2", &["#/alf?n=20&runs=2", "--x", "ta=0:60:1"][..]),
        ("#/metrics?n=100&fig=md&jitter=5", &["#/metrics?n=100&fig=md&jitter=5", "--x", "jitter=0:0:1"]),
    ] {
        let (own, named) = (sweep(&[own]), sweep(named));
        assert_eq!(own.status.code(), Some(0));
        assert!(text(&own.stdout).starts_with(text(&named.stdout)), "{}", text(&own.stdout));
    }
    let family = sweep(&["#/alf?n=20&runs=2&x=l&family=w&w=12"]);
    let rows: Vec<&str> = text(&family.stdout).lines().collect();
    assert!(rows[0].starts_with("l,w,gain"), "{}", rows[0]);
    assert_eq!(rows.len(), 1 + 5 * 61);
    let none = sweep(&["#/alf?fig=density"]);
    assert_eq!(none.status.code(), Some(2));
    assert!(text(&none.stderr).contains("--x"));
}
