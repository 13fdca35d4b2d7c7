// A placeholder for the end of a leading sentence until the end is known.

import { withHardSpaces } from '../../notation/symbols.ts';
import { useTrouble } from '../../sim-react/PoolProvider.tsx';
import { UnknownResult } from '../results/Unknown.tsx';
import stage from './Lead.module.css';

/** Dots as wide as the words `like`, which usually come, so that the words before them break into the same lines. */
export function Awaited({ like }: { like: string }) {
  if (useTrouble().words !== null) return <UnknownResult />;
  return (
    <span className={stage.awaited} data-like={withHardSpaces(like)}>
      <span>…</span>
    </span>
  );
}
