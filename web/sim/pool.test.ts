import { describe, expect, test, vi } from 'vitest';
import { MODULE_OF, type ModuleName } from '#pkg/simulation.ts';
import type { Call } from './calls.ts';
import { FakeWorker } from './fakeWorker.testing.ts';
import { PRIORITY } from './job.ts';
import { call, long, MODULE, open, turn } from './pool.testing.ts';
import { Pool } from './pool.ts';

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

  test('a job begins when its page says so, and not where it is cancelled before', async () => {
    const begins: (() => void)[] = [];
    const { pool, workers, submit } = await open(1, undefined, { later: (work) => begins.push(work) });
    await submit([call('a')]);
    (await submit([call('b')])).cancel();
    expect(workers[0]?.queue).toEqual([]);
    expect(pool.isIdle()).toBe(false);
    for (const begin of begins) begin();
    await turn();
    expect(workers[0]?.queue.map(({ call: { args } }) => args[0])).toEqual(['a']);
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

describe('answers known beforehand', () => {
  const known = new Map([
    ['a', 'A'],
    ['b', 'B'],
  ]);
  const answerTo = ({ args }: Call) => known.get(String(args[0]));

  test('they wait for no module, and what is not among them waits', async () => {
    let come = (_: WebAssembly.Module) => {};
    const { pool, workAll, submit } = await open(1, () => new Promise((resolve) => (come = resolve)));
    pool.know(answerTo);
    const { log } = await submit(['a', 'b', 'c'].map(call));
    expect(log).toEqual(['0:A', '1:B']);
    expect(pool.isIdle()).toBe(false);
    come(MODULE);
    await turn();
    workAll();
    expect(log).toEqual(['0:A', '1:B', '2:c', 'done']);
  });

  test('they answer jobs that came before them, and end a job that asks nothing else', async () => {
    const { pool, workers, submit } = await open(1, () => new Promise(() => {}));
    const { log } = await submit(['a', 'b'].map(call));
    expect(log).toEqual([]);
    pool.know(answerTo);
    expect(log).toEqual(['0:A', '1:B', 'done']);
    expect(pool.isIdle()).toBe(true);
    expect(workers[0]?.queue).toEqual([]);
  });

  test('a caller that throws at one of them ends its own job only', async () => {
    const { pool, submit } = await open(1);
    pool.know(answerTo);
    const onError = vi.fn();
    const onPart = () => {
      throw new Error('no such axis');
    };
    pool.submit([call('a')], { priority: 1, onPart, onDone: vi.fn(), onError });
    expect((await submit([call('b')])).log).toEqual(['0:B', 'done']);
    expect(onError).toHaveBeenCalledWith('no such axis');
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

describe('jobs of one priority', () => {
  const orderOf = async (priority: number, awaited = 0) => {
    const { pool, workAll } = await open(1);
    const order: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      pool.submit(
        [1, 2, 3].map((at) => long(`${name}${at}`)),
        {
          priority,
          awaited,
          onPart: (_, result) => order.push(String(result)),
          onDone: vi.fn(),
          onError: vi.fn(),
        },
      );
    }
    await turn();
    workAll();
    return order.join(' ');
  };

  test('take turns, so that the last has something before the first has all', async () => {
    expect(await orderOf(PRIORITY.soon)).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3');
  });

  test('wait for what a sentence waits for in one of them', async () => {
    expect(await orderOf(PRIORITY.soon, 2)).toBe('a1 a2 b1 b2 c1 c2 a3 b3 c3');
  });

  test('follow each other where they follow a hand', async () => {
    expect(await orderOf(PRIORITY.now)).toBe('a1 a2 a3 b1 b2 b3 c1 c2 c3');
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

test('workers give back what they keep when there has been nothing to do for a while', async () => {
  const { live, workers, workAll, submit } = await open(2, undefined, { rest: 5 });
  await submit([call('a')]);
  workAll();
  await vi.waitFor(() => expect(workers).toHaveLength(3), { timeout: 20_000 });
  // the other worker has no module, and so no memory to free
  expect(live()).toHaveLength(2);
  expect(workers[0]?.isTerminated).toBe(true);
  await turn();
  const { log } = await submit([call('b')]);
  workAll();
  expect(log).toEqual(['0:b', 'done']);
});

describe('modules', () => {
  test('one worker starts beside an expected module, the others with the first job', async () => {
    const workers: FakeWorker[] = [];
    const makeWorker = () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    };
    const pool = new Pool({ size: 3, makeWorker, loadModule: async () => MODULE });
    pool.expect('alf');
    pool.expect('red');
    expect(workers).toHaveLength(1);
    await turn();
    const onPart = vi.fn();
    pool.submit([call('a'), call('b')], {
      priority: PRIORITY.now,
      onPart,
      onDone: vi.fn(),
      onError: vi.fn(),
    });
    expect(workers).toHaveLength(3);
    await turn();
    // the first worker has its call, whether the others are ready or not
    expect(workers[0]?.queue).not.toHaveLength(0);
    while (workers.some((worker) => worker.work()));
    expect(onPart).toHaveBeenCalledTimes(2);
    pool.start();
    expect(workers).toHaveLength(3);
  });

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

  test('who expects one is told when it has come, and when it cannot come', async () => {
    let come = (_: WebAssembly.Module) => {};
    const coming = new Promise<WebAssembly.Module>((resolve) => {
      come = resolve;
    });
    const load = (name: ModuleName) => (name === mine ? coming : Promise.reject(new Error('no network')));
    const { pool } = await open(1, load);
    const told = vi.fn();
    void pool.expect(mine).then(told);
    await turn();
    expect(told).not.toHaveBeenCalled();
    come(MODULE);
    await turn();
    expect(told).toHaveBeenCalledTimes(1);
    await expect(pool.expect(another)).resolves.toBeUndefined();
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
    expect(bad.log).toEqual(['error: The simulation could not start (404).']);
    // the page shows this once, until the module has loaded
    expect(pool.trouble()).toBe('The simulation could not start (404).');
    const later = await submit([other('y')]);
    workAll();
    expect(good.log).toEqual(['0:a', 'done']);
    expect(later.log).toEqual(['0:y', 'done']);
    expect(pool.trouble()).toBeNull();
  });
});
