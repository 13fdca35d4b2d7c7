// Tells one worker that another one has ended, for whatever reason: no event tells of a worker that closes itself, or
// that the browser ends. The worker holds a lock as long as it lives, and the browser then gives the lock to the one
// that waits.

/**
 * Holds a lock until this worker ends, and passes its name to `told`; does nothing without the Web Locks API, as on an
 * insecure page.
 */
export function holdLifetimeLock(told: (lock: string) => void): void {
  if (!('locks' in navigator)) return;
  const lock = `lifetime ${crypto.randomUUID()}`;
  const hold = () => {
    told(lock);
    return new Promise(() => undefined);
  };
  navigator.locks.request(lock, hold).catch(() => undefined);
}

/** Calls `ended` once the holder of this lock has ended. */
export function onWorkerEnd(lock: string, ended: () => void): void {
  navigator.locks.request(lock, ended).catch(() => undefined);
}
