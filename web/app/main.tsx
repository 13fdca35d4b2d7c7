// Start-up: the scenario from the address, the pool of workers, the page.

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareForPrinting } from '../bench/export/prepare.ts';
import { browserHistory } from '../scenario/history.ts';
import { KeptList } from '../scenario/keptList.ts';
import { ScenarioStore, type State } from '../scenario/store.ts';
import { browserPool, builtAnswers } from '../sim/browser.ts';
import type { Pool } from '../sim/pool.ts';
import { drawing } from '../sim-react/drawing.ts';
import { App } from './App.tsx';
import { FIRST_PAGE, LABORATORIES } from './laboratories.ts';
import { markIdle } from './markIdle.ts';
import { openOneFile } from './oneFile.ts';
import './theme.css';
import './base.css';
import './bar.css';
import './frame.css';
import './controls.css';

/** Loads the module, or the built answers, for the first numbers, on a slow line the longest wait; resolves when loaded. */
async function expectNumbers({ lab, page, refusal }: State, pool: Pool): Promise<void> {
  const needed = lab === null ? FIRST_PAGE : LABORATORIES.find(({ id }) => id === lab)?.id;
  if (needed === undefined || page !== null || refusal !== null) return;
  // a laboratory's module has the laboratory's name
  const module = pool.expect(needed);
  // without built answers, the module computes the numbers
  const answers = await builtAnswers().catch(() => null);
  if (answers === null) await module;
  else pool.know(answers);
}

/** Loads the page's font last: after two frames, when the page is painted, and after what the first numbers need. */
async function letters(numbers: Promise<void>): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  await numbers;
  const { loadTypeface } = await import('./typeface/typeface.ts');
  await loadTypeface();
}

/** Updates the scenario and the list when the address changes; writes a pending scenario before the page is left. */
function followAddress(store: ScenarioStore, list: KeptList): void {
  const follow = () => {
    list.follow();
    store.follow();
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);
  // a page that is left in the middle of a drag has its scenario in the address: going back finds it
  window.addEventListener('pagehide', () => store.flush());
}

/** Prepares offline use, a while after the start; not for the development server, in a frame, or in a driven browser. */
function prepareLater(): void {
  const isPublished = import.meta.env.PROD && /^https?:$/.test(location.protocol) && window.top === window;
  if (!isPublished || navigator.webdriver) return;
  const prepare = () =>
    void import('./offline.ts').then(({ prepareOffline }) => prepareOffline()).catch(() => {});
  setTimeout(prepare, 4000);
}

function open(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id root');
  if (import.meta.env.OOS_ONE_FILE) openOneFile();
  const list = new KeptList(browserHistory);
  const store = new ScenarioStore(list);
  const pool = browserPool();
  const numbers = expectNumbers(store.get(), pool);
  followAddress(store, list);
  markIdle([pool, drawing, { subscribe: store.watch, isIdle: () => !store.isPending() }], letters(numbers));
  // loaded with the first popover that opens: before that, no touch can close one
  const keepTouches = () =>
    void import('../pops/closingTouch.ts').then(
      (part) => part.keepClosingTouches(),
      () => {},
    );
  document.addEventListener('beforetoggle', keepTouches, { capture: true, once: true });
  prepareForPrinting();
  prepareLater();
  // a transition is rendered in pieces: the browser can respond between them
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} list={list} pool={pool} />
      </StrictMode>,
    ),
  );
}

/** Whether a host's content security policy has blocked the inline script or styles of the HTML (scripts/head). */
function isStopped(): boolean {
  const styles = [...document.querySelectorAll('style')];
  return document.documentElement.dataset.theme === undefined || styles.some(({ sheet }) => sheet === null);
}

// in a new task: evaluating the page's code has taken a long one already
if (isStopped())
  void import('./loadBlockedFiles.ts').then(({ loadBlockedFiles }) => loadBlockedFiles()).finally(open);
else setTimeout(open);
