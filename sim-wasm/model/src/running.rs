//! Simulations that run piece by piece: the caller can stop one between two steps and look at what it has
//! found so far. There is no clock here: a budget is a number of units of work, and the caller measures how
//! long a unit takes.

/// A simulation in progress.
pub trait Running {
    /// What is known before the end.
    type Partial;
    /// What is known at the end.
    type Output;

    /// Does about `budget` units of work, or stops at the end: at least the smallest piece after which it can
    /// continue. A unit is something of roughly constant cost, such as a transmission or an event. Returns
    /// the share of the whole that is done (0 to 1), and 1 only at the end. A step after the end does
    /// nothing.
    fn step(&mut self, budget: u32) -> f64;

    /// What is known so far; `None` if there is nothing to show.
    fn partial(&self) -> Option<Self::Partial>;

    /// The result. Before the end it is what is known so far, as if the simulation ended here.
    fn result(&self) -> Self::Output;

    /// Runs to the end without a pause.
    fn finish(mut self) -> Self::Output
    where
        Self: Sized,
    {
        while self.step(u32::MAX) < 1.0 {}
        self.result()
    }
}
