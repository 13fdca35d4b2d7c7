// Words and columns by which exports of an unfinished figure (stopped, or printed early) say so.

import type { About } from '../table/about.ts';
import { percentOf, type Unfinished } from './whole.ts';

export const UNFINISHED = 'unfinished';

export function unfinishedWords(part: Unfinished): string {
  return `Unfinished: ${percentOf(part)} of it is computed.`;
}

/**
 * The figure's source for an unfinished figure: its share replaces the number of runs, which no row may claim to cover.
 */
export function unfinishedSource(about: About, part: Unfinished | null): About {
  if (part === null) return about;
  const columnsOf =
    ({ columns }: Pick<About, 'columns'>): About['columns'] =>
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
