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
  const counts = [...read(`docs/ledger/${lab}.md`).matchAll(/^\| ([a-z ]+) \| ([\d| ]+) \|$/gm)];
  expect(counts).toHaveLength(VERDICTS.length);
  for (const [, verdict, row = ''] of counts) {
    const found = row
      .split('|')
      .map((_, column) =>
        summary[lab].filter(
          (/** @type {{ verdict: string, under?: Record<string, string> }} */ each) =>
            Object.values(each.under ?? { alone: each.verdict })[column] === verdict,
        ),
      );
    expect(found.map(({ length }) => length).join(' | '), verdict).toBe(row);
  }
});

test('the README says how many statements of the papers are reproduced', () => {
  /** @type {{ verdict: string }[]} */
  const statements = labs.flatMap((lab) => summary[lab]);
  const [whole, part, ours] = ['reproduced', 'reproduced in part', 'finding of ours'].map(
    (verdict) => statements.filter((each) => each.verdict === verdict).length,
  );
  const words = `Of the papers' ${statements.length - (ours ?? 0)} statements ${whole} are reproduced here, and ${part} in part`;
  expect(read('README.md').replaceAll('\n', ' ')).toContain(words);
});

test('a vertical bar belongs to the words, and the number is the statement’s own, whatever its place', () => {
  const page =
    '## Summary\n| | section |\n| --- | --- |\n| toy-7 | 2, figure 3 | a \\| b | reproduced | 1 of 1 |\n\n## toy-7.\n';
  expect(JSON.parse(summaryOf([['toy', page]]))).toEqual({
    toy: [{ number: 7, place: '2, figure 3', words: 'a | b', verdict: 'reproduced' }],
  });
});

test('a ledger with two columns has a verdict under each, by its name', () => {
  const page = [
    '## Summary',
    "| | section | the paper's words | one sender | rules that hold | another | rules that hold |",
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| toy-7 | 2 | a | reproduced | 1 of 1 | undecided | 0 of 1, 1 undecided |',
  ];
  expect(JSON.parse(summaryOf([['toy', page.join('\n')]])).toy).toEqual([
    {
      number: 7,
      place: '2',
      words: 'a',
      verdict: 'reproduced',
      under: { 'one sender': 'reproduced', another: 'undecided' },
    },
  ]);
});
