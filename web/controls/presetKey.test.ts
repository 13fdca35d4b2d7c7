import { expect, test } from 'vitest';
import { defaultsOf } from '../scenario/values.ts';
import { presetKey } from './presetKey.ts';

test('a preset is the same with other random numbers and looked at in another way, and no other scenario is', () => {
  const preset = defaultsOf('alf');
  const key = (values: Partial<typeof preset>) => presetKey('alf', { ...preset, ...values }, ['fig', 't0']);
  expect(key({ seed: 7 })).toBe(key({}));
  expect(key({ fig: 'ladder', t0: 20, keep: 'w=8' })).toBe(key({}));
  expect(key({ w: 8 })).not.toBe(key({}));
  expect(key({ runs: 6 })).not.toBe(key({}));
});
