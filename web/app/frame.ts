// What the page's frame is made of, for the page itself and for its HTML, which shows it before any script has come.

/** Crossing lines: who comes late, who comes early. */
export const MARK = [
  ['bar-late', 'M1 4h3c6 0 6 12 12 12h3'],
  ['bar-early', 'M1 16h3c6 0 6-12 12-12h3'],
] as const;

export const PRODUCT = 'Out of Sequence';

/** Stands for the laboratories where there is no room for them. */
export const MENU = 'Menu';

/** The pages that stand beside the laboratories. */
export const IN_BAR = ['learn', 'papers'] as const;

/** What the first page asks. */
export const QUESTION = 'One packet is lost. Must the packets behind it wait?';

/** What the site is, for who comes from nowhere. */
export const ABOUT =
  'Networks lose packets and change their order. Try here what that costs, and what helps.';

/** The bar as it stands in the HTML: its words, where they will be, and nothing that could be pressed; below it the first page's question, or the
    outlines of a laboratory with what it asks, which public/theme.js shows. Without the page's styles it would be in the way: they show it
    (frame.css). */
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
