// Whether a statement is reproduced here, as the ledger says it.

/** In the order of the ledger's own summary, best first; findings of ours last, which no paper states. */
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
