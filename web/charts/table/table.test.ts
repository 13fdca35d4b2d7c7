import { expect, test } from 'vitest';
import { csvText } from './table.ts';

test('a text that a spreadsheet would take for a formula stands behind an apostrophe, numbers do not', () => {
  const values = ['=1+1', '+SUM(A1)', '-cmd', '@x', '\tx', '\t', '-1.5', '+3e2', -2, 'a=b', 'it', ''];
  const cells = csvText([
    { id: 'text', values },
    { id: 'end', values: values.map(() => 0) },
  ])
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.replace(/,0$/, ''));
  expect(cells).toEqual([
    "'=1+1",
    "'+SUM(A1)",
    "'-cmd",
    "'@x",
    "'\tx",
    '"\'\t"',
    '-1.5',
    '+3e2',
    '-2',
    'a=b',
    'it',
    '',
  ]);
});

test('a text with a comma or a quote is quoted, records end with CRLF', () => {
  expect(csvText([{ id: 'a', values: ['x, "y"', '=A1,2'] }])).toBe('a\r\n"x, ""y"""\r\n"\'=A1,2"\r\n');
});
