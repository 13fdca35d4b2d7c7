// A measure with half the width of its 95% interval, or the sign that it is on its way.

import type { Estimate } from '../../sim/estimate.ts';
import { amount } from '../words/numbers.ts';

interface ValueProps {
  readonly estimate: Estimate | undefined;
  readonly show?: (value: number) => string;
  /** Of the half-width. */
  readonly className?: string | undefined;
}

export function Value({ estimate, show = amount, className }: ValueProps) {
  if (estimate === undefined) return '…';
  return (
    <>
      {show(estimate.mean)}
      {estimate.ci95 !== null && <span className={className}> ± {show(estimate.ci95)}</span>}
    </>
  );
}
