import { expect, test } from 'vitest';
import type { FigureSource } from '../table/figureSource.ts';
import { csvText } from '../table/table.ts';
import { withScenarios, withSideColumn } from './sides.ts';

test('rows of two scenarios say which they are of, and each has its own parameters', () => {
  const about = (w: number, l: number) =>
    ({
      columns: (rows) => [
        { id: 'w', values: Array<number>(rows).fill(w) },
        { id: 'l', values: Array<number>(rows).fill(l) },
      ],
    }) as Pick<FigureSource, 'columns'> as FigureSource;
  const rows = [
    // one table has a further column, which is a parameter
    {
      columns: withSideColumn('this', [
        { id: 'l', values: [0.1, 0.2] },
        { id: 'gain', values: [1, 2] },
      ]),
      about: about(8, 0),
    },
    { columns: withSideColumn('kept', [{ id: 'gain', values: [3] }]), about: about(32, 0.5) },
  ];
  expect(csvText(withScenarios(rows)).trimEnd().split('\r\n')).toEqual([
    'side,l,gain,w',
    'this,0.1,1,8',
    'this,0.2,2,8',
    'kept,0.5,3,32',
  ]);
});
