//! What is computed does not depend on how many cores compute it.

use std::process::Command;

fn printed(arguments: &[&str]) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_oos")).args(arguments).output().expect("oos runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

#[test]
fn a_sweep_is_the_same_on_any_number_of_cores() {
    let lines: [&[&str]; 3] = [
        &["sweep", "#/alf?n=40&runs=3", "--x", "ta=0:40:5", "--y", "w=8:16:8"],
        &["sweep", "#/tcp?transfer=0.5&runs=2", "--x", "cc=bic,westwood", "--y", "jitter=0:1:0.5", "--json"],
        &[
            "sweep",
            "#/metrics?n=2000&runs=2",
            "--x",
            "jitter=0:2:0.5",
            "--against",
            "#/metrics?n=2000&runs=2&law=pareto",
        ],
    ];
    for line in lines {
        let alone = printed(&[line, &["--cores", "1"]].concat());
        assert!(!alone.is_empty());
        for more in [&["--cores", "2"][..], &["--cores", "7"], &[]] {
            assert!(printed(&[line, more].concat()) == alone, "{line:?} {more:?}");
        }
    }
}
