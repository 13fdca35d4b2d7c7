import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from './calls.ts';
import type { JobOptions } from './job.ts';
import { KeptJobs } from './keptJobs.ts';
import { PAUSE, SHORT } from './showing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A job of `count` calls whose picture is the number of results; one result comes per frame of 16 ms. */
function begin(count: number, awaited = 0) {
  let given: JobOptions<Float64Array> | undefined;
  const pool = {
    submit: (calls: Iterable<Call>, options: JobOptions<Float64Array>) => {
      Array.from(calls);
      given = options;
      return { cancel: () => {} };
    },
  };
  const frames: (() => void)[] = [];
  // the fake pool has only one type of call
  const jobs = new KeptJobs(pool as unknown as ConstructorParameters<typeof KeptJobs>[0], {
    nextFrame: (work) => {
      frames.push(work);
      return () => frames.splice(frames.indexOf(work), 1);
    },
  });
  const pictures: number[] = [];
  const leave = jobs.watch(
    'a',
    () => ({
      priority: 1,
      calls: Array.from(
        { length: count },
        (): Call<'alf_replications'> => ({ fn: 'alf_replications', args: ['', 0, 1] }),
      ),
      awaited,
      start: () => ({ known: 0 }),
      add: (gathered) => {
        gathered.known += 1;
      },
      show: ({ known }) => known,
    }),
    (_, picture) => pictures.push(picture ?? 0),
  );
  const paint = () => {
    vi.advanceTimersByTime(16);
    for (const work of frames.splice(0)) work();
  };
  const come = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      given?.onPart(at, new Float64Array());
      if (at === count - 1) given?.onDone();
      paint();
    }
  };
  return { pictures, come, paint, leave };
}

describe('results that come one a frame', () => {
  test('are shown once at once, when they have doubled after a short pause, after each pause, and all in the end', () => {
    const { pictures, come } = begin(1000);
    come(0, 1);
    expect(pictures).toEqual([1]);
    const short = Math.ceil(SHORT / 16);
    come(1, short);
    expect(pictures).toEqual([1]);
    come(short, 4 * short);
    const [, second = 0, third = 0] = pictures;
    expect(second).toBeLessThan(short + 3);
    expect(second).toBeGreaterThan(short - 1);
    expect(third).toBeGreaterThanOrEqual(2 * second);
    expect(third).toBeLessThan(2 * second + 3);
    come(4 * short, 1000);
    expect(pictures.at(-1)).toBe(1000);
    const frames = PAUSE / 16;
    // instead of one picture per result
    expect(pictures.length).toBeLessThan(1000 / frames + 12);
    expect(pictures.length).toBeGreaterThan(1000 / frames - 12);
  });

  test('are shown at the end of the pause, also when no more come', () => {
    const { pictures, come, paint } = begin(1000);
    come(0, 100);
    const shown = pictures.at(-1) ?? 0;
    expect(shown).toBeLessThan(100);
    for (let frame = 0; frame < PAUSE / 16 + 2; frame += 1) paint();
    expect(pictures.at(-1)).toBe(100);
  });

  test('are shown at once when those have come that a sentence waits for', () => {
    const { pictures, come } = begin(1000, 70);
    come(0, 72);
    expect(pictures).toContain(70);
  });

  test('are not shown to whoever has left', () => {
    const { pictures, come, paint, leave } = begin(1000);
    come(0, 100);
    const shown = pictures.length;
    leave();
    for (let frame = 0; frame < PAUSE / 16 + 2; frame += 1) paint();
    expect(pictures).toHaveLength(shown);
  });
});
