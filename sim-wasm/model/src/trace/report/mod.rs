//! The report of a file: its flows, and the measures of each.

pub mod analysis;
pub mod artefacts;
pub mod causes;
pub mod choice_of_order;
pub mod counters;
pub mod cut;
pub mod displacements;
pub mod extract;
pub mod figures;
pub mod flow_arrivals;
pub mod flows;
pub mod listing;
pub mod pair;
pub mod path;
pub mod ranges;
pub mod remedies;
pub mod sender_flows;
pub mod series;
pub mod signs;
pub mod survey;
pub mod tail;
pub mod unknown_cause;
mod verdict;
