// Words and columns by which exports of an unfinished figure (stopped, or printed early) say so.

import type { FigureSource } from '../table/figureSource.ts';
import { type FigureProgress, percentOf } from './progress.ts';

export const UNFINISHED = 'unfinished';

function unfinishedWords(part: FigureProgress): string {
  return `Unfinished: ${percentOf(part)} of it is computed.`;
}

/**
 * The figure's source for an unfinished figure: its share replaces the number of runs, which no row may claim to cover.
 */
export function unfinishedSource(about: FigureSource, part: FigureProgress | null): FigureSource {
  if (part === null) return about;
  const columnsOf =
    ({ columns }: Pick<FigureSource, 'columns'>): FigureSource['columns'] =>
    (rows) => [
      ...columns(rows).filter(({ id }) => id !== 'runs'),
      { id: UNFINISHED, values: Array.from({ length: rows }, () => `${percentOf(part)} computed`) },
    ];
  const { beside } = about;
  return {
    ...about,
    subtitle: `${about.subtitle} ${unfinishedWords(part)}`,
    columns: columnsOf(about),
    beside: beside && { columns: columnsOf(beside) },
  };
}
