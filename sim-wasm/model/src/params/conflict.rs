//! Values of a scenario that contradict each other. The model then takes another one than is given, and whoever shows a
//! result says which: the command line, Python and the page have their sentences from the tables of the laboratories.
//!
//! A formula is in postfix notation, its parts separated by spaces: numbers, ids of numeric parameters, ids of lists of
//! packets (the last packet of the list), and `+ - * / min`.
//! So `duration 0.9 *` is nine tenths of the duration; `web/scenario/conflicts.ts` reads the same.

/// What cannot be taken as it is given.
#[derive(Clone, Copy, Debug)]
pub struct Conflict {
    /// Two formulas: the values contradict each other where the first gives more than the second.
    pub above: [&'static str; 2],
    /// Ids of parameters with named values, and which one each must have; otherwise there is no contradiction.
    pub when: &'static [(&'static str, &'static str)],
    /// What is computed instead, in a sentence; formulas in braces stand for their values, `{duration} s`.
    pub says: &'static str,
}

/// The same list, but for the modules of the page: they compute, and the page has it from a generated table.
#[must_use]
pub const fn heard(conflicts: &'static [Conflict]) -> &'static [Conflict] {
    if cfg!(target_arch = "wasm32") { &[] } else { conflicts }
}

/// Of a laboratory whose runs have a duration and a warm-up: something is measured whatever is asked for.
pub const WARM_UP: Conflict = Conflict {
    above: ["warmup", "duration 0.9 *"],
    when: &[],
    says: "The warm-up is {duration 0.9 *} s: at most 90% of the duration of {duration} s.",
};
