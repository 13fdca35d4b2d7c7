// Whether the page is shown to a room: nothing but the sentence and the figure, as large as the window.

import { told } from './told.ts';

/** In the address before the `#`: how a scenario is shown is no part of it. */
const KEY = 'present';
/** In the storage of the tab, so that a page that is loaded again goes on: no link has it. */
const GOING_ON = 'presenting';

const isPage = typeof window !== 'undefined';
let isNow = isPage && (isAsked() || (isLoadedAgain() && goesOn()));
const isOn = told(isNow);
remember(isNow);
if (isPage) window.addEventListener('popstate', forgetAsked);

let isScreenAsked = false;
let before: string | null = null;

/** `home` is the scenario that was open, where another one is opened for it. */
export function startPresenting(home: string | null = null): void {
  before = home;
  turn(true);
  isScreenAsked = true;
}

/** The scenario that was open before another one was opened for this; null where none was. */
export function openBefore(): string | null {
  return before;
}

/** Whether a reader has asked for it, and not a link; once. */
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
  isOn.tell(on);
}

function isAsked(): boolean {
  return new URLSearchParams(window.location.search).has(KEY);
}

/** Nothing presents that does not say so: a step back may lead to an entry of the time before. */
function forgetAsked(): void {
  if (isNow || !isAsked()) return;
  const { location, history } = window;
  const query = new URLSearchParams(location.search);
  query.delete(KEY);
  const rest = `${query}` === '' ? '' : `?${query}`;
  try {
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  } catch {
    // an address that nobody may write opens presenting again when it is loaded again
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
    // no storage: it ends when the page is loaded again
  }
}
