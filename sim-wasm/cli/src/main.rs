//! `oos`, as a program.

fn main() -> std::process::ExitCode {
    oos::main()
}
