// Paths that README.md and docs/ name in backquotes: this check reports one that is no file and no folder of the project, by
// document and line. A path may leave out the folders before it (`scales/scale.ts`).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';
import { fail } from './say.mjs';
import { filesBelow } from './stamps.mjs';

/** A folder, or a file of a kind that is written by hand. */
const PATH = /`((?:[\w@.*-]+\/)+|(?:[\w@.*-]+\/)*[\w@.*-]+\.(?:rs|tsx?|mjs|css|md|toml|txt|json))`/g;
/** What is built, what the guide adds, what has a placeholder for a part of its name, and another's source. */
const ELSEWHERE = [/^(dist|release|pkg)\/|^licenses\.txt$/, /\btoy\b|toy_/, /[A-Z]{3}|\*/];
/** They are written by a command, with the paths of what they describe. */
const WRITTEN = /^docs\/ledger\//;

/**
 * A line for each path that is nowhere.
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

/** Of a file and of each folder around it: all ends of its path. @param {string} file */
function endsOf(file) {
  const parts = file.split('/');
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_, to) => parts.slice(from, from + to + 1).join('/')),
  );
}

/** What set-up, builds and tests leave there is no part of the project. */
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
