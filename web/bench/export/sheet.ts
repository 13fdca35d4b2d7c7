// One figure on paper.

import type { Marks } from '../../charts/export/picture.ts';
import type { About } from '../../charts/figure/about.ts';
import type { Offer } from '../../charts/figure/offered.ts';
import { codeOf } from '../codes/code.ts';

const SVG = 'http://www.w3.org/2000/svg';

export function sheetOf(
  { title, lead = '', summary, origin }: Offer,
  marks: Marks,
  prefix: string,
): HTMLElement {
  const about = origin?.now() ?? null;
  const sheet = element('section');
  sheet.append(element('h1', title));
  if (about !== null) sheet.append(element('p', about.subtitle, 'sheet-terms'));
  sheet.append(drawing(marks, prefix), element('p', `${lead} ${summary}`.trim(), 'sheet-caption'));
  if (about !== null) sheet.append(footOf(about));
  return sheet;
}

/** All figures that the page shows, on one sheet across. */
export function contactSheetOf(
  figures: readonly { readonly offer: Offer; readonly marks: Marks }[],
): HTMLElement {
  const sheet = element('section', '', 'sheet-contact');
  const grid = element('div', '', 'sheet-grid');
  const about = figures[0]?.offer.origin?.now() ?? null;
  if (about !== null) sheet.append(element('p', about.subtitle, 'sheet-terms'));
  figures.forEach(({ offer, marks }, i) => {
    const cell = element('div', '', 'sheet-cell');
    cell.append(element('h2', offer.title), drawing(marks, `sheet-${i}-`));
    grid.append(cell);
  });
  sheet.append(grid);
  if (about !== null) sheet.append(footOf(about));
  return sheet;
}

function footOf(about: About): HTMLElement {
  const foot = element('footer');
  const list = element('dl');
  for (const { name, value } of about.parameters) {
    const pair = element('div');
    pair.append(element('dt', name), element('dd', value));
    list.append(pair);
  }
  const source = element('div', '', 'sheet-source');
  source.append(element('p', about.source), element('p', `${about.link}${about.linkNote}`, 'sheet-link'));
  const words = element('div', '', 'sheet-words');
  words.append(list, source);
  const code = codeOf(about.link);
  foot.append(words, code ?? element('p', 'The link is too long for a code that a camera can read.'));
  return foot;
}

/** What names a part of the drawing is unique in the page, where the figure itself still is. */
function drawing({ markup, ink }: Marks, prefix: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
  svg.setAttribute('viewBox', `${ink.left} ${ink.top} ${width} ${height}`);
  svg.setAttribute('width', `${width}`);
  svg.setAttribute('height', `${height}`);
  svg.innerHTML = markup
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\((&quot;|")?#/g, `url($1#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
  return svg;
}

function element(name: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
