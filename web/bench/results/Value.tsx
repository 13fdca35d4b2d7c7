// A measure with the half-width of its 95% interval, or a sign that it is still being computed.

import type { Estimate } from '../../sim/estimate.ts';
import { amount } from '../words/numbers.ts';
import { UnknownNumber } from './Unknown.tsx';

interface ValueProps {
  readonly estimate: Estimate | undefined;
  readonly show?: (value: number) => string;
  /** For the half-width. */
  readonly className?: string | undefined;
}

export function Value({ estimate, show = amount, className }: ValueProps) {
  if (estimate === undefined) return <UnknownNumber />;
  return (
    <>
      {show(estimate.mean)}
      {estimate.ci95 !== null && <span className={className}> ± {show(estimate.ci95)}</span>}
    </>
  );
}
