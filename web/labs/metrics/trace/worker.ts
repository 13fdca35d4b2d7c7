// Reads a trace piece by piece, off the page, and keeps its flows for questions. One worker a file: what it
// held is given back with it, for a simulation's memory never shrinks.

import { initSync, TraceReader } from '#pkg/trace.js';
import { buffersOf } from '../../../sim/transfer.ts';
import { answerOf } from './answers.ts';
import type { By, FromTraceWorker, ToTraceWorker } from './messages.ts';

/** Often enough for the eye, seldom enough to cost nothing, ms. */
const TELL_EVERY = 80;

let reader: TraceReader | null = null;

/** Comes from the page: a worker that stands in a file of its own has no address to fetch a module from. */
let handOver: (module: WebAssembly.Module | Promise<never>) => void = () => undefined;
const handedOver = new Promise<WebAssembly.Module>((resolve) => {
  handOver = resolve;
});

function post(message: FromTraceWorker): void {
  self.postMessage(message, { transfer: buffersOf(message) });
}

async function read(file: Blob, by: By, other?: Blob): Promise<void> {
  initSync({ module: await handedOver });
  const start = performance.now();
  const first = await readWhole(file, other !== undefined);
  const opened = other === undefined ? first : await pairOf(first, other, by);
  const report = opened.finish(by);
  reader = opened;
  post({ kind: 'report', report, milliseconds: performance.now() - start });
}

/** The sender's and the receiver's capture of the same packets. */
async function pairOf(sent: TraceReader, other: Blob, by: By): Promise<TraceReader> {
  sent.finish(by);
  const received = await readWhole(other, true);
  received.finish(by);
  return sent.pair(received);
}

/** Reads a file to its end; its packets are marked where they have to be found in another one. */
async function readWhole(file: Blob, isMarked: boolean): Promise<TraceReader> {
  const opened = new TraceReader(isMarked);
  let told = performance.now();
  const pieces = file.stream().getReader();
  for (;;) {
    const { done, value } = await pieces.read();
    if (done) break;
    const progress = opened.feed(value);
    const now = performance.now();
    if (now - told < TELL_EVERY) continue;
    told = now;
    post({ kind: 'progress', progress });
  }
  return opened;
}

/** A file that cannot be read any further, a memory that is full: whatever it is, it is said. */
function fail(error: unknown): void {
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

self.onmessage = ({ data }: MessageEvent<ToTraceWorker>) => {
  if (data.kind === 'module') {
    handOver(data.module ?? Promise.reject(new Error(data.trouble)));
    return;
  }
  if (data.kind === 'read') {
    read(data.file, data.by, data.other).catch(fail);
    return;
  }
  try {
    if (reader === null) throw new Error('a flow was asked for before the trace was read');
    if (data.kind === 'ask') {
      post({ kind: 'answer', id: data.id, answer: answerOf(reader, data.ask) });
      return;
    }
    if (data.kind === 'stretch') {
      const { question } = data;
      const { index, by, order, after, packets } = question;
      post({ kind: 'stretch', question, stretch: reader.stretch(index, by, order, after, packets) });
      return;
    }
    if (data.kind === 'document') {
      const { form, name, by, threshold, order, isRedacted } = data.question;
      const { files } = reader.documents(form, name, by, threshold, order, isRedacted);
      post({ kind: 'document', files });
      return;
    }
    const { question } = data;
    const report = reader.flow(question.index, question.by, question.threshold, question.order);
    post({ kind: 'measured', question, report });
  } catch (error) {
    fail(error);
  }
};
