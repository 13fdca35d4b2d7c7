import { useMemo } from 'react';
import { usePalette } from '../marks/palette.ts';
import { type AxisSpec, dataRange } from '../scales/axis.ts';
import type { Matrix } from '../scales/matrix.ts';
import { type DivergingScale, divergingAnchors, divergingScale } from './diverging.ts';

/** The value at which the colours part, for a measure that is even elsewhere than at zero. */
export interface EvenValue {
  readonly at: number;
  /** Values closer to the middle than this are called even, and drawn so. */
  readonly even?: number | undefined;
  /** Whether values below the middle are better. */
  readonly isLowerBetter: boolean;
  /** Distance of the strongest colours from the middle. */
  readonly reach: number;
}

/** The range of values to show, which always includes the middle (by default zero). */
export function valueDomain(
  value: AxisSpec,
  matrix: Matrix,
  { at }: Pick<EvenValue, 'at'> = { at: 0 },
): [number, number] {
  const [low, high] = value.domain ?? dataRange([matrix.values], [at, at]);
  return low === at && high === at ? [at, at + 1] : [Math.min(at, low), Math.max(at, high)];
}

/** The least limit of the colours for shares (60%): smaller values have the same colour in every figure. */
const LIMIT_OF_SHARES = 0.6;

export function useDivergingScale(
  domain: readonly [number, number],
  value?: AxisSpec,
  middle?: EvenValue,
): DivergingScale {
  const palette = usePalette();
  const least = value?.format?.endsWith('%') ? LIMIT_OF_SHARES : 0;
  const limit = middle?.reach ?? Math.max(-domain[0], domain[1], least);
  const { at = 0, isLowerBetter = false } = middle ?? {};
  return useMemo(() => {
    const scale = divergingScale(limit, divergingAnchors(palette));
    if (at === 0 && !isLowerBetter) return scale;
    const turned = (of: number) => scale(isLowerBetter ? at - of : of - at);
    return Object.assign(turned, { limit });
  }, [palette, limit, at, isLowerBetter]);
}
