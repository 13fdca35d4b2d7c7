// Texts and shapes of the bar and the stand-ins, for the page and for its HTML, which shows them before any script is loaded.

/** The logo: crossing lines of a late and an early packet, each as a class name and an SVG path. */
export const MARK = [
  ['bar-late', 'M1 4h3c6 0 6 12 12 12h3'],
  ['bar-early', 'M1 16h3c6 0 6-12 12-12h3'],
] as const;

export const PRODUCT = 'Out of Sequence';

/** The button that opens the list of laboratories where the bar has no room for it. */
export const MENU = 'Menu';

/** The pages in the bar, beside the laboratories. */
export const IN_BAR = ['learn', 'papers'] as const;

/** The question of the first page, for its one lost packet. */
export const QUESTION = 'One packet is lost. Must the packets behind it wait?';

/** What the site is, for a reader who has never heard of it. */
export const ABOUT =
  'Networks lose packets and change their order. Try here what that costs, and what helps.';

/** The HTML before any script is loaded: the bar's words without buttons, and below them the first page's question, or a
    laboratory's outlines with its question (public/theme.js chooses). Hidden unless the styles are loaded (frame.css). */
export function frameMarkup(
  laboratories: readonly { readonly id: string; readonly name: string; readonly question: string }[],
  pages: readonly (readonly [id: string, title: string])[],
): string {
  const paths = MARK.map(([name, d]) => `<path class="${name}" d="${d}"/>`).join('');
  const names = laboratories.map(({ name }) => `<a>${name}</a>`);
  const others = pages.map(([id, title]) => `<a class="bar-${id}">${title}</a>`);
  const questions = laboratories.map(
    ({ id, question }) => `<p class="outlines-question" data-asked-by="${id}" hidden>${question}</p>`,
  );
  return (
    '<div id="frame" hidden aria-hidden="true"><div class="bar">' +
    `<a class="bar-product"><svg viewBox="0 0 20 20">${paths}</svg><span>${PRODUCT}</span></a>` +
    `<a class="bar-menu">${MENU}</a><span class="bar-laboratories">${[...names, ...others].join('')}</span></div>` +
    `<div class="first-page"><p class="first-question">${QUESTION}</p><p class="first-about">${ABOUT}</p></div><div class="outlines">${questions.join('')}</div></div>`
  );
}
