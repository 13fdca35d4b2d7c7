//! Section IV: tables II and III.

use super::super::{Figure, Mark, Statement};
use super::study::Study;
use crate::quality::SMALL_SCREEN;

const FRAMES: f64 = 30.0;

/// The page's scores of voice and video, and its rate over time.
const SCORES: &str = "fig=quality";
const RATE: &str = "fig=rate&shown=delivered";

pub fn voice(study: &mut Study) -> Vec<Statement> {
    let table = [
        ("DCCP buffer", "", "buffer", [4.33, 3.96]),
        ("voice buffer", "place=application", "buffer", [4.33, 3.96]),
        ("no buffer", "", "no_buffer", [3.87, 3.27]),
    ];
    let mut statement = Statement::of(
        11,
        "IV, table II",
        "MOS values for G.711 and G.729: DCCP buffer 4.33, 3.96; DCCP, no buffer; voice buffer 4.33, 3.96; DCCP, no buffer; no voice buffer 3.87, 3.27",
    );
    for (what, query, side, printed) in table {
        for ((codec, title), value) in [("g711", "G.711"), ("g729", "G.729")].into_iter().zip(printed) {
            let bar = match (codec, side) {
                ("g711", "buffer") => "g711 buffer",
                ("g711", _) => "g711 no_buffer",
                (_, "buffer") => "g729 buffer",
                _ => "g729 no_buffer",
            };
            let id = format!("mos_{codec}_{side}");
            let check = study.of(query, &id, &format!("MOS of {title}, {what}")).printed_as(value);
            statement = statement.check(check.drawn(Mark::across(SCORES, "").of(bar)));
        }
    }
    let one_way = study.of("ear=oneway", "mos_g711_buffer", "MOS of G.711, DCCP buffer, delay one way");
    let lost = |study: &mut Study, codec: &str, title: &str| {
        let query = format!("app=voice&codec={codec}&place=application");
        study.of(&query, "lost_ratio_buffer", &format!("lost share of {title} behind a voice buffer"))
    };
    let [g711, g729] = [("g711", "G.711"), ("g729", "G.729")].map(|(codec, title)| lost(study, codec, title));
    vec![
        statement.beside(one_way).note("Calls are simulated over the same path, a packet every 20 ms. The scores come out if the mouth-to-ear delay is the round trip, the waiting of four packets and the transmission."),
        Statement::of(
            12, "IV",
            "due to low data rate of VoIP, the decreased DCCP rate is still high enough not to cause data losses",
        )
        .check(g711.at_most(0.001))
        .check(g729.at_most(0.001))
        .beside(study.of(
            "app=voice&codec=g711&place=application&rtt=400&extra=200&spread=80",
            "lost_ratio_buffer",
            "the same of G.711, RTT 400 ms, D 200 ms",
        )),
    ]
}

fn formula(name: &str, rate: f64, lost: f64) -> Figure {
    let score = SMALL_SCREEN.score(rate, FRAMES, lost).mos;
    Figure::new(name, "", vec![score], "#/dccp?buffer=12".to_owned())
}

pub fn video(study: &mut Study) -> Vec<Statement> {
    let mut of = |id: &str, name: &str| study.of("buffer=12", id, name);
    let rates = [of("rate_buffer", "rate with a buffer of 12"), of("rate_no_buffer", "rate without")];
    let score = of("mos_video_buffer", "MOS of video in the simulation, with a buffer of 12");
    let larger =
        study.of("buffer=12&packet=1000", "rate_buffer", "rate with a buffer of 12, packets of 1000 bytes");
    let larger_without =
        study.of("buffer=12&packet=1000", "rate_no_buffer", "rate without, packets of 1000 bytes");
    let netem = study.of("buffer=12&law=skip", "rate_buffer", "rate with a buffer of 12, netem’s own law");
    let netem_without = study.of("buffer=12&law=skip", "rate_no_buffer", "rate without, netem’s own law");
    let [with, without] = rates;
    vec![
        Statement::of(
            13, "IV, table III",
            "the rate available to the video application being 898kbit/sec for our proposal and 314kbit/sec for standard DCCP",
        )
        .check(with.printed_as(898.0).drawn(Mark::level(RATE, "with the buffer").of("buffer")))
        .check(without.printed_as(314.0).drawn(Mark::level(RATE, "without").of("no_buffer")))
        .beside(larger)
        .beside(larger_without)
        .beside(netem)
        .beside(netem_without)
        .note("The law of the disorder and the size of the packets decide, and the paper gives neither. At 500 bytes each of its rates lies between ours where the share alone is held back and ours by netem’s own law."),
        Statement::of(14, "IV, table III", "DCCP-buffer 4.19; DCCP-no buffer; video buffer, rate adjustment 2.76")
            .check(formula("MOS of video at 898 kbit/s", 898.0, 0.0).printed_as(4.19).drawn(Mark::across(SCORES, "").of("video buffer")))
            .check(formula("MOS of video at 314 kbit/s", 314.0, 0.0).printed_as(2.76).drawn(Mark::across(SCORES, "").of("video no_buffer")))
            .beside(score)
            .note("The recommendation’s formula at the paper’s own rates."),
        Statement::of(
            15, "IV, table III",
            "DCCP-no buffer; no video buffer, no rate adjustment: too low to calculate",
        )
        .check(formula("MOS of video of 898 kbit/s of which 314 arrive", 898.0, 1.0 - 314.0 / 898.0).at_most(1.1))
        .note("Too low is read as 0.1 above the worst score."),
    ]
}
