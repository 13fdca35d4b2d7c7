// Whether the page is shown to a room: nothing but the sentence and the figure, as large as the window.

import { told } from './told.ts';

/** In the address before the `#`: how a scenario is shown is no part of it. */
const KEY = 'present';

const isOn = told(typeof window !== 'undefined' && new URLSearchParams(window.location.search).has(KEY));

let isScreenAsked = false;

export function startPresenting(): void {
  isOn.tell(true);
  isScreenAsked = true;
}

/** Whether a reader has asked for it, and not a link; once. */
export function asksScreen(): boolean {
  const isAsked = isScreenAsked;
  isScreenAsked = false;
  return isAsked;
}

export function stopPresenting(): void {
  isOn.tell(false);
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

export const usePresenting = isOn.use;
