import { describe, expect, test, vi } from 'vitest';
import { FakeWorker } from './fakeWorker.testing.ts';
import { call, long, MODULE, open, turn } from './pool.testing.ts';
import { Pool } from './pool.ts';

describe('a lost worker', () => {
  test('is replaced, and its calls are done by others', async () => {
    const { workers, live, workAll, submit } = await open(1);
    const { log } = await submit(['a', 'b', 'c'].map(call));
    workers[0]?.crash('out of memory');
    await turn();
    expect(live()).toHaveLength(1);
    workAll();
    expect([...log].sort()).toEqual(['0:a', '1:b', '2:c', 'done']);
  });

  test('a call that traps twice ends its job in words, and only its job', async () => {
    const { live, workAll, submit } = await open(1);
    const bad = await submit([call('bad')]);
    const good = await submit([call('good')]);
    live()[0]?.trap('unreachable');
    await turn();
    expect(bad.log).toEqual([]);
    // the retry is handed out first
    expect(live()[0]?.queue[0]?.call.args[0]).toBe('bad');
    live()[0]?.trap('unreachable');
    await turn();
    workAll();
    expect(bad.log).toEqual(['error: The simulation broke down twice at this scenario (unreachable).']);
    expect(good.log).toEqual(['0:good', 'done']);
  });

  test('a refused call is not retried, and its worker stays', async () => {
    const { workers, submit } = await open(1);
    const { log } = await submit([call('a')]);
    workers[0]?.refuse('w goes from 1 to 256');
    expect(log).toEqual(['error: w goes from 1 to 256']);
    expect(workers).toHaveLength(1);
  });
});

