import { describe, expect, test, vi } from 'vitest';
import { MODULE_OF, type ModuleName } from '#pkg/simulation.ts';
import type { Call } from './calls.ts';
import { FakeWorker } from './fakeWorker.testing.ts';
import { PRIORITY } from './job.ts';
import { Pool } from './pool.ts';

// the smallest WebAssembly module: the fake workers have no use for more
const MODULE = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

type TestCall = Call<'alf_run'>;

const call = (name: string): TestCall => ({ fn: 'alf_run', args: [name, 0] });
/** A call whose simulation runs piece by piece. */
const long = (name: string): Call => ({ fn: 'alf_replications', args: [name, 0, 1] });
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

type LoadModule = (name: ModuleName) => Promise<WebAssembly.Module>;

async function open(
  size: number,
  loadModule: LoadModule = () => Promise.resolve(MODULE),
  options: { patience?: number; rest?: number } = {},
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

describe('results', () => {
  test('every call is answered, then the job is done', async () => {
    const { pool, workAll, submit } = await open(2);
    const { log } = await submit(['a', 'b', 'c', 'd', 'e'].map(call));
    expect(pool.isIdle()).toBe(false);
    workAll();
    expect(log.slice(0, -1).sort()).toEqual(['0:a', '1:b', '2:c', '3:d', '4:e']);
    expect(log.at(-1)).toBe('done');
    expect(pool.isIdle()).toBe(true);
  });

  test('a job without calls is done at once', async () => {
    const { submit } = await open(1);
    expect((await submit([])).log).toEqual(['done']);
  });

  test('a worker has two calls at most, and the list is not read further ahead', async () => {
    const taken: number[] = [];
    function* calls() {
      for (let at = 0; at < 100; at += 1) {
        taken.push(at);
        yield call(`${at}`);
      }
    }
    const { workers, submit } = await open(2);
    await submit(calls());
    expect(workers.map(({ queue }) => queue.length)).toEqual([2, 2]);
    expect(taken).toHaveLength(4);
  });

  test('a caller that throws ends its own job only', async () => {
    const { pool, workers, submit } = await open(1);
    const onError = vi.fn();
    const onPart = () => {
      throw new Error('no such axis');
    };
    pool.submit([call('a')], { priority: 1, onPart, onDone: vi.fn(), onError });
    const { log } = await submit([call('b')], 0);
    workers[0]?.work();
    workers[0]?.work();
    expect(onError).toHaveBeenCalledWith('no such axis');
    expect(log).toEqual(['0:b', 'done']);
  });
});

describe('priority', () => {
  test('a later job of higher priority goes before what is not yet handed out', async () => {
    const { workers, workAll, submit } = await open(1);
    await submit(['s1', 's2', 's3', 's4'].map(call), PRIORITY.later);
    await submit(['n1'].map(call), PRIORITY.now);
    workers[0]?.work();
    expect(workers[0]?.queue.map(({ call: { args } }) => args[0])).toEqual(['s2', 'n1']);
    workAll();
  });
});

describe('cancel', () => {
  test('no result comes after it, and waiting calls make room for the next job', async () => {
    const { workers, workAll, submit } = await open(1);
    const old = await submit(['a', 'b', 'c'].map(call));
    const fresh = await submit(['x'].map(call));
    old.cancel();
    expect(workers[0]?.queue.map(({ call: { args } }) => args[0])).toEqual(['x']);
    workAll();
    expect(old.log).toEqual([]);
    expect(fresh.log).toEqual(['0:x', 'done']);
  });
});

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

describe('simulations that are run piece by piece', () => {
  const namesOf = (worker: FakeWorker | undefined) => worker?.queue.map(({ call: { args } }) => args[0]);

  test('say how far they are, and what they know', async () => {
    const { workers, workAll, submit } = await open(1);
    const { log } = await submit([long('a')]);
    workers[0]?.tell(0.25, undefined);
    workers[0]?.tell(0.5, 'half');
    workAll();
    expect(log).toEqual(['0 at 0.25: undefined', '0 at 0.5: half', '0:a', 'done']);
  });

  test('none waits behind another, for another worker may be free sooner', async () => {
    const { workers, submit } = await open(2);
    await submit(['a', 'b', 'c'].map(long), PRIORITY.later);
    expect(workers.map(namesOf)).toEqual([['a'], ['b']]);
    workers[1]?.work();
    expect(workers.map(namesOf)).toEqual([['a'], ['c']]);
  });

  test('do not keep out what comes before them, and nothing waits behind them that comes after', async () => {
    const { workers, submit } = await open(1);
    await submit([long('a')], PRIORITY.soon);
    await submit([call('later')], PRIORITY.later);
    await submit([call('now'), call('next'), call('third')], PRIORITY.now);
    expect(namesOf(workers[0])).toEqual(['a', 'now', 'next']);
  });

  test('are silent once they are cancelled', async () => {
    const { workers, submit } = await open(1);
    const { log, cancel } = await submit([long('a')]);
    const tell = workers[0]?.later(0.5, 'half');
    cancel();
    tell?.();
    expect(log).toEqual([]);
    expect(namesOf(workers[0])).toEqual([]);
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

test('workers give back what they keep when there has been nothing to do for a while', async () => {
  const { live, workers, workAll, submit } = await open(2, undefined, { rest: 5 });
  await submit([call('a')]);
  workAll();
  await vi.waitFor(() => expect(workers).toHaveLength(3));
  // the other worker has no module, and so no memory to free
  expect(live()).toHaveLength(2);
  expect(workers[0]?.isTerminated).toBe(true);
  await turn();
  const { log } = await submit([call('b')]);
  workAll();
  expect(log).toEqual(['0:b', 'done']);
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

describe('modules', () => {
  const other = (name: string): Call => ({ fn: 'metrics_spacing', args: [name] });
  const [mine, another] = [MODULE_OF[call('').fn], MODULE_OF[other('').fn]];

  test('one that is expected is there before the first call', async () => {
    const load = vi.fn((_: ModuleName) => Promise.resolve(MODULE));
    const { pool, workAll, submit } = await open(1, load);
    pool.expect(mine);
    pool.expect(mine);
    await turn();
    const { log } = await submit([call('a')]);
    workAll();
    expect(log).toEqual(['0:a', 'done']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('each is compiled once, when it is needed, and sent to a worker once', async () => {
    const load = vi.fn((_: ModuleName) => Promise.resolve(MODULE));
    const { workers, workAll, submit } = await open(2, load);
    expect(load).not.toHaveBeenCalled();
    await submit(['a', 'b', 'c', 'd', 'e'].map(call));
    workAll();
    await submit(['f', 'g'].map(call));
    expect(workers.map(({ modules }) => modules)).toEqual([[mine], [mine]]);
    workAll();
    const { log } = await submit([other('x'), call('y')]);
    workAll();
    expect([...log].sort()).toEqual(['0:x', '1:y', 'done']);
    expect(load.mock.calls).toEqual([[mine], [another]]);
  });

  test('a job whose module is on its way does not hold up another', async () => {
    let arrive: (module: WebAssembly.Module) => void = () => {};
    const slow = new Promise<WebAssembly.Module>((resolve) => {
      arrive = resolve;
    });
    const { workAll, submit } = await open(1, (name) => (name === another ? slow : Promise.resolve(MODULE)));
    const first = await submit([other('x')], PRIORITY.now);
    const second = await submit([call('a')], PRIORITY.later);
    workAll();
    expect(second.log).toEqual(['0:a', 'done']);
    expect(first.log).toEqual([]);
    arrive(MODULE);
    await turn();
    workAll();
    expect(first.log).toEqual(['0:x', 'done']);
  });

  test('a replaced worker is sent what its calls need', async () => {
    const { workers, live, workAll, submit } = await open(1);
    const { log } = await submit([call('a'), other('b')]);
    workers[0]?.crash('out of memory');
    await turn();
    expect(live()[0]?.modules).toEqual([another, mine]);
    workAll();
    expect([...log].sort()).toEqual(['0:a', '1:b', 'done']);
  });

  test('one that cannot be had ends the jobs that need it, and is tried again for the next', async () => {
    const load = vi.fn((name: ModuleName) =>
      name === another && load.mock.calls.length < 3
        ? Promise.reject(new Error('404'))
        : Promise.resolve(MODULE),
    );
    const { pool, workAll, submit } = await open(1, load);
    const good = await submit([call('a')]);
    const bad = await submit([other('x')]);
    expect(bad.log).toEqual([
      'error: The simulation could not start (404). Loading the page again may help.',
    ]);
    // the page says it once, until the module has been loaded
    expect(pool.trouble()).toBe('The simulation could not start (404). Loading the page again may help.');
    const later = await submit([other('y')]);
    workAll();
    expect(good.log).toEqual(['0:a', 'done']);
    expect(later.log).toEqual(['0:y', 'done']);
    expect(pool.trouble()).toBeNull();
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
      'The simulation could not start (workers are not allowed here). Loading the page again may help.',
      true,
    );
    expect(makeWorker).toHaveBeenCalledTimes(3);
    expect(pool.trouble()).toContain('workers are not allowed here');
  });

  test('every job is told why', async () => {
    const { pool, submit } = await open(1, () => Promise.reject(new Error('404')));
    const { log } = await submit([call('a')]);
    expect(log).toEqual(['error: The simulation could not start (404). Loading the page again may help.']);
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
