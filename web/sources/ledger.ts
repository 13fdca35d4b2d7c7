// The statements of the papers and what has come out of them, as `npm run ledger` wrote them (ledger.json).

import ledger from './ledger.json';
import { VERDICTS, type Verdict } from './verdicts.ts';

export interface Statement {
  /** Its number in docs/ledger, which stays when others are added. */
  readonly number: number;
  readonly place: string;
  /** The paper's own. */
  readonly words: string;
  readonly verdict: Verdict;
}

/** The statements of a laboratory's ledger; none where it has no ledger. */
export function statementsOf(lab: string): readonly Statement[] {
  const all: Readonly<Record<string, readonly Omit<Statement, 'verdict'>[]>> = ledger;
  return (all[lab] ?? []).map((statement) => ({ ...statement, verdict: verdictIn(statement) }));
}

function verdictIn(statement: object): Verdict {
  const given: unknown = Reflect.get(statement, 'verdict');
  const verdict = VERDICTS.find((each) => each === given);
  if (verdict === undefined) throw new Error(`the ledger knows no verdict “${given}”`);
  return verdict;
}
