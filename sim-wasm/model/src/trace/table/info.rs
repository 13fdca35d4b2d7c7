//! Reads Wireshark's Info column.

use crate::trace::headers::transport::Segment;

/// A number in Wireshark's Info column, with its TCP segment and what identifies the stream.
#[derive(Debug, PartialEq)]
pub struct InfoNumber {
    pub number: u64,
    pub segment: Option<Segment>,
    pub stream: String,
}

/// Reads `443 → 51234 [ACK] Seq=1 Ack=1 Win=64256 Len=1460`, `PT=..., SSRC=0x1234, Seq=77, Time=160`
/// or `Echo (ping) reply  id=0x0001, seq=5/1280, ttl=57`.
pub fn info(text: &str) -> Option<InfoNumber> {
    let behind = |mark: &str| behind(text, mark);
    let digits = |mark: &str| behind(mark)?.parse::<u64>().ok();
    if let Some(number) = digits("Seq=") {
        let segment = digits("Len=").and_then(|length| segment(text, number, length));
        let ports = text.split(" [").find(|part| part.contains('→') || part.contains(" > "));
        let stream = behind("SSRC=").or(ports.map(|part| part.rsplit("] ").next().unwrap_or(part).trim()));
        return Some(InfoNumber { number, segment, stream: stream.unwrap_or_default().to_owned() });
    }
    let number = digits(" seq=").filter(|_| text.contains("(ping)"))?;
    // in a request, the number is followed by the frame of the reply
    let kind = if text.contains("(ping) reply") { "reply" } else { "request" };
    let identifier = behind("id=").map_or_else(String::new, |id| format!(", identifier {id}"));
    Some(InfoNumber { number, segment: None, stream: format!("echo {kind}{identifier}") })
}

/// The word after a mark.
fn behind<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let rest = text.split_once(mark)?.1;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    Some(&rest[..end])
}

/// The segment of `[PSH, ACK] Seq=1 Ack=1 Win=501 Len=1460`.
fn segment(text: &str, number: u64, length: u64) -> Option<Segment> {
    let flags = text.split_once("] Seq=").and_then(|(before, _)| before.rsplit_once('['));
    let flags = flags.map_or("", |(_, flags)| flags);
    let has = |flag: &str| flags.split(", ").any(|word| word == flag);
    let digits = |mark: &str| behind(text, mark)?.parse::<u32>().ok();
    Some(Segment {
        sequence: number as u32,
        acknowledgment: digits(" Ack="),
        is_syn: has("SYN"),
        is_ack: has("ACK"),
        is_fin: has("FIN"),
        is_reset: has("RST"),
        is_window_closed: digits(" Win=").map(|window| window == 0),
        length: u32::try_from(length).ok()?,
        ..Segment::default()
    })
}

/// The stream of the other direction, if the stream is named by its ports: `443 → 51234`.
pub fn reversed(stream: &str) -> String {
    let ends = [" → ", " > "].into_iter().find_map(|arrow| Some((arrow, stream.split_once(arrow)?)));
    ends.map_or_else(|| stream.to_owned(), |(arrow, (from, to))| format!("{to}{arrow}{from}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_within_info() {
        let tcp = "[TCP Retransmission] 443 → 51234 [PSH, ACK] Seq=2921 Ack=1 Win=501 Len=1460";
        let found = info(tcp).unwrap();
        assert_eq!((found.number, found.stream.as_str()), (2921, "443 → 51234"));
        let expected = Segment {
            sequence: 2921,
            acknowledgment: Some(1),
            is_ack: true,
            is_window_closed: Some(false),
            length: 1460,
            ..Segment::default()
        };
        assert_eq!(found.segment, Some(expected));
        let [syn, answer, reset] = [
            "40000 → 80 [SYN] Seq=0 Win=64240 Len=300 MSS=1460",
            "80 → 40000 [SYN, ACK] Seq=0 Ack=1 Win=0 Len=0",
            "[TCP ZeroWindow] 80 → 40000 [RST, FIN] Seq=7 Win=0 Len=0",
        ]
        .map(|text| info(text).and_then(|found| found.segment).unwrap());
        assert!(syn.is_syn && !syn.is_ack && syn.acknowledgment.is_none());
        assert!(answer.is_syn && answer.is_ack && answer.is_window_closed == Some(true));
        assert!(reset.is_reset && reset.is_fin && !reset.is_syn);
        assert_eq!(["443 → 5", "443 > 5", "0x7"].map(reversed), ["5 → 443", "5 > 443", "0x7"]);
        let rtp = "PT=ITU-T G.711 PCMU, SSRC=0xFEEDBEEF, Seq=77, Time=160, Mark";
        assert_eq!(
            info(rtp),
            Some(InfoNumber { number: 77, segment: None, stream: "0xFEEDBEEF".to_owned() })
        );
        let ping = "Echo (ping) reply    id=0x0007, seq=5/1280, ttl=57 (request in 9)";
        let stream = "echo reply, identifier 0x0007".to_owned();
        assert_eq!(info(ping), Some(InfoNumber { number: 5, segment: None, stream }));
        let ping = "Echo (ping) request  id=0x0008, seq=5/1280, ttl=64 (reply in 10)";
        assert_eq!(info(ping).map(|found| found.stream), Some("echo request, identifier 0x0008".to_owned()));
        assert_eq!(info("Standard query 0x1234 A example.org"), None);
    }
}
