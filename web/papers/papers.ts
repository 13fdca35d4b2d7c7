// The rebuilt papers in the order of the list of sources, each with a laboratory and its claims.

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
  /** The columns of the ledger: the sets of rules under which each claim was checked. */
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

/** The most characters of a mistyped address that are shown. */
const LONGEST = 40;

/** The number of papers; a paper with two laboratories counts once. */
export const PAPER_COUNT = new Set(PAPERS.map(({ source }) => source)).size;

type Counts = Readonly<Record<Verdict, number>>;

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
 * The current id of a claim. The laboratories of one paper share one sequence of claim numbers, so a claim keeps its number when
 * another of these laboratories takes it over: `metrics-14` is now `tcp-14`.
 */
export function currentId(id: string): string {
  if (PAPERS.some(({ claims }) => claims.some((claim) => claim.id === id))) return id;
  const source = paperOf(id)?.source;
  const number = id.slice(id.lastIndexOf('-'));
  const others = PAPERS.filter((paper) => paper.source === source).flatMap(({ claims }) => claims);
  return others.find((claim) => claim.id.endsWith(number))?.id ?? id;
}

/** The first part of the address that is no claim, paper or verdict, shortened to be shown; null if all parts are known. */
export function unknownIn(path: string): string | null {
  const isKnown = (part: string) =>
    part === '' ||
    PAPERS.some(({ lab, claims }) => lab === part || claims.some(({ id }) => id === currentId(part))) ||
    VERDICTS.some((verdict) => slugOf(verdict) === part);
  const part = path.split('/').find((each) => !isKnown(each));
  return part === undefined ? null : part.slice(0, LONGEST);
}

/** The window's title: the claim, its paper or the list's, the verdict, and the page. */
export function titleOf({ lab, verdict, claim }: Filter, unknown: string | null): string {
  const asked = claim === null || claim === unknown ? null : currentId(claim);
  const paper = asked === null ? PAPERS.find((each) => each.lab === lab) : paperOf(asked);
  const name = paper && `${authorsOf(paper.source)} (${paper.labName})`;
  return [asked, name, verdict, 'Papers'].filter((part) => part).join(' · ');
}
