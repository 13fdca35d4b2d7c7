// The systems that the command line is built for, and how: with this machine's own compiler where possible, otherwise with
// cargo-zigbuild.

import { commandOutput, rustFolder } from '../run.mjs';

/**
 * `rust`: Rust's name of the target; `zig`: the name for cargo-zigbuild, with the oldest C library that the program runs with.
 * @typedef {{ name: string, rust: string, zig: string, flags?: string, program: string }} Target
 */

/** @type {readonly Target[]} */
export const TARGETS = [
  // static with glibc: musl's allocator takes nine times as long for small vectors, and longer with two threads
  {
    name: 'linux-x86_64',
    rust: 'x86_64-unknown-linux-gnu',
    zig: 'x86_64-unknown-linux-gnu.2.17',
    flags: '-C target-feature=+crt-static',
    program: 'oos',
  },
  {
    name: 'linux-aarch64',
    rust: 'aarch64-unknown-linux-gnu',
    zig: 'aarch64-unknown-linux-gnu.2.17',
    program: 'oos',
  },
  { name: 'macos-x86_64', rust: 'x86_64-apple-darwin', zig: 'x86_64-apple-darwin', program: 'oos' },
  { name: 'macos-aarch64', rust: 'aarch64-apple-darwin', zig: 'aarch64-apple-darwin', program: 'oos' },
  { name: 'windows-x86_64', rust: 'x86_64-pc-windows-gnu', zig: 'x86_64-pc-windows-gnu', program: 'oos.exe' },
];

/**
 * The compilers of this machine.
 * @typedef {{ host: string, installed: readonly string[], hasZig: boolean }} Tools
 */

/** @returns {Tools} */
export function installedTools() {
  const host = /^host: (.*)$/m.exec(commandOutput('rustc', ['-vV'], rustFolder) ?? '')?.[1] ?? '';
  const installed = (commandOutput('rustup', ['target', 'list', '--installed'], rustFolder) ?? '')
    .trim()
    .split('\n');
  return {
    host,
    installed,
    hasZig: commandOutput('cargo-zigbuild', ['--version'], rustFolder) !== undefined,
  };
}

/**
 * The arguments of cargo that build a target, or why it is left out.
 * @param {Target} target @param {Tools} tools
 * @returns {{ args: string[], env: Record<string, string> } | { why: string }}
 */
export function cargoBuildOf({ rust, zig, flags }, { host, installed, hasZig }) {
  const common = ['--locked', '--release', '--package', 'oos', '--features', 'parquet'];
  if (rust === host)
    return {
      args: ['build', ...common, '--target', rust],
      env: flags === undefined ? {} : { RUSTFLAGS: flags },
    };
  if (!installed.includes(rust)) return { why: `rustup target add ${rust}` };
  if (!hasZig) return { why: 'cargo-zigbuild and zig are needed: pip install cargo-zigbuild ziglang' };
  return { args: ['zigbuild', ...common, '--target', zig], env: {} };
}
