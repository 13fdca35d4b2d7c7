// Gets ready for printing without a part in the first load: a browser whose own menu prints gives no notice before it does.

/** The page has been at rest for two looks. */
const LOOK = 4000;

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

/** The browser's own menu has printed before that was ready: the page as it stands, which says so. */
function sayEarly(): void {
  if (document.documentElement.dataset.prints !== undefined) return;
  const words = document.createElement('p');
  words.textContent =
    'Printed before the page was at rest: what is computed may be a part. Printed again, the figure is alone on its sheet.';
  document.body.prepend(words);
  window.addEventListener('afterprint', () => words.remove(), { once: true });
}

export function prepareForPrinting(): void {
  window.addEventListener('keydown', print);
  window.addEventListener('beforeprint', sayEarly);
  let wasIdle = false;
  const look = () => {
    const isIdle = document.documentElement.dataset.idle === 'true';
    if (isIdle && wasIdle) load();
    else setTimeout(look, LOOK);
    wasIdle = isIdle;
  };
  setTimeout(look, LOOK);
}
