// Requests of the browser to close do not reach a box that stays open beside other work (`popover="manual"`): without this the
// back gesture of a phone would leave the laboratory.

import { useEffect, useEffectEvent } from 'react';

/** Exists in Chrome and Edge (https://html.spec.whatwg.org/#close-watchers), but not yet in TypeScript's types. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Closes the mounted box at the browser's request: the back gesture on Android, or Escape. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (window.CloseWatcher === undefined) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
}
