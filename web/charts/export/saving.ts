// Saves a figure as files; loaded when a reader asks for one.

import { copyText, NOT_COPIED } from '../../clipboard/copyText.ts';
import type { FigureSource, Origin } from '../table/figureSource.ts';
import type { FurtherTable } from '../table/furtherTable.ts';
import { csvText } from '../table/table.ts';
import { pictureBitmap } from './bitmap.ts';
import { fontFaceCss } from './fontFaceCss.ts';
import { offerFile, type UndeliveredFile } from './leaving.ts';
import { type Colours, makeInColours } from './makeInColours.ts';
import { makeInWidth, type Width } from './makeInWidth.ts';
import { figurePicture, type Picture, type PictureTexts, paperSize, pictureFile } from './picture.ts';
import type { FigureProgress } from './progress.ts';
import { KEPT, OWN, type ScenarioTable, withScenarios, withSideColumn } from './sides.ts';
import { UNFINISHED, unfinishedSource } from './unfinished.ts';

/** The figure's own texts; its source is in `FigureSource`. */
interface FigureTexts {
  title: string;
  lead?: string | undefined;
  summary: string;
}

/** Options of a picture. */
export interface PictureStyle {
  readonly colours: Colours;
  readonly width: Width;
}

/** The texts around a picture; `part` is null for a complete figure. */
export function pictureTexts(
  { title, lead = '', summary }: FigureTexts,
  whole: FigureSource | null,
  part: FigureProgress | null = null,
): PictureTexts {
  const about = whole && unfinishedSource(whole, part);
  return {
    title,
    subtitle: about?.subtitle ?? '',
    caption: `${lead} ${summary}`.trim(),
    source: about === null ? [] : [about.source, `${about.link}${about.linkNote}`],
  };
}

export function pictureOf(
  body: HTMLElement,
  words: PictureTexts,
  { colours, width }: PictureStyle,
): Promise<Picture> {
  return makeInWidth(width, body, () => makeInColours(colours, () => figurePicture(body, words, width)));
}

export async function savePicture(
  kind: 'svg' | 'png',
  name: string,
  body: HTMLElement,
  words: PictureTexts,
  wanted: PictureStyle,
): Promise<UndeliveredFile | undefined> {
  const picture = await pictureOf(body, words, wanted);
  const letters = await fontFaceCss(picture.content);
  // on a screen a pixel is a pixel; for a column the file is as wide as the paper's column
  const size = kind === 'svg' && wanted.width === 'column' ? paperSize(picture) : picture;
  const svg = pictureFile(picture, letters, size);
  const content =
    kind === 'svg'
      ? new Blob([svg], { type: 'image/svg+xml' })
      : await pictureBitmap(svg, picture, [
          ['Title', words.title],
          ['Description', `${words.subtitle} ${words.caption}`.trim()],
          ['Source', words.source.join(' ')],
          ['Software', `Out of Sequence ${import.meta.env.OOS_VERSION}`],
        ]);
  return offerFile(`${name}.${kind}`, content);
}

export function saveTable(name: string, parts: readonly ScenarioTable[]): UndeliveredFile | undefined {
  const text = csvText(withScenarios(parts));
  return offerFile(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** A file's name, which also says if the figure is unfinished. */
export function fileNameOf(name: string, part: FigureProgress | null): string {
  return part === null ? name : `${name}-${UNFINISHED}`;
}

/** Saves the rows of a figure's table, followed by those of the kept scenario. */
export async function saveFigureTable(
  name: string,
  { data, keptData }: Pick<FurtherTable, 'data' | 'keptData'>,
  origin: Origin | undefined,
  part: FigureProgress | null,
): Promise<UndeliveredFile | undefined> {
  const whole = (await origin?.load()) ?? null;
  const about = whole && unfinishedSource(whole, part);
  if (keptData === undefined) return saveTable(fileNameOf(name, part), [{ columns: data(), about }]);
  return saveTable(fileNameOf(name, part), [
    { columns: withSideColumn(OWN, data()), about },
    { columns: withSideColumn(KEPT, keptData()), about: about?.beside ?? null },
  ]);
}

export async function copyCommand({ command }: FigureSource): Promise<void> {
  if (command === null) throw new Error('No command prints this figure.');
  if (!(await copyText(command))) throw new Error(NOT_COPIED);
}
