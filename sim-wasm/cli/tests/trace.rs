//! `oos trace` as a shell sees it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use serde_json::Value;
use std::io::{ErrorKind, Write};
use std::process::{Command, Output, Stdio};

const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../public/samples/");

fn oos(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oos"))
        .arg("trace")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // wrong usage ends the program before it has read anything
    if let Err(error) = child.stdin.take().unwrap().write_all(input) {
        assert_eq!(error.kind(), ErrorKind::BrokenPipe, "{error}");
    }
    child.wait_with_output().unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap()
}

fn sample(name: &str) -> Vec<u8> {
    std::fs::read(format!("{SAMPLES}{name}")).unwrap()
}

#[test]
fn a_file_and_standard_input_give_the_same() {
    let from_file = json(&oos(&[&format!("{SAMPLES}rtp-reordered.pcapng"), "--json"], b""));
    let mut from_input = json(&oos(&["-", "--json"], &sample("rtp-reordered.pcapng")));
    from_input["file"] = from_file["file"].clone();
    assert_eq!(from_input, from_file);
    let flow = &from_file["flows"][0];
    assert_eq!((flow["by"].as_str(), flow["protocol"].as_str()), (Some("rtp"), Some("RTP")));
    let value = |id: &str| flow["measures"][id]["mean"].as_f64().unwrap();
    assert_eq!(value("received") + value("lost"), 1000.0);
    assert_eq!(value("received") + value("duplicates"), from_file["packets"].as_f64().unwrap());
    assert_eq!(flow["loss_periods"], serde_json::json!({ "count": 9, "longest": 1 }));
    assert_eq!(flow["advice"].as_array().map(Vec::len), Some(4));
    assert!(flow["advice"][0]["packets"].as_u64() <= flow["advice"][3]["packets"].as_u64());
    assert!(flow["series"]["reordered"].as_array().unwrap().len() > 10);
}

#[test]
fn a_cut_file_gives_what_could_be_read_and_one_sentence() {
    let whole = sample("rtp-reordered.pcapng");
    let output = oos(&["-", "--json"], &whole[..whole.len() / 2]);
    assert_eq!(output.status.code(), Some(1));
    let report = json(&output);
    assert!(report["packets"].as_u64() > Some(400));
    assert_eq!(report["flows"][0]["by"], "rtp");
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert_eq!(sentence, format!("oos: -: {}\n", report["error"].as_str().unwrap()));
}

#[test]
fn wrong_usage_and_files_that_cannot_be_read() {
    let status = |arguments: &[&str], input: &[u8]| {
        let output = oos(arguments, input);
        assert!(output.stdout.is_empty());
        assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
        output.status.code()
    };
    assert_eq!(status(&[], b""), Some(2));
    assert_eq!(status(&["-", "--by", "udp"], b""), Some(2));
    for flag in ["--dt", "--threshold"] {
        for beyond in ["-1", "5001", "1.5", "many"] {
            assert_eq!(status(&["-", flag, beyond], b""), Some(2), "{flag} {beyond}");
        }
    }
    assert_eq!(status(&["-", "--flow", "1"], b"1\n2\n"), Some(2));
    for flow in ["-1", "one", ""] {
        let error = String::from_utf8(oos(&["-", "--flow", flow], b"1\n2\n").stderr).unwrap();
        assert_eq!(error, format!("oos: --flow takes the number of a flow, from 0, not “{flow}”\n"));
    }
    let empty = oos(&[""], b"");
    assert_eq!(empty.status.code(), Some(2));
    assert!(String::from_utf8(empty.stderr).unwrap().contains("the name of the file is empty"));
    assert_eq!(status(&["/does/not/exist"], b""), Some(1));
    // it can be opened, and what reads it fails
    assert_eq!(status(&[env!("CARGO_MANIFEST_DIR")], b""), Some(1));
    assert_eq!(status(&["-"], b""), Some(1));
    assert_eq!(status(&["-"], b"\x1f\x8b\x08\x00\x00"), Some(1));
}

#[test]
fn one_flow_by_another_sequence() {
    let file = format!("{SAMPLES}rtp-reordered.pcapng");
    let report = json(&oos(&[&file, "--json", "--by", "tcp"], b""));
    assert!(report["flows"][0]["error"].as_str().unwrap().contains("can be read by rtp"));
    let ping = |flag: &str| {
        let text = oos(&[&format!("{SAMPLES}ping.txt"), "--flow", "0", flag, "5"], b"").stdout;
        String::from_utf8(text).unwrap()
    };
    let text = ping("--dt");
    assert!(text.contains("flow 0  ping  192.0.2.1") && text.contains(" 100%"), "{text}");
    // the flag's former name
    assert_eq!(ping("--threshold"), text);
}

