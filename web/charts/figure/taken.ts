// What a figure can be taken away as.

import type { RefObject } from 'react';
import type { Undelivered } from '../export/leaving.ts';
import type { Picture } from '../export/picture.ts';
import type { Wanted } from '../export/taking.ts';
import { type Underway, WHOLE } from '../export/whole.ts';
import type { Origin } from '../table/about.ts';
import type { DataSource } from '../table/columns.ts';
import { DATA, type FurtherTable } from '../table/furtherTable.ts';
import type { ExportChoice } from './exportChoice.ts';

// what few readers need loads when they ask for it
const taking = () => import('../export/taking.ts');

/** What of a figure is taken away. */
export interface Taken {
  /** What the figure shows. */
  title: string;
  lead?: string | undefined;
  /** What the data say, in a sentence or two, which the caller computes from the data. */
  summary: string;
  data: DataSource;
  /** Another scenario is drawn beside its own, which is kept. */
  isCompared?: boolean | undefined;
  /** What it draws of that one, in the columns of its data. */
  keptData?: DataSource | undefined;
  /** What must not stand among the data: an analysis, other kinds of observations. */
  tables?: readonly FurtherTable[] | undefined;
  /** Base of the file names, such as `gain-curve`. */
  fileName: string;
  /** What it is waiting for: it is whole if it says nothing else. */
  underway?: Underway | undefined;
  /** What pictures and files say of where they come from. */
  origin?: Origin | undefined;
  /** Prints the page, or a picture alone. */
  onPrint?: ((picture?: Picture) => Promise<void>) | undefined;
  /** What it alone can be taken away as. */
  ownChoices?: readonly ExportChoice[] | undefined;
}

const SVG = {
  label: 'Picture (SVG)',
  hint: 'Its letters, Source Sans 3, are in the file for browsers. Programs that read no font from a file (Inkscape, rsvg-convert) want it installed: a PDF has it inside for all.',
  done: 'SVG saved',
  isOfWhole: true,
};
const PDF = {
  label: 'Picture (PDF)',
  hint: 'Prints the picture alone, on a page of its own size: choose “Save as PDF” in the browser’s dialog.',
  done: '',
  isOfWhole: true,
};

interface Taking {
  readonly saveCsv: (table: FurtherTable) => Promise<Undelivered | undefined>;
  /** Of the figure’s data; missing where no command prints them. */
  readonly copyCommand: (() => Promise<void>) | undefined;
  readonly choices: readonly ExportChoice[];
}

export function takingOf(figure: Taken, body: RefObject<HTMLElement | null>): Taking {
  const { title, lead, summary, fileName, origin, underway = WHOLE, ownChoices = [], onPrint } = figure;
  const drawn = async () => {
    const [parts, about] = await Promise.all([taking(), origin?.load() ?? null]);
    if (!body.current) throw new Error('The figure is not on the page.');
    const part = underway.now();
    const words = parts.wordsOf({ title, lead, summary }, about, part);
    return { ...parts, element: body.current, words, name: parts.nameOf(fileName, part) };
  };
  const save = async (kind: 'svg' | 'png', wanted: Wanted) => {
    const { savePicture, name, element, words } = await drawn();
    return savePicture(kind, name, element, words, wanted);
  };
  const pdf = async (wanted: Wanted) => {
    const { pictureOf, element, words } = await drawn();
    await onPrint?.(await pictureOf(element, words, wanted));
  };
  const saveCsv = async (table: FurtherTable) => {
    const part = underway.now();
    const { saveFigureTable } = await taking();
    const name = table.suffix === '' ? fileName : `${fileName}-${table.suffix}`;
    return saveFigureTable(name, table, origin, part);
  };
  const choices: ExportChoice[] = [
    { ...SVG, run: (wanted) => save('svg', wanted) },
    { label: 'Picture (PNG)', done: 'PNG saved', isOfWhole: true, run: (wanted) => save('png', wanted) },
    ...(onPrint === undefined ? [] : [{ ...PDF, run: (wanted: Wanted) => pdf(wanted) }]),
    ...ownChoices,
  ];
  if (onPrint) choices.push({ label: 'Print', done: '', isOfWhole: true, run: () => onPrint() });
  const copyCommand = origin && (async () => (await taking()).copyCommand(await origin.load()));
  return { saveCsv, copyCommand, choices };
}

/** Its data first. */
export function tablesOf({
  data,
  isCompared = false,
  keptData,
  tables = [],
}: Pick<Taken, 'data' | 'isCompared' | 'keptData' | 'tables'>): FurtherTable[] {
  const name = isCompared ? `Data of ${keptData ? 'both scenarios' : 'this scenario'}` : DATA;
  return [{ name, suffix: '', data, beside: isCompared ? keptData : undefined }, ...tables];
}
