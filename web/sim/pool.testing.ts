// A pool with fake workers, for its tests.

import type { ModuleName } from '#pkg/simulation.ts';
import type { Call } from './calls.ts';
import { FakeWorker } from './fakeWorker.testing.ts';
import { PRIORITY } from './job.ts';
import { Pool, type PoolOptions } from './pool.ts';

// the smallest WebAssembly module: the fake workers have no use for more
export const MODULE = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

type TestCall = Call<'alf_run'>;

export const call = (name: string): TestCall => ({ fn: 'alf_run', args: [name, 0] });
/** A call whose simulation runs piece by piece. */
export const long = (name: string): Call => ({ fn: 'alf_replications', args: [name, 0, 1] });
export const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

type LoadModule = (name: ModuleName) => Promise<WebAssembly.Module>;

export async function open(
  size: number,
  loadModule: LoadModule = () => Promise.resolve(MODULE),
  options: Partial<Pick<PoolOptions, 'patience' | 'rest' | 'whenFree' | 'later'>> = {},
) {
  const workers: FakeWorker[] = [];
  const makeWorker = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const pool = new Pool({ size, makeWorker, loadModule, ...options });
  pool.start();
  await turn();
  const live = () => workers.filter(({ isTerminated }) => !isTerminated);
  const workAll = () => {
    while (live().some((worker) => worker.work()));
  };
  const submit = async (calls: Iterable<Call>, priority: number = PRIORITY.soon) => {
    const log: string[] = [];
    const handle = pool.submit(calls, {
      priority,
      onPart: (index, result) => log.push(`${index}:${result}`),
      onProgress: (index, done, partial) => log.push(`${index} at ${done}: ${partial}`),
      onDone: () => log.push('done'),
      onError: (message) => log.push(`error: ${message}`),
    });
    await turn();
    return { log, cancel: handle.cancel };
  };
  return { pool, workers, live, workAll, submit };
}
