// Words for those who hear the page: one polite region, which stands before its words come.

/** As long as it takes until a new region is known to those who listen (ms). */
const KNOWN = 100;
/** Words that are read once stay for nobody who finds them later (ms). */
const READ = 4000;

let region: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is announced shortly before is replaced. */
export function announce(words: string): void {
  clearTimeout(timer);
  said().textContent = '';
  timer = setTimeout(() => {
    said().textContent = words;
    timer = setTimeout(() => {
      said().textContent = '';
    }, READ);
  }, KNOWN);
}

function said(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  region.toggleAttribute('data-announced', true);
  document.body.append(region);
  return region;
}
