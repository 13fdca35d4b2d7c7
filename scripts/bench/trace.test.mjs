import { expect, test } from 'vitest';
import { tasksIn } from './trace.mjs';

const MAIN = { pid: 1, tid: 2 };
/** @param {string} name @param {number} ts @param {number} dur @param {object} [more] */
const event = (name, ts, dur, more = {}) => ({ name, ph: 'X', ...MAIN, ts, dur, tdur: dur, ...more });
/** @param {object[]} events */
const read = (...events) =>
  tasksIn(
    JSON.stringify({
      traceEvents: [
        { name: 'thread_name', ph: 'M', ...MAIN, args: { name: 'CrRendererMain' } },
        { name: 'thread_name', ph: 'M', pid: 1, tid: 3, args: { name: 'DedicatedWorker thread' } },
        ...events,
      ],
    }),
  );

test('tasks are those of the threads that run pages, by the processor and by the clock', () => {
  const own = event('RunTask', 0, 30_000, { tdur: 20_000 });
  const tasks = read(own, event('RunTask', 0, 9000, { tid: 3 }), event('Layout', 0, 5000));
  expect(tasks).toEqual([{ worked: 20, passed: 30 }]);
});

test('a script of the driver is no task of the page, a script of the page is', () => {
  const tasks = read(
    event('RunTask', 0, 9000),
    event('EvaluateScript', 100, 8000, { args: { data: { url: '' } } }),
    event('RunTask', 10_000, 7000),
    event('EvaluateScript', 10_100, 5000, { args: { data: { url: 'theme.js' } } }),
  );
  expect(tasks).toEqual([{ worked: 7, passed: 7 }]);
});

test('what is looked up for the driver is taken off once, also where one look holds another', () => {
  const tasks = read(
    event('RunTask', 0, 90_000),
    event('V8.CollectSourcePositions', 1000, 60_000),
    event('V8.CollectSourcePositions', 2000, 40_000),
    event('V8.CollectSourcePositions', 70_000, 10_000),
    event('RunTask', 100_000, 4000),
  );
  expect(tasks).toEqual([
    { worked: 20, passed: 20 },
    { worked: 4, passed: 4 },
  ]);
});
