// Reads a file piece by piece.

/**
 * Size of a piece, bytes: pieces that the browser makes by itself are smaller, each in new memory, and take twice the
 * processor time.
 */
const ROOM = 1 << 20;

type Piece = Uint8Array<ArrayBuffer>;

/** The pieces of a file; each is valid only until the next one is asked for. */
export async function* piecesOf(file: Blob): AsyncGenerator<Piece, void, void> {
  const [next, end] = readerOf(file.stream());
  try {
    for (let piece = await next(); piece !== undefined; piece = await next()) yield piece;
  } finally {
    await end();
  }
}

/** Functions that give the next piece, and that end the reading. */
type Reader = readonly [next: () => Promise<Piece | undefined>, end: () => Promise<void>];

function readerOf(stream: ReadableStream<Piece>): Reader {
  const given = takesRoom(stream);
  if (given === undefined) {
    const pieces = stream.getReader();
    return [async () => (await pieces.read()).value, () => pieces.cancel()];
  }
  let room = new ArrayBuffer(ROOM);
  const next = async () => {
    const { done, value } = await given.read(new Uint8Array(room));
    if (done) return;
    room = value.buffer;
    return value;
  };
  return [next, () => given.cancel()];
}

/** A reader that fills memory that it is given; Chromium and Firefox have it for files. */
function takesRoom(stream: ReadableStream<Piece>): ReadableStreamBYOBReader | undefined {
  try {
    return stream.getReader({ mode: 'byob' });
  } catch {
    return;
  }
}
