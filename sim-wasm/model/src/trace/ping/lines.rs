//! The meaning of a line of ping's output, in any language: what counts is recognised by marks that are never
//! translated (`PING`, `icmp_seq=`, `ttl=`, `%`); only lines without them are known by their English words.

use crate::trace::table::fields::finite;

/// The meaning of a line.
#[derive(Debug, PartialEq)]
pub enum Line<'a> {
    /// The first line; `first` is the number of the first request.
    Begin {
        destination: &'a str,
        first: u16,
    },
    Reply {
        sequence: u16,
        size: Option<u32>,
        from: &'a str,
    },
    /// A request not answered when the line was printed, or an error about it.
    Unanswered {
        sequence: u16,
    },
    /// Totals of a ping that prints sequence numbers.
    Transmitted {
        requests: u64,
        replies: u64,
    },
    /// An answer without a sequence number, as Windows prints it.
    Unnumbered,
    /// Windows' totals.
    Totals {
        sent: u64,
        received: u64,
    },
    Silent,
    Unknown,
}

/// Reads a line whose time of day has been removed.
pub fn read(text: &str) -> Line<'_> {
    if let Some(rest) = text.strip_prefix("PING") {
        return begin(text, rest);
    }
    if let Some((before, sequence)) = sequence(text) {
        let size = before.split_whitespace().next().and_then(|word| word.parse().ok());
        // error messages ("From 192.0.2.1 icmp_seq=7 ...") and missing answers have neither
        let is_reply = size.is_some() || ["ttl=", "hlim="].iter().any(|mark| text.contains(mark));
        return match is_reply {
            true => Line::Reply { sequence, size, from: sender(before) },
            false => Line::Unanswered { sequence },
        };
    }
    if let Some(totals) = totals(text) {
        return totals;
    }
    if is_unnumbered(text) {
        return Line::Unnumbered;
    }
    if text == "Request timed out." || text.starts_with("Pinging ") || text.ends_with("host unreachable.") {
        return Line::Unnumbered;
    }
    let words =
        ["---", "rtt ", "round-trip", "^C", "ping statistics", "pipe ", "Vr HL TOS", "Ping statistics for"];
    if words.iter().any(|word| text.starts_with(word))
        || text.starts_with("Approximate round trip")
        || text.contains("ewma")
        || text.contains("somebody's printing up packets")
    {
        return Line::Silent;
    }
    Line::Unknown
}

/// iputils counts from 1, all others from 0. Its first line says `(address) 56(84) bytes` or, over IPv6,
/// `(address) 56 data bytes`, perhaps with `from address device:` in between; the others put a colon after
/// the address, with at most `from address:` in between.
fn begin<'a>(text: &str, rest: &'a str) -> Line<'a> {
    // the BSDs' PING6 says "(56=40+8+8 bytes) from --> to"
    if let Some((_, to)) = rest.split_once("--> ") {
        return Line::Begin { destination: name(to), first: 0 };
    }
    let behind = text.rsplit_once(')').map_or("", |(_, behind)| behind);
    let has_total = text.split_whitespace().any(|word| {
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        word.strip_suffix(')')
            .and_then(|word| word.split_once('('))
            .is_some_and(|(a, b)| digits(a) && digits(b))
    });
    let behind = behind.trim_start();
    let is_other = match behind.strip_prefix("from ") {
        Some(source) => !source.split_once(": ").is_some_and(|(source, _)| source.contains(' ')),
        None => behind.starts_with(':'),
    };
    Line::Begin { destination: name(rest), first: u16::from(has_total || !is_other) }
}

/// `example.org` of `example.org (192.0.2.1): 56 data bytes`.
fn name(text: &str) -> &str {
    let word = text.split_whitespace().next().unwrap_or_default();
    let end = word.find('(').filter(|&at| at > 0).unwrap_or(word.len());
    word[..end].trim_end_matches([':', ','])
}

