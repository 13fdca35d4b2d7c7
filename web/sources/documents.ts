// Where the project's documents can be read: the build puts them beside the page (scripts/docs).

import type { LabId } from '#pkg/params.ts';

/** What a laboratory computes, and what is assumed. */
export function modelAddress(lab: LabId): string {
  return `docs/${lab}.html`;
}

/** What came out of a paper's claims: the page Papers. */
export function papersAddress(lab: LabId): string {
  return `#/papers/${lab}`;
}

/** Words and symbols of all laboratories (web/lessons/glossary). */
export const WORDS_ADDRESS = '#/learn/glossary';
