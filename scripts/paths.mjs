// Checks the paths in backquotes in README.md and docs/: reports, by document and line, each that is no file or folder of the
// project. A path may leave out its first folders (`scales/scale.ts`).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';
import { fail } from './say.mjs';
import { filesBelow } from './stamps.mjs';

/** A folder, or a file of a type that is written by hand. */
const PATH = /`((?:[\w@.*-]+\/)+|(?:[\w@.*-]+\/)*[\w@.*-]+\.(?:rs|tsx?|mjs|css|md|toml|txt|json))`/g;
/** Paths that are not checked: built files, files that the guide adds, names with placeholders. */
const ELSEWHERE = [/^(dist|release|pkg)\/|^licenses\.txt$/, /\btoy\b|toy_/, /[A-Z]{3}|\*/];
/** Generated documents, which are not checked. */
const WRITTEN = /^docs\/ledger\//;

/**
 * A message for each path that does not exist.
 * @param {ReadonlyMap<string, string>} documents path from the root, and text
 * @param {readonly string[]} files of the project, from the root
 */
export function missingIn(documents, files) {
  const known = new Set(files.flatMap(endsOf));
  const missing = [];
  for (const [document, text] of documents) {
    for (const { 1: path = '', index } of text.matchAll(PATH)) {
      if (known.has(path.replace(/\/$/, '')) || ELSEWHERE.some((each) => each.test(path))) continue;
      const line = text.slice(0, index).split('\n').length;
      missing.push(`${document}:${line}: there is no ${path}`);
    }
  }
  return missing;
}

/** All ends of the paths of a file and of the folders around it. @param {string} file */
function endsOf(file) {
  const parts = file.split('/');
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_, to) => parts.slice(from, from + to + 1).join('/')),
  );
}

/** Folders that set-up, builds and tests write; they are no part of the project. */
const LEFT = ['node_modules', 'dist', 'release', 'test-results', '.git', '.setup'];

function filesOfTheProject() {
  const entries = readdirSync(root, { withFileTypes: true }).filter(({ name }) => !LEFT.includes(name));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesBelow(entry.name, () => true) : [entry.name],
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const files = filesOfTheProject();
  const documents = files.filter((file) => /^(README|docs\/.*)\.md$/.test(file) && !WRITTEN.test(file));
  const texts = documents.map(
    (file) => /** @type {const} */ ([file, readFileSync(join(root, file), 'utf8')]),
  );
  const missing = missingIn(new Map(texts), files);
  if (missing.length > 0) fail(missing.join('\n'));
}
