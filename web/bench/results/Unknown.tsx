// What stands for a result that has not come: it is under way, or nothing can be computed, and the page says why.

import { useTrouble } from '../../sim-react/PoolProvider.tsx';

/** In the place of a number. */
export function UnknownNumber() {
  return useTrouble().words === null ? '…' : '–';
}

/** In the place of the end of a sentence. */
export function UnknownResult() {
  return useTrouble().words === null ? '…' : '(nothing has been computed)';
}
