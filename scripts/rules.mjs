// Rules of the models have names (`red-7`), at their heads in docs/. This check reports a name that is given twice, a rule
// that no code cites, and a citation of a rule that does not exist or by a bare number. `git grep -nw red-7 '*.rs' '*.ts' '*.tsx'`
// finds the code that implements a rule.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';
import { fail } from './say.mjs';
import { filesBelow } from './stamps.mjs';

/** The head of a rule: an item of a list that begins with its name. */
const HEAD = /^\s*(?:\d+\.|-) `([a-z]+-\d+)` /gm;
/** A citation: "rule red-7", "rules red-5 to red-8", "rules alf-2, alf-3 and alf-7", or with numbers alone. */
const CITATION = /\brules? ((?:[a-z]+-)?\d+(?:(?:,? and|,| to)\s+(?:[a-z]+-)?\d+)*)(?![\w-])/gi;
const NAME = /(?:[a-z]+-)?\d+/g;
const TEXT = /\.(rs|tsx?|mjs|md|tcl)$/;

/** Whether a file is code, which implements rules. */
const isCode = (/** @type {string} */ path) =>
  /^(sim-wasm\/\w+\/src|web)\//.test(path) && !/\.(test|testing)\.tsx?$/.test(path);

/**
 * The faults in these files, one message each.
 * @param {ReadonlyMap<string, string>} files path from the root, and text
 */
export function faultsIn(files) {
  const wrong = [];
  /** @type {Map<string, string>} name of a rule, and where it stands */
  const rules = new Map();
  for (const [path, text] of files) {
    if (!/^docs\/[\w-]+\.md$/.test(path)) continue;
    for (const [, name = ''] of text.matchAll(HEAD)) {
      const before = rules.get(name);
      if (before !== undefined) wrong.push(`${path}: rule ${name} stands in ${before} already`);
      rules.set(name, path);
    }
  }
  const cited = new Set();
  for (const [path, text] of files) {
    for (const citation of text.matchAll(CITATION)) {
      const line = text.slice(0, citation.index).split('\n').length;
      for (const [name] of (citation[1] ?? '').matchAll(NAME)) {
        if (/^\d/.test(name))
          wrong.push(`${path}:${line}: "${citation[0]}" does not say whose rule ${name} is`);
        else if (!rules.has(name)) wrong.push(`${path}:${line}: there is no rule ${name}`);
        else if (isCode(path)) cited.add(name);
      }
    }
  }
  for (const [name, path] of rules) {
    if (!cited.has(name)) wrong.push(`${path}: no code cites rule ${name} where it is done`);
  }
  return wrong;
}

/** This check and its test, which name rules that do not exist. */
const OF_THIS_CHECK = /^scripts\/rules\./;

function filesOfTheProject() {
  const paths = ['docs', 'e2e', 'scripts', 'sim-wasm', 'web'].flatMap((folder) =>
    filesBelow(folder, (file) => TEXT.test(file) && !OF_THIS_CHECK.test(file)),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = faultsIn(filesOfTheProject());
  if (wrong.length > 0) fail(wrong.join('\n'));
}
