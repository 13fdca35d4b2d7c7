// Computes a claim in the pool of workers. The model lists the open questions (simulation runs that the rules need); answers may
// open further ones, so this repeats until none is open. The figures and the verdict follow from the answers alone.

import type { LedgerFound } from '#pkg/ledger.js';
import type { LedgerSize, LedgerSizes } from '#pkg/ledgers.ts';
import type { Result } from '../sim/calls.ts';
import { PRIORITY } from '../sim/job.ts';
import type { Pool } from '../sim/pool.ts';
import { runCalls } from '../sim/runCalls.ts';
import type { ClaimCheck, RuleSetResult } from '../sources/claims.ts';
import { VERDICTS } from '../sources/verdicts.ts';

/** The computed verdict and checks of a claim, one per column of the ledger. */
export type Live = readonly RuleSetResult[];

export interface LiveProgress {
  readonly done: number;
  /** The number of questions known so far: an answer may open further ones. */
  readonly asked: number;
}

/** Calls among which the open questions are divided: several per worker, so that a slow one does not delay the rest. */
const CALLS = 16;

interface LiveOptions {
  readonly pool: Pick<Pool, 'submit'>;
  readonly signal: AbortSignal;
  readonly tell: (progress: LiveProgress) => void;
}

/** The sizes that a reader may choose, without repetition: as printed, as in the paper, and with the most runs allowed. */
export function choicesOf({ quick, full, most }: LedgerSizes): readonly LedgerSize[] {
  const all = [quick, full, { runs: most, isLong: full.isLong }];
  const isNew = ({ runs, isLong }: LedgerSize, place: number) =>
    all.findIndex((other) => other.runs === runs && other.isLong === isLong) === place;
  return all.filter(isNew);
}

/** The answers so far, by question; an answer is a list of numbers. */
class Known {
  readonly #answers = new Map<string, Float64Array>();

  add(questions: readonly string[], { widths, numbers }: Result<'ledger_answers'>): void {
    let from = 0;
    for (const [place, question] of questions.entries()) {
      const to = from + (widths[place] ?? 0);
      this.#answers.set(question, numbers.slice(from, to));
      from = to;
    }
  }

  get size(): number {
    return this.#answers.size;
  }

  /** The answers as arguments of the module's calls: questions, the length of each answer, and all numbers in a row. */
  get args(): [questions: string[], widths: Uint32Array, numbers: Float64Array] {
    const answers = [...this.#answers.values()];
    const widths = Uint32Array.from(answers, ({ length }) => length);
    const numbers = new Float64Array(widths.reduce((sum, width) => sum + width, 0));
    let from = 0;
    for (const answer of answers) {
      numbers.set(answer, from);
      from += answer.length;
    }
    return [[...this.#answers.keys()], widths, numbers];
  }
}

const howOf = ({ signal }: LiveOptions) => ({ priority: PRIORITY.later, signal });

/** Computes a claim in all columns. Rejects when the signal is aborted, or with an error whose message is for the reader. */
export async function computedClaim(
  id: string,
  columns: number,
  size: LedgerSize,
  asking: LiveOptions,
): Promise<Live> {
  const { pool } = asking;
  const how = howOf(asking);
  const found: RuleSetResult[] = [];
  let before = 0;
  for (let column = 0; column < columns; column += 1) {
    const of = [id, column, size.runs, size.isLong] as const;
    const known = new Known();
    for (;;) {
      const [open = []] = await runCalls(pool, [{ fn: 'ledger_open', args: [...of, ...known.args] }], how);
      if (open.length === 0) break;
      await answers(asking, of, known, open, before);
    }
    before += known.size;
    const [given] = await runCalls(pool, [{ fn: 'ledger_found', args: [...of, ...known.args] }], how);
    if (given !== undefined) found.push(foundOf(given));
  }
  return found;
}

async function answers(
  asking: LiveOptions,
  of: readonly [id: string, column: number, runs: number, isLong: boolean],
  known: Known,
  open: readonly string[],
  before: number,
): Promise<void> {
  const length = Math.ceil(open.length / CALLS);
  const parts: string[][] = [];
  for (let from = 0; from < open.length; from += length) parts.push(open.slice(from, from + length));
  const args = known.args;
  const done = before + known.size;
  const asked = done + open.length;
  const calls = parts.map((part) => ({ fn: 'ledger_answers', args: [...of, ...args, part] }) as const);
  const shares = new Map<number, number>();
  asking.tell({ done, asked });
  const results = await runCalls(asking.pool, calls, howOf(asking), (index, share) => {
    shares.set(index, share * (parts[index]?.length ?? 0));
    const now = [...shares.values()].reduce((sum, each) => sum + each, 0);
    asking.tell({ done: Math.floor(done + now), asked });
  });
  for (const [place, part] of parts.entries()) {
    const answer = results[place];
    if (answer !== undefined) known.add(part, answer);
  }
}

/** Converts the module's result to the form of `oos ledger --json`, which the page shows. */
function foundOf({ verdict, checks, beside }: LedgerFound): RuleSetResult {
  return {
    verdict: VERDICTS.find((each) => each === verdict) ?? 'undecided',
    checks: checks.map(
      ({ rule, outcome, compares, stated, isBounded, from, to, least, most, figure }): ClaimCheck => ({
        rule,
        outcome: OUTCOMES.find((each) => each === outcome) ?? 'undecided',
        compares,
        stated: stated ?? null,
        allowed: isBounded ? [from ?? null, to ?? null] : null,
        runs: least === undefined || most === undefined ? null : [least, most],
        figure,
      }),
    ),
    beside: beside.map(({ name, text, scenarios }) => ({ name, text, scenario: scenarios[0] ?? '' })),
  };
}

const OUTCOMES = ['yes', 'undecided', 'no'] as const;
