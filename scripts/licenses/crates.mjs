// The licences of the code that is linked into the WebAssembly modules or the command line: of crates and Rust's standard library.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandOutput, root, rustFolder } from '../run.mjs';
import { say } from '../say.mjs';
import { isMit } from './allowed.mjs';

/** @typedef {{ name: string, version: string, identifier?: string, text?: string }} Licence */

const TARGET = 'wasm32-unknown-unknown';

/**
 * The part of cargo's metadata that is used here.
 * @typedef {{ id: string, name: string, version: string, license: string | null, source: string | null,
 *   manifest_path: string, targets: { kind: string[] }[] }} Crate
 * @typedef {{ pkg: string, dep_kinds: { kind: string | null }[] }} Dependency
 * @typedef {{ packages: Crate[], resolve: { nodes: { id: string, deps: Dependency[] }[] } }} Metadata
 */

/**
 * @param {string} target @param {readonly string[]} features of the package
 * @returns {Metadata}
 */
function metadata(target, features) {
  const args = ['metadata', '--locked', '--format-version', '1', '--filter-platform', target];
  if (features.length > 0) args.push('--features', features.join(','));
  const options = /** @type {const} */ ({ cwd: rustFolder, encoding: 'utf8', maxBuffer: 1 << 28 });
  const { status, stdout, stderr } = spawnSync('cargo', args, options);
  if (status !== 0) throw new Error(`cargo does not say what is linked: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * Crates that are linked into a package, the modules' where none is named, without those that only run at build time.
 * @param {{ package?: string, target?: string, features?: readonly string[] }} [of]
 * @returns {Licence[]}
 */
export function linkedCrates({ package: name = 'oos-wasm', target = TARGET, features = [] } = {}) {
  const { packages, resolve } = metadata(
    target,
    features.map((feature) => `${name}/${feature}`),
  );
  const crateOf = new Map(packages.map((crate) => [crate.id, crate]));
  const depsOf = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  /** @type {Set<Crate>} */
  const linked = new Set();
  /** @param {string} id */
  const follow = (id) => {
    const crate = crateOf.get(id);
    if (!crate || linked.has(crate) || crate.targets.some(({ kind }) => kind.includes('proc-macro'))) return;
    linked.add(crate);
    const normal = depsOf.get(id)?.filter(({ dep_kinds }) => dep_kinds.some(({ kind }) => kind === null));
    for (const { pkg } of normal ?? []) follow(pkg);
  };
  follow(packages.find((crate) => crate.name === name)?.id ?? '');
  return [...linked].filter(({ source }) => source !== null).map(licenceOf);
}

/** @param {Crate} crate @returns {Licence} */
function licenceOf({ name, version, license, manifest_path }) {
  const folder = dirname(manifest_path);
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|copyright|notice|unlicense)/i.test(file))
    .sort();
  const texts = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  return licence(name, version, license ?? '', texts);
}

/**
 * The licence of a crate; where it offers a choice, each in a file of its own, the chosen one.
 * @param {string} name @param {string} version @param {string} identifier
 * @param {{ file: string, text: string }[]} texts
 * @returns {Licence}
 */
function licence(name, version, identifier, texts) {
  const mit = isMit(identifier) ? texts.filter(({ file }) => /mit/i.test(file)) : [];
  const text = (mit.length > 0 ? mit : texts).map((each) => each.text.trim()).join('\n\n');
  return { name, version, identifier, ...(text !== '' && { text }) };
}

/**
 * The standard library, and the crates in it, from its own notices.
 * @param {{ toolchain?: string, tell?: (words: string) => void, target?: string }} [of]
 * @returns {Licence[]}
 */
export function standardLibrary({
  toolchain = commandOutput('rustc', ['--print', 'sysroot'], rustFolder)?.trim() ?? '',
  tell = say,
  target = TARGET,
} = {}) {
  const version = commandOutput('rustc', ['--version'], rustFolder)?.split(' ')[1] ?? '';
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  const library = {
    name: 'Rust standard library',
    version,
    identifier: 'MIT OR Apache-2.0',
    text: `Copyright (c) The Rust Project Developers (see https://thanks.rust-lang.org)\n\n${own.slice(own.indexOf('Permission is hereby granted')).trim()}`,
  };
  const notices = join(toolchain, 'share/doc/rust/COPYRIGHT-library.html');
  const libraries = join(toolchain, 'lib/rustlib', target, 'lib');
  // toolchains packaged by a system may keep them elsewhere
  const missing = [notices, libraries].find((path) => !existsSync(path));
  if (missing !== undefined) {
    tell(`The crates in the Rust standard library are missing from licenses.txt: there is no ${missing}.`);
    return [library];
  }
  const built = new Set(readdirSync(libraries).map((file) => /^lib(\w+)-/.exec(file)?.[1]));
  return [
    library,
    ...noticesOf(readFileSync(notices, 'utf8'), (name) => built.has(name.replaceAll('-', '_'))),
  ];
}

/** @param {string} page @param {(name: string) => boolean} isWanted @returns {Licence[]} */
function noticesOf(page, isWanted) {
  return page
    .split('<h3>')
    .slice(1)
    .flatMap((section) => {
      const [, name = '', version = ''] = /^[^\w<]*([\w-]+?)-(\d[^<]*)<\/h3>/.exec(section) ?? [];
      if (!isWanted(name)) return [];
      const identifier = /<b>License:<\/b>\s*([^<]*)</.exec(section)?.[1]?.trim() ?? '';
      const files = section.matchAll(/<code>([^<]*)<\/code><\/summary>\s*<pre>([^<]*)<\/pre>/g);
      const texts = [...files].map(([, file = '', text = '']) => ({ file, text: plain(text) }));
      return [licence(`${name} (in the Rust standard library)`, version, identifier, texts)];
    });
}

/** Text of HTML without elements. @param {string} html */
function plain(html) {
  /** @type {Record<string, string>} */
  const named = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return html.replace(/&(?:#(\d+)|(\w+));/g, (entity, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (named[name] ?? entity),
  );
}
