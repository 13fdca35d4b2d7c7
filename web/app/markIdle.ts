// Whether the page is at rest: no job, no address to write, no frame to draw, fonts loaded. The page says
// so on its root element, `data-idle="true"`, and browser tests wait for that instead of for a time.

interface Activity {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isIdle: () => boolean;
}

/** Idle frames in a row before the page is at rest: one collects a result, one renders it, one measures figures. */
const QUIET_FRAMES = 3;

/** Keeps `data-idle` up to date from these activities; `letters` resolves when the page's own font is shown. */
export function markIdle(activities: readonly Activity[], letters: Promise<void>): void {
  const root = document.documentElement;
  let frame = 0;
  let quiet = 0;
  let areFontsLoaded = false;

  const look = () => {
    frame = 0;
    if (!activities.every(({ isIdle }) => isIdle())) return;
    if (document.querySelector('[data-loading]') !== null) {
      // wait for the DOM to change: asking for frames would take processor time from the workers that read a large capture
      quiet = 0;
      changes.observe(root, { subtree: true, childList: true, attributeFilter: ['data-loading'] });
      return;
    }
    const isQuiet =
      areFontsLoaded &&
      document.fonts.status === 'loaded' &&
      document.getElementById('root')?.hasChildNodes() === true;
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet >= QUIET_FRAMES) root.dataset.idle = 'true';
    else again();
  };
  const again = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  // parts of the page that are still loading have the attribute data-loading
  const changes = new MutationObserver(() => {
    changes.disconnect();
    again();
  });
  const wake = () => {
    quiet = 0;
    root.dataset.idle = 'false';
    again();
  };

  for (const { subscribe } of activities) subscribe(wake);
  // typing, dragging and scrolling may lead to work a frame later
  for (const event of ['input', 'pointerdown', 'keydown', 'click', 'resize', 'scroll']) {
    window.addEventListener(event, wake, { capture: true, passive: true });
  }
  letters
    .catch(() => {})
    .then(() => document.fonts.ready)
    .then(() => {
      areFontsLoaded = true;
      wake();
    });
  wake();
}
