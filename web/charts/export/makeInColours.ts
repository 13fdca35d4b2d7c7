export type Colours = 'light' | 'dark';

/** Microtasks to wait for React: more than any chain of effects is long. */
const TURNS = 50;

/**
 * Calls `make` while the page has these colours, and restores the page's own. Style sheets follow at once and React
 * within microtasks, all before the next frame: the reader sees no change.
 */
export async function makeInColours<T>(colours: Colours, make: () => T): Promise<T> {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  // colours that a system forces on the screen do not belong in a file
  const isForced = window.matchMedia('(forced-colors: active)').matches;
  if (before === colours && !isForced) return make();
  dataset.taken = '';
  dataset.theme = colours;
  try {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
    return make();
  } finally {
    delete dataset.taken;
    if (before === undefined) delete dataset.theme;
    else dataset.theme = before;
  }
}
