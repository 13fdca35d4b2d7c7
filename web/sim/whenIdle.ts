// What may wait until the browser has nothing else to do, but not for long.

/** At most so long (ms), and so long where a browser does not say when it is idle (Safari). */
const AT_MOST = 1000;
const SOON = 50;

/** Returns a function that takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: AT_MOST });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SOON);
  return () => clearTimeout(timer);
}
