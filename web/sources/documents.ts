// Where the project's documents can be read: the build puts them beside the page (scripts/docs).

import type { LabId } from '#pkg/params.ts';
import { slugOf, type Verdict } from './verdicts.ts';

/** What a laboratory computes, and what is assumed. */
export function modelAddress(lab: LabId): string {
  return `docs/${lab}.html`;
}

/** What came out of a paper's statements, or of one of them. */
export function ledgerAddress(lab: LabId, statement?: number): string {
  return `docs/ledger/${lab}.html${statement === undefined ? '' : `#statement-${statement}`}`;
}

/** The page Papers on a list: of one paper or all, of one verdict or all. */
export function claimsAddress(lab: LabId | null, verdict: Verdict | null = null): string {
  const parts = [lab, verdict === null ? null : slugOf(verdict)].filter((part) => part !== null);
  return ['#/papers', ...parts].join('/');
}

/** The page Papers on a claim; `id` such as `red-17`. */
export function claimAddress(id: string): string {
  return `#/papers/${id}`;
}
