//! Texts for people. The modules of the page do without: they compute, and the page takes its words from the generated
//! tables. The module of the ledgers alone has them (the feature `words`), for its rules are sentences.

/// A text for people, where a build has such texts.
pub(crate) const fn word(text: &'static str) -> &'static str {
    if cfg!(all(target_arch = "wasm32", not(feature = "words"))) { "" } else { text }
}
