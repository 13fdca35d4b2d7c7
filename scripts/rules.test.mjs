import { expect, test } from 'vitest';
import { faultsIn } from './rules.mjs';

const DOC = '# Words\n1. `red-1` **Links.** As before.\n2. `red-2` What rule red-1 says, twice.\n';

/** @param {Record<string, string>} code */
const found = (code, doc = DOC) => faultsIn(new Map(Object.entries({ 'docs/red.md': doc, ...code })));

test('a rule that is cited where it is done is right', () => {
  expect(found({ 'sim-wasm/model/src/red.rs': '// rules red-1 and red-2' })).toEqual([]);
  expect(
    found({ 'sim-wasm/model/src/a.rs': '/// Rule red-1: so', 'web/b.ts': '// (docs/red.md, rule red-2)' }),
  ).toEqual([]);
});

test.each([
  [
    'a rule that no code cites',
    { 'web/a.ts': '// rule red-1', 'docs/b.md': 'rule red-2', 'web/c.test.ts': '// rule red-2' },
    'docs/red.md: no code cites rule red-2 where it is done',
  ],
  [
    'a rule that does not exist',
    { 'web/a.ts': '// rules red-1, red-2\n// rule red-3' },
    'web/a.ts:2: there is no rule red-3',
  ],
  [
    'a number without a name',
    { 'web/a.ts': '// rules red-1 and red-2; rule 2' },
    'web/a.ts:1: "rule 2" does not say whose rule 2 is',
  ],
])('%s is reported', (_, code, message) => {
  expect(found(/** @type {Record<string, string>} */ (code))).toEqual([message]);
});

test('a name that is given twice is reported', () => {
  const code = { 'web/a.ts': '// rules red-1, red-2' };
  expect(found(code, `${DOC}- \`red-1\` Again.\n`)).toEqual([
    'docs/red.md: rule red-1 stands in docs/red.md already',
  ]);
});
