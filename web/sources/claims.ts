// All that the ledgers say of each statement, as `npm run ledger` wrote it (claims.json); it is large, and loads with the page
// that shows it.

import text from './claims.json?raw';
import type { Verdict } from './verdicts.ts';

/** One of our numbers. */
interface ClaimFigure {
  /** As the ledger writes it, with its interval and unit. */
  readonly text: string;
  /** To be drawn: the value, and the ends of the 95% interval. */
  readonly mean: number;
  readonly interval: readonly [number, number];
  readonly scenarios: readonly string[];
}

/** A number that decides nothing. */
interface Beside {
  readonly name: string;
  readonly text: string;
  readonly scenario: string;
}

/** A rule, and the figure that it judges. */
export interface ClaimCheck {
  readonly rule: string;
  readonly outcome: 'yes' | 'undecided' | 'no';
  readonly figure: ClaimFigure;
  /** What the rule allows; an end that is null is open. Null as a whole where it asks of the range of the runs. */
  readonly allowed: readonly [number | null, number | null] | null;
  /** Range of the middle 95% of our runs, where the paper has one run. */
  readonly runs: readonly [number, number] | null;
  /** The paper's own number. */
  readonly stated: number | null;
  /** The figure is the paired difference of two. */
  readonly compares: boolean;
}

/** What the rules of one column give. */
export interface Found {
  readonly verdict: Verdict;
  readonly checks: readonly ClaimCheck[];
  readonly beside: readonly Beside[];
}

export interface Claim extends Found {
  /** `red-17` */
  readonly id: string;
  readonly place: string;
  /** The paper's words; ours where the verdict says so. */
  readonly quote: string;
  /** Why it differs, or how the words were read; may be empty. */
  readonly note: string;
  /** Ids of the statements in which the paper says the opposite. */
  readonly against: readonly string[];
  /** Under the other sets of rules by their ids, where the ledger has several: the claim itself is under the first. */
  readonly under?: Readonly<Record<string, Found>>;
}

/** What the page shows of `oos ledger LAB --json` (scripts/ledger/claims.mjs). */
export interface PaperLedger {
  readonly lab: string;
  /** Rules under which every statement was checked. */
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly statements: readonly Claim[];
}

/** Of every laboratory. */
export const LEDGERS: readonly PaperLedger[] = JSON.parse(text);
