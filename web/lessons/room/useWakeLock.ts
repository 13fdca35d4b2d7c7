import { useEffect } from 'react';

/** A projector stays on while nobody touches a key; where the browser has no such lock, its own settings hold. */
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
    // the browser releases it when another tab is in front
    document.addEventListener('visibilitychange', ask);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
