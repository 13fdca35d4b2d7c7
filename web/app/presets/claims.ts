// Loaders of each laboratory's presets and their claims, from `claims.ts` in the laboratory's folder.

import type { LabId } from '#pkg/params.ts';
import type { Claims } from '../../bench/claims/claims.ts';
import { LABORATORIES } from '../laboratories.ts';

const FILES = import.meta.glob<Claims>('../../labs/*/claims.ts', { import: 'CLAIMS' });

interface ClaimsOf {
  readonly id: LabId;
  readonly load: () => Promise<Claims>;
}

/** The laboratories with presets, in the order of the navigation. */
export const CLAIMS: readonly ClaimsOf[] = LABORATORIES.flatMap(({ id }) => {
  const load = FILES[`../../labs/${id}/claims.ts`];
  return load === undefined ? [] : [{ id, load }];
});
