// A title beside what bears it out.

import type { Call, FunctionName, Result } from '../../sim/calls.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { PRIORITY } from '../../sim/job.ts';

export interface Title {
  /** As it stands on the page: who changes it looks here again. */
  readonly claim: string;
  readonly holds?: readonly string[];
  /** Each by what it says; all are to be true. */
  readonly finds?: () => Promise<Readonly<Record<string, boolean>>>;
  /** Why there is nothing to compute. */
  readonly claimsNothing?: 'a question' | 'tells what is simulated' | 'tells what is shown';
}

export const pool = poolInProcess();

/** What the module answers to one call. */
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

/** The same holds of each of these, or of its difference from another one. */
export const each = (links: readonly string[], holds: string, against?: string): readonly string[] =>
  links.map((link) => [link, ...(against === undefined ? [] : [against]), holds].join(' | '));
