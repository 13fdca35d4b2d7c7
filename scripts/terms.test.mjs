// One term for each thing: this looks for the words that the page, the tables, lessons, the program and the documents do not use beside it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';
import { filesBelow } from './stamps.mjs';

/** The term, and what is not said instead. */
const TERMS = /** @type {const} */ ([
  ['as they arrive', /\bas they come\b(?! into)/i],
  [
    'reordering buffer (the name of RFC 5236 may stand beside it)',
    /(?<!RFC 5236(?:: |'s ))\b(?:resequencing|sorting) buffer/i,
  ],
  ['needless retransmission', /(?<!\[)\b(?:useless|superfluous) retransmission/i],
  ['orange, dark yellow', /\bvermill?ion\b|\bbrass\b/i],
  ['green shape', /\bhill\b/i],
  ['undone', /\bcuts? taken back\b/i],
  ['link use', /\blink in use\b|\buse of the link\b/i],
]);

const PLACES = ['web', 'public/lessons', 'public/samples', 'sim-wasm/model/src', 'sim-wasm/cli/src', 'docs'];
/** Words of papers stand as they are printed; decisions tell of the code. */
const NOT_OURS = /\.(test|testing)\.|experiments\/|web\/sources|\/tests?[./]|docs\/decisions|gallery/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

test.each(TERMS)('the term is %s', (_, other) => {
  const files = [
    'README.md',
    ...PLACES.flatMap((place) => filesBelow(place, (file) => /\.(tsx?|rs|md|txt)$/.test(file))),
  ];
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((path) => !NOT_OURS.test(path))
    .flatMap((path) => {
      const [text = ''] = readFileSync(join(root, path), 'utf8').split('#[cfg(test)]');
      return text.split('\n').flatMap((line, at) => {
        const isOther = !COMMENT.test(line) && other.test(line.replace(/\/\/ .*/, ''));
        return isOther ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : [];
      });
    });
  expect(found).toEqual([]);
});
