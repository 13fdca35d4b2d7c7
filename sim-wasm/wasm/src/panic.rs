//! Makes a panic reach the page with its message and place, instead of as "unreachable".

use std::panic::PanicHookInfo;
use wasm_bindgen::prelude::*;

/// Runs when a module is started.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(throw));
}

/// Throws a JavaScript error in place of the trap that would follow, because an error carries a message.
/// Neither unwinds, so the module must not be used any more; the worker ends.
fn throw(info: &PanicHookInfo<'_>) {
    // "panicked at model/src/alf/luck.rs:91:9:" and the text in the next line
    let words: Vec<String> = info.to_string().lines().map(str::to_owned).collect();
    wasm_bindgen::throw_str(&words.join(" "));
}
