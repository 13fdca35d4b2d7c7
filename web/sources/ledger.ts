// The statements of the papers and what has come out of them, as `npm run ledger` wrote them (ledger.json).

import ledger from './ledger.json';
import { VERDICTS, type Verdict } from './verdicts.ts';

export interface Statement {
  /** Its number in docs/ledger, which stays when others are added. */
  readonly number: number;
  readonly place: string;
  /** The paper's own. */
  readonly words: string;
  /** As many as the ledger has columns, its first in front. */
  readonly judged: readonly Judged[];
}

/** A verdict, and the column of the ledger under which it stands: a sender, say; `null` where there is one alone. */
export interface Judged {
  readonly under: string | null;
  readonly verdict: Verdict;
}

/** The statements of a laboratory's ledger; none where it has no ledger. */
export function statementsOf(lab: string): readonly Statement[] {
  const all: Readonly<Record<string, readonly Written[]>> = ledger;
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

interface Written extends Omit<Statement, 'judged'> {
  readonly verdict: string;
  readonly under?: Readonly<Record<string, string>>;
}

function known(given: string): Verdict {
  const verdict = VERDICTS.find((each) => each === given);
  if (verdict === undefined) throw new Error(`the ledger knows no verdict “${given}”`);
  return verdict;
}
