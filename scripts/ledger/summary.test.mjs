import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VERDICTS } from '../../web/sources/verdicts.ts';
import { root } from '../run.mjs';
import { SUMMARY, summaryOf } from './summary.mjs';

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');

const summary = JSON.parse(read(SUMMARY));
const labs = readdirSync(join(root, 'docs/ledger'))
  .map((name) => name.replace(/\.md$/, ''))
  .filter((name) => name !== 'full');

test('what the page shows of the ledgers is what stands in docs/ledger', () => {
  expect(Object.keys(summary).sort()).toEqual([...labs].sort());
  const pages = Object.keys(summary).map(
    (lab) => /** @type {const} */ ([lab, read(`docs/ledger/${lab}.md`)]),
  );
  expect(read(SUMMARY)).toBe(summaryOf(pages));
});

test.each(labs)('the verdicts of %s are as many as its ledger counts', (lab) => {
  const counts = [...read(`docs/ledger/${lab}.md`).matchAll(/^\| ([a-z ]+) \| (\d+) \|/gm)];
  expect(counts).toHaveLength(VERDICTS.length);
  for (const [, verdict, count] of counts) {
    const found = summary[lab].filter((/** @type {{ verdict: string }} */ each) => each.verdict === verdict);
    expect(found, verdict).toHaveLength(Number(count));
  }
});

test('a vertical bar belongs to the words, and the number is the statement’s own, whatever its place', () => {
  const page =
    '## Summary\n| | section |\n| --- | --- |\n| toy-7 | 2, figure 3 | a \\| b | reproduced | 1 of 1 |\n\n## toy-7.\n';
  expect(JSON.parse(summaryOf([['toy', page]]))).toEqual({
    toy: [{ number: 7, place: '2, figure 3', words: 'a | b', verdict: 'reproduced' }],
  });
});
