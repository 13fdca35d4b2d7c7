import { expect, test } from 'vitest';
import { defaultsOf } from '../../../scenario/values.ts';
import { keptPlace } from './keptPlace.ts';

test('a kept scenario that differs along the axis alone is a place on the curve, and no curve of its own', () => {
  const kept = defaultsOf('alf');
  expect(keptPlace({ ...kept, ta: 15, family: 'l' }, kept, 'ta')).toBe(kept.ta);
  expect(keptPlace({ ...kept, ta: 15, w: 8 }, kept, 'ta')).toBeNull();
  expect(keptPlace({ ...kept, w: 8 }, kept, 'ta')).toBeNull();
  expect(keptPlace(kept, null, 'ta')).toBeNull();
});
