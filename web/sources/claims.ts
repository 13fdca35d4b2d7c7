// Everything in the ledgers about each statement, as `npm run ledger` wrote it (claims.json). It is large, and loads with
// the page that shows it.

import text from './claims.json?raw';
import type { Verdict } from './verdicts.ts';

/** One of our figures, as compared with the paper's. */
interface ClaimFigure {
  /** The figure as the ledger writes it, with its interval and unit. */
  readonly text: string;
  /** The value to draw, and the ends of its 95% interval. */
  readonly mean: number;
  readonly interval: readonly [number, number];
  readonly scenarios: readonly string[];
}

/** A figure that no rule judges. */
interface UnjudgedFigure {
  readonly name: string;
  readonly text: string;
  readonly scenario: string;
}

/** A rule, the figure that it judges, and the outcome. */
export interface ClaimCheck {
  readonly rule: string;
  readonly outcome: 'yes' | 'undecided' | 'no';
  readonly figure: ClaimFigure;
  /** The interval that the rule allows; an end that is null is open. Null where the rule is about the range of the runs. */
  readonly allowed: readonly [number | null, number | null] | null;
  /** Range of the middle 95% of our runs, where the paper has only one run. */
  readonly runs: readonly [number, number] | null;
  /** The paper's own number. */
  readonly stated: number | null;
  /** Whether the figure is a paired difference. */
  readonly compares: boolean;
}

/** The verdict and the checks under one set of rules. */
export interface RuleSetResult {
  readonly verdict: Verdict;
  readonly checks: readonly ClaimCheck[];
  readonly beside: readonly UnjudgedFigure[];
}

export interface Claim extends RuleSetResult {
  /** `red-17` */
  readonly id: string;
  readonly place: string;
  /** The paper's words; our own where the verdict says so. */
  readonly quote: string;
  /** Why the result differs, or how the words were read; may be empty. */
  readonly note: string;
  /** Ids of the statements in which the paper says the opposite. */
  readonly against: readonly string[];
  /** Results under the ledger's other sets of rules, by their ids; the claim's own are those under the first set. */
  readonly under?: Readonly<Record<string, RuleSetResult>>;
}

/** The part of `oos ledger LAB --json` that the page shows (scripts/ledger/claims.mjs). */
export interface PaperLedger {
  readonly lab: string;
  /** The sets of rules under which every statement was checked. */
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly statements: readonly Claim[];
}

/** The ledgers of all laboratories. */
export const LEDGERS: readonly PaperLedger[] = JSON.parse(text);
