import { expect, test } from 'vitest';
import { routeOf } from '../../scenario/decode.ts';
import { lessonAddress } from '../shelf/lessons.ts';
import { PACKED_AT_MOST, packLesson, unpackLesson } from './linkedLesson.ts';

const FILES = import.meta.glob<string>('../../../public/lessons/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(Object.entries(FILES))('%s fits into a link, and comes out of it as it was', async (_, text) => {
  const id = await packLesson(text);
  // the page reads an address of this length, with answers after the lesson
  expect(routeOf(`${lessonAddress(id ?? '')}/PG01-61/why`)).toEqual({
    kind: 'page',
    page: 'learn',
    path: `${id}/PG01-61/why`,
  });
  expect(await unpackLesson(id ?? '')).toBe(text);
});

test('what is too long for a link is none', async () => {
  const letters = Array.from({ length: 20_000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  );
  expect(await packLesson(letters.join(''))).toBeNull();
});

test.each([
  [
    'cut off',
    async () => ((await packLesson('---\ntitle: T\n---\nA lesson of some length.')) ?? '').slice(0, -6),
  ],
  ['empty', async () => 'text='],
  ['no letters of a link', async () => 'text=<script>'],
  ['not compressed', async () => 'text=AAAAAAAA'],
  ['no text', async () => word(new Uint8Array([0xff, 0xfe, 0xff]))],
  ['a bomb', async () => word(new Uint8Array(4_000_000))],
  ['too long', async () => `text=${'A'.repeat(PACKED_AT_MOST + 1)}`],
])('a link that is %s holds no lesson, and says so', async (_, made) => {
  await expect(unpackLesson(await made())).rejects.toThrow('holds no whole lesson');
});

async function word(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const small = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = `text=${btoa(String.fromCharCode(...small))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`;
  expect(text.length).toBeLessThan(PACKED_AT_MOST);
  return text;
}
