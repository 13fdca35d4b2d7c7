// Start-up: the scenario from the address, the pool of workers, the page.

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { prepareForPrinting } from '../bench/export/prepare.ts';
import { browserHistory } from '../scenario/history.ts';
import { KeptList } from '../scenario/keptList.ts';
import { ScenarioStore } from '../scenario/store.ts';
import { browserPool } from '../sim/browser.ts';
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

if (import.meta.env.OOS_ONE_FILE) openOneFile();
const list = new KeptList(browserHistory);
const store = new ScenarioStore(list);
const pool = browserPool();
// its numbers are what a reader on a slow line waits for longest
const { lab, page, refusal } = store.get();
const needed = lab === null ? FIRST_PAGE.module : LABORATORIES.find(({ id }) => id === lab)?.module;
if (needed !== undefined && page === null && refusal === null) pool.expect(needed);

const follow = () => {
  list.follow();
  store.follow();
};
window.addEventListener('popstate', follow);
window.addEventListener('hashchange', follow);
// a scenario that is left in the middle of a drag is found again by going back
window.addEventListener('pagehide', () => store.flush());
tellIdle([pool, drawing, { subscribe: store.watch, isIdle: () => !store.isPending() }]);

prepareForPrinting();
// the development server has none; a learning platform and a driven browser get the page as it is
if (
  import.meta.env.PROD &&
  /^https?:$/.test(location.protocol) &&
  window.top === window &&
  !navigator.webdriver
)
  setTimeout(
    () => void import('./offline.ts').then(({ prepareOffline }) => prepareOffline()).catch(() => {}),
    4000,
  );

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
// without its letters the page is the same page
const letters = () =>
  import('./typeface/typeface.ts').then(
    ({ loadTypeface }) => loadTypeface(),
    () => {},
  );
// two frames on, the page has been painted
requestAnimationFrame(() => requestAnimationFrame(letters));
// a piece at a time: the browser is free in between
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App store={store} list={list} pool={pool} />
    </StrictMode>,
  ),
);
