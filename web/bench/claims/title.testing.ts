// A preset's title with the computation that verifies it.

import type { Call, FunctionName, Result } from '../../sim/calls.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { PRIORITY } from '../../sim/job.ts';

export interface Title {
  /** The title as on the page, so that whoever changes it has to look here again. */
  readonly claim: string;
  readonly holds?: readonly string[];
  /** Statements by their words; all must be true. */
  readonly finds?: () => Promise<Readonly<Record<string, boolean>>>;
  /** Why there is nothing to compute. */
  readonly claimsNothing?: 'a question' | 'tells what is simulated' | 'tells what is shown';
}

export const pool = poolInProcess();

/** The module's answer to one call. */
export function answerOf<N extends FunctionName>(call: Call<N>): Promise<Result<N>> {
  return new Promise((resolve, reject) => {
    pool.submit<N>([call], {
      priority: PRIORITY.now,
      onPart: (_, result) => resolve(result),
      onDone: () => undefined,
      onError: (message) => reject(new Error(message)),
    });
  });
}

/** One condition for each of these links, or for its difference from the link `against`. */
export const each = (links: readonly string[], holds: string, against?: string): readonly string[] =>
  links.map((link) => [link, ...(against === undefined ? [] : [against]), holds].join(' | '));
