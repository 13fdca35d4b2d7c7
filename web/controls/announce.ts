// Messages for screen readers, through one polite live region, which exists before its first words.

/** Time until screen readers know a new region (ms). */
const KNOWN = 100;
/** After this time the words are removed, so that readers do not meet them later in the page (ms). */
const READ = 4000;

let region: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces words; they replace an announcement made shortly before. */
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
