//! Captures of known truth: a path emulator between two network namespaces, Linux's own TCP and UDP at both ends, and
//! the fate of every transmission written down. `npm run captures` runs it; docs/captures.md describes it. Not part of
//! the product.

#[cfg(target_os = "linux")]
mod arguments;
#[cfg(target_os = "linux")]
mod command;
#[cfg(target_os = "linux")]
mod disguise;
#[cfg(target_os = "linux")]
mod models;
#[cfg(target_os = "linux")]
mod namespace;
#[cfg(target_os = "linux")]
mod packet;
#[cfg(target_os = "linux")]
mod path;
#[cfg(target_os = "linux")]
mod relay;
#[cfg(target_os = "linux")]
mod run;
#[cfg(target_os = "linux")]
mod study;
#[cfg(target_os = "linux")]
mod traffic;
#[cfg(target_os = "linux")]
mod truth;
#[cfg(target_os = "linux")]
mod tun;

#[cfg(target_os = "linux")]
fn main() -> std::process::ExitCode {
    command::main()
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("Skipped: network namespaces are Linux's.");
}
