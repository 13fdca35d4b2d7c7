// Finds tickets in any pasted text: a chat, a list of links, a table from a learning platform.

import { lessonNumber, lessonNumberIn } from '../answers/ticket.ts';

/** Groups of letters and digits with hyphens, as tickets are written, anywhere in a text. */
const TICKET = /(?<![\w-])[0-9a-z]{4}(?:-[0-9a-z]{1,4}){1,4}(?![\w-])/gi;

/** The same groups with spaces in place of the hyphens, as somebody copies a ticket from a blackboard. */
const SPACED = /(?<![\w-])[0-9a-z]{4}(?: [0-9a-z]{4}){0,3} [0-9a-z]{1,4}(?![\w-])/gi;

/** A lesson that is in its own link, `text=…` in the place of a name (read/linkedLesson.ts). */
const LINKED = /(?<=#\/learn\/)text=[\w-]+/g;

/** The most characters that are read: more than a class hands in. */
const READ_AT_MOST = 1_000_000;

interface CollectedTickets {
  /** Tickets by the lesson's name, which for a lesson in its link is its text; each occurrence of a ticket is one vote. */
  readonly tickets: ReadonlyMap<string, readonly string[]>;
  /** The number of texts that look like a ticket, but are not one of a known lesson. */
  readonly strangers: number;
}

export function collectTickets(text: string, lessons: readonly string[]): CollectedTickets {
  const read = text.slice(0, READ_AT_MOST);
  const linked = [...read.matchAll(LINKED)].map(([id]) => id);
  // a lesson in a pasted link goes before one of the page with the same number
  const names = new Map([...lessons, ...linked].map((id) => [lessonNumber(id), id]));
  const tickets = new Map<string, string[]>();
  // a cache: the same ticket is often pasted many times
  const known = new Map<string, string | undefined>();
  const lessonOf = (ticket: string): string | undefined => {
    if (known.has(ticket)) return known.get(ticket);
    const number = lessonNumberIn(ticket);
    const id = number === null ? undefined : names.get(number);
    known.set(ticket, id);
    return id;
  };
  let strangers = 0;
  // words of a chat may look like groups: with spaces, only texts with right check symbols count as tickets
  const spaced = spacedIn(read, (ticket) => lessonNumberIn(ticket) !== null);
  const written = [...read.matchAll(TICKET)].map(([ticket]) => ticket);
  // a lesson's name may look like a ticket, as `draw-the-gain` does
  for (const ticket of [...written.filter((each) => !lessons.includes(each)), ...spaced]) {
    const id = lessonOf(ticket);
    if (id === undefined) strangers += 1;
    else if (tickets.get(id)?.push(ticket) === undefined) tickets.set(id, [ticket]);
  }
  return { tickets, strangers };
}

/** The tickets written with spaces, returned with hyphens; a text without a digit is never taken for a ticket. */
function spacedIn(text: string, isTicket: (ticket: string) => boolean): string[] {
  const groups = new RegExp(SPACED);
  const found: string[] = [];
  for (let match = groups.exec(text); match !== null; match = groups.exec(text)) {
    const all = match[0].split(' ');
    // the groups found may include words before or after the ticket
    const longestFirst = all.slice(1).map((_, at) => all.slice(0, all.length - at).join('-'));
    const ticket = longestFirst.find((each) => /\d/.test(each) && isTicket(each));
    if (ticket !== undefined) found.push(ticket);
    groups.lastIndex = match.index + (ticket?.length ?? 1);
  }
  return found;
}

/** A sentence: how many tickets were found, and what to do about those of unknown lessons. */
export function collectedWords({ tickets, strangers }: CollectedTickets): string {
  const count = [...tickets.values()].reduce((sum, each) => sum + each.length, 0);
  const found = `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
  if (strangers === 0) return `${found}.`;
  const [look, are] =
    strangers === 1 ? ['looks like a ticket', 'If it is'] : ['look like tickets', 'If they are'];
  return `${found}; ${strangers} more ${look} of a lesson that this page does not know. ${are} of a lesson of your own, paste that lesson’s link as well.`;
}

interface Tally {
  readonly words: string;
  readonly first: number;
  readonly second: number;
}

/** The number of first and second votes for each answer, in the order of the options; without options the most frequent first. */
export function countVotes(
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
