// The tasks of a page, read from a trace of the browser.

/** What `tasksIn` needs of it. */
export const TRACED = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
];

/**
 * A browser that is driven looks up, for every `Error`, where in its source it was made: for the four that React makes when it is
 * evaluated V8 reads all of React's code again (20 ms, at a processor four times slower 80). No reader's browser does.
 */
const OF_DRIVER = 'V8.CollectSourcePositions';

/** Milliseconds of a task. @typedef {{ worked: number, passed: number }} Task */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts?: number, dur?: number, tdur?: number, args?: { name?: string, data?: { url?: string } } }} Traced */

/**
 * Those of the threads that run pages, without those that are the driver's own scripts, and less what is looked up for it.
 * @param {string} trace @returns {Task[]}
 */
export function tasksIn(trace) {
  /** @type {{ traceEvents: Traced[] }} */
  const { traceEvents } = JSON.parse(trace);
  const threadOf = (/** @type {Traced} */ { pid, tid }) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const done = traceEvents.filter((event) => event.ph === 'X' && main.has(threadOf(event)));
  const named = (/** @type {string} */ wanted) => done.filter(({ name }) => name === wanted);
  const scripts = named('EvaluateScript').filter(({ args }) => !args?.data?.url);
  const lookups = outermost(named(OF_DRIVER));
  return named('RunTask')
    .filter((task) => !scripts.some((script) => isIn(script, task)))
    .map((task) => {
      const inside = lookups.filter((each) => isIn(each, task));
      const left = (/** @type {(event: Traced) => number} */ of) =>
        inside.reduce((rest, each) => rest - of(each), of(task)) / 1000;
      return { worked: left(({ dur = 0, tdur = dur }) => tdur), passed: left(({ dur = 0 }) => dur) };
    });
}

/** @param {Traced} one @param {Traced} other */
function isIn(one, other) {
  const [from, since] = [one.ts ?? 0, other.ts ?? 0];
  const isSame = one.pid === other.pid && one.tid === other.tid;
  return isSame && from >= since && from + (one.dur ?? 0) <= since + (other.dur ?? 0);
}

/** One may look up another's. @param {readonly Traced[]} events */
function outermost(events) {
  return events.filter((event) => !events.some((other) => other !== event && isIn(event, other)));
}
