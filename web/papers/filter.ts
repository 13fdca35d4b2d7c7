// Reads the address of the page Papers: `#/papers/red-17` opens a claim, `#/papers/red/not-reproduced` a list.

import { LABS, type LabId } from '#pkg/params.ts';
import { capital } from '../notation/capital.ts';
import type { Claim } from '../sources/claims.ts';
import { slugOf, VERDICTS, type Verdict } from '../sources/verdicts.ts';

export interface Filter {
  /** The laboratory whose paper's claims are listed; null for all papers. */
  readonly lab: LabId | null;
  /** The verdict of the claims listed; null for all verdicts. */
  readonly verdict: Verdict | null;
  /** The id of the claim to open. */
  readonly claim: string | null;
}

export function filterOf(path: string): Filter {
  const parts = path.split('/');
  const labOf = (name: string) => LABS.find(({ id }) => id === name)?.id;
  const claim = parts.find((part) => /^[a-z]+-\d+$/.test(part)) ?? null;
  return {
    lab: parts.map(labOf).find((lab) => lab !== undefined) ?? null,
    verdict: VERDICTS.find((verdict) => parts.includes(slugOf(verdict))) ?? null,
    claim,
  };
}

/** The section of a paper in which a claim stands: a place up to its first point, comma or semicolon, "4" of "4.2.1, figure 8". */
export function sectionOf({ place }: Pick<Claim, 'place'>): string {
  const [section = ''] = place.split(/[.,;]/);
  return capital(section);
}

/** The rule that decides: the first that fails, otherwise the first that is undecided, otherwise the first. */
export function decidingOf<C extends { readonly outcome: string }>(checks: readonly C[]): C | undefined {
  const first = (outcome: string) => checks.find((check) => check.outcome === outcome);
  return first('no') ?? first('undecided') ?? checks[0];
}
