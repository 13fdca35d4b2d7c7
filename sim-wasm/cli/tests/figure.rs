//! `oos figure`: the data of a link's figure.

use model::params::model::MODEL;
use std::process::{Command, Output};

fn oos(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_oos")).arg("figure").args(args).output().expect("oos runs")
}

fn printed(args: &[&str]) -> String {
    let output = oos(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What every row says of its origin.
const SOURCE: &str = ",scenario,seed,version,model";

const QUICK: &str = "duration=10&warmup=2&runs=2";

#[test]
fn a_frontier_has_a_line_for_each_point_and_one_for_the_scenario() {
    let text = printed(&[&format!("#/red?{QUICK}"), "--csv"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("level,tau,ps,minth,limit,utilization,utilization_ci95,"), "{}", lines[0]);
    assert_eq!(lines.len(), 1 + 3 * 7 + 1);
    assert!(lines[1].starts_with("tau-0,0,0,8,"), "{}", lines[1]);
    assert!(lines[22].starts_with("scenario,0,0,16,"), "{}", lines[22]);
    assert!(lines.iter().all(|line| line.split(',').count() == 11 + SOURCE.split(',').count() - 1));
}

/// What is kept has its figure in the same state, and each row is that of its own scenario's figure.
#[test]
fn the_figure_of_a_kept_scenario_stands_in_rows_of_its_own() {
    let [link, other] = ["w=8&n=40&runs=2&x=l&fig=curve", "w=16&n=40&runs=2&x=l&fig=curve"];
    let (this, kept) = (printed(&[&format!("#/alf?{link}")]), printed(&[&format!("#/alf?{other}")]));
    let asked = format!("#/alf?{link}&keep=w:16,n:40,runs:2");
    let both = printed(&[&asked, "--against", "kept", "--csv"]);
    let named = printed(&[&asked, "--against", &format!("#/alf?{other}")]);
    assert_eq!(both.replace("\nkept,", "\nagainst,"), named);
    let rows = |text: &str, side: &str| -> Vec<String> {
        text.lines().skip(1).map(|line| format!("{side},{line}")).collect()
    };
    let mut expected = vec![format!("side,{}", this.lines().next().unwrap_or_default())];
    expected.extend(rows(&this, "this"));
    expected.extend(rows(&kept, "kept"));
    // the scenario that keeps another has that in its link
    let numbers = |line: &str| line.split("#/").next().unwrap_or_default().replace('"', "");
    let all: Vec<String> = both.lines().map(numbers).collect();
    assert_eq!(all, expected.iter().map(|line| numbers(line)).collect::<Vec<_>>());
    assert!(both.lines().skip(1).all(|line| line.starts_with("this,") == line.contains("keep=")), "{both}");
    assert!(!oos(&["#/alf?w=8", "--against", "kept"]).status.success());
    // columns of two kinds are no table
    assert!(!oos(&["#/alf?w=8&n=40&runs=2", "--against", "#/alf?n=40&fig=buffer"]).status.success());
}

/// What the paper states lies where the page draws it, and each number has the link that does.
#[test]
fn the_papers_numbers_of_a_figure_are_a_table() {
    let text = printed(&["#/metrics?fig=md", "--table", "stated", "--csv"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], format!("claim,place,number,x,y,link{SOURCE}"));
    assert_eq!(lines.len(), 1 + 3);
    assert!(lines[1].starts_with("metrics-7,\"4, figure 4\",\"MD, uniform, j = 1 ms,\",1,7.1,#/metrics?law=uniform&fig=md&stated=show"), "{}", lines[1]);
    assert_eq!(printed(&["#/red", "--table", "stated"]).lines().count(), 1);
}

#[test]
fn every_figure_of_a_link_has_its_rows() {
    let heads = [
        ("#/alf?n=40&runs=2", "ta,gain,gain_ci95"),
        ("#/alf?n=40&runs=2&g=latency&x=w&family=l", "w,l,gain_latency,gain_latency_ci95"),
        ("#/alf?n=10&runs=2&fig=surface", "ta,l,gain"),
        ("#/alf?n=40&fig=buffer", "delivery,time,occupancy"),
        ("#/alf?n=40&fig=blocking", "delivery,from,to,share,share_ci95"),
        ("#/alf?n=40&fig=density", "delivery,displacement,share,share_ci95"),
        ("#/alf?n=40&fig=ladder&ladder=streams", "time,delivery,event,adu,attempt"),
        ("#/metrics?n=500", "law,jitter,displacement,rd"),
        ("#/metrics?n=500&fig=md", "law,jitter,mean_displacement,mean_displacement_ci95"),
        ("#/metrics?n=500&fig=entropy", "law,jitter,entropy,entropy_ci95"),
        ("#/metrics?n=500&fig=md-distance", "law,jitter,mean_displacement_distance"),
        ("#/metrics?n=500&fig=entropy-distance", "law,jitter,entropy_distance"),
        ("#/metrics?n=500&fig=rbd", "occupancy,rbd"),
        ("#/metrics?seq=1+2+x+4+7+5+6&fig=density", "displacement,rd"),
        ("#/metrics?seq=1+2+x+4+7+5+6&fig=rbd", "occupancy,rbd,rbd_neglecting_losses"),
        ("#/metrics?seq=1+2+x+4+7+5+6&fig=buffer", "arrival,packet,occupancy"),
        ("#/metrics?seq=1+2+x+4+7+5+6", "arrival,packet,kind,displacement,occupancy"),
        ("#/red?duration=10&warmup=2&fig=queue&span=5", "what,time,packets"),
        ("#/red?fig=sender", "stack,line,text,time,sent,sent_again,cwnd,ssthresh,in_flight,state"),
        ("#/dccp?duration=10", "time,run,delivered,x,x_recv,x_calc,p,buffered"),
        ("#/dccp?duration=5&warmup=1&runs=2&fig=surface&ratio=ler", "rtt,buffer,eps_ler,eps_ler_ci95"),
        ("#/dccp?duration=5&warmup=1&runs=2&fig=quality", "measure,points,points_ci95"),
        ("#/dccp?fig=ladder&from=5", "packet,run,sent,came,handed_over,declared_lost,lag,way"),
    ];
    for (link, head) in heads {
        let text = printed(&[link]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], format!("{head}{SOURCE}"), "{link}");
        assert!(lines.len() > 3, "{link}");
        let cells = lines[0].split(',').count();
        assert!(lines.iter().all(|line| line.split(',').count() == cells), "{link}");
        let version = format!(",{},{MODEL}", env!("CARGO_PKG_VERSION"));
        assert!(lines[1..].iter().all(|line| line.contains(",#/") && line.ends_with(&version)), "{link}");
    }
}

#[test]
fn a_curve_has_what_a_run_at_its_points_has() {
    let text = printed(&["#/alf?n=100&runs=3"]);
    let row: Vec<&str> =
        text.lines().find(|line| line.starts_with("20,")).expect("a point").split(',').collect();
    let run =
        Command::new(env!("CARGO_BIN_EXE_oos")).args(["run", "#/alf?n=100&runs=3&ta=20", "--json"]).output();
    let run: serde_json::Value = serde_json::from_slice(&run.expect("oos runs").stdout).expect("JSON");
    let gain = &run["measures"]["gain"];
    assert_eq!(
        [row[1], row[2]].map(|cell| cell.parse().ok()),
        [gain["mean"].as_f64(), gain["ci95"].as_f64()]
    );
}

#[test]
fn a_ladder_is_in_order_of_time_and_complete() {
    let text = printed(&["#/alf?n=30&ta=0&fig=ladder"]);
    let rows: Vec<Vec<&str>> = text.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let times: Vec<f64> = rows.iter().map(|row| row[0].parse().expect("a time")).collect();
    assert!(times.windows(2).all(|pair| pair[0] <= pair[1]));
    for delivery in ["in_order", "out_of_order"] {
        for event in ["delivered to the application", "processed"] {
            let found: Vec<usize> =
                (0..rows.len()).filter(|&at| rows[at][1] == delivery && rows[at][2] == event).collect();
            assert_eq!(found.len(), 30, "{event}, {delivery}");
        }
        // also where both are at one time, an ADU is taken before it is processed
        for adu in 1..=30 {
            let at = |event: &str| {
                rows.iter().position(|row| row[1] == delivery && row[2] == event && row[3] == adu.to_string())
            };
            assert!(at("delivered to the application") < at("processed"));
        }
    }
}

#[test]
fn json_has_columns_of_one_length() {
    let text = printed(&[&format!("#/red?{QUICK}&tau=2&fig=reordering"), "--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(found["lab"], "red");
    let columns = found["columns"].as_array().expect("columns");
    let lengths: Vec<usize> = columns.iter().map(|c| c["values"].as_array().expect("values").len()).collect();
    assert!(lengths[0] > 1 && lengths.iter().all(|&length| length == lengths[0]), "{lengths:?}");
}

#[test]
fn observations_of_another_kind_have_tables_of_their_own() {
    let link = format!("#/red?{QUICK}&minth=8&fig=queue&span=8");
    let heads = [("losses", "time,flow,cause"), ("cuts", "time,flow,segment,needless")];
    for (name, head) in heads {
        let text = printed(&[&link, "--table", name]);
        assert_eq!(text.lines().next(), Some(format!("{head}{SOURCE}").as_str()));
        assert!(text.lines().count() > 2, "{text}");
    }
    let refused = |link: &str, message: &str| {
        let output = oos(&[link, "--table", "rows"]);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(String::from_utf8_lossy(&output.stderr).trim_end(), format!("oos: {message}"));
    };
    refused(&link, "this figure has no table “rows”; its tables: losses, cuts, events, stated");
    refused("#/red?fig=window", "this figure has no table “rows”; its tables: stated");
}

#[test]
fn a_wrong_line_of_the_bench_of_senders_is_named() {
    let output = oos(&["#/red?fig=sender&acks=0.1+ack+2,soon+ack+3"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said.trim_end(), "oos: line 2: “soon” is not a time in seconds, from 0 to 1000000");
}

#[test]
fn a_figure_of_another_bench_is_named() {
    let said = |args: &[&str]| {
        let output = oos(args);
        (output.status.code(), String::from_utf8_lossy(&output.stderr).trim_end().to_owned())
    };
    let sentence = "oos: fig=crossings is no figure of the path with jitter: rd is taken; there are rd, md, entropy, md-distance, entropy-distance, rbd";
    assert_eq!(said(&["#/metrics?n=500&jitter=2&fig=crossings", "--strict"]), (Some(2), sentence.to_owned()));
    assert_eq!(said(&["#/metrics?n=500&jitter=2&fig=crossings"]), (Some(0), sentence.to_owned()));
    assert_eq!(said(&["#/metrics?seq=2+1&fig=md", "--strict"]).0, Some(2));
    for link in ["#/metrics?n=500&jitter=2&fig=md", "#/metrics?seq=2+1", "#/metrics?seq=2+1&fig=rbd"] {
        assert_eq!(said(&[link, "--strict"]), (Some(0), String::new()), "{link}");
    }
}
