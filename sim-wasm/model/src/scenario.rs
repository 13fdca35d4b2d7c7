//! A scenario: the state of a laboratory, as a value and as text.