/// The measures of the samples. WebAssembly is compared with the same file (scripts/trace.test.mjs). Set
/// UPDATE_GOLDEN=1 if samples or measures are meant to change.
#[test]
fn samples_measure_as_before() {
    let samples = ["rtp-reordered.pcapng", "ping.txt", "sequence.csv"];
    let measured = |name: &&str| {
        let report = json(&oos(&[&format!("{SAMPLES}{name}"), "--json"], b""));
        let flow = &report["flows"][0];
        let measures = flow["measures"].as_object().unwrap();
        let means: serde_json::Map<String, Value> = measures
            .iter()
            .filter_map(|(id, measure)| Some((id.clone(), measure.get("mean")?.clone())))
            .collect();
        serde_json::json!({
            "file": name, "format": report["format"], "packets": report["packets"], "by": flow["by"],
            "measures": means, "advice": flow["advice"], "reordered": flow["series"]["reordered"],
        })
    };
    let now = format!("{:#}\n", Value::from(samples.iter().map(measured).collect::<Vec<_>>()));
    let path = format!("{SAMPLES}../../fixtures/trace_samples.json");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, now).unwrap();
    } else {
        assert_eq!(std::fs::read_to_string(&path).unwrap(), now);
    }
}

/// Segments without a handshake that no rule decides: the share is a range.
#[test]
fn undecided_segments_leave_a_range() {
    use compose::{Container, Frame, capture, ethernet, ipv6, tcp};
    let frame = |(k, first): (u64, u32)| {
        let packet = ipv6(6, 1, 2, &tcp((80, 40_000), first, 1, 24, None, &[7; 100]));
        Frame::whole(1_600_000_000_000_000_000 + k * 1_000_000, ethernet(&packet))
    };
    let frames: Vec<Frame> = (0..).zip([1, 201, 101, 301]).map(frame).collect();
    let file = capture(Container::PcapNg { is_big_endian: false }, 1, &frames);
    let report = json(&oos(&["-", "--json"], &file));
    assert_eq!(report["flows"][0]["reordered_ratio_range"], serde_json::json!([0.0, 0.25]));
    assert_eq!(report["flows"][0]["lost_range"], serde_json::json!([0, 1]));
    let text = String::from_utf8(oos(&["-"], &file).stdout).unwrap();
    assert!(text.contains("The reordered share is between 0% and 25%"), "{text}");
    assert!(text.contains("\nlost                           at most 1 packet\n"), "{text}");
    assert!(text.contains("Lost: at most 1 packet.") && !text.contains("can be measured"), "{text}");
}

/// A counter that another flow uses too, and batches whose identifications begin at 0.
#[test]
fn what_can_be_measured_is_said_of_all_packets() {
    use compose::{Container, Frame, capture, ethernet, ipv4, udp};
    let frame = |(k, (id, port)): (u64, (u16, u16))| {
        let packet = ipv4(id, 17, 1, 2, &udp((port, 443), b"x"));
        Frame::whole(1_600_000_000_000_000_000 + k * 1_000_000, ethernet(&packet))
    };
    let batches = (0..600).map(|k| (k % 12, 1));
    let shared = (0..50).map(|k| (500 + 2 * k, 2));
    let frames: Vec<Frame> = (0..).zip(batches.chain(shared)).map(frame).collect();
    let file = capture(Container::PcapNg { is_big_endian: false }, 1, &frames);
    let report = json(&oos(&["-", "--json"], &file));
    assert_eq!((&report["packets"], &report["measurable_packets"]), (&650.into(), &50.into()));
    assert!(report["flows"][0]["error"].as_str().unwrap().contains("numbers each batch anew"));
    assert_eq!(report["flows"][1]["lost_range"], serde_json::json!([0, 49]));
    let text = String::from_utf8(oos(&["-"], &file).stdout).unwrap();
    assert!(text.contains("50 of 650 packets can be measured; flows without a number: 0\n"), "{text}");
    assert!(text.contains("Lost: at most 49 packets."), "{text}");
}

