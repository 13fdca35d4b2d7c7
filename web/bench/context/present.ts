// Whether the page is being presented: only the sentence and the figure, as large as the window.

import { sharedValue } from './sharedValue.ts';

/** Name in the address's query: how a scenario is shown is no part of the scenario's text after the `#`. */
const KEY = 'present';
/** Key in the tab's storage, so that a page that is reloaded goes on presenting; no link contains it. */
const GOING_ON = 'presenting';

const isPage = typeof window !== 'undefined';
let isNow = isPage && (isAsked() || (isLoadedAgain() && goesOn()));
const isOn = sharedValue(isNow);
remember(isNow);
if (isPage) window.addEventListener('popstate', forgetAsked);

let isScreenAsked = false;
let before: string | null = null;

/** Begins to present; `home` is the scenario that was open, if another one is opened for the presentation. */
export function startPresenting(home: string | null = null): void {
  before = home;
  turn(true);
  isScreenAsked = true;
}

/** The `home` of the presentation; null if it opened no other scenario. */
export function openBefore(): string | null {
  return before;
}

/** Whether to ask for full screen: true once after a reader, and not a link, has begun the presentation. */
export function asksScreen(): boolean {
  const isAsked = isScreenAsked;
  isScreenAsked = false;
  return isAsked;
}

/** Leaves the presentation and the full screen. */
export function stopPresenting(): void {
  turn(false);
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => {});
  forgetAsked();
}

/** Whether the page is being presented. */
export const usePresenting = isOn.use;

function turn(on: boolean): void {
  isNow = on;
  remember(on);
  isOn.set(on);
}

function isAsked(): boolean {
  return new URLSearchParams(window.location.search).has(KEY);
}

/** Removes the presentation's name from the address; a step back in history may also lead to an entry with it. */
function forgetAsked(): void {
  if (isNow || !isAsked()) return;
  const { location, history } = window;
  const query = new URLSearchParams(location.search);
  query.delete(KEY);
  const rest = `${query}` === '' ? '' : `?${query}`;
  try {
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  } catch {
    // where the address cannot be changed, a reload presents again
  }
}

function isLoadedAgain(): boolean {
  const [how] = performance.getEntriesByType('navigation');
  return (how as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

function goesOn(): boolean {
  try {
    return sessionStorage.getItem(GOING_ON) !== null;
  } catch {
    return false;
  }
}

function remember(on: boolean): void {
  try {
    if (on) sessionStorage.setItem(GOING_ON, '');
    else sessionStorage.removeItem(GOING_ON);
  } catch {
    // without storage a reload ends the presentation
  }
}
