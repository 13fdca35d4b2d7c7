//! The effect of each mechanism of the sender: the scenario's stack without it, and the bare sender with it alone.

use super::LAB;
use crate::laboratory::Point;
use crate::scenario::Scenario;
use crate::senders::Mechanism as Part;

/// A mechanism, or two with the same effect.
#[derive(Clone, Copy, Debug)]
pub struct Mechanism {
    /// Its name in the figure and its table.
    pub name: &'static str,
    /// The parameters that switch it, and the part that each turns on.
    pub switches: &'static [(&'static str, Part)],
}

/// Every mechanism that is compared.
const MECHANISMS: [Mechanism; 8] = [
    Mechanism {
        name: "Undo of either kind",
        switches: &[("dsack", Part::UndoDsack), ("eifel", Part::UndoTimestamps)],
    },
    Mechanism { name: "Undo by timestamps", switches: &[("eifel", Part::UndoTimestamps)] },
    Mechanism { name: "Undo by duplicates", switches: &[("dsack", Part::UndoDsack)] },
    Mechanism { name: "Threshold that adapts", switches: &[("adapt", Part::Threshold)] },
    Mechanism { name: "RACK", switches: &[("rack", Part::Rack)] },
    Mechanism { name: "Forward acknowledgment", switches: &[("fack", Part::Fack)] },
    Mechanism { name: "Proportional reduction", switches: &[("prr", Part::Proportional)] },
    Mechanism { name: "Limited transmit", switches: &[("limited", Part::LimitedTransmit)] },
];

impl Mechanism {
    /// The scenario's sender without the mechanism.
    #[must_use]
    pub fn without(&self, scenario: &Scenario) -> Scenario {
        self.switched(scenario.clone(), "off")
    }

    /// The bare sender with this mechanism alone; all else, such as congestion control and path, is the scenario's.
    #[must_use]
    pub fn alone(&self, scenario: &Scenario) -> Scenario {
        self.switched(bare(scenario), "on")
    }

    /// Whether a scenario's sender has all parts of the mechanism.
    #[must_use]
    pub fn is_in(&self, scenario: &Scenario) -> bool {
        let sender = super::parameters::sender(scenario);
        self.switches.iter().all(|(_, mechanism)| sender.has(*mechanism))
    }

    fn switched(&self, mut scenario: Scenario, to: &'static str) -> Scenario {
        for (switch, _) in self.switches {
            scenario.choose(switch, to);
        }
        scenario
    }
}

/// The points: first the stack and the bare sender, then for each mechanism the stack without it and the bare sender
/// with it alone.
#[must_use]
pub fn points(scenario: &Scenario) -> Vec<Point> {
    let point = |name: &str, is_in: bool, scenarios: [Scenario; 2]| {
        let numbers = vec![f64::from(u8::from(is_in))];
        Point { name: name.to_owned(), numbers, scenarios: scenarios.to_vec(), after: None }
    };
    let whole = point(
        &format!("{}, SACK alone", scenario.name_of("stack")),
        true,
        [scenario.clone(), bare(scenario)],
    );
    let others = MECHANISMS
        .iter()
        .map(|one| point(one.name, one.is_in(scenario), [one.without(scenario), one.alone(scenario)]));
    std::iter::once(whole).chain(others).collect()
}

/// The scenario with the bare sender, its switches unset.
#[must_use]
pub fn bare(scenario: &Scenario) -> Scenario {
    let mut bare = scenario.clone();
    bare.choose("stack", "bare");
    for id in LAB.params.iter().map(|param| param.id) {
        if MECHANISMS.iter().any(|mechanism| mechanism.switches.iter().any(|(switch, _)| *switch == id))
            || id == "tlp"
        {
            bare.choose(id, "stack");
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_the_names_of_the_figure() {
        let points = points(&Scenario::with(&LAB, "stack=linux-2019").scenario);
        let names: Vec<&str> = points.iter().map(|point| point.name.as_str()).collect();
        assert_eq!(names[..3], ["Linux 2019, SACK alone", "Undo of either kind", "Undo by timestamps"]);
        assert_eq!(names.len(), 1 + MECHANISMS.len());
    }
}
