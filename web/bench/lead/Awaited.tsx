// What stands for the end of a leading sentence until it is known.

import { useTrouble } from '../../sim-react/PoolProvider.tsx';
import { UnknownResult } from '../results/Unknown.tsx';
import stage from './Lead.module.css';

/** Dots with the room of what usually comes: the words before it break into the same lines then. */
export function Awaited({ like }: { like: string }) {
  if (useTrouble().words !== null) return <UnknownResult />;
  return (
    <span className={stage.awaited} data-like={like}>
      <span>…</span>
    </span>
  );
}
