// Where a claim stands, and a list of claims; what only papers need is no part of a first load.

import type { LabId } from '#pkg/params.ts';
import { slugOf, type Verdict } from './verdicts.ts';

/** The page Papers on a list: of one paper or all, of one verdict or all. */
export function claimsAddress(lab: LabId | null, verdict: Verdict | null = null): string {
  const parts = [lab, verdict === null ? null : slugOf(verdict)].filter((part) => part !== null);
  return ['#/papers', ...parts].join('/');
}

/** The page Papers on a claim; `id` such as `red-17`. */
export function claimAddress(id: string): string {
  return `#/papers/${id}`;
}

/** The document in which a claim is checked, rule by rule; its number is that of its id. */
export function ledgerAddress(lab: LabId, number: number): string {
  return `docs/ledger/${lab}.html#statement-${number}`;
}
