// Checks what must hold for a page after any acts.

import { readingOf } from '../../web/scenario/reading.ts';
import type { Engine } from '../engines/engine.ts';
import { rest } from './perform.ts';

/** Limits: elements of a page, and memory (bytes). */
const MOST_ELEMENTS = 60_000;
const MOST_MEMORY = 600e6;

type Seen = {
  readonly words: readonly string[];
  readonly empty: readonly string[];
  readonly hash: string;
  readonly wide: number;
  readonly elements: number;
  readonly memory: number;
};

/** The errors since the last call. */
export function troubles(engine: Engine): Promise<readonly string[]> {
  return engine.run(() => ((globalThis as { soakTroubles?: string[] }).soakTroubles ?? []).splice(0));
}

/** The faults of a page at rest; `isOwnAddress`: the page has written its address itself. */
export async function faults(engine: Engine, isOwnAddress: boolean): Promise<readonly string[]> {
  const seen = await lookTwice(engine);
  const { elements, memory, wide, hash } = seen;
  return [
    ...(await troubles(engine)),
    ...seen.words.map((words) => `no number is shown: "${words}"`),
    ...seen.empty.map((figure) => `the figure ${figure} is empty`),
    ...(wide > 1 ? [`the page is ${wide} px wider than the window, for ${await widest(engine)}`] : []),
    ...(elements > MOST_ELEMENTS ? [`${elements} elements`] : []),
    ...(memory > MOST_MEMORY ? [`${Math.round(memory / 1e6)} MB of memory`] : []),
    ...(isOwnAddress ? addressFaults(hash) : []),
  ];
}

/** Faults of an address that the page has written: it must be read back without messages and unchanged. */
function addressFaults(hash: string): readonly string[] {
  const link = hash.replace(/[?&]list=[^&]*/, '');
  const read = readingOf(link);
  if ('error' in read) return [];
  return read.canonical === link && read.messages.length === 0
    ? []
    : [`the address is ${link}, and is read as ${read.canonical} (${read.messages.join(' ')})`];
}

/** Reads the page; if a figure is empty, waits for rest and reads again: a figure just scrolled into view computes only then. */
async function lookTwice(engine: Engine): Promise<Seen> {
  const seen = await look(engine);
  if (seen.empty.length === 0) return seen;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await rest(engine);
  return look(engine);
}

function look(engine: Engine): Promise<Seen> {
  return engine.run(() => {
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const words = [
      ...document.body.innerText.matchAll(/.*(?:\bNaN\b|\bundefined\b|\bInfinity\b|\[object ).*/g),
    ];
    const figures = [...document.querySelectorAll('[data-figure]')].filter(isSeen);
    const empty = figures.filter((figure) => {
      const chart = figure.querySelector('svg[role="application"]');
      if (chart === null || !isSeen(chart)) return false;
      // without lines, which may be axes, without clip paths and without invisible areas for the pointer
      const shapes = 'path, rect:not([fill="transparent"]), circle, polygon';
      const marks = [...chart.querySelectorAll<SVGGeometryElement>(shapes)].filter(
        (mark) => mark.closest('clipPath, [role="slider"]') === null && mark.getTotalLength() > 1,
      );
      return figure.querySelector('canvas') === null && marks.length === 0;
    });
    const wide = document.documentElement.scrollWidth - innerWidth;
    const memory = Number(Reflect.get(performance, 'memory')?.usedJSHeapSize ?? 0);
    return {
      words: words.map(([line]) => line.slice(0, 200)),
      empty: empty.map((figure) => figure.getAttribute('data-figure') ?? ''),
      hash: location.hash,
      wide,
      elements: document.querySelectorAll('*').length,
      memory,
    };
  });
}

/** The element that extends furthest to the right, as a path; elements that are clipped within the page do not count. */
function widest(engine: Engine): Promise<string> {
  return engine.run(() => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const isCut = ({ parentElement: outer }: Element): boolean =>
      outer !== null &&
      outer !== document.body &&
      (getComputedStyle(outer).overflowX !== 'visible' || isCut(outer));
    const furthest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getClientRects().length > 0 && !isCut(element))
      .reduce((most, element) => (right(element) > right(most) ? element : most), document.body);
    const path: string[] = [];
    for (let at: Element | null = furthest; at !== null; at = at.parentElement)
      path.unshift(`${at.localName}${[...at.classList].map((name) => `.${name}`).join('')}`);
    return `${path.join(' ')} (${Math.round(right(furthest))} px)`;
  });
}
