// Runs work when the browser is idle, with a limit on the waiting time.

/** The longest wait, and the wait in browsers that do not tell when they are idle (Safari) (ms). */
const AT_MOST = 1000;
const SOON = 50;

/** Runs `work` when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: AT_MOST });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SOON);
  return () => clearTimeout(timer);
}
