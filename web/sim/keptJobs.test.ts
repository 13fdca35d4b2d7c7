import { describe, expect, test } from 'vitest';
import type { Call } from './calls.ts';
import type { JobHandle, JobOptions } from './job.ts';
import { KeptJobs } from './keptJobs.ts';
import type { JobPlan, JobReport } from './plan.ts';

type TestCall = Call<'alf_replications'>;
type Answer = Float64Array;

/** A pool that runs a call only when the test says so. */
function handPool() {
  const submitted: {
    calls: TestCall[];
    isCancelled: boolean;
    answer: (count: number) => void;
    fail: (isShared?: boolean) => void;
    progress: (done: number, partial?: Answer) => void;
  }[] = [];
  const submit = (calls: Iterable<Call>, options: JobOptions<Answer, Answer>): JobHandle => {
    const all = [...calls] as TestCall[];
    let next = 0;
    const job = {
      calls: all,
      isCancelled: false,
      answer(count: number) {
        for (let i = 0; i < count; i += 1) {
          options.onPart(next, Float64Array.of(Number(all[next]?.args[1])));
          next += 1;
        }
        if (next === all.length) options.onDone();
      },
      fail: (isShared?: boolean) => options.onError('broken', isShared),
      progress: (done: number, partial?: Answer) => options.onProgress?.(next, done, partial),
    };
    submitted.push(job);
    return {
      cancel: () => {
        job.isCancelled = true;
      },
    };
  };
  // the fake pool has only one type of call
  return { submitted, pool: { submit } as unknown as ConstructorParameters<typeof KeptJobs>[0] };
}

/** A job whose picture lists what has arrived. */
const plan = (count: number): JobPlan<'alf_replications', number[], string> => ({
  priority: 1,
  calls: Array.from({ length: count }, (_, at): TestCall => ({ fn: 'alf_replications', args: ['', at, 1] })),
  start: () => [],
  add: (gathered, [value = Number.NaN], index) => {
    gathered[index] = value;
  },
  addPartial: (gathered, [value = Number.NaN], index) => {
    gathered[index] = value;
  },
  show: (gathered) => gathered.join(),
});

function open(bytesAtMost?: number) {
  const { submitted, pool } = handPool();
  const frames: (() => void)[] = [];
  const jobs = new KeptJobs(pool, {
    ...(bytesAtMost === undefined ? {} : { bytesAtMost }),
    nextFrame: (work) => {
      frames.push(work);
      return () => {
        const at = frames.indexOf(work);
        if (at >= 0) frames.splice(at, 1);
      };
    },
  });
  const paint = () => {
    for (const work of frames.splice(0)) work();
  };
  const watch = (key: string, count = 3, isLookingOn = false) => {
    const told: { report: JobReport; picture: string | null }[] = [];
    const leave = jobs.watch(
      key,
      () => plan(count),
      (report, picture) => told.push({ report, picture }),
      isLookingOn,
    );
    return { told, leave };
  };
  return { submitted, paint, watch, again: () => jobs.again() };
}

describe('what was found is kept', () => {
  test('a job that was done is shown at once and submits no call', () => {
    const { submitted, paint, watch } = open();
    const first = watch('a');
    submitted[0]?.answer(3);
    paint();
    first.leave();
    const again = watch('a');
    expect(submitted).toHaveLength(1);
    expect(again.told).toEqual([
      { report: expect.objectContaining({ isDone: true, progress: 1 }), picture: '0,1,2' },
    ]);
  });

  test('a plan is made once for a job that begins, and again only for calls that are missing', () => {
    const { pool, submitted } = handPool();
    const jobs = new KeptJobs(pool, { nextFrame: () => () => {} });
    let plans = 0;
    const watch = () =>
      jobs.watch(
        'a',
        () => {
          plans += 1;
          return plan(3);
        },
        () => {},
      );
    const leave = watch();
    expect(plans).toBe(1);
    submitted[0]?.answer(1);
    leave();
    watch();
    expect(plans).toBe(2);
    expect(submitted.map(({ calls }) => calls.length)).toEqual([3, 2]);
  });

  test('a job that was left in the middle makes the calls that are missing, and no others', () => {
    const { submitted, paint, watch } = open();
    const first = watch('a', 4);
    submitted[0]?.answer(2);
    first.leave();
    expect(submitted[0]?.isCancelled).toBe(true);
    const again = watch('a', 4);
    // results that arrived after the last frame are not lost
    expect(again.told[0]?.picture).toBe('0,1');
    expect(submitted[1]?.calls.map(({ args }) => args[1])).toEqual([2, 3]);
    submitted[1]?.answer(2);
    paint();
    expect(again.told.at(-1)).toEqual({
      report: expect.objectContaining({ isDone: true, progress: 1 }),
      picture: '0,1,2,3',
    });
  });

  test('who only looks on is shown what there is, and lets nothing be computed', () => {
    const { submitted, watch } = open();
    const first = watch('a');
    submitted[0]?.answer(1);
    first.leave();
    const stopped = watch('a', 3, true);
    expect(stopped.told[0]).toMatchObject({ report: { isDone: false }, picture: '0' });
    expect(submitted).toHaveLength(1);
    stopped.leave();
    watch('a');
    expect(submitted[1]?.calls.map(({ args }) => args[1])).toEqual([1, 2]);
  });

  test('two who watch one key share its calls', () => {
    const { submitted, paint, watch } = open();
    const [one, other] = [watch('a'), watch('a')];
    one.leave();
    expect(submitted[0]?.isCancelled).toBe(false);
    submitted[0]?.answer(3);
    paint();
    expect(submitted).toHaveLength(1);
    expect(one.told).toEqual([]);
    expect(other.told.at(-1)?.picture).toBe('0,1,2');
  });

  test('a job that broke down is tried again', () => {
    const { submitted, paint, watch } = open();
    const first = watch('a');
    submitted[0]?.answer(1);
    submitted[0]?.fail();
    paint();
    expect(first.told.at(-1)?.report.error).toBe('broken');
    first.leave();
    watch('a');
    expect(submitted[1]?.calls).toHaveLength(2);
  });
});

