// Gets ready for printing without a part in the first load: a browser gives no notice before it prints.

/** The page has been at rest for two looks. */
const LOOK = 4000;

function load(): void {
  // without it the page prints as any page does
  void import('./printing.ts').then(({ listenForPrinting }) => listenForPrinting()).catch(() => {});
}

export function prepareForPrinting(): void {
  const soon = ({ ctrlKey, metaKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey) return;
    window.removeEventListener('keydown', soon);
    load();
  };
  window.addEventListener('keydown', soon);
  let wasIdle = false;
  const look = () => {
    const isIdle = document.documentElement.dataset.idle === 'true';
    if (isIdle && wasIdle) load();
    else setTimeout(look, LOOK);
    wasIdle = isIdle;
  };
  setTimeout(look, LOOK);
}