/// The number after `icmp_seq=`, `icmp_req=`, `seq=` or `icmp_seq `, and the text before it.
fn sequence(text: &str) -> Option<(&str, u16)> {
    let marks = ["icmp_seq=", "icmp_req=", "icmp_seq ", "seq="];
    let (before, digits) = marks.into_iter().find_map(|mark| text.split_once(mark))?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    // the BSDs print numbers beyond 16 bits; on the wire they wrap
    digits[..end].parse::<u64>().ok().map(|number| (before, number as u16))
}

/// `a.example` of `64 bytes from a.example (192.0.2.1): `; the sender comes last in every language.
fn sender(before: &str) -> &str {
    let before = before.trim_end_matches([' ', ':', ',']);
    let named =
        before.strip_suffix(')').and_then(|rest| rest.rsplit_once('(')).map(|(name, _)| name.trim_end());
    named.unwrap_or(before).rsplit([' ', '\u{a0}']).next().unwrap_or_default()
}

/// The line of totals: the one with a percentage of losses. Requests come first in it, replies second.
fn totals(text: &str) -> Option<Line<'_>> {
    let is_windows = text.matches('=').count() == 3;
    let is_english = text.contains(" packets transmitted");
    let is_translated = text.contains('%') && text.contains(',');
    if !(is_windows || is_english || is_translated) {
        return None;
    }
    let numbers: Vec<u64> = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|digits| !digits.is_empty())
        .map_while(|digits| digits.parse().ok())
        .take(3)
        .collect();
    match numbers[..] {
        [sent, received, lost] if is_windows => {
            (received.checked_add(lost) == Some(sent)).then_some(Line::Totals { sent, received })
        }
        _ if is_windows => None,
        [requests, replies, ..] if is_english || replies <= requests => {
            Some(Line::Transmitted { requests, replies })
        }
        [requests] if is_english => Some(Line::Transmitted { requests, replies: 0 }),
        _ => None,
    }
}

/// Windows: `Reply from 192.0.2.1: bytes=32 time=12ms TTL=57`, and over IPv6 `Reply from 2001:db8::9:
/// time<1ms`; only the TTL may follow the time.
fn is_unnumbered(text: &str) -> bool {
    let Some((_, values)) = text.rsplit_once(": ") else { return false };
    if values.contains(" TTL=") {
        return true;
    }
    let Some(time) = values.strip_suffix("ms") else { return false };
    let digits = time.trim_end().rsplit(['=', '<']).next().unwrap_or_default();
    time.contains(['=', '<']) && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// The time of day at the start of a line, s, and the rest of the line: `[1583240237.5]` of `ping -D`,
/// `16:05:32.002300` of macOS's `--apple-time`.
pub fn unstamped(text: &str) -> (Option<f64>, &str) {
    if let Some((stamp, rest)) = text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return finite(stamp).map_or((None, text), |stamp| (Some(stamp), rest.trim_start()));
    }
    let clock = text.split_once(' ').and_then(|(clock, rest)| Some((time_of_day(clock)?, rest.trim_start())));
    clock.map_or((None, text), |(stamp, rest)| (Some(stamp), rest))
}

