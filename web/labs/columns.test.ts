// The tables of a laboratory's figures have the columns of the model: no page names one, or its unit, itself.

import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What a capture is measured to be is no figure of a scenario, and the model has no table of it. */
const MEASURED = './metrics/trace/';

const files = Object.entries(sources)
  .filter(([file]) => !file.includes('.test.') && !file.startsWith(MEASURED))
  .map(([file, text]) => ({ file, text }));

/** A column written out, heads written out at the call, and heads that come from nowhere. */
const BY_HAND = [
  (text: string) => /\{\s*id: (?:'[^']*'|`[^`]*`),\s*(?:unit: [^,]+,\s*)?values:/.test(text),
  (text: string) => /columnsOf(?:<[^>]*>)?\([^;]*,\s*\{\s*\w+: '/.test(text),
  (text: string) => /columnsFrom(?:<[^>]*>)?\(\s*\{/.test(text),
  (text: string) => /columns(?:Of|From)\b/.test(text) && !/\.heads\.ts'|type Heads\b/.test(text),
];

test('no laboratory names a column or its unit by hand', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter(({ text }) => BY_HAND.some((is) => is(text))).map(({ file }) => file);
  expect(found).toEqual([]);
});

test('a column by hand would be found', () => {
  for (const [at, text] of [
    "{ id: 'time', unit: 's', values: times }",
    "columnsOf(rows, { time: 's' })",
    'columnsFrom({ time }, values)',
    'columnsOf(rows, HEADS)',
  ].entries())
    expect(BY_HAND[at]?.(text), text).toBe(true);
});
