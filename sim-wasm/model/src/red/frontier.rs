//! The paper's frontiers: levels of a disturbance, each with seven settings of RED (figures 2, 3, 9 and 10).

use super::LAB;
use crate::laboratory::Point;
use crate::scenario::{Axes, Axis, Scenario, written};

/// min_th of the paper's settings (table 1), packets.
pub const THRESHOLDS: [f64; 7] = [8.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0];
/// tau of the curves of figure 2, ms.
const DELAYS: [f64; 3] = [0.0, 2.0, 4.0];
/// p_s of the curves of figure 3. The paper names 0.5% (figure 4) and 5% (figure 5), which is outside its picture; the
/// others are ours.
pub const LOSSES: [f64; 4] = [0.0, 0.001, 0.005, 0.01];

/// The name of the scenario's own curve, if it is not among the family's.
const OWN: &str = "own";
/// The name of the scenario's own point.
const SCENARIO: &str = "scenario";

/// The queues that are compared, without a disturbance and at one tau: the limits of drop-tail have the values of RED's
/// min_th.
const QUEUES: [&str; 2] = ["red", "droptail"];

/// The axes of the frontiers: the queue's setting, and the levels of p_s for the family `ps`, of tau for the others.
pub fn axes(scenario: &Scenario) -> Axes {
    let x = Axis { id: setting_of(scenario), values: THRESHOLDS.to_vec() };
    let (id, values) = match scenario.choice("family") {
        "ps" => ("ps", LOSSES.to_vec()),
        _ => ("tau", DELAYS.to_vec()),
    };
    Axes { x, y: Some(Axis { id, values }) }
}

/// A level of the disturbance: the figure has a curve for each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Level {
    /// Packets are reordered with this tau, ms.
    Reordered(f64),
    /// Packets are lost with this p_s.
    Lost(f64),
    /// The share of packets that are lost equals the share that has a lag of three or more at this tau, at each setting
    /// of RED.
    AsManyLost(f64),
    /// Packets are reordered in front of this queue (`red` or `droptail`) with this tau, ms.
    Queued(&'static str, f64),
}

impl Level {
    /// The levels of a family: `tau`, `ps`, `both` or `queues`.
    #[must_use]
    fn of_family(family: &str) -> Vec<Self> {
        match family {
            "ps" => LOSSES.map(Self::Lost).to_vec(),
            "both" => {
                let reordered = DELAYS.into_iter().filter(|&tau| tau > 0.0);
                [Self::Reordered(0.0)]
                    .into_iter()
                    .chain(reordered.flat_map(|tau| [Self::Reordered(tau), Self::AsManyLost(tau)]))
                    .collect()
            }
            "queues" => {
                let levels = QUEUES.map(|queue| [0.0, DELAYS[1]].map(|tau| Self::Queued(queue, tau)));
                levels.concat()
            }
            _ => DELAYS.map(Self::Reordered).to_vec(),
        }
    }

    /// A short id: `tau-2`, `ps-0.005`, `as-tau-2`, `droptail-tau-2`.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::Reordered(tau) => format!("tau-{}", written(*tau)),
            Self::Lost(share) => format!("ps-{}", written(*share)),
            Self::AsManyLost(tau) => format!("as-tau-{}", written(*tau)),
            Self::Queued(queue, tau) => format!("{queue}-tau-{}", written(*tau)),
        }
    }

    /// The level's scenario at a setting of the queue (min_th or the limit of drop-tail), with all else as in `base`.
    /// For [`Level::AsManyLost`] it is the reordering scenario, whose lags are to be measured.
    #[must_use]
    pub fn scenario(&self, base: &Scenario, setting: f64) -> Scenario {
        let (tau, loss) = match *self {
            Self::Reordered(tau) | Self::AsManyLost(tau) | Self::Queued(_, tau) => (tau, 0.0),
            Self::Lost(share) => (0.0, share),
        };
        let mut base = base.clone();
        if let Self::Queued(queue, _) = *self {
            base.choose("queue", queue);
        }
        with(&base, &[(setting_of(&base), setting), ("tau", tau), ("ps", loss)])
    }
}

