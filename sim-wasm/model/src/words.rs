//! Texts for people. The page's WebAssembly modules leave them out: the page takes its texts from the generated tables.

/// A text for people; empty in a build without such texts.
pub(crate) const fn word(text: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") { "" } else { text }
}
