// Tickets in whatever text is pasted: a chat, a list of links, a table from a learning system.

import { readSymbols, unpacked } from '../answers/symbols.ts';
import { lessonNumber } from '../answers/ticket.ts';

/** Groups of letters and digits as tickets are written, wherever they stand. */
const TICKET = /(?<![\w-])[0-9a-z]{4}(?:-[0-9a-z]{1,4}){1,4}(?![\w-])/gi;

/** A lesson that stands in the link to it, as the address has it in the place of a name. */
const LINKED = /(?<=#\/learn\/)text=[\w-]+/g;

/** More than a class can hand in. */
export const READ_AT_MOST = 1_000_000;

export interface Harvest {
  /** By the lesson's name, or by its text where a link in the pasted text has that; each occurrence of a ticket is one vote. */
  readonly tickets: ReadonlyMap<string, readonly string[]>;
  /** What looks like a ticket, and is none of a lesson that is known here. */
  readonly strangers: number;
}

export function harvest(text: string, lessons: readonly string[]): Harvest {
  const read = text.slice(0, READ_AT_MOST);
  const linked = [...read.matchAll(LINKED)].map(([id]) => id);
  const names = new Map([...linked, ...lessons].map((id) => [lessonNumber(id), id]));
  const tickets = new Map<string, string[]>();
  // the same ticket is often pasted again and again
  const known = new Map<string, string | undefined>();
  const lessonOf = (ticket: string): string | undefined => {
    if (known.has(ticket)) return known.get(ticket);
    const symbols = readSymbols(ticket);
    const [number = -1] = symbols === null ? [] : unpacked(symbols.slice(0, 3), [10, 4, 1]);
    const id = names.get(number);
    known.set(ticket, id);
    return id;
  };
  let strangers = 0;
  for (const [ticket] of read.matchAll(TICKET)) {
    // `draw-the-gain` has the groups of a ticket
    if (lessons.includes(ticket)) continue;
    const id = lessonOf(ticket);
    if (id === undefined) strangers += 1;
    else if (tickets.get(id)?.push(ticket) === undefined) tickets.set(id, [ticket]);
  }
  return { tickets, strangers };
}

export interface Tally {
  readonly words: string;
  readonly first: number;
  readonly second: number;
}

/** How often each answer was given, in the order of the options, or the most frequent first. */
export function tallied(
  votes: readonly { readonly words: string; readonly isSecond: boolean }[],
  options: readonly string[],
): Tally[] {
  const all = [...new Set([...options, ...votes.map(({ words }) => words)])];
  const tallies = all.map((words) => {
    const own = votes.filter((vote) => vote.words === words);
    const second = own.filter(({ isSecond }) => isSecond).length;
    return { words, first: own.length - second, second };
  });
  return options.length > 0 ? tallies : tallies.sort((a, b) => b.first + b.second - a.first - a.second);
}
