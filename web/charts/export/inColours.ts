export type Colours = 'light' | 'dark';

/** More than a chain of effects has links. */
const TURNS = 50;

/**
 * What `make` gives while the page has these colours. Style sheets follow at once and React in microtasks, all before
 * the next frame: nobody sees it.
 */
export async function inColours<T>(colours: Colours, make: () => T): Promise<T> {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  // colours that a system forces on its screen are not those of a file
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
