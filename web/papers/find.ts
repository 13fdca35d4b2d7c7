// Claims found by words: of the claim, of its place and verdict, and of its paper.

import { type Entry, entryOf, finderOf as inEntries } from '../bench/claims/search.ts';
import { allAuthorsOf, shortOf, venueOf } from '../sources/citations.ts';
import type { Claim } from '../sources/claims.ts';
import { placeInWords } from '../sources/place.ts';
import { PAPERS } from './papers.ts';

/** Read when somebody looks for a word: some hundred claims are as long as a paper. */
let entries: ReadonlyMap<string, Entry> | null = null;

export function finderOf(word: string): (claim: Claim) => boolean {
  if (word === '') return () => true;
  entries ??= entriesOf();
  const isIn = inEntries(word);
  const known = entries;
  return ({ id }) => isIn(known.get(id) ?? new Set());
}

function entriesOf(): ReadonlyMap<string, Entry> {
  return new Map(
    PAPERS.flatMap(({ source, labName, claims }) => {
      const about = entryOf([shortOf(source), allAuthorsOf(source), source.title, venueOf(source), labName]);
      return claims.map(({ id, place, quote, note, verdict }) => {
        const own = entryOf([id, placeInWords(place), quote, note, verdict]);
        return [id, new Set([...about, ...own])] as const;
      });
    }),
  );
}
