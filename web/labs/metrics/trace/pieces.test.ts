import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

/** Bytes that differ from piece to piece. */
function bytesOf(length: number): Uint8Array<ArrayBuffer> {
  const words = Uint32Array.from({ length: Math.ceil(length / 4) }, (_, i) => Math.imul(i + 1, 0x9e37_79b1));
  return new Uint8Array(words.buffer).subarray(0, length);
}

/** A file whose stream cannot fill given memory, as in some browsers; `cancelled` is called when it is cancelled. */
function plain(bytes: Uint8Array<ArrayBuffer>, size: number, cancelled = (): void => undefined): Blob {
  let at = 0;
  const stream = new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
    cancel: cancelled,
  });
  return Object.assign(new Blob(), { stream: () => stream });
}

/** Copies of the pieces, as each is valid only until the next one is asked for. */
async function copied(file: Blob): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of piecesOf(file)) pieces.push(piece.slice());
  return pieces;
}

async function expectWhole(pieces: readonly Uint8Array<ArrayBuffer>[], bytes: Uint8Array<ArrayBuffer>) {
  const whole = new Uint8Array(await new Blob([...pieces]).arrayBuffer());
  // comparing byte by byte with expect would take seconds
  expect(whole.length).toBe(bytes.length);
  expect(whole.findIndex((byte, at) => byte !== bytes[at])).toBe(-1);
}

describe('pieces of a file', () => {
  const bytes = bytesOf(3_000_001);

  it('make up the file, in the memory that is given', async () => {
    const rooms = new Set<number>();
    for await (const piece of piecesOf(new Blob([bytes]))) rooms.add(piece.buffer.byteLength);
    expect([...rooms]).toEqual([1 << 20]);
    await expectWhole(await copied(new Blob([bytes])), bytes);
    expect(await copied(new Blob())).toEqual([]);
  });

  it('make up the file where its stream takes no room', async () => {
    const pieces = await copied(plain(bytes, 400_000));
    expect(pieces.length).toBe(8);
    await expectWhole(pieces, bytes);
  });

  it('are no longer read once nobody wants them', async () => {
    let isCancelled = false;
    const file = plain(bytes, 1000, () => {
      isCancelled = true;
    });
    for await (const piece of piecesOf(file)) if (piece.length > 0) break;
    expect(isCancelled).toBe(true);
  });
});
