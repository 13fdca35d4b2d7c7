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
import { tellIdle } from './idle.ts';
import { FIRST_PAGE, LABORATORIES } from './laboratories.ts';
import { openOneFile } from './oneFile.ts';
import './theme.css';
import './base.css';
import './bar.css';
import './frame.css';
import './controls.css';

/** Starts what the first numbers need, which a reader on a slow line waits for longest; kept when it has come. */
async function expectNumbers({ lab, page, refusal }: State, pool: Pool): Promise<void> {
  const needed = lab === null ? FIRST_PAGE : LABORATORIES.find(({ id }) => id === lab)?.id;
  if (needed === undefined || page !== null || refusal !== null) return;
  // its module has its name
  const module = pool.expect(needed);
  // without them the module answers
  const answers = await builtAnswers().catch(() => null);
  if (answers === null) await module;
  else pool.know(answers);
}

/** Two frames on, the page has been painted, and what its numbers wait for has come. Without its letters it is the same page. */
async function letters(numbers: Promise<void>): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  await numbers;
  const { loadTypeface } = await import('./typeface/typeface.ts');
  await loadTypeface();
}

/** Follows the address, and writes it. */
function followAddress(store: ScenarioStore, list: KeptList): void {
  const follow = () => {
    list.follow();
    store.follow();
  };
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);
  // a scenario that is left in the middle of a drag is found again by going back
  window.addEventListener('pagehide', () => store.flush());
}

/** The page without a network: the development server has none; a learning platform and a driven browser get the page as it is. */
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
  tellIdle([pool, drawing, { subscribe: store.watch, isIdle: () => !store.isPending() }], letters(numbers));
  // nothing is open before
  const keepTouches = () =>
    void import('../pops/closingTouch.ts').then(
      (part) => part.keepClosingTouches(),
      () => {},
    );
  document.addEventListener('beforetoggle', keepTouches, { capture: true, once: true });
  prepareForPrinting();
  prepareLater();
  // a piece at a time: the browser is free in between
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} list={list} pool={pool} />
      </StrictMode>,
    ),
  );
}

/** Whether a host's own policy has stopped the script or the styles that stand in the HTML (scripts/head). */
function isStopped(): boolean {
  const styles = [...document.querySelectorAll('style')];
  return document.documentElement.dataset.theme === undefined || styles.some(({ sheet }) => sheet === null);
}

// in a task of its own: to evaluate the page's code is one already
if (isStopped()) void import('./stopped.ts').then(({ loadStopped }) => loadStopped()).finally(open);
else setTimeout(open);
