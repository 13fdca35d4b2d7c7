//! `oos run` and `oos sweep` as a shell sees them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use model::laboratories::LABORATORIES;
use model::params::model::MODEL;
use serde_json::{Value, from_str};
use std::process::{Command, Output};

fn oos(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).args(arguments).output().unwrap()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

fn answer(arguments: &[&str]) -> Value {
    let output = oos(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    from_str(&text(output.stdout)).unwrap()
}

#[test]
fn a_whole_address_and_its_part_give_the_same_numbers() {
    let part = answer(&["run", "#/alf?ta=20&n=200", "--json"]);
    let whole = answer(&["run", "https://example.org/some/where/#/alf?n=200&ta=20", "--json"]);
    assert_eq!(part, whole);
    assert!(part["measures"]["gain"]["mean"].as_f64().unwrap() > 0.0);
    assert_eq!(part["measures"]["total_time_in_order"]["unit"], "ms");
}

#[test]
fn a_sweep_holds_the_runs_at_its_points() {
    let swept = answer(&["sweep", "#/alf?n=100&runs=3", "--x", "ta=0:20:10", "--json"]);
    let points = swept["points"].as_array().unwrap();
    assert_eq!(points.len(), 3);
    // coarse to fine
    for (point, ta) in points.iter().zip([0, 20, 10]) {
        let single = answer(&["run", &format!("#/alf?n=100&runs=3&ta={ta}"), "--json"]);
        assert_eq!(point["at"]["ta"].as_f64(), Some(f64::from(ta)));
        for (id, measure) in point["measures"].as_object().unwrap() {
            assert_eq!(measure["mean"], single["measures"][id]["mean"], "{id} at ta={ta}");
        }
    }
    let table = text(oos(&["sweep", "#/alf?n=100&runs=3", "--x", "ta=0:20:10", "--csv"]).stdout);
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[0][..3], ["ta", "gain", "gain_ci95"]);
    let gain = points[1]["measures"]["gain"]["mean"].as_f64();
    assert_eq!(rows[2][..2], ["20".to_owned(), gain.map(|gain| gain.to_string()).unwrap_or_default()]);
}

#[test]
fn differences_are_of_pairs() {
    let [a, b] = ["#/alf?ta=12&n=100&runs=4", "#/alf?n=100&runs=4"];
    let compared = answer(&["run", a, "--against", b, "--json"]);
    let [alone, other] = [a, b].map(|scenario| answer(&["run", scenario, "--json"]));
    assert_eq!(compared["against"], b);
    let mean = |of: &Value| of["mean"].as_f64().unwrap();
    for (id, measure) in compared["measures"].as_object().unwrap() {
        let (of, against) = (&measure["of"], &measure["against"]);
        assert_eq!(mean(of), mean(&alone["measures"][id]), "{id}");
        assert_eq!(mean(against), mean(&other["measures"][id]), "{id}");
        let apart = mean(of) - mean(against);
        assert!((mean(measure) - apart).abs() <= 1e-9 * (1.0 + mean(of).abs() + mean(against).abs()), "{id}");
    }
    // the same luck on both sides: the interval of the difference is not that of two independent means
    let wide = ["of", "against"]
        .map(|side| compared["measures"]["total_time_out_of_order"][side]["ci95"].as_f64().unwrap())
        .map(|half| half * half);
    let paired = compared["measures"]["total_time_out_of_order"]["ci95"].as_f64().unwrap();
    assert!(paired < wide.iter().sum::<f64>().sqrt());
}

#[test]
fn a_scenario_does_not_differ_from_itself() {
    let same = answer(&["run", "#/alf?n=50&runs=3", "--against", "#/alf?n=50&runs=3", "--json"]);
    assert_eq!(same["measures"]["gain"]["mean"], 0.0);
    assert_eq!(same["measures"]["gain"]["ci95"], 0.0);
}

#[test]
fn a_link_holds_what_it_is_compared_with() {
    let own = answer(&["run", "#/alf?w=8&n=50&runs=3&keep=w:16,n:50,runs:3", "--against", "kept", "--json"]);
    let other = answer(&["run", "#/alf?w=8&n=50&runs=3", "--against", "#/alf?w=16&n=50&runs=3", "--json"]);
    assert_eq!(own["measures"], other["measures"]);
    assert_eq!(own["against"], "#/alf?w=16&n=50&runs=3");
    assert_eq!(oos(&["run", "#/alf", "--against", "kept"]).status.code(), Some(2));
}

