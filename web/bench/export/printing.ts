// Printing the page prints the figure that it shows, with caption, parameters, source and link; several figures share a
// sheet. Loaded before somebody prints (prepare.ts), because the browser does not wait while it prints.

import { makeInColours } from '../../charts/export/makeInColours.ts';
import { marksOf, type Picture, paperSize } from '../../charts/export/picture.ts';
import { figuresOnPage } from '../../charts/figure/figuresOnPage.ts';
import { loadAbout } from './loadAbout.ts';
import './sheets.css';
import { contactSheetOf, pictureSheet, sheetOf } from './sheet.ts';

const ID = 'sheets';
let isListening = false;
/** Whether the browser has begun to print since `printPage` asked for it. */
let hasBegun = false;
/** The picture to be printed alone on a page; null to print the page's figures. */
let alone: Picture | null = null;
/** Sets the size of the paper for a single picture; made by script, because a host's policy may forbid inline styles. */
const pageStyle = new CSSStyleSheet();

/** From now on the browser prints the figures as sheets; further calls change nothing. */
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

/** The longest that printing waits for the page to load and compute (ms). */
const PATIENCE = 10_000;
/** Time in which a browser begins to print (ms). */
const BEGINS = 1000;

/** Prints a picture alone, or the page's figures once the page is at rest; used by the figures' menu and by Ctrl+P. */
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
  // a frame may forbid printing, and the browser then reports no error
  await new Promise((resolve) => setTimeout(resolve, BEGINS));
  if (!hasBegun)
    throw new Error('The frame around this page does not let it print: open the page in a tab of its own.');
}

/** Makes the sheets. It awaits microtasks only, which finish before the browser prints. */
async function layOut(): Promise<void> {
  clear();
  if (alone !== null) {
    const { width, height } = paperSize(alone);
    pageStyle.replaceSync(`@page { size: ${width} ${height}; margin: 0; }`);
    document.adoptedStyleSheets.push(pageStyle);
    document.body.append(sheetsWith(pictureSheet(alone)));
    return;
  }
  const figures = figuresOnPage();
  if (figures.length === 0) return;
  const marks = await makeInColours('light', () => figures.map(({ body }) => marksOf(body)));
  const drawn = figures.flatMap(({ printable }, i) => {
    const of = marks[i];
    return of === undefined ? [] : [{ printable, marks: of }];
  });
  // a single figure gets a sheet with its small print, several figures share one
  const [first] = drawn;
  if (first === undefined) return;
  const sheet = drawn.length === 1 ? sheetOf(first.printable, first.marks, 'sheet-') : contactSheetOf(drawn);
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
