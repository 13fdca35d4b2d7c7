//! Digests of whole scenarios of every laboratory: `fixtures/<laboratory>_digests.txt`. The same lists are
//! checked in WebAssembly (web/sim/golden.test.ts): native and WebAssembly builds must give the same bits
//! (docs/decisions/counter-based-draws.md).
//!
//! Behind each digest stands the version of the models that gave it first. A change here changes published numbers: where the
//! model is meant to change, add a line to `params::model::CHANGES`, which says to readers of old links what has changed, then set
//! UPDATE_GOLDEN=1, or UPDATE_GOLDEN=alf for the list of one laboratory. Without a later version nothing is updated. A measure that is
//! added changes digests too: its line says that the others are what they were.

use model::laboratories::{LABORATORIES, TABLES};
use model::laboratory::Laboratory;
use model::params::model::{CHANGES, MODEL, of};
use model::scenario::Scenario;
use std::path::Path;

#[test]
fn digests() {
    let renewing = std::env::var("UPDATE_GOLDEN").ok();
    let one = renewing.as_deref().filter(|&lab| lab != "1");
    let of_one = |laboratory: &dyn Laboratory| one.is_none_or(|lab| laboratory.lab().id == lab);
    let mut checked =
        LABORATORIES.iter().map(|entry| entry.laboratory).filter(|&each| of_one(each)).peekable();
    assert!(checked.peek().is_some(), "UPDATE_GOLDEN names no laboratory");
    checked.for_each(|laboratory| check(laboratory, renewing.is_some()));
}

/// A line of a list: a scenario, and behind it, unless it was just added, digest and version.
struct Line<'a> {
    scenario: &'a str,
    known: Option<(&'a str, u32)>,
}

fn read(line: &str) -> Line<'_> {
    let mut words = line.split(' ');
    let scenario = words.next().expect("a line starts with a scenario");
    let known = words.next().map(|digest| {
        let model = words.next().unwrap_or_else(|| panic!("{line}: a version of the models is missing"));
        (digest, model.parse().expect("a version of the models"))
    });
    Line { scenario, known }
}

/// The line as it should be. An error if its digest has changed while the laboratory's version is what it was.
fn renewed(line: &str, digest: &str, version: u32) -> Result<String, String> {
    let Line { scenario, known } = read(line);
    match known {
        Some((old, model)) if old == digest => Ok(format!("{scenario} {digest} {model}")),
        Some((_, model)) if version <= model => Err(format!(
            "{scenario}: the digest was of version {model} of the models, and has changed: add a line to CHANGES in model/src/params/model.rs, also for a measure that is new (docs/decisions/versions.md)"
        )),
        _ => Ok(format!("{scenario} {digest} {version}")),
    }
}

fn check(laboratory: &dyn Laboratory, is_renewed: bool) {
    let id = laboratory.lab().id;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fixtures/{id}_digests.txt"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let renew = |line| renewed(line, &digest(laboratory, line), of(id));
    let lines: Vec<String> =
        text.lines().map(renew).collect::<Result<_, _>>().unwrap_or_else(|why| panic!("{why}"));
    let now = lines.join("\n") + "\n";
    if is_renewed {
        std::fs::write(&path, now).expect("the fixture can be written");
    } else {
        assert_eq!(text, now, "{id}: run the test with UPDATE_GOLDEN=1");
    }
}

/// The digest of a line's scenario, computed with a fresh bench.
fn digest(laboratory: &dyn Laboratory, line: &str) -> String {
    let Line { scenario: text, .. } = read(line);
    let scenario = Scenario::of(laboratory.lab(), text).expect("a scenario of the laboratory");
    laboratory.bench().digest(&scenario).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_digest_changes_only_with_the_version() {
    assert_eq!(renewed("#/a 11 1", "11", 3), Ok("#/a 11 1".to_owned()));
    assert_eq!(renewed("#/a 11 1", "22", 3), Ok("#/a 22 3".to_owned()));
    assert_eq!(renewed("#/a", "22", 2), Ok("#/a 22 2".to_owned()));
    for version in [1, 2] {
        assert!(renewed("#/a 11 2", "22", version).is_err());
    }
}

/// Whoever says that results have changed names a laboratory, and a scenario of its list shows it.
#[test]
fn each_change_is_in_a_list() {
    for change in CHANGES {
        assert!(TABLES.iter().any(|lab| lab.id == change.lab), "{change:?}");
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        return; // the lists are being written
    }
    for lab in TABLES {
        let path = format!("{}/../../fixtures/{}_digests.txt", env!("CARGO_MANIFEST_DIR"), lab.id);
        let list = std::fs::read_to_string(path).expect("a list");
        let latest = list.lines().filter_map(|line| read(line).known).map(|(_, model)| model).max();
        assert_eq!(latest, Some(of(lab.id)), "{}", lab.id);
        assert!(of(lab.id) <= MODEL);
    }
}
