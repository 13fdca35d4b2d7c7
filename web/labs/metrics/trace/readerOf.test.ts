import { expect, test } from 'vitest';
import { MAGICS } from '#pkg/magics.ts';
import { readerOf } from './readerOf.ts';

test('first bytes of a capture or an archive lead to the module of captures, fewer of them do not', async () => {
  expect(MAGICS.length).toBeGreaterThan(0);
  for (const magic of MAGICS) {
    expect(await readerOf(new Blob([new Uint8Array(magic), 'more']))).toBe('trace');
    expect(await readerOf(new Blob([new Uint8Array(magic.slice(0, -1))]))).toBe('texts');
  }
});

test.each(['', '1', '1\n2\n3\n', '{"qlog_format":"JSON-SEQ"}'])(
  '%j is for the module of any file',
  async (text) => {
    expect(await readerOf(new Blob([text]))).toBe('texts');
  },
);

test('two captures side by side are for the module of any file', async () => {
  const capture = new Blob([new Uint8Array(MAGICS[0] ?? [])]);
  expect([await readerOf(capture), await readerOf(capture, capture)]).toEqual(['trace', 'texts']);
});