test('results that make no picture end the job, with the reason for the reader', () => {
  const { submitted, pool } = handPool();
  const frames: (() => void)[] = [];
  const nextFrame = (work: () => void) => {
    frames.push(work);
    return () => {};
  };
  const jobs = new KeptJobs(pool, { nextFrame });
  const told: JobReport[] = [];
  const show = () => {
    throw new Error('Load the page again.');
  };
  const watch = () =>
    jobs.watch(
      'a',
      () => ({ ...plan(3), show }),
      (report) => told.push(report),
    );
  const leave = watch();
  submitted[0]?.answer(1);
  for (const work of frames.splice(0)) work();
  const broken = { isDone: true, isSlow: false, error: 'Load the page again.' };
  expect(told).toEqual([expect.objectContaining(broken)]);
  expect(submitted[0]?.isCancelled).toBe(true);
  // a later watcher is told so too
  leave();
  watch();
  expect(told[1]).toMatchObject(broken);
});

describe('what is kept is bounded', () => {
  const compute = ({ submitted, paint, watch }: ReturnType<typeof open>, key: string) => {
    const { leave } = watch(key);
    submitted.at(-1)?.answer(3);
    paint();
    leave();
  };

  test('the least recently used goes first', () => {
    // a job with three results of 8 bytes and their overhead takes a little over 600 bytes
    const page = open(1300);
    for (const key of ['a', 'b']) compute(page, key);
    page.watch('a').leave();
    compute(page, 'c');
    expect(page.submitted).toHaveLength(3);
    page.watch('a').leave();
    page.watch('c').leave();
    expect(page.submitted).toHaveLength(3);
    page.watch('b').leave();
    expect(page.submitted).toHaveLength(4);
  });

  test('what is watched is not forgotten', () => {
    const page = open(0);
    const watched = page.watch('a');
    page.submitted[0]?.answer(3);
    compute(page, 'b');
    expect(page.watch('a').told).toHaveLength(1);
    expect(page.submitted).toHaveLength(2);
    watched.leave();
  });
});

test('a simulation that is under way counts for what is done of it, and shows what it knows', () => {
  const { submitted, paint, watch } = open();
  const { told } = watch('a', 2);
  submitted[0]?.progress(0.5);
  paint();
  expect(told.at(-1)).toEqual({ report: expect.objectContaining({ progress: 0.25 }), picture: null });
  submitted[0]?.progress(0.75, Float64Array.of(7));
  paint();
  expect(told.at(-1)).toEqual({ report: expect.objectContaining({ progress: 0.375 }), picture: '7' });
  submitted[0]?.answer(2);
  paint();
  expect(told.at(-1)).toEqual({ report: expect.objectContaining({ progress: 1 }), picture: '0,1' });
});

test('what ended for a reason that the page says elsewhere goes on when that is over, if it is watched', () => {
  const { submitted, paint, watch, again } = open();
  const [seen, left] = [watch('a'), watch('b')];
  submitted[0]?.answer(1);
  submitted[0]?.fail(true);
  submitted[1]?.fail(true);
  paint();
  expect(seen.told.at(-1)?.report).toMatchObject({ isDone: true, error: null });
  left.leave();
  again();
  expect(submitted[2]?.calls).toHaveLength(2);
  expect(submitted).toHaveLength(3);
  submitted[2]?.answer(2);
  paint();
  expect(seen.told.at(-1)?.picture).toBe('0,1,2');
  again();
  expect(submitted).toHaveLength(3);
});
