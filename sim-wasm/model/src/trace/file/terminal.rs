//! Logs of a terminal: removes control sequences for colours and modes.

use std::borrow::Cow;

const ESCAPE: char = '\u{1b}';
const BELL: char = '\u{7}';

/// The text without escape sequences (ECMA-48): `ESC [ ... m` and its like, titles (`ESC ] ... BEL`), and the
/// short ones.
pub fn without_controls(text: &str) -> Cow<'_, str> {
    if !text.contains(ESCAPE) {
        return text.into();
    }
    let mut bare = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        if c != ESCAPE {
            bare.push(c);
            continue;
        }
        match rest.next() {
            Some('[') => while rest.next().is_some_and(|c| !('@'..='~').contains(&c)) {},
            Some(']') => {
                while let Some(c) = rest.next_if(|&c| c != ESCAPE) {
                    if c == BELL {
                        break;
                    }
                }
            }
            // the choice of a character set has one more character
            Some('(' | ')' | '#') => drop(rest.next()),
            _ => {}
        }
    }
    bare.into()
}

/// Whether bytes at the beginning of a file may be a terminal's: control characters only where a sequence
/// begins.
pub fn may_begin(bytes: &[u8]) -> bool {
    (0..bytes.len()).all(|at| {
        let is_sequence = || bytes.get(at + 1).is_none_or(|next| b"[]()=>".contains(next));
        match bytes[at] {
            0x1b => is_sequence(),
            byte => !(byte < 9 || (14..32).contains(&byte)),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequences_are_taken_out() {
        assert_eq!(without_controls("\u{1b}[1mPING\u{1b}[0m ::1"), "PING ::1");
        assert_eq!(without_controls("\u{1b}]0;title\u{7}1,2\u{1b}(B"), "1,2");
        assert_eq!(without_controls("\u{1b}]0;title\u{1b}\\3\u{1b}"), "3");
        assert!(matches!(without_controls("plain"), Cow::Borrowed(_)));
    }

    #[test]
    fn other_control_characters_are_no_terminals() {
        assert!(may_begin(b"\x1b[?2") && may_begin(b"abc\x1b") && may_begin(b"1\t2\n"));
        assert!(!may_begin(b"\x1bLua") && !may_begin(&[0x7f, b'E', 1, 1]));
    }
}
