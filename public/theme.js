// Before the first paint: the theme, which is the reader's choice (web/app/theme.ts writes it) or as the system wishes,
// whether the address is that of a laboratory, whose outlines and question are in the HTML, or of a lesson without the page around it,
// whether the browser can enlarge the page on a large screen (web/app/frame.css, theme.css), and what the page of the address
// needs, which is asked for at once (scripts/wave).
{
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const forced = window.matchMedia('(forced-colors: active)');
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'dark') root.dataset.themeChoice = choice;
  } catch {
    // no storage: the system's wish holds
  }
  // the page around a frame may have a ground of its own
  const [, around] = /[?&]embed\b.*[?&]theme=(light|dark)\b/.exec(location.search) ?? [];
  if (around !== undefined) root.dataset.themeChoice = around;
  const show = () => {
    // on colours that the system forces, another ground would hide what is drawn
    const choice = forced.matches ? undefined : root.dataset.themeChoice;
    root.dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
  };
  for (const wish of [dark, forced]) wish.addEventListener('change', show);
  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme-choice'] });
  show();
  // browsers that know how much an element is zoomed measure it as it is seen, and pointers with it
  if ('currentCSSZoom' in Element.prototype) root.dataset.enlarges = '';
  root.dataset.page = /^#\/[a-z]/.test(location.hash) ? 'laboratory' : 'first';
  // whoever opens a lesson says it again (web/lessons/views), and whoever leaves it takes it back
  const [, view] = /[?&]view=(\w+)/.exec(location.search) ?? [];
  if (view !== undefined && location.hash.startsWith('#/learn/')) root.dataset.view = view;
  // a figure or a lesson in the frame of another page has nothing around it either
  if (/[?&]embed(?=[&=]|$)/.test(location.search)) root.dataset.view = 'embed';
  const [, lab] = /^#\/(\w+)/.exec(location.hash) ?? [];
  // what the laboratory asks stands in the HTML, which has been read before it is painted and before the page's own script
  document.addEventListener(
    'readystatechange',
    () => document.querySelector(`[data-asked-by="${lab}"]`)?.removeAttribute('hidden'),
    { once: true },
  );
  const lists = (document.getElementsByName('first-wave')[0]?.content ?? '').split('|').map((list) => list.split(' '));
  // which presets have answers, too (scripts/opening): three letters of a sum over the address of each
  let sum = 0;
  for (const letter of location.hash) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  const preset = sum.toString(36).slice(-3);
  const [, stamp, ...presets] = lists.find(([at]) => at === '^preset') ?? [];
  const isPreset = presets.includes(preset);
  // each begins with a pattern of addresses; those with answers end with a word that says so
  const address = location.hash + (isPreset ? '&answered' : '');
  // a pattern takes as long to be made as all else here, and those of other laboratories are not needed
  const beginning = lab === undefined ? '^#?' : `^#/${lab}`;
  const own = lists.filter(([at]) => at.startsWith(beginning));
  const names = own.flatMap(([at, ...needed]) => (new RegExp(at).test(address) ? needed : []));
  if (isPreset) names.unshift(`preset-${preset}-${stamp}.json`);
  const linkTo = (name) => {
    const link = document.createElement('link');
    link.href = `./assets/${name}`;
    if (name.endsWith('.js')) link.rel = 'modulepreload';
    else {
      link.rel = 'preload';
      link.as = name.endsWith('.css') ? 'style' : 'fetch';
    }
    // as the page itself will ask for it
    link.crossOrigin = '';
    return link;
  };
  const wanted = [...new Set(root.dataset.view === 'embed' && lab === undefined ? [] : names)];
  const isOf = (beginning, end) => (name) => name.startsWith(beginning) && name.endsWith(end);
  const [module, worker] = [wanted.find(isOf('', '.wasm')), wanted.find(isOf('worker-', '.js'))];
  const parts = wanted.filter((name) => name !== module && name !== worker).map(linkTo);
  // each in a task of its own: the first painting does not wait until all have been asked for
  for (const link of parts) setTimeout(() => document.head.append(link));
  const isAnswered = wanted.some(isOf('', '.json'));
  // with answers nothing is computed at first, and the page starts its worker itself
  const startWorker = () => {
    // kept for the page (web/sim/browser.ts)
    const said = [];
    try {
      const first = new Worker(`./assets/${worker}`, { type: 'module' });
      first.onmessage = first.onerror = (event) => said.push(event);
      window.firstWorker = { worker: first, said };
    } catch {
      // the page tries again, and says why it has none
    }
  };
  if (worker !== undefined && !isAnswered) setTimeout(startWorker);
  // the page's scripts are run while the module comes, so it is asked for behind them: when the last is there, or, unless there are
  // answers, what else the laboratory needs, while they are still under way
  let left = isAnswered ? Number.POSITIVE_INFINITY : parts.length;
  let next = module;
  const ask = () => {
    if (next !== undefined) document.head.append(linkTo(next));
    next = undefined;
  };
  for (const link of parts)
    link.onload = link.onerror = () => {
      left -= 1;
      if (left === 0) ask();
    };
  const last = [...document.querySelectorAll('link[rel="modulepreload"]')].at(-1);
  if (last !== undefined) last.onload = ask;
  // by then the scripts have been run, and ask themselves
  document.addEventListener('DOMContentLoaded', () => {
    next = undefined;
  });
}
