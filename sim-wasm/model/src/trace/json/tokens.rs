//! JSON (RFC 8259) and sequences of it (RFC 7464), read piece by piece: long texts and numbers are cut, and too deep
//! nesting is an error.

/// A piece of a document.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Token<'a> {
    /// An object or an array begins.
    Open {
        is_array: bool,
    },
    Close,
    Key(&'a str),
    /// A text, or the beginning of a long one.
    Text(&'a str),
    Number(f64),
    /// `true`, `false` or `null`.
    Word,
}

/// Bytes kept of a text or a key.
const KEPT_AT_MOST: usize = 128;
const DEEP_AT_MOST: usize = 64;

/// Reads documents one after another.
#[derive(Clone, Debug, Default)]
pub struct Tokens {
    state: State,
    /// For each open value, whether it is an array.
    open: Vec<bool>,
    text: Vec<u8>,
    /// Whether the text is a key.
    is_key: bool,
    /// Number of bytes read.
    at: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// A value is expected.
    #[default]
    Value,
    /// An array has begun: a value or its end is expected.
    First,
    /// A key is expected; after a comma the object may not end.
    Key {
        may_end: bool,
    },
    Colon,
    /// A comma or an end is expected.
    Behind,
    Text,
    Escape,
    /// So many digits of `\u` are expected.
    Unicode(u8),
    /// Within a number, `true`, `false` or `null`.
    Bare,
}

impl Tokens {
    /// Reads the next piece. If it is not JSON, returns the byte and the fault.
    pub fn feed(&mut self, bytes: &[u8], take: &mut dyn FnMut(Token)) -> Result<(), (u64, &'static str)> {
        let start = self.at;
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            self.at = start + at as u64;
            match self.state {
                State::Text => {
                    let rest = &bytes[at..];
                    let plain =
                        rest.iter().position(|&byte| byte == b'"' || byte == b'\\').unwrap_or(rest.len());
                    self.keep(&rest[..plain]);
                    at += plain;
                    match bytes.get(at) {
                        Some(b'"') => self.end_text(take),
                        Some(_) => self.state = State::Escape,
                        None => break,
                    }
                }
                State::Escape => {
                    let escaped = match byte {
                        b'n' => b'\n',
                        b't' => b'\t',
                        b'r' => b'\r',
                        b'b' | b'f' => b' ',
                        other => other,
                    };
                    self.state = if byte == b'u' { State::Unicode(4) } else { State::Text };
                    // no name that is looked for has an escape, so any character will do
                    self.keep(&[if byte == b'u' { b'?' } else { escaped }]);
                }
                State::Unicode(left) => {
                    self.state = if left > 1 { State::Unicode(left - 1) } else { State::Text }
                }
                State::Bare if !b" \t\r\n,]}:\x1e".contains(&byte) => self.keep(&[byte]),
                State::Bare => {
                    self.end_bare(take)?;
                    continue;
                }
                _ => self.structure(byte, take)?,
            }
            at += 1;
        }
        self.at = start + bytes.len() as u64;
        Ok(())
    }

    /// Whether the text may end here.
    pub fn is_whole(&self) -> bool {
        self.open.is_empty() && matches!(self.state, State::Value | State::Behind | State::Bare)
    }

    fn structure(&mut self, byte: u8, take: &mut dyn FnMut(Token)) -> Result<(), (u64, &'static str)> {
        let is_between = self.open.is_empty() && self.state == State::Behind;
        match (self.state, byte) {
            (_, b' ' | b'\t' | b'\r' | b'\n') => {}
            // a record of a sequence begins; the one before it was cut off
            (_, 0x1e) => {
                while self.open.pop().is_some() {
                    take(Token::Close);
                }
                self.state = State::Value;
            }
            (State::First, b']') | (State::Key { may_end: true }, b'}') => self.close(take),
            (State::Behind, b',') if !is_between => {
                let is_array = self.open.last() == Some(&true);
                self.state = if is_array { State::Value } else { State::Key { may_end: false } };
            }
            (State::Behind, b']' | b'}') if self.open.last() == Some(&(byte == b']')) => self.close(take),
            (State::Key { .. }, b'"') => self.begin_text(true),
            (State::Colon, b':') => self.state = State::Value,
            (State::Value | State::First, _) => self.value(byte, take)?,
            _ if is_between => self.value(byte, take)?,
            _ => return Err((self.at, "a comma, a colon or a bracket is missing")),
        }
        Ok(())
    }

    fn value(&mut self, byte: u8, take: &mut dyn FnMut(Token)) -> Result<(), (u64, &'static str)> {
        match byte {
            b'{' | b'[' => {
                if self.open.len() >= DEEP_AT_MOST {
                    return Err((self.at, "it is nested too deep"));
                }
                let is_array = byte == b'[';
                self.open.push(is_array);
                self.state = if is_array { State::First } else { State::Key { may_end: true } };
                take(Token::Open { is_array });
            }
            b'"' => self.begin_text(false),
            b'-' | b'0'..=b'9' | b't' | b'f' | b'n' | b'N' | b'I' => {
                self.text.clear();
                self.keep(&[byte]);
                self.state = State::Bare;
            }
            _ => return Err((self.at, "no value of JSON begins so")),
        }
        Ok(())
    }

    fn begin_text(&mut self, is_key: bool) {
        self.text.clear();
        self.is_key = is_key;
        self.state = State::Text;
    }

    fn end_text(&mut self, take: &mut dyn FnMut(Token)) {
        let text = String::from_utf8_lossy(&self.text);
        take(if self.is_key { Token::Key(&text) } else { Token::Text(&text) });
        self.state = if self.is_key { State::Colon } else { State::Behind };
    }

    fn end_bare(&mut self, take: &mut dyn FnMut(Token)) -> Result<(), (u64, &'static str)> {
        let text = str::from_utf8(&self.text).unwrap_or_default();
        match text.parse::<f64>() {
            Ok(number) if number.is_finite() => take(Token::Number(number)),
            _ if ["true", "false", "null", "NaN", "Infinity", "-Infinity"].contains(&text) => {
                take(Token::Word)
            }
            _ => return Err((self.at, "no value of JSON is written so")),
        }
        self.state = State::Behind;
        Ok(())
    }

    fn close(&mut self, take: &mut dyn FnMut(Token)) {
        self.open.pop();
        self.state = State::Behind;
        take(Token::Close);
    }

    fn keep(&mut self, bytes: &[u8]) {
        let free = KEPT_AT_MOST.saturating_sub(self.text.len());
        self.text.extend_from_slice(&bytes[..bytes.len().min(free)]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &[u8], piece: usize) -> Result<String, (u64, &'static str)> {
        let (mut tokens, mut found) = (Tokens::default(), String::new());
        for piece in text.chunks(piece) {
            tokens.feed(piece, &mut |token| {
                found += &match token {
                    Token::Open { is_array } => if is_array { "[" } else { "{" }.to_owned(),
                    Token::Close => "/".to_owned(),
                    Token::Key(key) => format!("{key}:"),
                    Token::Text(text) => format!("'{text}' "),
                    Token::Number(number) => format!("{number} "),
                    Token::Word => "w ".to_owned(),
                };
            })?;
        }
        found += if tokens.is_whole() { "." } else { "?" };
        Ok(found)
    }

    #[test]
    fn documents_in_pieces() {
        for (text, expected) in [
            (
                &br#"{"a":[1,-2.5e1,"x\"\u0041y",{}],"b":{"c":null}, "d" : true}"#[..],
                "{a:[1 -25 'x\"?y' {//b:{c:w /d:w /.",
            ),
            (b"\x1e{\"a\":1}\n\x1e{\"b\":[]}\n", "{a:1 /{b:[//."),
            (b"{\"a\":1}\n{\"b\":2}", "{a:1 /{b:2 /."),
            // a record that was cut off, and the one after it
            (b"\x1e{\"a\":[1\n\x1e{\"b\":2}", "{a:[1 //{b:2 /."),
            (b"[[]", "[[/?"),
            (b" 7 ", "7 ."),
        ] {
            for piece in [1, 3, 1000] {
                assert_eq!(read(text, piece).as_deref(), Ok(expected), "{}", text.escape_ascii());
            }
        }
        let long = format!("[\"{}\"]", "x".repeat(1000));
        assert_eq!(read(long.as_bytes(), 7).unwrap().len(), KEPT_AT_MOST + 6);
    }

    #[test]
    fn what_is_no_json_is_an_error() {
        for (text, at) in [
            (&b"{\"a\" 1}"[..], 5),
            (b"[1 2]", 3),
            (b"{a}", 1),
            (b"[tru]", 4),
            (b"{\"a\":1,}", 7),
            (b"[1}", 2),
        ] {
            for piece in [1, 1000] {
                assert_eq!(read(text, piece).map_err(|(at, _)| at), Err(at), "{}", text.escape_ascii());
            }
        }
        assert_eq!(read(&[b'['; 100], 9).map_err(|(at, _)| at), Err(64));
    }
}
