//! Section 4.2.4: the transmission delay, and its ratio to Ta.

use super::super::check::SAME_GAIN;
use super::super::{Mark, Statement};
use super::study::{GAIN, Study};

const USEFUL: Mark = Mark::across(GAIN, "useful below");

const SHORT_PATH: &str = "At D = 50 ms an ADU is mostly recovered before the window of 32 ADUs, 320 ms of emissions, is used up: the ordered side is seldom stopped, and catches up. With half the window there is a gain. What counts is the round trip against W R.";

pub fn delay(study: &mut Study) -> Vec<Statement> {
    let [d50, d100, d200, d500] =
        [("d=50", 60), ("", 60), ("d=200", 100), ("d=500", 160)].map(|(query, to)| study.curve(query, to));
    let maxima = [&d50, &d100, &d200, &d500].map(|curve| curve.maximum());
    let [m50, m100, m200, m500] = &maxima;
    let [e50, e100, e200, e500] = [&d50, &d100, &d200, &d500].map(|curve| curve.near_best());
    let [at_100, short, g50, g100, g200] =
        study.gains(["d=500&ta=100", "d=10&ta=20", "d=50&ta=20", "ta=20", "d=200&ta=20"]);
    let stable = study.curve("d=500", 50);
    vec![
        Statement::of(
            30, "4.2.4, figure 10 left",
            "increasing the delay affects primarily the range of application processing times in which out-of-sequence processing is efficient, but not the gain itself",
        )
        .check(e100.above(&e50))
        .check(e200.above(&e100))
        .check(e500.above(&e200))
        .check(m50.same_gain_as(m100))
        .check(m200.same_gain_as(m100))
        .check(m500.same_gain_as(m100))
        .beside(study.at("d=50&w=16").gain())
        .note(SHORT_PATH),
        Statement::of(31, "4.2.4", "the benefits of out-of-sequence processing increase with transmission delays D")
            .check(g100.above(&g50))
            .check(g200.above(&g100)),
        Statement::of(
            32, "4.2.4, figure 10 left",
            "For D=500ms, out-of-sequence processing efficiency remains stable for application processing times up to 50ms.",
        )
        .check(stable.steadiness().at_least(0.9))
        .note("Stable is read as nine tenths."),
        Statement::of(33, "4.2.4, figure 10 left", "For Ta=100ms, both delivery schemes become equivalent")
            .check(at_100.no_gain())
            .note("At D = 500 ms. A small gain is left; cause unknown."),
        Statement::of(
            34, "4.2.4",
            "Out-of-sequence processing does not provide significant performance gains for short transmission delay environments (D small with respect to Ta)",
        )
        .check(short.no_gain()),
    ]
}

pub fn ratio(study: &mut Study) -> Vec<Statement> {
    let fives = study.gains(["d=50&ta=10", "ta=20", "d=200&ta=40"]);
    let tens = study.gains(["d=50&ta=5", "", "d=200&ta=20", "d=400&ta=40"]);
    let below_five =
        study.gains(["d=40&ta=10", "ta=25", "d=200&ta=50", "d=40&ta=8.4", "ta=21", "d=200&ta=42"]);
    let best = study.curve("", 60).maximum();
    let [near_best, far_best] =
        [("d=50", 60), ("d=200", 100)].map(|(query, to)| study.curve(query, to).maximum());
    let near = study.gains(["d=50&ta=4", "d=50&ta=2.5"]);
    let far_off = study.gains(["d=200&ta=18", "d=200&ta=10"]);
    let [g10, g20, g40] = study.gains(["", "ta=5", "ta=2.5"]);
    let bounds = [("d=10", 20), ("d=50", 40), ("d=250", 100)]
        .map(|(query, to)| study.curve(query, to).end_above(SAME_GAIN, "largest Ta with a gain"));
    let [local, national, continental] = bounds;
    let audio = study.gains(["d=50&ta=0.2", "d=50&ta=4", "d=300&ta=0.2", "d=300&ta=4"]);
    let [video, far] = study.gains(["ta=50", "d=500&ta=50"]);
    vec![
        Statement::of(
            35, "4.2.4, figure 10 right",
            "the efficiency of out-of-sequence processing is constant for any couple (D, Ta) provided the ratio D/Ta is constant",
        )
        .check(fives[0].same_gain_as(&fives[1]))
        .check(fives[2].same_gain_as(&fives[1]))
        .check(tens[0].same_gain_as(&tens[1]))
        .check(tens[2].same_gain_as(&tens[1]))
        .check(tens[3].same_gain_as(&tens[1]))
        .note(SHORT_PATH),
        below_five.into_iter().fold(
            Statement::of(36, "4.2.4, figure 10 right", "If D/Ta < 5 [...] out-of-sequence delivery is useless."),
            |statement, gain| statement.check(gain.no_gain()),
        )
        .note("Taken at D/Ta = 4, and just below the bound, at 4.76."),
        Statement::of(37, "4.2.4, figure 10 right; 5", "The gain will be maximum for D/Ta > 10")
            .check(g10.same_gain_as(&best))
            .check(g20.same_gain_as(&best))
            .check(g40.same_gain_as(&best))
            .check(near[0].same_gain_as(&near_best))
            .check(near[1].same_gain_as(&near_best))
            .check(far_off[0].same_gain_as(&far_best))
            .check(far_off[1].same_gain_as(&far_best))
            .note("At D = 50, 100 and 200 ms, each against the largest G at that D."),
        Statement::of(
            38, "4.2.4",
            "In the case of local transmission, Ta should be less than 1ms; nationwide, less than 10ms; and cross continent less than 50ms.",
        )
        .check(local.about(1.0).drawn(USEFUL))
        .check(national.about(10.0).drawn(USEFUL))
        .check(continental.about(50.0).drawn(USEFUL))
        .note("Taken at the delays that the paper calls typical: 10, 50 and 250 ms. At 10 ms, R = 10 ms and W = 32, no ADU is recovered so late that the window stops the sender: there is no gain at all."),
        audio.into_iter().fold(Statement::of(
            39, "4.1",
            "processing an audio packet takes approximately 0.2ms with ADPCM coding and close to 4ms with GSM coding; processing a video packet takes at least [...] 50ms. Hence, out-of-sequence processing in the audio application would be beneficial. [...] For the video application, out-of-sequence processing would be useful for transmision delays that would be 10 times the application processing time.",
        ), |statement, gain| statement.check(gain.some_gain()))
        .check(video.no_gain())
        .check(far.some_gain())
        .note("Audio at both ends of the paper's \"50ms-300ms range\"; video at its default delay, and at ten times 50 ms."),
    ]
}
