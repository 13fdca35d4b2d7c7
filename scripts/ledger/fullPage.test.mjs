import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf } from './fullPage.mjs';

test('a verdict that a full run turns is in bold, and each column has its own', () => {
  const yes = { outcome: 'yes' };
  const found = { verdict: 'reproduced', checks: [yes, yes] };
  const other = { verdict: 'reproduced in part', checks: [yes, { outcome: 'no' }] };
  const full = {
    lab: 'toy',
    runs: 9,
    seconds: 130,
    isResumed: false,
    statements: [
      { id: 'toy-1', ...found, under: { rfc: found, ns2: other } },
      { id: 'toy-2', ...found, under: { rfc: found, ns2: found } },
    ],
  };
  const quick = {
    toy: [
      { number: 1, verdict: 'undecided' },
      { number: 2, verdict: 'reproduced' },
    ],
  };
  const page = pageOf([full], quick, 2, ['toy', 'other']);
  expect(page).toContain('| toy-1 | **undecided** | reproduced, 2 of 2 | reproduced in part, 1 of 2 |');
  expect(page).toContain('| toy-2 | reproduced | reproduced, 2 of 2 | reproduced, 2 of 2 |');
  expect(page).toContain('took 2 min 10 s on 2 cores. 1 of 2 verdicts');
  expect(page).toContain('or more\n(`toy` 9).');
  expect(page).toContain('## other\nNot run in full yet.');
});

test('the page of full runs has every statement of the ledgers', () => {
  const full = readFileSync('docs/ledger/full.md', 'utf8');
  for (const lab of [...full.matchAll(/^## (\w+)$/gm)].map(([, lab]) => lab)) {
    const ledger = readFileSync(`docs/ledger/${lab}.md`, 'utf8');
    /** @param {string} text @param {RegExp} row */
    const ids = (text, row) => [...text.matchAll(row)].map(([, id]) => id).toSorted();
    const stated = ids(ledger, new RegExp(`^## (${lab}-\\d+)\\.`, 'gm'));
    expect(stated.length, lab).toBeGreaterThan(0);
    expect(ids(full, new RegExp(`^\\| (${lab}-\\d+) \\|`, 'gm')), lab).toEqual(stated);
  }
});