describe('a worker that ends without a word', () => {
  /** Locks as in a browser: the holder of a lock keeps others waiting. */
  async function locked() {
    const waiting = new Map<string, () => void>();
    const opened = await open(1, undefined, { whenFree: (lock, tell) => waiting.set(lock, tell) });
    opened.workers[0]?.hold('first');
    return { ...opened, end: (lock: string) => waiting.get(lock)?.() };
  }

  test('is replaced at once when its lock is free, and its call is done by another', async () => {
    const { live, workers, workAll, submit, end } = await locked();
    const { log } = await submit([call('a')]);
    end('first');
    await turn();
    expect(workers).toHaveLength(2);
    expect(live()).toEqual([workers[1]]);
    workAll();
    expect(log).toEqual(['0:a', 'done']);
  });

  test('is replaced too while it has nothing to do', async () => {
    const { workers, end } = await locked();
    end('first');
    await turn();
    expect(workers[0]?.isTerminated).toBe(true);
    expect(workers).toHaveLength(2);
  });

  test('is not the one that was replaced by the pool itself, whose lock is free then', async () => {
    const { workers, workAll, submit, end } = await locked();
    const { log } = await submit([call('a')]);
    workers[0]?.crash('out of memory');
    await turn();
    end('first');
    await turn();
    expect(workers).toHaveLength(2);
    workAll();
    expect(log).toEqual(['0:a', 'done']);
  });

  test('is not the one that is busy for as long as it is allowed to be', async () => {
    vi.useFakeTimers();
    try {
      const opened = locked();
      await vi.advanceTimersByTimeAsync(1);
      const { workers, submit } = await opened;
      const submitted = submit([call('a')]);
      await vi.advanceTimersByTimeAsync(29_000);
      const { log } = await submitted;
      expect(workers).toHaveLength(1);
      workers[0]?.work();
      expect(log).toEqual(['0:a', 'done']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a worker that does not answer', () => {
  test('is replaced, and its call ends in words after the second', async () => {
    vi.useFakeTimers();
    try {
      const opened = open(1, undefined, { patience: 6000 });
      await vi.advanceTimersByTimeAsync(1);
      const { live, workers, submit } = await opened;
      const submitted = submit([call('a')]);
      await vi.advanceTimersByTimeAsync(6000);
      const { log } = await submitted;
      expect(workers).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1500);
      expect(workers).toHaveLength(2);
      expect(live()[0]?.queue).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(9000);
      expect(log).toEqual([
        'error: The simulation broke down twice at this scenario (a worker has said nothing for 6 s).',
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not the one that has nothing to do, nor one that says how far it is', async () => {
    vi.useFakeTimers();
    try {
      const opened = open(2, undefined, { patience: 6000 });
      await vi.advanceTimersByTimeAsync(1);
      const { workers, submit } = await opened;
      const submitted = submit([long('a')]);
      await vi.advanceTimersByTimeAsync(1);
      await submitted;
      for (let second = 0; second < 60; second += 1) {
        workers[0]?.tell(second / 60, undefined);
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(workers).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a message that cannot be read', () => {
  test('from a worker ends its call in words after the second', async () => {
    const { live, submit } = await open(1);
    const { log } = await submit([call('a')]);
    live()[0]?.onmessageerror?.();
    await turn();
    live()[0]?.saySomethingUnknown();
    await turn();
    expect(log).toEqual([
      'error: The simulation broke down twice at this scenario (a worker says something unknown: {"kind":"song"}).',
    ]);
  });

  test('is also one that is nothing', async () => {
    const { live, workers, workAll, submit } = await open(1);
    const { log } = await submit([call('a')]);
    live()[0]?.sayNothing();
    await turn();
    expect(workers).toHaveLength(2);
    workAll();
    expect(log).toEqual(['0:a', 'done']);
  });

  test('to a worker ends its job, and only its job', async () => {
    const { workers, workAll, submit } = await open(1);
    const bad = await submit([call('unsendable'), call('a')]);
    const good = await submit([call('good')]);
    workAll();
    expect(bad.log).toEqual(['error: it could not be cloned']);
    expect(good.log).toEqual(['0:good', 'done']);
    expect(workers).toHaveLength(1);
  });

  test('a worker that is unwell is replaced', async () => {
    const { live, workers, workAll, submit } = await open(1);
    const { log } = await submit([call('a')]);
    live()[0]?.unwell('a message from the page could not be read');
    await turn();
    expect(workers).toHaveLength(2);
    workAll();
    expect(log).toEqual(['0:a', 'done']);
  });
});

describe('a worker that cannot take in a module', () => {
  const unfit = 'WebAssembly.Instance(): Out of memory';

  test('leaves its calls to those that can, and is not replaced', async () => {
    const { pool, workers, live, workAll, submit } = await open(3);
    const { log } = await submit(['a', 'b', 'c'].map(call));
    workers[1]?.unfit(unfit);
    workers[2]?.unfit(unfit);
    await turn();
    expect(live()).toEqual([workers[0]]);
    expect(workers).toHaveLength(3);
    workAll();
    expect([...log].sort()).toEqual(['0:a', '1:b', '2:c', 'done']);
    expect(pool.trouble()).toBeNull();
  });

  test('is what stops every job alike if none can, until it is tried again with a new module', async () => {
    const loadModule = vi.fn(() => Promise.resolve(MODULE));
    const { pool, workers, live, workAll, submit } = await open(2, loadModule);
    const one = await submit([call('a'), call('b')]);
    const other = await submit([call('c')]);
    for (const worker of live()) worker.unfit(unfit);
    await turn();
    const words = `The simulation could not start (${unfit}).`;
    expect([one.log, other.log]).toEqual([[`error: ${words}`], [`error: ${words}`]]);
    expect(pool.trouble()).toBe(words);
    expect(pool.isIdle()).toBe(true);
    pool.tryAgain();
    const again = await submit([call('a')]);
    await turn();
    expect(loadModule).toHaveBeenCalledTimes(2);
    workAll();
    expect(again.log).toEqual(['0:a', 'done']);
    expect(workers).toHaveLength(4);
  });
});

describe('no worker at all', () => {
  test('a browser that makes none says so', async () => {
    const makeWorker = vi.fn(() => {
      throw new Error('workers are not allowed here');
    });
    const pool = new Pool({ size: 4, makeWorker, loadModule: () => Promise.resolve(MODULE) });
    const onError = vi.fn();
    pool.submit([call('a')], { priority: 1, onPart: vi.fn(), onDone: vi.fn(), onError });
    await turn();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      'The simulation could not start (workers are not allowed here).',
      true,
    );
    expect(makeWorker).toHaveBeenCalledTimes(3);
    expect(pool.trouble()).toContain('workers are not allowed here');
  });

  test('every job is told why', async () => {
    const { pool, submit } = await open(1, () => Promise.reject(new Error('404')));
    const { log } = await submit([call('a')]);
    expect(log).toEqual(['error: The simulation could not start (404).']);
    expect(pool.isIdle()).toBe(true);
  });

  test('workers that never start are not tried for ever', async () => {
    const { workers, submit } = await open(1);
    // a second pool whose workers die before they are ready
    const dying: FakeWorker[] = [];
    const pool = new Pool({
      size: 1,
      loadModule: () => Promise.resolve(MODULE),
      makeWorker: () => {
        const worker = new FakeWorker({ isBlocked: true });
        dying.push(worker);
        return worker;
      },
    });
    const onError = vi.fn();
    pool.submit([call('a')], { priority: 1, onPart: vi.fn(), onDone: vi.fn(), onError });
    await turn();
    expect(dying).toHaveLength(3);
    expect(onError).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(1);
    expect((await submit([])).log).toEqual(['done']);
  });
});
