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
