//! Addresses within sentences.

use std::net::{IpAddr, SocketAddr};

/// `text` with each word that is or contains an address replaced by `named`.
pub fn replaced(text: &str, named: impl Fn(&str) -> String) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_part) {
        let (before, from) = rest.split_at(start);
        result.push_str(before);
        let end = from.find(|c| !is_part(c)).unwrap_or(from.len());
        let (word, behind) = from.split_at(end);
        // a full stop or colon after a word ends a sentence
        let bare = word.trim_end_matches(['.', ':', '-']);
        if has_address(bare) {
            result.push_str(&named(bare));
            result.push_str(&word[bare.len()..]);
        } else {
            result.push_str(word);
        }
        rest = behind;
    }
    result + rest
}

/// Characters of addresses, and of what may be attached to them.
fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || ['.', ':', '-', '%', '[', ']', '/'].contains(&c)
}

fn has_address(word: &str) -> bool {
    let bare = word.trim_matches(['[', ']', '/']);
    let host = bare.split(['/', '%']).next().unwrap_or(bare);
    [word, bare, host].into_iter().any(is_address) || has_four_numbers(word)
}

/// Whether a word is an IPv4 or IPv6 address, perhaps with a port, or a hardware address of six or eight bytes.
fn is_address(word: &str) -> bool {
    word.parse::<IpAddr>().is_ok_and(|ip| ip.is_ipv4() || word.len() > 2)
        || word.parse::<SocketAddr>().is_ok()
        || is_hardware(word)
}

fn is_hardware(word: &str) -> bool {
    [':', '-'].into_iter().any(|mark| {
        let bytes: Vec<&str> = word.split(mark).collect();
        let is_byte = |byte: &&str| byte.len() == 2 && byte.bytes().all(|c| c.is_ascii_hexdigit());
        [6, 8].contains(&bytes.len()) && bytes.iter().all(is_byte)
    })
}

/// Whether a word has four numbers with dots between them, such as `host-10.0.0.1.example.org`.
fn has_four_numbers(word: &str) -> bool {
    let is_number =
        |part: &&str| !part.is_empty() && part.len() <= 3 && part.bytes().all(|c| c.is_ascii_digit());
    let parts: Vec<&str> = word.split(|c: char| !c.is_ascii_digit() && c != '.').collect();
    parts.iter().any(|numbers| {
        numbers.split('.').collect::<Vec<_>>().windows(4).any(|four| four.iter().all(is_number))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_with_addresses() {
        let scrubbed = |text: &str| replaced(text, |_| "X".to_owned());
        for (text, expected) in [
            ("from 192.0.2.1 to 192.0.2.2.", "from X to X."),
            ("RTP from 192.0.2.1:4000 to [2001:db8::2]:5004: the numbers", "RTP from X to X: the numbers"),
            ("2001:db8::1, fe80::1%eth0 and 02:00:5e:10:00:01", "X, X and X"),
            ("reads \"10.0.0.0/8\" and 02-00-5e-10-00-01", "reads \"X\" and X"),
            (
                "a host-10.1.2.3.example.org in line 3: 4.5 ms, 1.2.3, 12:30:45, 23:59",
                "a X in line 3: 4.5 ms, 1.2.3, 12:30:45, 23:59",
            ),
            ("RFC 3550, 8.2, at 2026-11-24T12:00:00; no ::", "RFC 3550, 8.2, at 2026-11-24T12:00:00; no ::"),
        ] {
            assert_eq!(scrubbed(text), expected);
        }
    }
}
