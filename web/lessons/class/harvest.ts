// Tickets in whatever text is pasted: a chat, a list of links, a table from a learning system.

import { lessonNumber, lessonNumberIn } from '../answers/ticket.ts';

/** Groups of letters and digits as tickets are written, wherever they stand. */
const TICKET = /(?<![\w-])[0-9a-z]{4}(?:-[0-9a-z]{1,4}){1,4}(?![\w-])/gi;

/** The same with a space in the place of the hyphen, as they are copied from a blackboard. */
const SPACED = /(?<![\w-])[0-9a-z]{4}(?: [0-9a-z]{4}){0,3} [0-9a-z]{1,4}(?![\w-])/gi;

/** A lesson that stands in the link to it, as the address has it in the place of a name. */
const LINKED = /(?<=#\/learn\/)text=[\w-]+/g;

/** More than a class can hand in. */
const READ_AT_MOST = 1_000_000;

export interface Harvest {
  /** By the lesson's name, or by its text where a link in the pasted text has that; each occurrence of a ticket is one vote. */
  readonly tickets: ReadonlyMap<string, readonly string[]>;
  /** What looks like a ticket, and is none of a lesson that is known here. */
  readonly strangers: number;
}

export function harvest(text: string, lessons: readonly string[]): Harvest {
  const read = text.slice(0, READ_AT_MOST);
  const linked = [...read.matchAll(LINKED)].map(([id]) => id);
  // a lesson that was pasted may have the number of one of the page's
  const names = new Map([...lessons, ...linked].map((id) => [lessonNumber(id), id]));
  const tickets = new Map<string, string[]>();
  // the same ticket is often pasted again and again
  const known = new Map<string, string | undefined>();
  const lessonOf = (ticket: string): string | undefined => {
    if (known.has(ticket)) return known.get(ticket);
    const number = lessonNumberIn(ticket);
    const id = number === null ? undefined : names.get(number);
    known.set(ticket, id);
    return id;
  };
  let strangers = 0;
  // two words of a chat may look like groups, so that only what is a ticket by its check symbols counts
  const spaced = spacedIn(read, (ticket) => lessonNumberIn(ticket) !== null);
  const written = [...read.matchAll(TICKET)].map(([ticket]) => ticket);
  // `draw-the-gain` has the groups of a ticket
  for (const ticket of [...written.filter((each) => !lessons.includes(each)), ...spaced]) {
    const id = lessonOf(ticket);
    if (id === undefined) strangers += 1;
    else if (tickets.get(id)?.push(ticket) === undefined) tickets.set(id, [ticket]);
  }
  return { tickets, strangers };
}

/** What is a ticket with hyphens between its groups; words without a digit are taken for words. */
function spacedIn(text: string, isTicket: (ticket: string) => boolean): string[] {
  const groups = new RegExp(SPACED);
  const found: string[] = [];
  for (let match = groups.exec(text); match !== null; match = groups.exec(text)) {
    const all = match[0].split(' ');
    // words may stand before it and behind it
    const longestFirst = all.slice(1).map((_, at) => all.slice(0, all.length - at).join('-'));
    const ticket = longestFirst.find((each) => /\d/.test(each) && isTicket(each));
    if (ticket !== undefined) found.push(ticket);
    groups.lastIndex = match.index + (ticket?.length ?? 1);
  }
  return found;
}

/** How many tickets were found, and what the others need. */
export function harvestWords({ tickets, strangers }: Harvest): string {
  const count = [...tickets.values()].reduce((sum, each) => sum + each.length, 0);
  const found = `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
  if (strangers === 0) return `${found}.`;
  const [look, are] =
    strangers === 1 ? ['looks like a ticket', 'If it is'] : ['look like tickets', 'If they are'];
  return `${found}; ${strangers} more ${look} of a lesson that this page does not know. ${are} of a lesson of your own, paste that lesson’s link as well.`;
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
