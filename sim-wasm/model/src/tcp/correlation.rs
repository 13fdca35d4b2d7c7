//! Spearman's rank correlation.

/// The correlation of pairs; equal values share the mean of their ranks. 0 if all values of one side are equal.
#[must_use]
pub fn rank_correlation(xs: &[f64], ys: &[f64]) -> f64 {
    let (xs, ys) = (ranks(xs), ranks(ys));
    let middle = (xs.len() as f64 + 1.0) / 2.0;
    let (mut both, mut of_x, mut of_y) = (0.0, 0.0, 0.0);
    for (x, y) in xs.iter().zip(&ys) {
        both += (x - middle) * (y - middle);
        of_x += (x - middle) * (x - middle);
        of_y += (y - middle) * (y - middle);
    }
    if of_x > 0.0 && of_y > 0.0 { both / (of_x * of_y).sqrt() } else { 0.0 }
}

fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[a].total_cmp(&values[b]));
    let mut ranks = vec![0.0; values.len()];
    let mut start = 0;
    while start < order.len() {
        let alike = order[start..].iter().take_while(|&&at| values[at] == values[order[start]]).count();
        let rank = start as f64 + (alike as f64 + 1.0) / 2.0;
        order[start..start + alike].iter().for_each(|&at| ranks[at] = rank);
        start += alike;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand: ranks 1, 2.5, 2.5, 4 and 4, 3, 2, 1 have the covariance -4.5, over sqrt(4.5 x 5).
    #[test]
    fn ties_share_their_ranks() {
        assert_eq!(ranks(&[5.0, 7.0, 7.0, 9.0]), [1.0, 2.5, 2.5, 4.0]);
        assert_eq!(rank_correlation(&[1.0, 2.0, 30.0], &[4.0, 5.0, 6.0]), 1.0);
        let found = rank_correlation(&[5.0, 7.0, 7.0, 9.0], &[4.0, 3.0, 2.0, 1.0]);
        assert!((found + 4.5 / 22.5_f64.sqrt()).abs() < 1e-12, "{found}");
        assert_eq!(rank_correlation(&[1.0, 1.0], &[1.0, 2.0]), 0.0);
    }
}
