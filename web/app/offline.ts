// Offline use: registers the service worker when the page has been at rest for a while, and offers a newer version when
// there is one. Where no service worker is possible (a file, a frame without storage) this does nothing.

import { showFootLine } from './footLine.ts';

/** The time between two checks whether the page is at rest (ms): it must be so at two in a row. */
const LOOK = 5000;

function offer(waiting: ServiceWorker): void {
  const open = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    waiting.postMessage('take over');
  };
  showFootLine('There is a newer version of this page.', { name: 'Open it', onClick: open });
}

/** Has the service worker store all files that it lacks; the root element says when they are stored. */
function keepTheRest(worker: ServiceWorker): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => {
    if (data === 'ready') document.documentElement.dataset.offline = 'ready';
  };
  worker.postMessage('keep the rest', [channel.port2]);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('sw.js');
  const { controller } = navigator.serviceWorker;
  if (registration.waiting !== null && controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing);
    });
  });
  const { active } = await navigator.serviceWorker.ready;
  if (active !== null) keepTheRest(active);
}

export function prepareOffline(): void {
  let wasIdle = false;
  const look = () => {
    const isIdle = document.documentElement.dataset.idle === 'true';
    // in a frame without storage, register() throws at once
    if (isIdle && wasIdle) register().catch(() => {});
    else setTimeout(look, LOOK);
    wasIdle = isIdle;
  };
  setTimeout(look, LOOK);
}
