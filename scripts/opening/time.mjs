// Simulated time for a page without a browser: it jumps to the next timer when nothing else is to be done, so that waiting takes
// no real time and everything happens in the same order each time.

/** @typedef {{ readonly at: number, readonly work: () => void }} Task */

/** Tasks in the order in which they are due. @type {Task[]} */
const tasks = [];
const turn = setImmediate;
let now = 0;
let isRunning = false;

/** Length of a frame (ms). */
const FRAME = 16;

function run() {
  const next = tasks.shift();
  isRunning = next !== undefined;
  if (next === undefined) return;
  now = Math.max(now, next.at);
  // pending promises are handled before the next task
  turn(run);
  next.work();
}

/** @param {number} after @param {() => void} work @returns {Task} */
function add(after, work) {
  const task = { at: now + after, work };
  const place = tasks.findLastIndex(({ at }) => at <= task.at);
  tasks.splice(place + 1, 0, task);
  if (!isRunning) turn(run);
  isRunning = true;
  return task;
}

/** @param {Task} task */
function drop(task) {
  const at = tasks.indexOf(task);
  if (at >= 0) tasks.splice(at, 1);
}

/** @typedef {(...given: unknown[]) => void} Work */

export const time = {
  setTimeout: (/** @type {Work} */ work, after = 0, /** @type {unknown[]} */ ...given) =>
    add(Math.max(1, after), () => work(...given)),
  setImmediate: (/** @type {Work} */ work, /** @type {unknown[]} */ ...given) => add(0, () => work(...given)),
  // intervals only check on workers, which are not needed here
  setInterval: () => ({}),
  requestAnimationFrame: (/** @type {Work} */ work) => add(FRAME, () => work(now)),
  clearTimeout: drop,
  clearImmediate: drop,
  clearInterval: () => {},
  cancelAnimationFrame: drop,
};

export const clock = { now: () => now };
