import { expect, test, vi } from 'vitest';
import type { JobOptions } from './job.ts';
import type { Pool } from './pool.ts';
import { runCalls } from './runCalls.ts';

/** A pool that records the submitted jobs. */
function keeping() {
  const cancel = vi.fn();
  const jobs: JobOptions<unknown>[] = [];
  const submit = (_: unknown, options: JobOptions<unknown>) => {
    jobs.push(options);
    return { cancel };
  };
  const pool = { submit } as unknown as Pick<Pool, 'submit'>;
  const ask = (signal: AbortSignal) => runCalls(pool, [], { priority: 1, signal });
  return { jobs, cancel, ask };
}

test('answers come in the order of the calls, and the signal is left alone afterwards', async () => {
  const { jobs, cancel, ask } = keeping();
  const stop = new AbortController();
  const left = vi.spyOn(stop.signal, 'removeEventListener');
  const answers = ask(stop.signal);
  for (const index of [1, 0]) jobs[0]?.onPart(index, `${index}`);
  jobs[0]?.onDone?.();
  expect(await answers).toEqual(['0', '1']);
  expect(left).toHaveBeenCalledTimes(1);
  stop.abort();
  expect(cancel).not.toHaveBeenCalled();
});

test('where nobody waits for it any more the job is given up, or not begun', async () => {
  const { jobs, cancel, ask } = keeping();
  const stop = new AbortController();
  const answers = ask(stop.signal);
  stop.abort();
  await expect(answers).rejects.toBe(stop.signal.reason);
  expect(cancel).toHaveBeenCalledTimes(1);
  await expect(ask(stop.signal)).rejects.toBe(stop.signal.reason);
  expect(jobs).toHaveLength(1);
});
