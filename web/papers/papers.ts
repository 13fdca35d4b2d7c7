// The papers in the order of the list of sources, each with its laboratory and its claims.

import { LABS, type LabId } from '#pkg/params.ts';
import { authorsOf } from '../sources/citations.ts';
import { type Claim, LEDGERS, type PaperLedger } from '../sources/claims.ts';
import { SOURCES, type Source } from '../sources/sources.ts';
import { slugOf, VERDICTS, type Verdict } from '../sources/verdicts.ts';
import type { Filter } from './filter.ts';

export interface Paper {
  readonly lab: LabId;
  /** The laboratory's short name. */
  readonly labName: string;
  readonly source: Source;
  readonly claims: readonly Claim[];
  /** Rules under which each claim was checked. */
  readonly columns: PaperLedger['columns'];
}

const ALL: readonly Source[] = SOURCES;

export const PAPERS: readonly Paper[] = ALL.filter(({ role }) => role === 'rebuilt').flatMap((source) =>
  source.labs.flatMap((lab) => {
    const ledger = LEDGERS.find((each) => each.lab === lab);
    const labName = LABS.find(({ id }) => id === lab)?.name ?? lab;
    return ledger ? [{ lab, labName, source, claims: ledger.statements, columns: ledger.columns }] : [];
  }),
);

/** Of an address that is mistyped, so much is shown. */
const LONGEST = 40;

/** A paper of two laboratories is one paper. */
export const PAPER_COUNT = new Set(PAPERS.map(({ source }) => source)).size;

export type Counts = Readonly<Record<Verdict, number>>;

export function countsOf(claims: readonly Claim[]): Counts {
  const counts = VERDICTS.map(
    (verdict) => [verdict, claims.filter((claim) => claim.verdict === verdict).length] as const,
  );
  const all: unknown = Object.fromEntries(counts);
  return all as Counts;
}

/** The paper of a claim. */
export function paperOf(id: string): Paper | undefined {
  return PAPERS.find(({ lab }) => id.startsWith(`${lab}-`));
}

/**
 * Where a claim stands now. The laboratories of one paper share one row of numbers, so that a claim keeps its own where another
 * of them takes it over: `metrics-14` is `tcp-14`.
 */
export function standing(id: string): string {
  if (PAPERS.some(({ claims }) => claims.some((claim) => claim.id === id))) return id;
  const source = paperOf(id)?.source;
  const number = id.slice(id.lastIndexOf('-'));
  const others = PAPERS.filter((paper) => paper.source === source).flatMap(({ claims }) => claims);
  return others.find((claim) => claim.id.endsWith(number))?.id ?? id;
}

/** The first part of the address that names nothing here, as it would be shown; null where each names something. */
export function unknownIn(path: string): string | null {
  const isKnown = (part: string) =>
    part === '' ||
    PAPERS.some(({ lab, claims }) => lab === part || claims.some(({ id }) => id === standing(part))) ||
    VERDICTS.some((verdict) => slugOf(verdict) === part);
  const part = path.split('/').find((each) => !isKnown(each));
  return part === undefined ? null : part.slice(0, LONGEST);
}

/** For the window: the claim or the list, its paper, and the page. */
export function titleOf({ lab, verdict, claim }: Filter, unknown: string | null): string {
  const asked = claim === null || claim === unknown ? null : standing(claim);
  const paper = asked === null ? PAPERS.find((each) => each.lab === lab) : paperOf(asked);
  const name = paper && `${authorsOf(paper.source)} (${paper.labName})`;
  return [asked, name, verdict, 'Papers'].filter((part) => part).join(' · ');
}
