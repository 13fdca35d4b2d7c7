//! Every laboratory, listed once: the command line, the generated tables, links, the ledger and the tests use
//! this list and name no laboratory themselves.

use crate::experiments::ledger::{self, Ledger};
use crate::laboratory::Laboratory;
use crate::params::Lab;
use crate::scenario::{ReadError, Reading, Scenario};

/// A laboratory and what its paper states.
pub struct Entry {
    /// What it computes.
    pub laboratory: &'static dyn Laboratory,
    /// The paper's statements; `None` where there are none to check.
    pub ledger: Option<&'static Ledger>,
}

macro_rules! laboratories {
    ($($module:ident::$name:ident, $ledger:expr;)*) => {
        /// Every laboratory, in the order in which the interface shows them.
        pub const LABORATORIES: &[Entry] = &[$(Entry { laboratory: &crate::$module::$name, ledger: $ledger }),*];

        /// The parameter tables of all laboratories, in the same order. A build that only reads links uses these and
        /// does not include the laboratories' code.
        pub const TABLES: &[Lab] = &[$(crate::$module::LAB),*];
    };
}

// module, laboratory, ledger
laboratories! {
    alf::Alf, Some(&ledger::alf::LEDGER);
    red::RedLaboratory, Some(&ledger::red::LEDGER);
    dccp::Dccp, Some(&ledger::dccp::LEDGER);
    tcp::Tcp, Some(&ledger::tcp::LEDGER);
    metrics::Metrics, Some(&ledger::metrics::LEDGER);
}

/// The laboratory of a scenario.
///
/// # Panics
/// If the scenario's laboratory is not in the list: a mistake in the code, not in an input.
#[must_use]
pub fn laboratory_of(scenario: &Scenario) -> &'static dyn Laboratory {
    let id = scenario.lab().id;
    laboratory(id).map_or_else(|| panic!("{id} is not in the list of laboratories"), |entry| entry.laboratory)
}

/// The laboratory with this id.
#[must_use]
pub fn laboratory(id: &str) -> Option<&'static Entry> {
    LABORATORIES.iter().find(|entry| entry.laboratory.lab().id == id)
}

/// Reading a text needs all laboratories, so it is implemented here: this list is above `scenario` in the
/// module order.
impl Scenario {
    /// Reads a scenario URL, or the part of it from `#/`. A value that cannot be read keeps its default, and
    /// is reported in a sentence.
    ///
    /// # Errors
    /// If the text names no laboratory of this build, or is of a later version.
    pub fn read(text: &str) -> Result<Reading, ReadError> {
        Self::read_among(TABLES, text)
    }

    /// Why [`Scenario::read`] cannot take a text as it stands: a sentence for each reason; none if it can.
    ///
    /// # Errors
    /// If the text names no laboratory of this build, or is of a later version.
    pub fn refusals(text: &str) -> Result<Vec<String>, ReadError> {
        Self::refusals_among(TABLES, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_ledger_is_one_of_those_that_are_tested() {
        let papers: BTreeSet<_> = LABORATORIES
            .iter()
            .filter_map(|entry| Some((entry.laboratory.lab().id, entry.ledger?.paper)))
            .collect();
        let tested: BTreeSet<_> =
            ledger::LEDGERS.iter().map(|(lab, ledger)| (lab.id, ledger.paper)).collect();
        assert_eq!(papers, tested);
    }
}