fn time_of_day(text: &str) -> Option<f64> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let is_clock = parts.next().is_none() && hours.len() == 2 && minutes.len() == 2 && seconds.len() > 2;
    let whole = |text: &str| text.parse::<u8>().ok().map(f64::from);
    let seconds: f64 = seconds.parse().ok().filter(|s: &f64| (0.0..61.0).contains(s))?;
    is_clock.then_some(3600.0 * whole(hours)? + 60.0 * whole(minutes)? + seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_lines() {
        let begin = |destination, first| Line::Begin { destination, first };
        for (line, expected) in [
            ("PING example.org (93.184.216.34) 56(84) bytes of data.", begin("example.org", 1)),
            ("PING example.org (93.184.216.34) 56(84) octets de données.", begin("example.org", 1)),
            ("PING 192.0.2.9 (192.0.2.9) from 192.0.2.1 v0: 56(84) bytes of data.", begin("192.0.2.9", 1)),
            ("PING ::1(::1) 56 data bytes", begin("::1", 1)),
            ("PING localhost(localhost (::1)) 56 Datenbytes", begin("localhost", 1)),
            ("PING ::1(::1) from ::1 lo: 56 data bytes", begin("::1", 1)),
            ("PING ::1(::1) from ::1 : 56 data bytes", begin("::1", 1)),
            ("PING 192.0.2.1 (192.0.2.1): 56 data bytes", begin("192.0.2.1", 0)),
            ("PING a (192.0.2.9) from 192.0.2.1: 56 data bytes", begin("a", 0)),
            ("PING6(56=40+8+8 bytes) ::1 --> ::2", begin("::2", 0)),
        ] {
            assert_eq!(read(line), expected, "{line}");
        }
    }

    #[test]
    fn replies_and_what_has_none() {
        let reply = |sequence, from| Line::Reply { sequence, size: Some(64), from };
        for (line, expected) in [
            ("64 bytes from 192.0.2.1: icmp_seq=3 ttl=56 time=11.9 ms (DUP!)", reply(3, "192.0.2.1")),
            ("64 bytes from a.example (192.0.2.1): icmp_seq=3 ttl=56 time=11.9 ms", reply(3, "a.example")),
            ("64 bytes from 192.0.2.1: seq=0 ttl=56 time=1.9 ms", reply(0, "192.0.2.1")),
            ("64 bytes from 192.0.2.1: icmp_req=9 ttl=5", reply(9, "192.0.2.1")),
            ("64 octets de ::1 : icmp_seq=1 ttl=64 temps=0.030 ms", reply(1, "::1")),
            ("64 バイト応答 送信元 ::1: icmp_seq=1 ttl=64 時間=0.021ミリ秒", reply(1, "::1")),
        ] {
            assert_eq!(read(line), expected, "{line}");
        }
        let unanswered = |sequence| Line::Unanswered { sequence };
        assert_eq!(read("no answer yet for icmp_seq=5"), unanswered(5));
        assert_eq!(read("icmp_seq=5 が未応答です"), unanswered(5));
        assert_eq!(read("Request timeout for icmp_seq 6"), unanswered(6));
        assert_eq!(read("From 10.0.0.1 icmp_seq=7 Destination Host Unreachable"), unanswered(7));
        assert_eq!(read("hello"), Line::Unknown);
    }

    #[test]
    fn totals_in_several_languages() {
        let transmitted = |requests, replies| Line::Transmitted { requests, replies };
        for (line, expected) in [
            ("10 packets transmitted, 9 received, 10% packet loss, time 9012ms", transmitted(10, 9)),
            ("30 Pakete übertragen, 28 empfangen, +2 Duplikate, 6,66667% Paketverlust", transmitted(30, 28)),
            (
                "送信パケット数 30, 受信パケット数 28, パケット損失 6.66667%, 時間 1611ミリ秒",
                transmitted(30, 28),
            ),
            ("rtt min/avg/max/mdev = 1/2/3/4 ms", Line::Silent),
            ("Packets: Sent = 4, Received = 3, Lost = 1 (25% loss),", Line::Totals { sent: 4, received: 3 }),
            ("Pakete: Gesendet = 4, Empfangen = 3, Verloren = 1", Line::Totals { sent: 4, received: 3 }),
            ("Minimum = 0ms, Maximum = 12ms, Mittelwert = 7ms", Line::Unknown),
        ] {
            assert_eq!(read(line), expected, "{line}");
        }
    }

    #[test]
    fn windows_prints_no_numbers() {
        for line in [
            "Reply from 192.0.2.1: bytes=32 time=12ms TTL=56",
            "Antwort von 192.0.2.1: Bytes=32 Zeit<1ms TTL=56",
            "Reply from ::1: time<1ms",
            "Réponse de ::1 : temps=12 ms",
            "Request timed out.",
        ] {
            assert_eq!(read(line), Line::Unnumbered, "{line}");
        }
    }

    #[test]
    fn times_of_day() {
        assert_eq!(unstamped("[1583240237.5] 64 bytes"), (Some(1_583_240_237.5), "64 bytes"));
        assert_eq!(unstamped("16:05:32.5 64 bytes"), (Some(57_932.5), "64 bytes"));
        assert_eq!(unstamped("64 bytes from a"), (None, "64 bytes from a"));
        assert_eq!(unstamped("::1 a"), (None, "::1 a"));
    }
}
