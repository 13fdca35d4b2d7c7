// Runs before the first paint. Sets the theme, by the reader's choice (written by web/app/theme.ts) or the system's; marks whether the
// address is that of a laboratory, whose outlines and question are in the HTML, or of a lesson without the page around it, and
// whether the browser can enlarge the page on a large screen (web/app/frame.css, theme.css); and requests the files that the page
// of the address needs (scripts/wave).
{
  const root = document.documentElement;
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const forced = window.matchMedia('(forced-colors: active)');
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'dark') root.dataset.themeChoice = choice;
  } catch {
    // no storage: the system's theme holds
  }
  // the page around a frame may choose the frame's theme
  const [, around] = /[?&]embed\b.*[?&]theme=(light|dark)\b/.exec(location.search) ?? [];
  if (around !== undefined) root.dataset.themeChoice = around;
  const show = () => {
    // with forced colours, another background would hide drawings
    const choice = forced.matches ? undefined : root.dataset.themeChoice;
    root.dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
  };
  for (const wish of [dark, forced]) wish.addEventListener('change', show);
  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme-choice'] });
  show();
  // browsers with `currentCSSZoom` measure zoomed elements and pointers in the same pixels
  if ('currentCSSZoom' in Element.prototype) root.dataset.enlarges = '';
  root.dataset.page = /^#\/[a-z]/.test(location.hash) ? 'laboratory' : 'first';
  // later lessons set the view themselves, and leaving a lesson removes it (web/lessons/views)
  const [, view] = /[?&]view=(\w+)/.exec(location.search) ?? [];
  if (view !== undefined && location.hash.startsWith('#/learn/')) root.dataset.view = view;
  // a figure or a lesson in the frame of another page has no page around it either
  if (/[?&]embed(?=[&=]|$)/.test(location.search)) root.dataset.view = 'embed';
  const [, lab] = /^#\/(\w+)/.exec(location.hash) ?? [];
  // shows the laboratory's question once the HTML is parsed, before the first paint and before the page's own script
  document.addEventListener(
    'readystatechange',
    () => document.querySelector(`[data-asked-by="${lab}"]`)?.removeAttribute('hidden'),
    { once: true },
  );
  const lists = (document.getElementsByName('first-wave')[0]?.content ?? '').split('|').map((list) => list.split(' '));
  // the list also has the presets with answers (scripts/opening), each as three letters of a checksum of its address
  let sum = 0;
  for (const letter of location.hash) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  const preset = sum.toString(36).slice(-3);
  const [, stamp, ...presets] = lists.find(([at]) => at === '^preset') ?? [];
  const isPreset = presets.includes(preset);
  // each list begins with a pattern of addresses; the address of a preset with answers gets a mark at its end
  const address = location.hash + (isPreset ? '&answered' : '');
  // compiling a pattern takes as long as everything else here: patterns of other laboratories are left out
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
    // the same mode as in the page's own request
    link.crossOrigin = '';
    return link;
  };
  const wanted = [...new Set(root.dataset.view === 'embed' && lab === undefined ? [] : names)];
  const isOf = (beginning, end) => (name) => name.startsWith(beginning) && name.endsWith(end);
  const [module, worker] = [wanted.find(isOf('', '.wasm')), wanted.find(isOf('worker-', '.js'))];
  const parts = wanted.filter((name) => name !== module && name !== worker).map(linkTo);
  // each in a task of its own, so that the first paint does not wait for all requests
  for (const link of parts) setTimeout(() => document.head.append(link));
  const isAnswered = wanted.some(isOf('', '.json'));
  // called only without answers: with them nothing is computed at first, and the page starts its worker later
  const startWorker = () => {
    // kept for the page (web/sim/browser.ts)
    const said = [];
    try {
      const first = new Worker(`./assets/${worker}`, { type: 'module' });
      first.onmessage = first.onerror = (event) => said.push(event);
      window.firstWorker = { worker: first, said };
    } catch {
      // the page tries again, and reports the error
    }
  };
  if (worker !== undefined && !isAnswered) setTimeout(startWorker);
  // the module loads while the page's scripts run, so it is requested after them: when the last script has loaded, or, without answers,
  // when the laboratory's other files have
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
  // by then the scripts have run and request the module themselves
  document.addEventListener('DOMContentLoaded', () => {
    next = undefined;
  });
}
