import { expect, test } from 'vitest';
import { TABLE } from '#pkg/dccp.table.ts';
import { idsOf } from '../../bench/page/laboratory.ts';
import { laboratoryOf } from './laboratory.ts';

test('the panel has the path where that is a table, and nothing of what delays a share of the packets', () => {
  const { main, more } = laboratoryOf({ law: 'quantiles', sizing: 'fixed' });
  expect(main).toEqual(['path', 'rtt', 'buffer', 'rate', 'law']);
  for (const id of ['share', 'extra', 'spread', 'tie', 'shape', 'path', 'law'] as const)
    expect(more).not.toContain(id);
});

test('it has the delay limit where the buffer follows the rate, in the place of a size that nothing depends on', () => {
  const { main, more } = laboratoryOf({ law: 'extra', sizing: 'rule' });
  expect(main).toEqual(['rtt', 'share', 'extra', 'dmax', 'rate']);
  expect([...main, ...more]).not.toContain('buffer');
  expect(more).not.toContain('dmax');
});

test('otherwise it has all but the path', () => {
  const { main, more } = laboratoryOf({ law: 'extra', sizing: 'fixed' });
  const all = [...idsOf(TABLE, 'main'), ...idsOf(TABLE, 'more')].filter((id) => id !== 'path');
  expect([...main, ...more]).toEqual(all);
});
