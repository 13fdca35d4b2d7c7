// Reads the tasks of a page from a trace of the browser.

/** The categories that a trace for `tasksIn` must have. */
export const TRACE_CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
];

/**
 * Time that is subtracted, because only a driven browser spends it: it looks up the place of every `Error` in its source. For the
 * four that React makes when it loads, V8 parses all of React again (20 ms, or 80 ms on a processor four times slower).
 */
const OF_DRIVER = 'V8.CollectSourcePositions';

/** A task: processor time and time by the clock (ms). @typedef {{ worked: number, passed: number }} Task */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts?: number, dur?: number, tdur?: number, args?: { name?: string, data?: { url?: string } } }} Traced */

/**
 * The tasks of the threads that run pages, without the driver's own scripts, and minus the time of `OF_DRIVER`.
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

/** The events that are not inside another one. @param {readonly Traced[]} events */
function outermost(events) {
  return events.filter((event) => !events.some((other) => other !== event && isIn(event, other)));
}
