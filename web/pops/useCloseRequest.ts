// A box that stays open beside other work (`popover="manual"`) has no part in the browser's requests to close: the way back of a phone
// would leave the laboratory.

import { useEffect, useEffectEvent } from 'react';

/** In Chrome and Edge (https://html.spec.whatwg.org/#close-watchers); types of the platform have none yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** While its box is open, the browser's request to close closes it: on a phone with Android the way back, at a keyboard Escape. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (window.CloseWatcher === undefined) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
}
