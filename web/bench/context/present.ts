// Whether the page is shown to a room: nothing but the sentence and the figure, as large as the window.

import { useSyncExternalStore } from 'react';

/** In the address before the `#`: how a scenario is shown is no part of it. */
const KEY = 'present';

let isOn = typeof window !== 'undefined' && new URLSearchParams(window.location.search).has(KEY);
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOn = next;
  for (const listener of listeners) listener();
}

export function startPresenting(): void {
  set(true);
  // where it is refused, the page fills its window
  document.documentElement.requestFullscreen?.().catch(() => {});
}

export function stopPresenting(): void {
  set(false);
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
  const { location, history } = window;
  const query = new URLSearchParams(location.search);
  if (!query.has(KEY)) return;
  query.delete(KEY);
  const rest = `${query}` === '' ? '' : `?${query}`;
  try {
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  } catch {
    // an address that nobody may write opens presenting again when it is loaded again
  }
}

export function usePresenting(): boolean {
  return useSyncExternalStore(subscribe, () => isOn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
