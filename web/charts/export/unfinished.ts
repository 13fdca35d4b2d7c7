// What is taken of a figure that has been stopped, or printed before it was whole, says so.

import type { About } from '../table/about.ts';
import { percentOf, type Unfinished } from './whole.ts';

export const UNFINISHED = 'unfinished';

export function unfinishedWords(part: Unfinished): string {
  return `Unfinished: ${percentOf(part)} of it is computed.`;
}

/** The same for the rest of it: no row says that it is of all runs. */
export function ofPart(about: About, part: Unfinished | null): About {
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
