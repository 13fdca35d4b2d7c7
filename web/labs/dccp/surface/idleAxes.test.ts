import { expect, test } from 'vitest';
import { parameterAxis } from '../../../bench/results/parameterAxis.ts';
import { defaultsOf } from '../../../scenario/values.ts';
import { idleWords, withoutIdleAxes } from './idleAxes.ts';

const SETTING = defaultsOf('dccp');
const IDS = ['rtt', 'buffer', 'dmax', 'share', 'extra', 'spread'];

test('an axis that does nothing is offered only where a link has it', () => {
  const options = IDS.map((id) => ({ id, name: id }));
  const of = (change: Partial<typeof SETTING>, value = 'rtt') =>
    withoutIdleAxes({ label: '', value, options, onChange: () => undefined }, { ...SETTING, ...change })
      .options.map(({ id }) => id)
      .join(' ');
  expect(of({})).toBe('rtt buffer share extra spread');
  expect(of({ sizing: 'rule' })).toBe('rtt dmax share extra spread');
  expect(of({ sizing: 'rule' }, 'buffer')).toBe(IDS.join(' '));
  expect(of({ law: 'quantiles' })).toBe('rtt buffer');
  expect(of({ place: 'none' })).toBe('rtt share extra spread');
});

test('of an axis that does nothing it is said why', () => {
  const words = (ids: readonly ('rtt' | 'buffer' | 'share')[], change: Partial<typeof SETTING>) =>
    idleWords(
      ids.map((id) => parameterAxis('dccp', id, SETTING)),
      { ...SETTING, ...change },
    );
  expect(words(['rtt', 'buffer'], {})).toBe('');
  expect(words(['rtt', 'buffer'], { sizing: 'rule' })).toBe(
    'Along Q nothing changes: the rule Q = X Dmax sizes the buffer. ',
  );
  expect(words(['share', 'buffer'], { law: 'quantiles' })).toBe(
    'Along delayed packets nothing changes: the table of quantiles gives all delays. ',
  );
});
