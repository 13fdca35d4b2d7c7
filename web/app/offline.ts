// The page without a network: registers the service worker when the page has been at rest for a while, and offers a
// newer version when there is one. Where there is no such worker (a file, a frame without storage) nothing changes.

import { showFootLine } from './footLine.ts';

/** The page has been at rest for two looks (ms). */
const LOOK = 5000;

function offer(waiting: ServiceWorker): void {
  const open = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    waiting.postMessage('take over');
  };
  showFootLine('There is a newer version of this page.', { name: 'Open it', onClick: open });
}

/** Asks for whatever is not kept yet, and says on the root element when everything is. */
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
    // a frame without storage throws as soon as it is asked
    if (isIdle && wasIdle) register().catch(() => {});
    else setTimeout(look, LOOK);
    wasIdle = isIdle;
  };
  setTimeout(look, LOOK);
}
