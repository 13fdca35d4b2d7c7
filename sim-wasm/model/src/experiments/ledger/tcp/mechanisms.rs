//! Our own findings: which mechanism of a sender decides.

use super::super::Statement;
use super::study::{KEPT, Study};
use super::{algorithms, laws::COLLAPSE};

/// The path of figure 8, on which three algorithms keep their throughput.
const PATH: &str = "jitter=0.8585";

pub fn findings(study: &Study) -> Vec<Statement> {
    let kept = |name: &str, query: &str| study.kept(name, &format!("{PATH}{query}"));
    let whole = kept("Linux 2010", "");
    let bare = kept("SACK alone", "&stack=bare");
    let unforgiving = kept("Linux 2010 without undo", "&dsack=off&eifel=off");
    let decides = Statement::ours(
        29, "2.2",
        "Two mechanisms carry Linux 2010 together: cuts that a timestamp undoes, and a threshold that adapts. Loss by time (RACK) replaces both.",
    )
    .check(whole.clone().at_least(COLLAPSE))
    .check(bare.at_most(0.1))
    .check(unforgiving.below(&whole))
    .check(kept("Linux 2010 whose threshold stays at 3", "&adapt=off").at_most(0.75))
    .check(kept("SACK and RACK", "&stack=bare&rack=on").at_least(COLLAPSE))
    .check(kept("Linux 2019", "&stack=linux-2019").at_least(COLLAPSE))
    .beside(unforgiving)
    .beside(kept("Linux 2010 without undo by duplicates", "&dsack=off"))
    .beside(kept("Linux 2010 without undo by timestamps", "&eifel=off"))
    .beside(kept("SACK and a threshold that adapts", "&stack=bare&adapt=on"))
    .beside(kept("SACK and undo by timestamps", "&stack=bare&eifel=on"))
    .beside(kept("SACK and undo by duplicates", "&stack=bare&dsack=on"))
    .beside(kept("Reno of 2002", "&stack=reno-2002"))
    .note("A transfer of 120 MB is over in ten seconds: a cut in slow start is not made up in that time, unless it is undone.");
    vec![decides, algorithms::westwood(study), cap(study)]
}

/// The effect of a larger cap of the threshold if every cut is undone.
fn cap(study: &Study) -> Statement {
    let far = |cap: &str| {
        let point = study.at(&format!("law=uniform&jitter=10{cap}"));
        [
            point.of(KEPT, "throughput kept, uniform at j = 10 ms"),
            point.of("cuts", "cuts, uniform at j = 10 ms"),
        ]
    };
    let [[kept, cuts], [kept_beyond, cuts_beyond]] = [far(""), far("&cap=300")];
    let (kept, kept_beyond) =
        (kept.named("throughput kept, cap of 127"), kept_beyond.named("throughput kept, cap of 300"));
    Statement::ours(
        35, "4, figure 6",
        "A larger cap of the threshold saves cuts and hardly throughput: with 300, as Linux has had it since 4.0, in place of 127 a thousand needless cuts go away at 10 ms of the uniform law, each of which is undone in any case.",
    )
    .check(cuts.over(&cuts_beyond).named("cuts with a cap of 127 over cuts with a cap of 300").at_least(10.0))
    .check(kept_beyond.minus(&kept).at_most(0.05))
    .beside(kept)
    .beside(kept_beyond)
    .note("A uniform delay has a largest lag, 285 packets at 10 ms. Below the cap the threshold learns it after a cut or two; above it each such packet is taken for lost, and the window is cut until a timestamp takes it back.")
}
