// Tells one worker that another one has ended, however it did: no event says that of a worker that closes itself or is ended by
// the browser. It holds a lock as long as it lives, and the browser gives the lock to whoever waits for it.

/** Holds a lock until this worker ends, and gives its name to `told`; does nothing where there are no locks, as on a page that is not secure. */
export function holdForLife(told: (lock: string) => void): void {
  if (!('locks' in navigator)) return;
  const lock = `lifetime ${crypto.randomUUID()}`;
  const hold = () => {
    told(lock);
    return new Promise(() => undefined);
  };
  navigator.locks.request(lock, hold).catch(() => undefined);
}

/** Calls back once the holder of this lock has ended. */
export function onceEnded(lock: string, ended: () => void): void {
  navigator.locks.request(lock, ended).catch(() => undefined);
}
