import { expect, test } from 'vitest';
import { defaultsOf } from '../../scenario/values.ts';
import { keptMarkers } from './keptMarkers.ts';

test('a kept scenario that differs along the axis alone is a place on the curve, and no curve of its own', () => {
  const kept = defaultsOf('alf');
  expect(keptMarkers('alf', { ...kept, ta: 15, family: 'l' }, kept, 'ta')).toMatchObject([
    { value: kept.ta, label: `kept: Ta = ${kept.ta} ms` },
  ]);
  expect(keptMarkers('alf', { ...kept, ta: 15, w: 8 }, kept, 'ta')).toEqual([]);
  expect(keptMarkers('alf', { ...kept, w: 8 }, kept, 'ta')).toEqual([]);
  expect(keptMarkers('alf', kept, null, 'ta')).toEqual([]);
});
