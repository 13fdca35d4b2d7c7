import { useEffect } from 'react';

/** Keeps the screen on while nobody touches a key, if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isShown = true;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      navigator.wakeLock?.request('screen').then(
        (held) => {
          lock = held;
          if (!isShown) void held.release();
        },
        () => {},
      );
    };
    ask();
    // the browser releases the lock when another tab is in front
    document.addEventListener('visibilitychange', ask);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
