//! Parameter values of a scenario that contradict each other. The model then uses another value than the given one, and
//! every view of a result says which: the command line, Python and the page take the sentences from the laboratories'
//! tables.
//!
//! A formula is in postfix notation, its parts separated by spaces: numbers, ids of numeric parameters, ids of lists of
//! packets (the last packet of the list), and `+ - * / min`.
//! So `duration 0.9 *` is nine tenths of the duration; `web/scenario/conflicts.ts` reads the same.

/// A combination of values that the model does not use as given.
#[derive(Clone, Copy, Debug)]
pub struct Conflict {
    /// Two formulas: the values contradict each other where the first gives more than the second.
    pub above: [&'static str; 2],
    /// (Id, value) of choices: there is a contradiction only where each has this value.
    pub when: &'static [(&'static str, &'static str)],
    /// What is computed instead, in a sentence; a formula in braces, `{duration} s`, stands for its value.
    pub says: &'static str,
}

/// The same list; empty in the page's WebAssembly modules, since the page reads it from a generated table.
#[must_use]
pub const fn heard(conflicts: &'static [Conflict]) -> &'static [Conflict] {
    if cfg!(target_arch = "wasm32") { &[] } else { conflicts }
}

/// The conflict of laboratories whose runs have a duration and a warm-up: at least a tenth of the run is measured.
pub const WARM_UP: Conflict = Conflict {
    above: ["warmup", "duration 0.9 *"],
    when: &[],
    says: "The warm-up is {duration 0.9 *} s: at most 90% of the duration of {duration} s.",
};
