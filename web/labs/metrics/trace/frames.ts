// A large capture is read by two workers: a second one reads the file and its frames, and hands packets on; the one that the page
// talks to sorts them into flows and answers questions. They share no memory, since that takes headers of the server.

import {
  FrameReader,
  initSync,
  PacketSorter,
  type TraceBatch,
  type TraceProgress,
  type TraceReader,
} from '#pkg/captures.js';
import { buffersOf } from '../../../sim/transfer.ts';
import { holdForLife, onceEnded } from './lifetime.ts';
import { piecesOf } from './pieces.ts';

/** From this size on a second worker is worth its start, bytes. */
const LARGE = 16_000_000;

/** Packets of a message: few enough that each flow's stay in a core's own cache, enough that messages cost nothing. */
const AT_ONCE = 16_384;

/** So many messages may be on their way: enough that neither worker waits for the other, few enough to stay small. */
const UNDER_WAY = 4;

/** To the second worker. */
export type ToFrames =
  | { readonly kind: 'frames'; readonly file: Blob; readonly module: WebAssembly.Module }
  /** Packets are taken; their memory comes back. */
  | { readonly kind: 'taken'; readonly room: Uint8Array };

/** From the second worker. */
type FromFrames =
  /** It holds this lock until it ends. */
  | { readonly kind: 'lives'; readonly lock: string }
  | { readonly kind: 'packets'; readonly batch: TraceBatch; readonly progress: TraceProgress }
  | { readonly kind: 'ended'; readonly batch: TraceBatch; readonly ending: Uint8Array }
  | { readonly kind: 'broken'; readonly reason: string };

/** Whether a second worker is worth it, and can be had. */
export function isForTwo(file: Blob): boolean {
  return file.size >= LARGE && navigator.hardwareConcurrency > 1 && typeof Worker === 'function';
}

/** Reads a capture with a second worker, which is another one of this script; `told` hears how far it is. */
export function readByTwo(
  file: Blob,
  module: WebAssembly.Module,
  told: (progress: TraceProgress) => void,
): Promise<TraceReader> {
  const second = new Worker(self.location.href, { type: 'module' });
  const say = (message: ToFrames) => second.postMessage(message, { transfer: buffersOf(message) });
  const sorter = new PacketSorter();
  const read = new Promise<TraceReader>((resolve, reject) => {
    const hear = (message: FromFrames): void => {
      if (message.kind === 'broken') throw new Error(message.reason);
      if (message.kind === 'lives') {
        onceEnded(message.lock, () => reject(new Error('it ended without a word')));
        return;
      }
      const { packets, rest } = message.batch;
      const flows = sorter.sort(packets, rest);
      if (message.kind === 'packets') {
        say({ kind: 'taken', room: packets });
        told({ ...message.progress, flows });
        return;
      }
      resolve(sorter.reader(message.ending));
    };
    second.onmessage = ({ data }: MessageEvent<FromFrames>) => {
      try {
        hear(data);
      } catch (error) {
        reject(error);
      }
    };
    second.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
  });
  say({ kind: 'frames', file, module });
  return read.finally(() => second.terminate());
}

/** In the second worker: what the first one says. */
export function heard(message: ToFrames): void {
  if (message.kind === 'taken') {
    taken(message.room);
    return;
  }
  holdForLife((lock) => post({ kind: 'lives', lock }));
  readFrames(message.file, message.module).catch((error: unknown) => {
    post({ kind: 'broken', reason: String(error) });
  });
}

/** Messages that the first worker has not taken yet, what waits for that, and the memory of those that it has taken. */
let underWay = 0;
let goOn: () => void = () => undefined;
const rooms: Uint8Array[] = [];

function taken(room: Uint8Array): void {
  underWay -= 1;
  rooms.push(room);
  goOn();
}

/** The next packets, if there are enough. New memory for each message would take the time of its first use. */
function nextOf(reader: FrameReader): TraceBatch | undefined {
  const [room] = rooms;
  const batch = reader.packets(room);
  if (batch !== undefined) rooms.shift();
  return batch;
}

function post(message: FromFrames): void {
  self.postMessage(message, { transfer: buffersOf(message) });
}

async function readFrames(file: Blob, module: WebAssembly.Module): Promise<void> {
  initSync({ module });
  const reader = new FrameReader(AT_ONCE);
  for await (const piece of piecesOf(file)) {
    const progress = reader.feed(piece);
    for (let batch = nextOf(reader); batch !== undefined; batch = nextOf(reader)) {
      post({ kind: 'packets', batch, progress });
      underWay += 1;
      while (underWay >= UNDER_WAY) await new Promise<void>(setGoOn);
    }
  }
  const batch = reader.rest();
  post({ kind: 'ended', batch, ending: reader.ending() });
}

function setGoOn(resolve: () => void): void {
  goOn = resolve;
}
