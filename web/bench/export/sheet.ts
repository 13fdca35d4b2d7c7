// Figures as printed sheets.

import { type Marks, type Picture, paperSize, pictureFile } from '../../charts/export/picture.ts';
import { unfinishedSource } from '../../charts/export/unfinished.ts';
import type { PrintableFigure } from '../../charts/figure/figuresOnPage.ts';
import type { FigureSource } from '../../charts/table/figureSource.ts';
import { codeOf } from '../codes/code.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The sheet of one figure: title, parameters, drawing, sentence and origin; `prefix` makes the ids in the drawing unique. */
export function sheetOf(
  { title, lead = '', summary, origin, progress }: PrintableFigure,
  marks: Marks,
  prefix: string,
): HTMLElement {
  const about = aboutNow({ origin, progress });
  const sheet = element('section');
  sheet.append(element('h1', title));
  if (about !== null) sheet.append(element('p', about.subtitle, 'sheet-terms'));
  sheet.append(drawing(marks, prefix), element('p', `${lead} ${summary}`.trim(), 'sheet-caption'));
  if (about !== null) sheet.append(footOf(about));
  return sheet;
}

/** All figures that the page shows, on one sheet in landscape format. */
export function contactSheetOf(
  figures: readonly { readonly printable: PrintableFigure; readonly marks: Marks }[],
): HTMLElement {
  const sheet = element('section', '', 'sheet-contact');
  const grid = element('div', '', 'sheet-grid');
  // one figure's small print serves for all: that of an unfinished figure, if there is one
  const { printable: first } =
    figures.find(({ printable }) => printable.progress.now() !== null) ?? figures[0] ?? {};
  const about = first === undefined ? null : aboutNow(first);
  if (about !== null) sheet.append(element('p', about.subtitle, 'sheet-terms'));
  figures.forEach(({ printable, marks }, i) => {
    const cell = element('div', '', 'sheet-cell');
    cell.append(element('h2', printable.title), drawing(marks, `sheet-${i}-`));
    grid.append(cell);
  });
  sheet.append(grid);
  if (about !== null) sheet.append(footOf(about));
  return sheet;
}

/** The small print as loaded; it says if the figure is unfinished, because the browser's own printing does not wait. */
function aboutNow({ origin, progress }: Pick<PrintableFigure, 'origin' | 'progress'>): FigureSource | null {
  const about = origin?.now() ?? null;
  return about && unfinishedSource(about, progress.now());
}

function footOf(about: FigureSource): HTMLElement {
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

/** The drawing with its ids prefixed: they must be unique, since the figure itself is still in the page. */
function drawing({ markup, ink }: Marks, prefix: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
  svg.setAttribute('viewBox', `${ink.left} ${ink.top} ${width} ${height}`);
  svg.setAttribute('width', `${width}`);
  svg.setAttribute('height', `${height}`);
  svg.innerHTML = prefixed(markup, prefix);
  return svg;
}

function prefixed(markup: string, prefix: string): string {
  return markup
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\((&quot;|")?#/g, `url($1#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);
}

/** A picture alone on a page of its own size, for a PDF with its fonts embedded. */
export function pictureSheet(picture: Picture): HTMLElement {
  const sheet = element('section', '', 'sheet-picture');
  sheet.innerHTML = prefixed(pictureFile(picture, '', paperSize(picture)), 'sheet-');
  return sheet;
}

function element(name: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
