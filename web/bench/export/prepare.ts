// Gets ready for printing without a part in the first load: a browser whose own menu prints gives no notice before it does.

/** A page that goes on computing is printed as well: its figures say that they are a part (ms). */
const LONGEST = 4000;
/** Nobody opens a menu so soon, and what the first load waits for comes before (ms). */
const AFTER_REST = 1000;

function load(): void {
  void import('./printing.ts').then(({ listenForPrinting }) => listenForPrinting()).catch(() => {});
}

/** The keys of printing print what the menu of a figure prints. */
function print(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!ctrlKey && !metaKey) return;
  load();
  if (key.toLowerCase() !== 'p' || shiftKey || altKey) return;
  event.preventDefault();
  import('./printing.ts').then(({ printPage }) => printPage()).catch(() => window.print());
}

/** The browser's own menu has printed before that was ready: the page as it stands, in ink on white, which says so. */
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

/** Soon after the page's first rest: a reader who opens the browser's menu then finds it ready. */
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
