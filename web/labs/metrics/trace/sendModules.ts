// Hands a worker the WebAssembly module that its file needs.

import { loadModule } from '../../../sim/compile.ts';
import type { FromTraceWorker, ReaderName, ToTraceWorker } from './messages.ts';
import { readerOf } from './readerOf.ts';

/** Modules by name, compiled once for all files. */
const compiled = new Map<ReaderName, Promise<WebAssembly.Module>>();

/** Hands over the module that the file's first bytes ask for, and any other that the worker asks for later. */
export function sendModules(worker: Worker, file: Blob, other: Blob | undefined): void {
  worker.addEventListener('message', ({ data }: MessageEvent<FromTraceWorker>) => {
    if (data.kind === 'wanted') hand(worker, thereFor(data.name));
  });
  void readerOf(file, other).then((name) => hand(worker, thereFor(name)));
}

/**
 * A lesson's package lacks the module of packed captures (web/lessons/pack): that of texts reads and writes the same
 * files.
 */
function thereFor(name: ReaderName): ReaderName {
  return name === document.documentElement.dataset.without ? 'texts' : name;
}

function hand(worker: Worker, name: ReaderName): void {
  const tell = (message: ToTraceWorker) => worker.postMessage(message);
  const loading = compiled.get(name) ?? loadModule(name);
  compiled.set(name, loading);
  loading.then(
    (module) => tell({ kind: 'module', name, module }),
    (error: unknown) => {
      // forget the failure, so that the next file tries again
      compiled.delete(name);
      tell({ kind: 'module', name, module: null, trouble: wordsOf(error) });
    },
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
