import { useMemo } from 'react';
import { type AxisSpec, dataRange } from '../frame/axis.ts';
import type { Matrix } from '../frame/matrix.ts';
import { usePalette } from '../frame/palette.ts';
import { type DivergingScale, divergingAnchors, divergingScale } from './diverging.ts';

/** Range to show, which always includes zero, and the limit of the colours. */
export function valueDomain(value: AxisSpec, matrix: Matrix): [number, number] {
  const [low, high] = value.domain ?? dataRange([matrix.values], [0, 0]);
  return low === 0 && high === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)];
}

/** A share has the same colour in every figure: the scale of gains ends at 60%. */
const LIMIT_OF_SHARES = 0.6;

export function useDivergingScale(domain: readonly [number, number], value?: AxisSpec): DivergingScale {
  const palette = usePalette();
  const least = value?.format?.endsWith('%') ? LIMIT_OF_SHARES : 0;
  const limit = Math.max(-domain[0], domain[1], least);
  return useMemo(() => divergingScale(limit, divergingAnchors(palette)), [palette, limit]);
}
