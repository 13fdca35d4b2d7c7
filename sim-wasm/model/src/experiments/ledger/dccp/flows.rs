//! Statements of sections I, II and IV about rates: reordering grows with them, small packets should not have lower
//! ones, and where the application's rate is too low.

use super::super::Statement;
use super::study::Study;

pub fn rates(study: &mut Study) -> Vec<Statement> {
    vec![faster_is_reordered_more(study), small_packets(study), refused(study)]
}

fn faster_is_reordered_more(study: &mut Study) -> Statement {
    let shares = ["0.1", "0.3", "1"].map(|rate| {
        let name = format!("reordered share, C {rate} Mbit/s");
        study.of(&format!("rate={rate}&queue=1000"), "lost_ratio_no_buffer", &name)
    });
    let statement = Statement::of(
        16,
        "I",
        "in a single stream transmission, the probability of packet reordering is increased as the transmission rate increases",
    );
    shares
        .windows(2)
        .fold(statement, |statement, pair| statement.check(pair[1].above(&pair[0])))
        .note("Of a flow that sends as much as it may, in front of a queue that drops nothing. A packet that is delayed by D is overtaken once packets come closer together than that; from there on every delayed packet is, and the share is that of the delayed ones.")
}

fn small_packets(study: &mut Study) -> Statement {
    let statement = Statement::of(
        17,
        "II",
        "[CCID4] ensures that the formula based rate from equation (1) which is directly proportional to the applications packet size, does not unfairly disadvantage DCCP, by using a common TCP packet size in place of the actual size of smaller VoIP packets",
    );
    let statement = [160, 20].into_iter().fold(statement, |statement, bytes| {
        let [three, four] = ["3", "4"].map(|ccid| {
            let name = format!("X, {bytes} bytes, CCID {ccid}");
            study.of(&format!("packet={bytes}&ccid={ccid}"), "rate_no_buffer", &name)
        });
        statement.check(four.above(&three))
    });
    let lossy = "share=0&loss=0.2";
    statement
        .beside(study.of(&format!("{lossy}&packet=1460"), "rate_no_buffer", "X, 1460 bytes, CCID 3, random loss 20%"))
        .beside(study.of(&format!("{lossy}&packet=160&ccid=4"), "rate_no_buffer", "X, 160 bytes, CCID 4, random loss 20%"))
        .beside(study.of(&format!("{lossy}&packet=160"), "rate_no_buffer", "X, 160 bytes, CCID 3, random loss 20%"))
        .note("Not disadvantaged is read as more than by CCID 3 with the packet’s own size. With reordering it is the pause of 10 ms between two packets that limits CCID 4, to 128 and 16 kbit/s; where many packets are lost it is the equation.")
}

fn refused(study: &mut Study) -> Statement {
    let flow = "app=voice&codec=g711&place=application&buffer=100&rtt=400";
    let lost = |study: &mut Study, query: &str, what: &str| {
        study.of(
            &format!("{flow}&{query}"),
            "lost_ratio_buffer",
            &format!("lost share of G.711, RTT 400 ms, {what}"),
        )
    };
    let reordered = lost(study, "extra=200&spread=160&law=jitter-all", "as in table I");
    let calm = lost(study, "share=0&spread=0", "without reordering");
    Statement::of(
        18,
        "II",
        "The artificially lowered rate could lead to losses between the sender side application and transport, which may not be able to handle the rate offered by the application.",
    )
    .check(reordered.at_least(0.01))
    .check(calm.at_most(0.001))
    .note("Behind a voice buffer of 100 packets, which gives no gap up while the path loses nothing: what is missing there found no room at the sender.")
}

/// Section IV, after table III.
pub fn least_favourable(study: &mut Study) -> Statement {
    let statement = Statement::of(
        19,
        "IV",
        "in the least favourable scenario when a low rate application is used, it will produce quality similar to the standard DCCP protocol",
    );
    [("g711", "G.711"), ("g729", "G.729")]
        .into_iter()
        .fold(statement, |statement, (codec, title)| {
            let id = format!("mos_{codec}_buffer");
            let ours = study.of("", &id, &format!("MOS of {title}, DCCP buffer"));
            let standard = study.of("place=application", &id, &format!("MOS of {title}, voice buffer"));
            statement.check(ours.minus(&standard).between(-0.1, 0.1))
        })
        .note(
            "Standard DCCP is that of table II, with a voice buffer; similar is read as a tenth of a point.",
        )
}
