//! The larger and the smaller of two numbers, defined to the last bit. Whether `f64::max` and `f64::min`
//! return +0.0 or −0.0 is up to the platform, and a quotient or a digest shows the difference.

/// The larger of two numbers; `b` if they are equal (zeros included) or if `a` is NaN.
#[inline(always)]
#[must_use]
pub fn larger(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

/// The smaller of two numbers; `b` if they are equal (zeros included) or if `a` is NaN.
#[inline(always)]
#[must_use]
pub fn smaller(a: f64, b: f64) -> f64 {
    if a < b { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equal_ones_the_second() {
        for of in [larger, smaller] {
            assert!(of(-0.0, 0.0).is_sign_positive() && of(0.0, -0.0).is_sign_negative());
            assert_eq!(of(f64::NAN, 1.0), 1.0);
        }
        assert_eq!((larger(1.0, 2.0), larger(2.0, 1.0)), (2.0, 2.0));
        assert_eq!((smaller(1.0, 2.0), smaller(2.0, 1.0)), (1.0, 1.0));
    }
}
