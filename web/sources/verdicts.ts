// The ledger's verdicts on whether a statement is reproduced here.

/** All verdicts in the order of the ledger's summary: best first, and last our own findings, which no paper states. */
export const VERDICTS = [
  'reproduced',
  'reproduced in part',
  'undecided',
  'not reproduced',
  'contradictory',
  'not testable',
  'finding of ours',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** A verdict in an address: `not-reproduced`. */
export function slugOf(verdict: Verdict): string {
  return verdict.replaceAll(' ', '-');
}
