//! Section 4, figures 6 to 8: TCP under jitter.

use super::super::Statement;

const NO_TCP: &str = "Needs a TCP sender under jitter.";

pub fn throughput() -> Vec<Statement> {
    [
        (
            13, "4, figure 6",
            "the Mean Displacement of the packets, at the moment of the throughput collapse, is quite different for the three distributions",
        ),
        (
            14, "4, figure 7",
            "While for the uniform distribution, an Entropy of 3.8, the throughput is above 90%, for the exponential distribution, the TCP throughput falls below 80%.",
        ),
        (
            15, "4, figure 8",
            "the bic, highspeed, and yeah algorithms perform well for Entropy of approximately 3.3",
        ),
        (16, "4, figure 8", "The Westwood algorithm collapsed with a much lower value, approximately 0.75."),
        (
            19, "4, figure 6",
            "much of the degradation occurs in a small range of delay variance, making it difficult to compare",
        ),
        (
            20, "5",
            "the same Mean Displacement or Entropy may reflect on a different performance to a protocol being evaluated",
        ),
    ]
    .into_iter()
    .map(|(number, place, quote)| Statement::of(number, place, quote).note(NO_TCP))
    .collect()
}
