// Addresses of the project's documents, which the build puts beside the page (scripts/docs).

import type { LabId } from '#pkg/params.ts';

/** The document on a laboratory's model and its assumptions. */
export function modelAddress(lab: LabId): string {
  return `docs/${lab}.html`;
}

/** The page Papers with the verdicts on a laboratory's paper. */
export function papersAddress(lab: LabId): string {
  return `#/papers/${lab}`;
}

/** The glossary: terms and symbols of all laboratories (web/lessons/glossary). */
export const WORDS_ADDRESS = '#/learn/glossary';
