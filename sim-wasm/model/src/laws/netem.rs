//! The distribution tables of Linux's netem, rebuilt from their definition in iproute2's `netem` folder
//! (originally from NISTnet): 4096 quantiles as 16-bit integers, with 8192 to the standard deviation, hence
//! within 4 standard deviations.

use super::normal_quantile;

const QUANTILES: u32 = 4096;
const SCALE: f64 = 8192.0;
const PARETO_SHAPE: f64 = 3.0;

/// Deviation in units of the jitter that a table gives for a draw. netem takes the draw modulo the table
/// size; we use its high bits, which are as random and make the deviation increase with the draw.
pub fn scaled(table: &[i16], word: u32) -> f64 {
    f64::from(table[(word >> 20) as usize]) / SCALE
}

/// Table `normal`: entry i is the last place where the distribution function rounds to 4 i / 16384.
pub fn normal() -> Vec<i16> {
    (0..QUANTILES).map(normal_entry).map(clip).collect()
}

/// Table `pareto`: shape 3, minimum 1, shifted by its mean 3/2 and scaled by 4/3. Its standard deviation is 0.82 rather
/// than 1, since the tail is cut.
pub fn pareto() -> Vec<i16> {
    (0..QUANTILES).map(pareto_entry).map(clip).collect()
}

/// Table `paretonormal`: a quarter of the normal entry and three quarters of the Pareto entry.
pub fn paretonormal() -> Vec<i16> {
    // in integers, rounded towards zero
    let mix = |i| (normal_entry(i) as i32 + 3 * i32::from(clip(pareto_entry(i)))) / 4;
    (0..QUANTILES).map(|i| clip(f64::from(mix(i)))).collect()
}

fn normal_entry(i: u32) -> f64 {
    libm::rint(normal_quantile((f64::from(4 * i) + 0.5) / 16384.0) * SCALE)
}

fn pareto_entry(i: u32) -> f64 {
    let p = f64::from(65536 - 16 * i) / 65536.0;
    let value = 1.0 / libm::pow(p, 1.0 / PARETO_SHAPE);
    libm::rint((value - 1.5) * (4.0 / 3.0) * SCALE)
}

fn clip(value: f64) -> i16 {
    value.clamp(f64::from(i16::MIN), f64::from(i16::MAX)) as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_stay_within_four_deviations() {
        for table in [normal(), pareto(), paretonormal()] {
            assert_eq!(table.len(), 4096);
            assert!(table.windows(2).all(|pair| pair[0] <= pair[1]));
        }
        // the first entries that iproute2 prints, and the last of Pareto's
        assert_eq!(normal()[0], -32768);
        assert_eq!(pareto()[0], -5461);
        assert_eq!(pareto()[4095], i16::MAX);
    }
}
