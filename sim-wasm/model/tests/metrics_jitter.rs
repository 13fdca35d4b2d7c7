//! Compares the jitter path with its closed forms, and with what the metrics paper states about it.

use model::laws::Law;
use model::metrics::JitterBench;
use model::metrics::LAB;
use model::path::JitterPath;
use model::scenario::Scenario;
use model::trace::SequenceChoice;

/// The default displacement threshold.
const THRESHOLD: u32 = 200;

fn path(law: Law, jitter: f64) -> JitterPath {
    let scenario = Scenario::new(&LAB);
    JitterPath { law, jitter, ..JitterPath::of(&scenario) }
}

/// (MD, Er) of one replication.
fn measure(bench: &mut JitterBench, law: Law, jitter: f64) -> (f64, f64) {
    let path = path(law, jitter);
    bench.crossing.run(&path, 0);
    let density = bench.density(THRESHOLD);
    (density.mean_displacement(), density.entropy())
}

/// (MD, Er) by the closed forms.
fn theory(law: Law, jitter: f64) -> (f64, f64) {
    let x = path(law, jitter).relative_jitter();
    let form = law.closed_form().expect("a closed form");
    (form.slope * x, libm::log(x) + form.offset)
}

#[test]
fn at_one_millisecond() {
    let mut bench = JitterBench::default();
    for law in [Law::Uniform, Law::Normal] {
        let (md, _) = measure(&mut bench, law, 1.0);
        assert!((md / theory(law, 1.0).0 - 1.0).abs() < 0.02, "{law:?}: MD {md}");
    }
    let (_, er) = measure(&mut bench, Law::Normal, 1.0);
    assert!((er / theory(Law::Normal, 1.0).1 - 1.0).abs() < 0.01, "Er {er}");
}

/// The entropies of the uniform and exponential laws fall towards their closed forms as the jitter grows:
/// receive indices fluctuate by a few packets, which blurs the edges of the density.
#[test]
fn entropy_converges_from_above() {
    let mut bench = JitterBench::default();
    for law in [Law::Uniform, Law::Exponential] {
        let mut excess = |jitter| measure(&mut bench, law, jitter).1 - theory(law, jitter).1;
        let excesses = [0.25, 0.5, 1.0, 2.0].map(&mut excess);
        assert!(excesses.iter().all(|&above| above > 0.0), "{law:?}: {excesses:?}");
        assert!(excesses.windows(2).all(|pair| pair[1] < pair[0]), "{law:?}: {excesses:?}");
    }
}

/// Section 4 of the paper: MD uniform > normal > exponential, Er normal > uniform > exponential,
/// MD about linear in the jitter.
#[test]
fn orders_of_the_laws() {
    let mut bench = JitterBench::default();
    for jitter in [1.0, 1.2475, 2.0] {
        let [uniform, normal, exponential] =
            [Law::Uniform, Law::Normal, Law::Exponential].map(|law| measure(&mut bench, law, jitter));
        assert!(uniform.0 > normal.0 && normal.0 > exponential.0, "MD at {jitter}");
        assert!(normal.1 > uniform.1 && uniform.1 > exponential.1, "Er at {jitter}");
    }
    let (one, two) = (measure(&mut bench, Law::Normal, 1.0).0, measure(&mut bench, Law::Normal, 2.0).0);
    assert!((two / one - 2.0).abs() < 0.03);
}

/// RD approaches the delay distribution as the jitter grows, in total variation distance.
#[test]
fn density_tends_to_the_law() {
    let mut bench = JitterBench::default();
    for law in [Law::Uniform, Law::Normal, Law::Exponential, Law::Pareto] {
        let mut away = |jitter| {
            let path = path(law, jitter);
            let limit = path.limit_density(THRESHOLD).expect("a closed form");
            bench.crossing.run(&path, 0);
            let density = bench.density(THRESHOLD);
            let total = density.total as f64;
            let differences = density.counts.iter().zip(&limit).map(|(&count, &share)| {
                let found: f64 = f64::from(count) / total;
                (found - share).abs()
            });
            differences.sum::<f64>() / 2.0
        };
        let (near, far) = (away(0.2), away(2.0));
        // where the density of a law jumps, RD stays blurred up to large jitters
        assert!(far < near && far < 0.16, "{law:?}: {near} {far}");
    }
    assert_eq!(path(Law::NetemPareto, 1.0).limit_density(THRESHOLD), None);
}

/// A printout for the reproduction ledger: `cargo test --release -p model --test suite metrics_jitter -- --ignored
/// --nocapture`.
#[test]
#[ignore = "prints figures and speeds"]
fn ledger() {
    let mut bench = JitterBench::default();
    for (name, law) in Law::ALL {
        for jitter in [0.075, 0.25, 0.5, 0.8585, 1.0, 1.2475, 2.0, 5.0, 10.0] {
            let (md, er) = measure(&mut bench, law, jitter);
            let expected = law.closed_form().map(|_| theory(law, jitter));
            println!("{name:<20} j {jitter:<7} MD {md:8.4} Er {er:7.4} theory {expected:?}");
        }
    }
    let start = std::time::Instant::now();
    for law in [Law::Uniform, Law::Normal, Law::Exponential] {
        for point in 0..62 {
            measure(&mut bench, law, f64::from(point) * 10.0 / 61.0);
        }
    }
    println!("62 jitters x 3 laws: {:?}", start.elapsed());
}

#[test]
fn choices_are_closed() {
    crate::choices::stands_for_each(&LAB, "law", &Law::ALL);
    for id in crate::choices::options(&LAB, "by") {
        assert!(SequenceChoice::named(id).is_some(), "{id}");
    }
}
