import { useMemo } from 'react';
import { usePalette } from '../marks/palette.ts';
import { type AxisSpec, dataRange } from '../scales/axis.ts';
import type { Matrix } from '../scales/matrix.ts';
import { type DivergingScale, divergingAnchors, divergingScale } from './diverging.ts';

/** Where the colours part, for a measure that is even elsewhere than at zero. */
export interface Middle {
  readonly at: number;
  /** What is nearer to it is called even, and drawn so. */
  readonly even?: number | undefined;
  /** Below it is the good side. */
  readonly isLowerBetter: boolean;
  /** How far from it the strongest colours are. */
  readonly reach: number;
}

/** Range to show, which always includes zero, or the middle, and the limit of the colours. */
export function valueDomain(
  value: AxisSpec,
  matrix: Matrix,
  { at }: Pick<Middle, 'at'> = { at: 0 },
): [number, number] {
  const [low, high] = value.domain ?? dataRange([matrix.values], [at, at]);
  return low === at && high === at ? [at, at + 1] : [Math.min(at, low), Math.max(at, high)];
}

/** A share has the same colour in every figure: the scale of gains ends at 60%. */
const LIMIT_OF_SHARES = 0.6;

export function useDivergingScale(
  domain: readonly [number, number],
  value?: AxisSpec,
  middle?: Middle,
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
