// Placeholders for a result that is not computed yet, or that cannot be computed; the page then says why.

import { useTrouble } from '../../sim-react/PoolProvider.tsx';

/** Placeholder for a number. */
export function UnknownNumber() {
  return useTrouble().words === null ? '…' : '–';
}

/** Placeholder for the end of a sentence. */
export function UnknownResult() {
  return useTrouble().words === null ? '…' : '(nothing has been computed)';
}
