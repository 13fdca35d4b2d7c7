import { expect, test } from 'vitest';
import type { About } from './about.ts';
import { csvText, ofSide, withScenarios } from './table.ts';

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

test('rows of two scenarios say which they are of, and each has its own parameters', () => {
  const about = (w: number, l: number) =>
    ({
      columns: (rows) => [
        { id: 'w', values: Array<number>(rows).fill(w) },
        { id: 'l', values: Array<number>(rows).fill(l) },
      ],
    }) as Pick<About, 'columns'> as About;
  const rows = [
    // one of them has a column more, which is a parameter
    {
      columns: ofSide('this', [
        { id: 'l', values: [0.1, 0.2] },
        { id: 'gain', values: [1, 2] },
      ]),
      about: about(8, 0),
    },
    { columns: ofSide('kept', [{ id: 'gain', values: [3] }]), about: about(32, 0.5) },
  ];
  expect(csvText(withScenarios(rows)).trimEnd().split('\r\n')).toEqual([
    'side,l,gain,w',
    'this,0.1,1,8',
    'this,0.2,2,8',
    'kept,0.5,3,32',
  ]);
});