#[test]
fn only_runs_that_both_have_are_compared() {
    let output = oos(&["run", "#/alf?n=50&runs=3", "--against", "#/alf?n=50&runs=5", "--json"]);
    assert!(text(output.stderr).contains("2 of one were left out"));
    assert_eq!(from_str::<Value>(&text(output.stdout)).unwrap()["runs"], 3);
}

#[test]
fn laboratories_are_not_compared_with_each_other() {
    let output = oos(&["run", "#/alf", "--against", "#/metrics"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(output.stderr).contains("metrics"));
}

#[test]
fn strictly_read_links_have_no_part_that_is_ignored() {
    for (command, link) in [
        (["run"].as_slice(), "#/alf?n=50&runs=2&wndow=8"),
        (&["figure"], "#/red?fig=equilibrium&tau=never"),
        (&["sweep", "--x", "ta=0:1:1"], "#/alf?n=50&runs=2&w=900"),
    ] {
        let call = |more: &[&str]| oos(&[command, &[link], more].concat());
        assert_eq!(call(&[]).status.code(), Some(0), "{link}");
        let strict = call(&["--strict"]);
        assert_eq!(strict.status.code(), Some(2), "{link}");
        assert!(strict.stdout.is_empty() && !strict.stderr.is_empty());
        // what is refused is not computed otherwise
        let said = text(strict.stderr);
        assert!(!said.contains("ignored") && !said.contains("clamped") && !said.contains("keeps"), "{said}");
    }
    assert!(
        text(oos(&["params", "nope"]).stderr).contains("there is no laboratory “nope”; there are alf, red, ")
    );
}

#[test]
fn each_command_has_help() {
    let overview = text(oos(&["--help"]).stdout);
    for name in ["run", "sweep", "figure", "metrics", "trace", "sender", "params", "ledger", "bench"] {
        assert!(overview.contains(&format!("oos {name} ")), "{name}");
        let [long, short, named] =
            [[name, "--help"], [name, "-h"], ["help", name]].map(|call| text(oos(&call).stdout));
        assert!(long.starts_with(&format!("oos {name} ")) && long == short && long == named, "{name}");
    }
    assert_eq!(oos(&["help", "nothing"]).status.code(), Some(2));
    for option in ["--help", "-h"] {
        assert_eq!(text(oos(&["help", option]).stdout), overview, "help {option}");
    }
    // each command of the table is in both
    let table = answer(&["help", "--json"]);
    let commands = table["commands"].as_array().unwrap();
    assert!(commands.len() > 10);
    for command in commands {
        let name = command["name"].as_str().unwrap();
        assert!(overview.contains(&format!("oos {name} ")), "{name}");
        let help = text(oos(&["help", name]).stdout);
        for option in command["options"].as_array().unwrap() {
            assert!(help.contains(option["option"].as_str().unwrap()), "{name}: {option}");
        }
    }
}

#[test]
fn forced_losses_count() {
    let free = answer(&["run", "#/alf?l=0&n=12&runs=1&delay=constant", "--json"]);
    let lost = answer(&["run", "#/alf?l=0&n=12&runs=1&delay=constant&lose=4", "--json"]);
    let time = |answer: &Value| answer["measures"]["total_time_in_order"]["mean"].as_f64().unwrap();
    assert!(time(&lost) > time(&free) + 100.0);
}

#[test]
fn what_a_scenario_cannot_hold_is_said_beside_the_numbers() {
    let output = oos(&["run", "#/alf?ta=999&n=20&tq=1"]);
    assert_eq!(output.status.code(), Some(0));
    let said = text(output.stderr);
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.contains("200") && said.contains("tq"), "{said}");
}

#[test]
fn wrong_usage_is_one_sentence_and_status_2() {
    let wrong: [&[&str]; 15] = [
        &["run"],
        &["run", ""],
        &["run", "#/xyz"],
        &["run", "#/alf?v=99"],
        &["run", "#/?ta=5"],
        &["sweep", "#/xyz", "--x", "ta=0:1:1"],
        &["run", "#/alf", "--nope"],
        &["run", "#/alf", "#/alf"],
        &["sweep", "#/alf", "--y", "ta=0:1:1"],
        &["sweep", "#/alf", "--x", "zz=0:1:1"],
        &["sweep", "#/alf", "--x", "ta=0:60"],
        &["sweep", "#/alf", "--x", "ta=5:1:1"],
        &["sweep", "#/alf", "--x", "ta=0:1:1e-9"],
        &["bench", "--rounds", "x"],
        &["frobnicate"],
    ];
    for arguments in wrong {
        let output = oos(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
        let said = text(output.stderr);
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.starts_with("oos: ") && said.len() > 15, "{said}");
    }
}

