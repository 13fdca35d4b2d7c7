import { expect, test } from 'vitest';
import { MAGICS } from '#pkg/magics.ts';
import { readerOf } from './readerOf.ts';

test.each(['captures', 'archives'] as const)(
  'first bytes of %s lead to the module of them, fewer of them do not',
  async (name) => {
    expect(MAGICS[name].length).toBeGreaterThan(0);
    for (const magic of MAGICS[name]) {
      expect(await readerOf(new Blob([new Uint8Array(magic), 'more']))).toBe(name);
      expect(await readerOf(new Blob([new Uint8Array(magic.slice(0, -1))]))).toBe('texts');
    }
  },
);

test.each(['', '1', '1\n2\n3\n', '{"qlog_format":"JSON-SEQ"}'])(
  '%j is for the module of any file',
  async (text) => {
    expect(await readerOf(new Blob([text]))).toBe('texts');
  },
);

test('two captures side by side are for the module of any file', async () => {
  const capture = new Blob([new Uint8Array(MAGICS.captures[0] ?? [])]);
  expect([await readerOf(capture), await readerOf(capture, capture)]).toEqual(['captures', 'texts']);
});
