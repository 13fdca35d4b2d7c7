// Finds claims by words of the claim itself, of its place and verdict, and of its paper.

import { type Entry, entryOf, finderOf as inEntries } from '../bench/claims/search.ts';
import { allAuthorsOf, shortName, venueOf } from '../sources/citations.ts';
import type { Claim } from '../sources/claims.ts';
import { placeInWords } from '../sources/place.ts';
import { PAPERS, type Paper } from './papers.ts';

/** The search entries of each paper's claims, by claim id; made at the first search, because they are as long as a paper. */
const read = new Map<Paper, ReadonlyMap<string, Entry>>();

export function finderOf(word: string): (paper: Paper, claim: Claim) => boolean {
  if (word === '') return () => true;
  const isIn = inEntries(word);
  return (paper, { id }) => isIn(entriesOf(paper).get(id) ?? new Set());
}

/** Makes all search entries, called before the first letter is typed; each paper's in a task of its own. */
export function prepareToFind(): void {
  const next = PAPERS.find((paper) => !read.has(paper));
  if (next === undefined) return;
  setTimeout(() => {
    entriesOf(next);
    prepareToFind();
  });
}

function entriesOf(paper: Paper): ReadonlyMap<string, Entry> {
  const known = read.get(paper);
  if (known !== undefined) return known;
  const { source, labName, claims } = paper;
  const about = entryOf([shortName(source), allAuthorsOf(source), source.title, venueOf(source), labName]);
  const entries = new Map(
    claims.map(({ id, place, quote, note, verdict }) => {
      const own = entryOf([id, placeInWords(place), quote, note, verdict]);
      return [id, new Set([...about, ...own])] as const;
    }),
  );
  read.set(paper, entries);
  return entries;
}