/// Two capture queues that were emptied in turn: the times go back.
#[test]
fn the_order_of_the_clock_or_of_the_file() {
    use compose::{Container, Frame, capture, ethernet, ipv4, rtp, udp};
    let frame = |number: u16| {
        let packet = ipv4(number, 17, 1, 2, &udp((4000, 5004), &rtp(7, number, 0, &[7; 20])));
        Frame::whole(1_600_000_000_000_000_000 + u64::from(number) * 1_000_000, ethernet(&packet))
    };
    let frames: Vec<Frame> = (0..10)
        .flat_map(|block| (0..20).map(move |k| 20 * block + 2 * (k % 10) + k / 10))
        .map(frame)
        .collect();
    let file = capture(Container::PcapNg { is_big_endian: false }, 1, &frames);
    let measured = |arguments: &[&str]| {
        let report = json(&oos(arguments, &file));
        (report["order"].clone(), report["flows"][0]["measures"]["reordered_ratio"]["mean"].as_f64().unwrap())
    };
    assert_eq!(measured(&["-", "--json"]), ("clock".into(), 0.0));
    let (order, share) = measured(&["-", "--json", "--order", "file"]);
    assert!(order == "file" && share > 0.4, "{share}");
    assert_eq!(oos(&["-", "--order", "time"], b"").status.code(), Some(2));
}

/// A table is put in order too, and the order that is reported is the one that was used.
#[test]
fn the_order_of_a_table() {
    let timed = b"seq,time\n1,0.1\n3,0.3\n2,0.2\n4,0.4\n";
    let untimed = b"seq\n1\n3\n2\n4\n";
    for (input, order, used) in [
        (&timed[..], "clock", "clock"),
        (timed, "file", "file"),
        (timed, "auto", "clock"),
        (untimed, "clock", "file"),
    ] {
        let report = json(&oos(&["-", "--json", "--order", order], input));
        assert_eq!((&report["order"], &report["flows"][0]["order"]), (&used.into(), &used.into()));
        let reordered = report["flows"][0]["measures"]["reordered_ratio"]["mean"].as_f64();
        assert_eq!(reordered, Some(if used == "clock" { 0.0 } else { 0.25 }), "{order}");
    }
}

