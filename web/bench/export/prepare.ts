// Loads the code for printing after the page's first load, and before a reader prints: a browser that prints from its own
// menu waits for nothing.

/** After this time the code loads even if the page is still computing; unfinished figures are printed with a remark (ms). */
const LONGEST = 4000;
/** Delay after the page's first rest, so that the first load is not disturbed; nobody prints so soon (ms). */
const AFTER_REST = 1000;

function load(): void {
  void import('./printing.ts').then(({ listenForPrinting }) => listenForPrinting()).catch(() => {});
}

/** Ctrl+P and ⌘P print what the menu of a figure prints. */
function print(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!ctrlKey && !metaKey) return;
  load();
  if (key.toLowerCase() !== 'p' || shiftKey || altKey) return;
  event.preventDefault();
  import('./printing.ts').then(({ printPage }) => printPage()).catch(() => window.print());
}

/** If the browser prints before the code has loaded, the page is printed as it stands, in the light theme, with a remark. */
function sayEarly(): void {
  const { dataset } = document.documentElement;
  if (dataset.prints !== undefined) return;
  const words = document.createElement('p');
  words.textContent =
    'Printed before the page was at rest: what is computed may be a part. Printed again, the figure is alone on its sheet.';
  document.body.prepend(words);
  const { theme } = dataset;
  dataset.theme = 'light';
  const after = () => {
    words.remove();
    if (theme !== undefined) dataset.theme = theme;
  };
  window.addEventListener('afterprint', after, { once: true });
}

/** Loads the code for printing soon after the page's first rest, before a reader opens the browser's menu. */
export function prepareForPrinting(): void {
  window.addEventListener('keydown', print);
  window.addEventListener('beforeprint', sayEarly);
  const root = document.documentElement;
  const longest = setTimeout(() => {
    rest.disconnect();
    load();
  }, LONGEST);
  const rest = new MutationObserver(() => {
    if (root.dataset.idle !== 'true') return;
    rest.disconnect();
    clearTimeout(longest);
    setTimeout(load, AFTER_REST);
  });
  rest.observe(root, { attributeFilter: ['data-idle'] });
}
