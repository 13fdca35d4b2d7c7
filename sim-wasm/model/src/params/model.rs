//! The version of the models: results carry it, and a link may name the one that it was made with (`model=`). Digests
//! decide when it rises: `tests/golden.rs` fails if a laboratory's digest changes without a new entry in this table.

/// A change of results that were published.
#[derive(Debug)]
pub struct Change {
    /// The first version of the models with the change.
    pub model: u32,
    /// The laboratory whose results changed.
    pub lab: &'static str,
    /// What changed, and for which scenarios, in a sentence for readers.
    pub what: &'static str,
}

/// Every change since version 1 of the models, in the order of versions; laboratories that change together share a
/// version.
pub const CHANGES: &[Change] = &[
    Change {
        model: 2,
        lab: "metrics",
        what: "runs without a reordered packet are left out of the mean extent and of the largest, in which they counted as 0",
    },
    Change {
        model: 2,
        lab: "red",
        what: "runs without two losses of a flow are left out of the mean time between losses, its variation and its density, in which they counted as 0 or left no number; a packet ladder tells lags above 64, which it told as 64",
    },
    Change {
        model: 2,
        lab: "dccp",
        what: "runs without a packet for the application are left out of the means of jitter, delay and the share lost to it, and runs without a report out of the mean loss event rate; they counted as 0",
    },
    Change {
        model: 2,
        lab: "tcp",
        what: "measures of the order count packets that are displaced by more than 200 places, which counted as lost, and the share with a lag of three or more counts all of them where packets arrive far out of order; a packet ladder tells lags above 64, which it told as 64",
    },
];

/// The version of the models in this build.
pub const MODEL: u32 = latest(CHANGES);

const fn latest(changes: &[Change]) -> u32 {
    match changes.last() {
        Some(last) => last.model,
        None => 1,
    }
}

/// The key in a link for the version of the models.
pub const KEY: &str = "model";

/// The changes in a laboratory after a version of the models.
fn after<'a>(changes: &'a [Change], lab: &'a str, model: u32) -> impl Iterator<Item = &'a Change> {
    changes.iter().filter(move |change| change.lab == lab && change.model > model)
}

/// The version at which a laboratory's results changed last.
#[must_use]
pub fn of(lab: &str) -> u32 {
    after(CHANGES, lab, 0).last().map_or(1, |change| change.model)
}

/// What a reader of a link is told that was made with version `model`; `None` where the laboratory's results are the
/// same.
#[must_use]
pub fn version_notice(changes: &[Change], lab: &str, model: u32) -> Option<String> {
    let here = latest(changes);
    if model > here {
        return Some(format!(
            "The link was made with version {model} of the models, which is later than {here}, the version here: results may differ."
        ));
    }
    let since: Vec<_> = after(changes, lab, model)
        .map(|Change { model, what, .. }| format!("{what} (version {model})"))
        .collect();
    if since.is_empty() {
        return None;
    }
    Some(format!(
        "The link was made with version {model} of the models. Since then results of this laboratory have changed: {}.",
        since.join("; ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOME: &[Change] = &[
        Change { model: 2, lab: "a", what: "the undo counts once" },
        Change { model: 2, lab: "b", what: "ties are broken by number" },
        Change { model: 3, lab: "a", what: "the first window is 10" },
    ];

    #[test]
    fn a_link_is_told_of_what_changed_in_its_laboratory() {
        let both = "The link was made with version 1 of the models. Since then results of this laboratory have changed: the undo counts once (version 2); the first window is 10 (version 3).";
        assert_eq!(version_notice(SOME, "a", 1).as_deref(), Some(both));
        let last = "The link was made with version 2 of the models. Since then results of this laboratory have changed: the first window is 10 (version 3).";
        assert_eq!(version_notice(SOME, "a", 2).as_deref(), Some(last));
        for (lab, model) in [("a", 3), ("b", 2), ("b", 3), ("c", 1)] {
            assert_eq!(version_notice(SOME, lab, model), None, "{lab} {model}");
        }
        let later = version_notice(SOME, "b", 4).expect("a later version");
        assert!(later.contains("version 4") && later.contains("later than 3"), "{later}");
    }

    #[test]
    fn versions_rise_one_by_one() {
        let mut before = 1;
        for change in CHANGES {
            assert!(change.model == before || change.model == before + 1, "{change:?}");
            before = change.model;
            // the text continues a sentence
            assert!(!change.what.is_empty() && !change.what.ends_with('.'), "{change:?}");
        }
        assert_eq!((latest(&[]), latest(SOME), MODEL), (1, 3, before));
    }
}
