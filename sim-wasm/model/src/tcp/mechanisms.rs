//! What each mechanism of the sender does: the scenario's stack without it, and the bare sender with nothing else.

use super::LAB;
use crate::scenario::Scenario;

/// A mechanism, or two that do the same.
#[derive(Clone, Copy, Debug)]
pub struct Mechanism {
    /// A short id.
    pub id: &'static str,
    /// Its switches.
    pub switches: &'static [&'static str],
}

/// All that are compared.
pub const MECHANISMS: [Mechanism; 8] = [
    Mechanism { id: "undo", switches: &["dsack", "eifel"] },
    Mechanism { id: "eifel", switches: &["eifel"] },
    Mechanism { id: "dsack", switches: &["dsack"] },
    Mechanism { id: "adapt", switches: &["adapt"] },
    Mechanism { id: "rack", switches: &["rack"] },
    Mechanism { id: "fack", switches: &["fack"] },
    Mechanism { id: "prr", switches: &["prr"] },
    Mechanism { id: "limited", switches: &["limited"] },
];

impl Mechanism {
    /// The scenario's sender without it.
    #[must_use]
    pub fn without(&self, scenario: &Scenario) -> Scenario {
        self.switched(scenario.clone(), "off")
    }

    /// The bare sender with it and nothing else; its congestion control, its path and all else stay.
    #[must_use]
    pub fn alone(&self, scenario: &Scenario) -> Scenario {
        self.switched(bare(scenario), "on")
    }

    /// Whether a scenario's sender has all of it.
    #[must_use]
    pub fn is_in(&self, scenario: &Scenario) -> bool {
        let sender = super::parameters::sender(scenario);
        self.switches.iter().all(|switch| match *switch {
            "dsack" => sender.undoes_by_duplicates,
            "eifel" => sender.undoes_by_timestamps,
            "adapt" => sender.adapts_up_to.is_some(),
            "rack" => sender.detects_by_time,
            "fack" => sender.counts_from_highest,
            "prr" => sender.reduces_in_proportion,
            _ => sender.limited_transmit,
        })
    }

    fn switched(&self, mut scenario: Scenario, to: &'static str) -> Scenario {
        for switch in self.switches {
            scenario.choose(switch, to);
        }
        scenario
    }
}

/// The scenario with the bare sender: all switches as the stack has them.
#[must_use]
pub fn bare(scenario: &Scenario) -> Scenario {
    let mut bare = scenario.clone();
    bare.choose("stack", "bare");
    for id in LAB.params.iter().map(|param| param.id) {
        if MECHANISMS.iter().any(|mechanism| mechanism.switches.contains(&id)) || id == "tlp" {
            bare.choose(id, "stack");
        }
    }
    bare
}
