// The worker that reads a trace piece by piece and keeps its flows for questions. Each file has a worker of its own:
// ending it frees its memory, as a WebAssembly memory never shrinks.

import type * as Archives from '#pkg/archives.js';
import * as captures from '#pkg/captures.js';
import type * as Texts from '#pkg/texts.js';
import type { TraceProgress } from '#pkg/texts.js';
import { buffersOf } from '../../../sim/transfer.ts';
import { answerOf } from './answers.ts';
import { handleFramesMessage, isForTwoWorkers, readByTwoWorkers, type ToFrames } from './frames.ts';
import type {
  By,
  DocumentQuestion,
  FromTraceWorker,
  HandedModule,
  ReaderName,
  ToTraceWorker,
} from './messages.ts';
import { piecesOf } from './pieces.ts';

/** Time between two reports of progress, ms. */
const TELL_EVERY = 80;

const UNREAD = 'a flow was asked for before the trace was read';

/** The file that was read, and its reader. */
let source: Blob | null = null;
let reader: captures.TraceReader | Archives.TraceReader | null = null;
/** The reader that writes documents, once one has been asked for. */
let writer: Promise<Archives.TraceReader> | null = null;

/** Waits for the next module from the page. The worker cannot fetch modules itself where the page is a single file. */
let handOver: (module: HandedModule) => void = () => undefined;
let handedOver = nextModule();

function nextModule(): Promise<HandedModule> {
  return new Promise((resolve) => {
    handOver = resolve;
  });
}

/** Asks the page for another module. */
function wanted(name: ReaderName): Promise<HandedModule> {
  handedOver = nextModule();
  post({ kind: 'wanted', name });
  return handedOver;
}

function post(message: FromTraceWorker): void {
  self.postMessage(message, { transfer: buffersOf(message) });
}

async function read(file: Blob, by: By, other?: Blob): Promise<void> {
  const given = await handedOver;
  const start = performance.now();
  const opened =
    (await captureOf(given, file)) ??
    (await packedOf(given, file)) ??
    (await anyOf(await textsOf(given), file, by, other));
  const report = opened.finish(by);
  reader = opened;
  source = file;
  post({ kind: 'report', report, milliseconds: performance.now() - start });
}

/** The captures-only reader with the file read; undefined if another module was handed over. */
async function captureOf(given: HandedModule, file: Blob): Promise<captures.TraceReader | undefined> {
  if (given.name !== 'captures') return;
  const module = moduleIn(given);
  captures.initSync({ module });
  if (isForTwoWorkers(file)) {
    // if a second worker does not start, this one reads the file alone
    const read = await readByTwoWorkers(file, module, seldom(tellProgress)).catch(() => undefined);
    if (read !== undefined) return read;
  }
  return readWhole(new captures.TraceReader(), file);
}

/**
 * The reader for packed captures with the file read; undefined if another module was handed over, or if the file is a
 * packed text.
 */
async function packedOf(given: HandedModule, file: Blob): Promise<Archives.TraceReader | undefined> {
  if (given.name !== 'archives') return;
  const { TraceReader } = await archivesOf(given);
  return readWhole(new TraceReader(), file);
}

async function archivesOf(given: HandedModule): Promise<typeof Archives> {
  const module = moduleIn(given);
  const binding = await import('#pkg/archives.js');
  binding.initSync({ module });
  return binding;
}

/** The module that reads any file, asked for if another one was handed over. */
async function textsOf(given: HandedModule): Promise<typeof Texts> {
  const module = moduleIn(given.name === 'texts' ? given : await wanted('texts'));
  const binding = await import('#pkg/texts.js');
  binding.initSync({ module });
  return binding;
}

function moduleIn({ module, trouble }: HandedModule): WebAssembly.Module {
  if (module === null) throw new Error(trouble);
  return module;
}

/**
 * The reader of any file; with two files, of the sender's and the receiver's captures, which it matches packet by
 * packet.
 */
async function anyOf(
  { TraceReader }: typeof Texts,
  file: Blob,
  by: By,
  other: Blob | undefined,
): Promise<Texts.TraceReader> {
  if (other === undefined) {
    const opened = new TraceReader();
    return (await readWhole(opened, file)) ?? opened;
  }
  const [sent, received] = [new TraceReader(true), new TraceReader(true)];
  await readWhole(sent, file);
  sent.finish(by);
  await readWhole(received, other);
  received.finish(by);
  return sent.pair(received);
}

/** Reads a file to its end; undefined if it needs the module of texts. */
async function readWhole<Reader extends captures.TraceReader>(
  opened: Reader,
  file: Blob,
): Promise<Reader | undefined> {
  const tell = seldom(tellProgress);
  for await (const piece of piecesOf(file)) {
    const progress = opened.feed(piece);
    if (opened.asks_for_texts()) return;
    tell(progress);
  }
  return opened;
}

function tellProgress(progress: TraceProgress): void {
  post({ kind: 'progress', progress });
}

/** Limits the reports of progress to one in `TELL_EVERY` ms. */
function seldom(tell: (progress: TraceProgress) => void): (progress: TraceProgress) => void {
  let told = performance.now();
  return (progress) => {
    const now = performance.now();
    if (now - told < TELL_EVERY) return;
    told = now;
    tell(progress);
  };
}

/** A reader that can write documents; where the open one cannot, another one reads the file again. */
async function writerOf(by: By): Promise<Archives.TraceReader> {
  if (reader === null || source === null) throw new Error(UNREAD);
  if ('documents' in reader) return reader;
  const given = await wanted('archives');
  const { TraceReader } = given.name === 'texts' ? await textsOf(given) : await archivesOf(given);
  const opened = await readWhole(new TraceReader(), source);
  if (opened === undefined) throw new Error('the file is another one than it was');
  opened.finish(by);
  return opened;
}

async function write(question: DocumentQuestion): Promise<void> {
  const { form, name, by, threshold, order, isRedacted } = question;
  writer ??= writerOf(by);
  try {
    const { files } = (await writer).documents(form, name, by, threshold, order, isRedacted);
    post({ kind: 'document', files });
  } catch (error) {
    // forget the failure, so that the next question tries again
    writer = null;
    post({ kind: 'document', files: null, trouble: wordsOf(error) });
  }
}

/** Reports a failure to the page: a file that cannot be read further, or memory that is full. */
function fail(error: unknown): void {
  post({ kind: 'failed', message: wordsOf(error) });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

self.onmessage = ({ data }: MessageEvent<ToTraceWorker | ToFrames>) => {
  if (data.kind === 'frames' || data.kind === 'taken') {
    handleFramesMessage(data);
    return;
  }
  if (data.kind === 'module') {
    handOver(data);
    return;
  }
  if (data.kind === 'read') {
    read(data.file, data.by, data.other).catch(fail);
    return;
  }
  try {
    if (reader === null) throw new Error(UNREAD);
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
      void write(data.question);
      return;
    }
    const { question } = data;
    const report = reader.flow(question.index, question.by, question.threshold, question.order);
    post({ kind: 'measured', question, report });
  } catch (error) {
    fail(error);
  }
};
