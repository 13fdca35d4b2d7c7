// Reading a large capture with two workers. The second one reads the file's frames and passes packets on; the first
// one, which the page talks to, sorts them into flows and answers questions. They share no memory, as that needs HTTP
// headers from the server.

import {
  FrameReader,
  initSync,
  PacketSorter,
  type TraceBatch,
  type TraceProgress,
  type TraceReader,
} from '#pkg/captures.js';
import { buffersOf } from '../../../sim/transfer.ts';
import { holdLifetimeLock, onWorkerEnd } from './lifetime.ts';
import { piecesOf } from './pieces.ts';

/** File size (bytes) from which a second worker saves more time than its start takes. */
const LARGE = 16_000_000;

/**
 * Packets in a message: few enough for each flow's to stay in a core's cache, enough to make the cost of a message
 * negligible.
 */
const AT_ONCE = 16_384;

/** Messages under way at most: enough for neither worker to wait for the other, few enough to need little memory. */
const UNDER_WAY = 4;

/** Messages to the second worker. */
export type ToFrames =
  | { readonly kind: 'frames'; readonly file: Blob; readonly module: WebAssembly.Module }
  /** A batch of packets was sorted; its memory is returned. */
  | { readonly kind: 'taken'; readonly room: Uint8Array };

/** Messages from the second worker. */
type FromFrames =
  /** The worker has started; it holds this lock until it ends. */
  | { readonly kind: 'lives'; readonly lock: string }
  | { readonly kind: 'packets'; readonly batch: TraceBatch; readonly progress: TraceProgress }
  | { readonly kind: 'ended'; readonly batch: TraceBatch; readonly ending: Uint8Array }
  | { readonly kind: 'broken'; readonly reason: string };

/** Whether a second worker saves time for this file, and the browser has one. */
export function isForTwoWorkers(file: Blob): boolean {
  return file.size >= LARGE && navigator.hardwareConcurrency > 1 && typeof Worker === 'function';
}

/** Reads a capture with a second worker, which runs this script too; `told` is called with the progress. */
export function readByTwoWorkers(
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
        onWorkerEnd(message.lock, () => reject(new Error('it ended without a word')));
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

/** In the second worker: handles a message of the first one. */
export function handleFramesMessage(message: ToFrames): void {
  if (message.kind === 'taken') {
    taken(message.room);
    return;
  }
  holdLifetimeLock((lock) => post({ kind: 'lives', lock }));
  readFrames(message.file, message.module).catch((error: unknown) => {
    post({ kind: 'broken', reason: String(error) });
  });
}

/**
 * Number of messages that the first worker has not taken yet, the function that wakes up whoever waits for that, and
 * the memory of messages that it has returned.
 */
let underWay = 0;
let goOn: () => void = () => undefined;
const rooms: Uint8Array[] = [];

function taken(room: Uint8Array): void {
  underWay -= 1;
  rooms.push(room);
  goOn();
}

/**
 * The next batch of packets, if there are enough. It reuses returned memory, as the first use of new memory takes time.
 */
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
