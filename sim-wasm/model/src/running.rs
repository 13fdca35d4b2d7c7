//! Simulations that run piece by piece: whoever runs one can stop it between two steps, and look at
//! what it has found so far. There is no clock here: a budget is a number of units of work, and the
//! caller measures what a unit takes.

/// A simulation that is under way.
pub trait Running {
    /// What is known before the end.
    type Partial;
    /// What is known at the end.
    type Output;

    /// Works on until about `budget` units of work are done, or the simulation ends: at least the
    /// smallest piece that leaves a state to go on from. A unit is whatever costs about as much each
    /// time: a transmission, an event. Gives the share of the whole that is done (0 to 1), and 1 at the
    /// end alone. A step after the end does nothing.
    fn step(&mut self, budget: u32) -> f64;

    /// What is known so far; `None` where there is nothing to show.
    fn partial(&self) -> Option<Self::Partial>;

    /// What was found. Before the end it is what is known so far, as if the simulation ended here.
    fn result(&self) -> Self::Output;

    /// Runs to the end, for those who have the time.
    fn finish(mut self) -> Self::Output
    where
        Self: Sized,
    {
        while self.step(u32::MAX) < 1.0 {}
        self.result()
    }
}
