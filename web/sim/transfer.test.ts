import { expect, test } from 'vitest';
import { buffersOf } from './transfer.ts';

test('each buffer of a result is handed over once', () => {
  const shared = new ArrayBuffer(16);
  const result = {
    first: new Float64Array(shared, 0, 1),
    second: new Float64Array(shared, 8, 1),
    modes: [{ occupancy: new Uint32Array(3) }],
    words: 'none',
    nothing: null,
  };
  const buffers = buffersOf(result);
  expect(buffers).toHaveLength(2);
  expect(buffers).toContain(shared);
  expect(buffersOf(3)).toEqual([]);
});
