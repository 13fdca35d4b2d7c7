//! What Wireshark writes into its Info column.

/// A number found in Wireshark's Info column, with the TCP payload length and what identifies the stream.
#[derive(Debug, PartialEq)]
pub struct Info {
    pub number: u64,
    pub length: Option<u64>,
    pub stream: String,
}

/// Reads `443 → 51234 [ACK] Seq=1 Ack=1 Win=64256 Len=1460`, `PT=..., SSRC=0x1234, Seq=77, Time=160`
/// or `Echo (ping) reply  id=0x0001, seq=5/1280, ttl=57`.
pub fn info(text: &str) -> Option<Info> {
    let behind = |mark: &str| {
        let rest = text.split_once(mark)?.1;
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        Some(&rest[..end])
    };
    let digits = |mark: &str| behind(mark)?.parse().ok();
    if let Some(number) = digits("Seq=") {
        let length = digits("Len=");
        let ports = text.split(" [").find(|part| part.contains('→') || part.contains(" > "));
        let stream = behind("SSRC=").or(ports.map(|part| part.rsplit("] ").next().unwrap_or(part).trim()));
        return Some(Info { number, length, stream: stream.unwrap_or_default().to_owned() });
    }
    let number = digits(" seq=").filter(|_| text.contains("(ping)"))?;
    // a request says behind its number which frame holds the reply
    let kind = if text.contains("(ping) reply") { "reply" } else { "request" };
    let identifier = behind("id=").map_or_else(String::new, |id| format!(", identifier {id}"));
    Some(Info { number, length: None, stream: format!("echo {kind}{identifier}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_within_info() {
        let tcp = "[TCP Retransmission] 443 → 51234 [PSH, ACK] Seq=2921 Ack=1 Win=501 Len=1460";
        assert_eq!(
            info(tcp),
            Some(Info { number: 2921, length: Some(1460), stream: "443 → 51234".to_owned() })
        );
        let rtp = "PT=ITU-T G.711 PCMU, SSRC=0xFEEDBEEF, Seq=77, Time=160, Mark";
        assert_eq!(info(rtp), Some(Info { number: 77, length: None, stream: "0xFEEDBEEF".to_owned() }));
        let ping = "Echo (ping) reply    id=0x0007, seq=5/1280, ttl=57 (request in 9)";
        let stream = "echo reply, identifier 0x0007".to_owned();
        assert_eq!(info(ping), Some(Info { number: 5, length: None, stream }));
        let ping = "Echo (ping) request  id=0x0008, seq=5/1280, ttl=64 (reply in 10)";
        assert_eq!(info(ping).map(|found| found.stream), Some("echo request, identifier 0x0008".to_owned()));
        assert_eq!(info("Standard query 0x1234 A example.org"), None);
    }
}
