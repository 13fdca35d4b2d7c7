// The papers' statements and the verdicts on them, as `npm run ledger` wrote them (ledger.json).

import ledger from './ledger.json';
import { VERDICTS, type Verdict } from './verdicts.ts';

export interface Statement {
  /** The statement's number in docs/ledger, which stays when others are added. */
  readonly number: number;
  readonly place: string;
  /** The paper's own words. */
  readonly words: string;
  /** One verdict per column of the ledger, the first column first. */
  readonly judged: readonly Judged[];
}

/** A verdict, and the name of its column in the ledger, such as a sender; null where there is only one column. */
export interface Judged {
  readonly under: string | null;
  readonly verdict: Verdict;
}

/** The statements of a laboratory's ledger; empty if it has none. */
export function statementsOf(lab: string): readonly Statement[] {
  const all: Readonly<Record<string, readonly StoredStatement[]>> = ledger;
  return (all[lab] ?? []).map(({ number, place, words, verdict, under }) => {
    const judged =
      under === undefined
        ? [{ under: null, verdict: known(verdict) }]
        : Object.entries(under).map(([name, given]) => ({
            under: name.replaceAll("'", '’'),
            verdict: known(given),
          }));
    return { number, place, words, judged };
  });
}

interface StoredStatement extends Omit<Statement, 'judged'> {
  readonly verdict: string;
  readonly under?: Readonly<Record<string, string>>;
}

function known(given: string): Verdict {
  const verdict = VERDICTS.find((each) => each === given);
  if (verdict === undefined) throw new Error(`the ledger knows no verdict “${given}”`);
  return verdict;
}