/// The numbers of a capture begin anywhere: the order of a stretch is numbered from 1, and its link is a scenario as it
/// stands.
#[test]
fn a_stretch_is_an_arrival_order_in_a_link() {
    let input = b"110 111 113 114 115 112 117 116 118 119";
    let of = |arguments: &[&str]| json(&oos(arguments, input))["flows"][0]["stretch"].clone();
    let worst = of(&["-", "--stretch", "worst", "--packets", "8", "--json"]);
    assert_eq!((worst["seq"].as_str(), worst["late"].as_u64()), (Some("1 3-5 2 7 6 8"), Some(2)));
    assert_eq!(worst["links"][0], "#/tcp?fig=stacks&seq=1+3-5+2+7+6+8");
    let later = of(&["-", "--stretch", "6", "--packets", "300", "--json"]);
    assert_eq!((later["first"].as_u64(), later["packets"].as_u64()), (Some(110), Some(10)));
    let later = of(&["-", "--stretch", "6", "--packets", "3", "--json"]);
    assert_eq!((later["first"].as_u64(), later["seq"].as_str()), (Some(116), Some("2 1 3")));
    let text = String::from_utf8(oos(&["-", "--stretch", "worst"], input).stdout).unwrap();
    assert!(text.contains("#/metrics?bench=sequence&seq=1+2+4-6+3+8+7+9+10"), "{text}");
    for wrong in [["--stretch", "late"], ["--packets", "301"]] {
        assert_eq!(oos(&["-", wrong[0], wrong[1]], input).status.code(), Some(2));
    }
    let capture = sample("rtp-reordered.pcapng");
    for (at, input, unit) in
        [("-1", &input[..], "10 arrivals"), ("1e12", input, "10 arrivals"), ("1e12", &capture, " ms")]
    {
        let output = oos(&["-", "--stretch", at], input);
        assert_eq!(output.status.code(), Some(2), "{at}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(" is outside of standard input, which goes from 0 to "), "{said}");
        assert!(said.ends_with(&format!("{unit}\n")), "{said}");
    }
}

#[test]
fn the_packets_of_a_flow_one_a_row() {
    let file = format!("{SAMPLES}rtp-reordered.pcapng");
    let text = |arguments: &[&str]| {
        let output = oos(&[&[&file[..]], arguments].concat(), b"");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let all = text(&["--packets", "--flow", "0", "--csv"]);
    let measures = &json(&oos(&[&file, "--json"], b""))["flows"][0]["measures"];
    let value = |id: &str| measures[id]["mean"].as_f64().unwrap();
    let rows =
        |verdict: &str| all.lines().filter(|line| line.split(',').nth(4) == Some(verdict)).count() as f64;
    assert_eq!(
        all.lines().next(),
        Some("frame,time_ms,number,size,verdict,why,opener,overtaken,version,model")
    );
    assert_eq!(rows("in order") + rows("reordered"), value("received"));
    assert_eq!(rows("reordered") / value("received"), value("reordered_ratio"));
    assert_eq!(rows("copy"), value("duplicates"));
    // part of the time is part of the rows
    let part = text(&["--packets", "--from", "1000", "--to", "1500", "--csv"]);
    assert!(part.lines().count() > 10 && part.lines().all(|line| all.contains(line)));
    assert!(all.lines().count() > 3 * part.lines().count());
    for wrong in [
        &["--packets"][..],
        &["--csv"],
        &["--packets", "--csv", "--json"],
        &["--packets", "--csv", "--from", "x"],
    ] {
        assert_eq!(oos(&[&[&file[..]], wrong].concat(), b"").status.code(), Some(2), "{wrong:?}");
    }
    // what would do nothing is an error that says what it goes with
    for (vain, words) in [
        (&["--packets", "40"][..], "--packets N goes with --stretch, such as --stretch worst"),
        (&["--from", "1000"], "--from or --to goes with --packets --csv"),
        (
            &["--packets", "--csv", "--stretch", "worst"],
            "--packets --csv takes --from and --to, and no --stretch",
        ),
    ] {
        let output = oos(&[&[&file[..]], vain].concat(), b"");
        assert_eq!(output.status.code(), Some(2), "{vain:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(words), "{output:?}");
    }
    // with a number it is the length of a stretch, as ever
    assert!(text(&["--stretch", "worst", "--packets", "40"]).contains("40 packets"));
}

const CAPTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/captures/");

/// The sender's and the receiver's capture of a known path.
#[test]
fn a_pair_of_captures() {
    let [sender, receiver] = ["loss.sender.pcap.gz", "loss.pcap.gz"].map(|name| format!("{CAPTURES}{name}"));
    let report = json(&oos(&[&sender, &receiver, "--pair", "--json"], b""));
    let largest = &report["flows"][0];
    assert_eq!(largest["pair"]["lost"], 19);
    assert_eq!((&largest["by"], &largest["pair"]["sender"]), (&"pair".into(), &"first".into()));
    assert_eq!(largest["figures"]["reordered"], 0);
    assert!(report["pair"]["round_trip_ms"].as_f64().unwrap() > 0.0);
    let text = String::from_utf8(oos(&[&sender, &receiver, "--pair"], b"").stdout).unwrap();
    assert!(text.contains("of which 1,005 arrived and 19 (1.86%) did not"), "{text}");
    let one = oos(&[&sender, "--pair"], b"");
    assert_eq!(one.status.code(), Some(2));
    assert!(String::from_utf8(one.stderr).unwrap().contains("--pair takes two captures"));
}

#[test]
fn several_files_are_reported_one_after_the_other() {
    let files = ["ecmp.pcap.gz", "missing.pcap", "rtp.pcap.gz"].map(|name| format!("{CAPTURES}{name}"));
    let output = oos(&[&files[0], &files[1], &files[2], "--json"], b"");
    assert_eq!(output.status.code(), Some(1));
    let all = json(&output);
    let names: Vec<&str> =
        all.as_array().unwrap().iter().map(|report| report["file"].as_str().unwrap()).collect();
    assert_eq!(names, [&files[0], &files[2]]);
    assert_eq!(all[0]["packing"], "gzip");
    assert!(String::from_utf8(output.stderr).unwrap().contains("missing.pcap cannot be read"));
}

/// A pipe says what it has found while it is open, and Ctrl-C ends it with a report.
#[cfg(unix)]
#[test]
fn a_pipe_tells_while_it_runs_and_an_interrupt_ends_it() {
    use std::io::{BufRead, BufReader, Read};
    let mut child = Command::new(env!("CARGO_BIN_EXE_oos"))
        .args(["trace", "-", "--progress", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let whole = sample("rtp-reordered.pcapng");
    // a record is only half there
    input.write_all(&whole[..whole.len() - 10]).unwrap();
    input.flush().unwrap();
    let mut told = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    assert!(line.contains("packets so far: ") && line.contains("% of "), "{line}");
    // the pipe stays open
    let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(signal.success());
    let mut text = String::new();
    child.stdout.take().unwrap().read_to_string(&mut text).unwrap();
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&report["format"], report.get("error")), (&"pcapng".into(), None));
    assert!(report["packets"].as_u64() > Some(900));
    assert_eq!(child.wait().unwrap().code(), Some(0));
    drop(input);
}