#[test]
fn the_tables_hold_parameters_and_measures() {
    let one = answer(&["params", "alf", "--json"]);
    assert_eq!((&one["alf"][0]["id"], &one["alf"][0]["unit"]), (&Value::from("ta"), &Value::from("ms")));
    // one laboratory's parameters, and no other's
    assert!(one.as_object().unwrap().keys().eq(["alf", "ledgers", "measures"]));
    assert!(one["measures"].as_object().unwrap().keys().eq(["alf"]));
    let run = answer(&["run", "#/alf?n=20&runs=1", "--json"]);
    let measures = one["measures"]["alf"].as_array().unwrap();
    assert_eq!(measures.len(), run["measures"].as_object().unwrap().len());
    for measure in measures {
        let found = &run["measures"][measure["id"].as_str().unwrap()];
        assert_eq!(found["unit"], measure["unit"], "{measure}");
    }
    let all = answer(&["params", "--json"]);
    assert_eq!(all["measures"]["alf"], one["measures"]["alf"]);
    let ledgers = LABORATORIES.iter().filter(|entry| entry.ledger.is_some());
    let ids: Vec<Value> = ledgers.map(|entry| entry.laboratory.lab().id.into()).collect();
    assert_eq!(all["ledgers"].as_array(), Some(&ids));
    assert_eq!(oos(&["params", "nowhere"]).status.code(), Some(2));
}

#[test]
fn the_version_is_that_of_the_package() {
    let package =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../package.json")).unwrap();
    let package: Value = serde_json::from_str(&package).unwrap();
    for flag in ["--version", "-V"] {
        assert_eq!(
            text(oos(&[flag]).stdout),
            format!("oos {}, models of version {MODEL}\n", package["version"].as_str().unwrap())
        );
    }
}

#[test]
fn a_run_as_a_table_has_the_digits_of_its_json() {
    let link = "#/alf?n=40&runs=2&lose=3,7";
    let table = text(oos(&["run", link, "--csv"]).stdout);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("gain,gain_ci95,") && lines[0].ends_with(",scenario,seed,version,model"));
    let mean = answer(&["run", link, "--json"])["measures"]["gain"]["mean"].to_string();
    assert_eq!(lines[1].split(',').next(), Some(mean.as_str()));
    assert!(lines[1].contains(&format!(",\"{link}\",1,")), "{}", lines[1]);
    let against = text(oos(&["run", link, "--against", "#/alf?n=40&runs=2", "--csv"]).stdout);
    assert!(against.lines().next().unwrap().ends_with(",against,scenario,seed,version,model"));
}

/// What the model takes instead of a number is said, of a sweep at how many points.
#[test]
fn numbers_that_contradict_each_other_are_said() {
    let said = |arguments: &[&str]| text(oos(arguments).stderr);
    let sentence = "The warm-up is 4.5 s: at most 90% of the duration of 5 s.";
    let link = "#/dccp?duration=5&warmup=20&runs=1";
    for arguments in [&["run", link][..], &["run", "#/dccp?duration=5&warmup=1&runs=1", "--against", link]] {
        assert_eq!(said(arguments), format!("oos: {sentence}\n"), "{arguments:?}");
    }
    let strict = oos(&["run", link, "--strict"]);
    assert_eq!((strict.status.code(), strict.stdout.len()), (Some(2), 0));
    assert!(text(strict.stderr).contains(sentence));
    // the axis decides, and not what it replaces
    let swept = |values: &str| said(&["sweep", link, "--x", &format!("warmup={values}"), "--csv"]);
    assert_eq!(swept("1:3:1"), "");
    assert_eq!(swept("4,8,9"), format!("oos: 2 of 3 points: {sentence}\n"));
}

#[test]
fn an_axis_takes_single_numbers() {
    let at = |x: &str| {
        let output = oos(&["sweep", "#/alf?n=60&runs=1", "--x", x, "--csv"]);
        let rows = text(output.stdout);
        let values: Vec<String> =
            rows.lines().skip(1).filter_map(|row| row.split(',').next().map(str::to_owned)).collect();
        (values.join(" "), text(output.stderr))
    };
    // coarse to fine: both ends first
    assert_eq!(at("ta=20,0,10.5"), ("0 20 10.5".to_owned(), String::new()));
    assert_eq!(
        at("ta=10,10"),
        ("10".to_owned(), "oos: ta has the value 10 twice; it counts once\n".to_owned())
    );
    let said = "oos: delay has the value constant twice; it counts once\n";
    assert_eq!(at("delay=constant,constant"), ("constant".to_owned(), said.to_owned()));
    assert!(at("ta=1,x").1.contains("is not of the form"));
}
