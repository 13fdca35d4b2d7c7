//! Texts for people. The modules of the page do without: they compute, and the page takes its words from the generated
//! tables.

/// A text for people, where a build has such texts.
pub(crate) const fn word(text: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") { "" } else { text }
}
