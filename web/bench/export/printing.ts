// Printing the page prints the figure that it shows, with caption, parameters, source and link; several share a sheet. Loaded
// before somebody prints (prepare.ts): a browser waits for nothing then.

import { inColours } from '../../charts/export/inColours.ts';
import { marksOf, type Picture, paperSize } from '../../charts/export/picture.ts';
import { offeredFigures } from '../../charts/figure/offered.ts';
import { loadAbout } from './loaded.ts';
import './sheets.css';
import { contactSheetOf, pictureSheet, sheetOf } from './sheet.ts';

const ID = 'sheets';
let isListening = false;
/** Whether the browser has begun to print since it was asked. */
let hasBegun = false;
/** What is to be printed, where it is a picture alone. */
let alone: Picture | null = null;
/** Says how large the page of a picture alone is; made by script, because a host's policy may forbid other styles. */
const pageStyle = new CSSStyleSheet();

/** From now on what is printed are sheets; asked twice, it listens once. */
export async function listenForPrinting(): Promise<void> {
  await loadAbout();
  if (isListening) return;
  isListening = true;
  window.addEventListener('beforeprint', () => {
    hasBegun = true;
    void layOut();
  });
  window.addEventListener('afterprint', () => {
    alone = null;
    clear();
  });
  document.documentElement.dataset.prints = '';
}

/** How long a print waits for what is still being loaded or computed (ms). */
const PATIENCE = 10_000;
/** How long a browser needs to begin (ms). */
const BEGINS = 1000;

/** Prints a picture alone, or what there is once the page is at rest: the menu of a figure and the keys do the same. */
export async function printPage(picture: Picture | null = null): Promise<void> {
  await listenForPrinting();
  const until = Date.now() + PATIENCE;
  while (picture === null && document.documentElement.dataset.idle !== 'true' && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  hasBegun = false;
  alone = picture;
  window.print();
  if (window.parent === window) return;
  // a frame may forbid it, and nothing says so
  await new Promise((resolve) => setTimeout(resolve, BEGINS));
  if (!hasBegun)
    throw new Error('The frame around this page does not let it print: open the page in a tab of its own.');
}

/** All of it happens in microtasks, which run before the browser goes on to print. */
async function layOut(): Promise<void> {
  clear();
  if (alone !== null) {
    const { width, height } = paperSize(alone);
    pageStyle.replaceSync(`@page { size: ${width} ${height}; margin: 0; }`);
    document.adoptedStyleSheets.push(pageStyle);
    document.body.append(sheetsWith(pictureSheet(alone)));
    return;
  }
  const figures = offeredFigures();
  if (figures.length === 0) return;
  const marks = await inColours('light', () => figures.map(({ body }) => marksOf(body)));
  const drawn = figures.flatMap(({ offer }, i) => {
    const of = marks[i];
    return of === undefined ? [] : [{ offer, marks: of }];
  });
  // one figure has a sheet with its small print, several share one
  const [first] = drawn;
  if (first === undefined) return;
  const sheet = drawn.length === 1 ? sheetOf(first.offer, first.marks, 'sheet-') : contactSheetOf(drawn);
  document.body.append(sheetsWith(sheet));
}

function sheetsWith(sheet: HTMLElement): HTMLElement {
  const sheets = document.createElement('div');
  sheets.id = ID;
  sheets.append(sheet);
  return sheets;
}

function clear(): void {
  document.getElementById(ID)?.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageStyle);
}
