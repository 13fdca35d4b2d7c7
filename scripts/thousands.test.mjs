// The one rule for large numbers in words: thousands stand apart, "1,000 packets". Code writes them with `whole`
// (`web/notation/whole.ts`) or a format with a comma; this looks through what is written by hand. What is typed, links and
// files have plain numbers.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';
import { filesBelow } from './stamps.mjs';

/** Sentences of the page, of the tables, and of the lessons. */
const PLACES = ['web', 'public/lessons', 'public/samples', 'sim-wasm/model/src', 'sim-wasm/cli/src'];
/** Words of papers stand as they are printed, and the ledger's notes go with them. */
const NOT_OURS = /\.(test|testing)\.|experiments\/|web\/sources|\/tests?[./]|met\.json|gallery/;
const WITH_UNIT =
  /(?<![\w\-./#=&,:])[1-9]\d{3,} (?:RTP )?(?:packets?|ADUs|bytes|ms|s|runs|segments|[kM]bit\/s|places|rows|characters|arrivals|is later)\b|\b1 in 1000\b/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

test('no sentence has 1000 packets', () => {
  const files = PLACES.flatMap((place) => filesBelow(place, (file) => /\.(tsx?|rs|md|txt|json)$/.test(file)));
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((path) => !NOT_OURS.test(path))
    .flatMap((path) => {
      const [text = ''] = readFileSync(join(root, path), 'utf8').split('#[cfg(test)]');
      return text.split('\n').flatMap((line, at) => {
        const isWrong = !COMMENT.test(line) && WITH_UNIT.test(line.replace(/\/\/ .*/, ''));
        return isWrong ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : [];
      });
    });
  expect(found).toEqual([]);
});
