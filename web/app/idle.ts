// Whether the page is at rest: no job, no address to write, no frame to draw, fonts loaded. The page says
// so on its root element, `data-idle="true"`, and browser tests wait for that instead of for a time.

export interface Activity {
  readonly subscribe: (listener: () => void) => () => void;
  readonly isIdle: () => boolean;
}

/** A result is gathered in one frame, rendered in the next, and figures may measure themselves after that. */
const QUIET_FRAMES = 3;

export function tellIdle(activities: readonly Activity[]): void {
  const root = document.documentElement;
  let frame = 0;
  let quiet = 0;
  let areFontsLoaded = false;

  const look = () => {
    frame = 0;
    // a page or a part of it that is still on its way says so with data-loading
    const isQuiet =
      areFontsLoaded &&
      document.fonts.status === 'loaded' &&
      document.getElementById('root')?.hasChildNodes() === true &&
      document.querySelector('[data-loading]') === null;
    if (!activities.every(({ isIdle }) => isIdle())) return;
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet >= QUIET_FRAMES) root.dataset.idle = 'true';
    else frame = requestAnimationFrame(look);
  };
  const wake = () => {
    quiet = 0;
    root.dataset.idle = 'false';
    if (frame === 0) frame = requestAnimationFrame(look);
  };

  for (const { subscribe } of activities) subscribe(wake);
  // typing, dragging and scrolling may lead to work a frame later
  for (const event of ['input', 'pointerdown', 'keydown', 'click', 'resize', 'scroll']) {
    window.addEventListener(event, wake, { capture: true, passive: true });
  }
  document.fonts.ready.then(() => {
    areFontsLoaded = true;
    wake();
  });
  wake();
}
