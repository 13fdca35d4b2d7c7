// Addresses of claims and of lists of claims; apart from other addresses, because a first load does not need them.

import type { LabId } from '#pkg/params.ts';
import { slugOf, type Verdict } from './verdicts.ts';

/** The address of a list on the page Papers: of one paper or all (`lab` null), of one verdict or all (`verdict` null). */
export function claimsAddress(lab: LabId | null, verdict: Verdict | null = null): string {
  const parts = [lab, verdict === null ? null : slugOf(verdict)].filter((part) => part !== null);
  return ['#/papers', ...parts].join('/');
}

/** The address of a claim on the page Papers; `id` such as `red-17`. */
export function claimAddress(id: string): string {
  return `#/papers/${id}`;
}

/** The address of the document in which a claim is checked, rule by rule; `number` is that in the claim's id. */
export function ledgerAddress(lab: LabId, number: number): string {
  return `docs/ledger/${lab}.html#statement-${number}`;
}
