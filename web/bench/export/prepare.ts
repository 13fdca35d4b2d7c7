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

export function prepareForPrinting(): void {
  window.addEventListener('keydown', print);
  let wasIdle = false;
  const look = () => {
    const isIdle = document.documentElement.dataset.idle === 'true';
    if (isIdle && wasIdle) load();
    else setTimeout(look, LOOK);
    wasIdle = isIdle;
  };
  setTimeout(look, LOOK);
}