/// A point for each setting of each curve of the family, and of the scenario's own curve if that is not among them.
#[must_use]
pub fn points(scenario: &Scenario) -> Vec<Point> {
    let family = Level::of_family(scenario.choice("family"));
    let place = |level: &Level| family.iter().position(|one| one == level);
    let curve = |level: &Level| {
        let first = match *level {
            Level::AsManyLost(tau) => place(&Level::Reordered(tau)).map(|nth| nth * THRESHOLDS.len()),
            _ => None,
        };
        let at = |(nth, threshold)| Point {
            after: first.map(|first| first + nth),
            ..point(&level.id(), level.scenario(scenario, threshold))
        };
        THRESHOLDS.into_iter().enumerate().map(at).collect::<Vec<_>>()
    };
    let mut points: Vec<Point> = family.iter().flat_map(curve).collect();
    let mut listed = points.iter().filter(|point| point.after.is_none());
    if !listed.any(|point| is_own(point, scenario)) {
        let setting = setting_of(scenario);
        points.extend(THRESHOLDS.map(|at| point(OWN, with(scenario, &[(setting, at)]))));
    }
    points
}

/// The same points, and last the scenario itself, which the figure draws as a point whatever its setting is.
#[must_use]
pub fn points_and_own(scenario: &Scenario) -> Vec<Point> {
    let mut points = points(scenario);
    points.push(point(SCENARIO, scenario.clone()));
    points
}

/// The levels of the family, and the scenario if it is not among them, at the scenario's own setting. Levels whose
/// losses follow from a measurement are left out.
#[must_use]
pub fn levels(scenario: &Scenario) -> Vec<Point> {
    let family = Level::of_family(scenario.choice("family"));
    let listed = family.iter().filter(|level| !matches!(level, Level::AsManyLost(_)));
    let setting = scenario.number(setting_of(scenario));
    let at = |level: &Level| point(&level.id(), level.scenario(scenario, setting));
    let mut points: Vec<Point> = listed.map(at).collect();
    if !points.iter().any(|point| is_own(point, scenario)) {
        points.push(point(OWN, scenario.clone()));
    }
    points
}

/// Whether a level is the scenario's own: the same disturbance in front of the same queue.
pub(super) fn is_own(Point { scenarios, .. }: &Point, scenario: &Scenario) -> bool {
    let at = &scenarios[0];
    ["tau", "ps"].iter().all(|id| at.number(id) == scenario.number(id))
        && at.choice("queue") == scenario.choice("queue")
}

/// The point at which this share of the packets is lost, which was measured in a point's scenario.
#[must_use]
pub fn as_many_lost(reordered: &Scenario, share: f64) -> Point {
    point("", losing(reordered, share))
}

/// A point with tau, p_s and the settings of both queues; NaN for the queue that the scenario does not have.
fn point(name: &str, scenario: Scenario) -> Point {
    let of_queue = |id: &str| if setting_of(&scenario) == id { scenario.number(id) } else { f64::NAN };
    let numbers = vec![scenario.number("tau"), scenario.number("ps"), of_queue("minth"), of_queue("limit")];
    Point { name: name.to_owned(), numbers, scenarios: vec![scenario], after: None }
}

/// The id of the parameter that sets the scenario's queue.
#[must_use]
pub fn setting_of(scenario: &Scenario) -> &'static str {
    if scenario.choice("queue") == "droptail" { "limit" } else { "minth" }
}

/// The scenario with this share of packets lost, and none reordered.
#[must_use]
pub fn losing(reordered: &Scenario, share: f64) -> Scenario {
    with(reordered, &[("tau", 0.0), ("ps", share.clamp(0.0, 0.5))])
}

/// The scenario with these values.
fn with(base: &Scenario, values: &[(&str, f64)]) -> Scenario {
    let mut scenario = base.clone();
    for (id, value) in values {
        let set = scenario.set(id, *value);
        debug_assert!(set.is_ok(), "{} has {id} = {value}", LAB.id);
    }
    scenario
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_differ_in_their_disturbance_alone() {
        let base = Scenario::with(&LAB, "flows=5&tau=1&minth=9").scenario;
        let texts: Vec<String> =
            Level::of_family("both").iter().map(|level| level.scenario(&base, 32.0).canonical()).collect();
        let of = |tau: &str| format!("#/red?{tau}minth=32&flows=5");
        assert_eq!(texts, [of(""), of("tau=2&"), of("tau=2&"), of("tau=4&"), of("tau=4&")]);
        assert_eq!(losing(&base, 0.0053).canonical(), "#/red?ps=0.0053&minth=9&flows=5");
        let queues: Vec<String> =
            Level::of_family("queues").iter().map(|level| level.scenario(&base, 32.0).canonical()).collect();
        let tail = |tau: &str| format!("#/red?{tau}minth=9&queue=droptail&flows=5");
        assert_eq!(queues, [of(""), of("tau=2&"), tail(""), tail("tau=2&")]);
        let ids: Vec<String> = Level::of_family("ps").iter().map(Level::id).collect();
        assert_eq!(ids, ["ps-0", "ps-0.001", "ps-0.005", "ps-0.01"]);
    }
}
