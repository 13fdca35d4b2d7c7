// What a figure can be exported as.

import type { RefObject } from 'react';
import type { UndeliveredFile } from '../export/leaving.ts';
import type { Picture } from '../export/picture.ts';
import { COMPLETE, type ProgressStore } from '../export/progress.ts';
import type { PictureStyle } from '../export/saving.ts';
import type { DataSource } from '../table/columns.ts';
import type { Origin } from '../table/figureSource.ts';
import { DATA_NAME, type FurtherTable } from '../table/furtherTable.ts';
import type { ExportChoice } from './exportChoice.ts';

// loaded when a reader exports something, which few do
const loadExporter = () => import('../export/saving.ts');

/** The title, texts and data of a figure for its exports. */
export interface ExportedFigure {
  /** The figure's title. */
  title: string;
  lead?: string | undefined;
  /** A sentence or two on what the data say, computed from the data. */
  summary: string;
  data: DataSource;
  /** Whether a kept scenario is drawn beside the figure's own. */
  isCompared?: boolean | undefined;
  /** The kept scenario's data, in the same columns. */
  keptData?: DataSource | undefined;
  /** Further tables that must not stand among the data: an analysis, other kinds of observations. */
  tables?: readonly FurtherTable[] | undefined;
  /** Base of the file names, such as `gain-curve`. */
  fileName: string;
  /** The work that the figure waits for; complete by default. */
  progress?: ProgressStore | undefined;
  /** The source that pictures and files name. */
  origin?: Origin | undefined;
  /** Prints the page, or a single picture. */
  onPrint?: ((picture?: Picture) => Promise<void>) | undefined;
  /** Further export choices that only this figure has. */
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

interface FigureExports {
  readonly saveCsv: (table: FurtherTable) => Promise<UndeliveredFile | undefined>;
  /** Copies the command that prints the figure's data; undefined where no command does. */
  readonly copyCommand: (() => Promise<void>) | undefined;
  readonly choices: readonly ExportChoice[];
}

export function figureExports(figure: ExportedFigure, body: RefObject<HTMLElement | null>): FigureExports {
  const { title, lead, summary, fileName, origin, progress = COMPLETE, ownChoices = [], onPrint } = figure;
  const drawn = async () => {
    const [parts, about] = await Promise.all([loadExporter(), origin?.load() ?? null]);
    if (!body.current) throw new Error('The figure is not on the page.');
    const part = progress.now();
    const words = parts.pictureTexts({ title, lead, summary }, about, part);
    return { ...parts, element: body.current, words, name: parts.fileNameOf(fileName, part) };
  };
  const save = async (kind: 'svg' | 'png', wanted: PictureStyle) => {
    const { savePicture, name, element, words } = await drawn();
    return savePicture(kind, name, element, words, wanted);
  };
  const pdf = async (wanted: PictureStyle) => {
    const { pictureOf, element, words } = await drawn();
    await onPrint?.(await pictureOf(element, words, wanted));
  };
  const saveCsv = async (table: FurtherTable) => {
    const part = progress.now();
    const { saveFigureTable } = await loadExporter();
    const name = table.suffix === '' ? fileName : `${fileName}-${table.suffix}`;
    return saveFigureTable(name, table, origin, part);
  };
  const choices: ExportChoice[] = [
    { ...SVG, run: (wanted) => save('svg', wanted) },
    { label: 'Picture (PNG)', done: 'PNG saved', isOfWhole: true, run: (wanted) => save('png', wanted) },
    ...(onPrint === undefined ? [] : [{ ...PDF, run: (wanted: PictureStyle) => pdf(wanted) }]),
    ...ownChoices,
  ];
  if (onPrint) choices.push({ label: 'Print', done: '', isOfWhole: true, run: () => onPrint() });
  const copyCommand = origin && (async () => (await loadExporter()).copyCommand(await origin.load()));
  return { saveCsv, copyCommand, choices };
}

/** The tables of a figure, its data first. */
export function tablesOf({
  data,
  isCompared = false,
  keptData,
  tables = [],
}: Pick<ExportedFigure, 'data' | 'isCompared' | 'keptData' | 'tables'>): FurtherTable[] {
  const name = isCompared ? `Data of ${keptData ? 'both scenarios' : 'this scenario'}` : DATA_NAME;
  return [{ name, suffix: '', data, keptData: isCompared ? keptData : undefined }, ...tables];
}
