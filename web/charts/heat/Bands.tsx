// A surface around a middle, as bands of colour; the worse side of the middle is hatched.

import { useId, useMemo } from 'react';
import type { DivergingScale } from '../colour/diverging.ts';
import { HatchPattern } from '../colour/Hatch.tsx';
import type { Middle } from '../colour/useDivergingScale.ts';
import { Decoration } from '../frame/Decoration.tsx';
import type { Matrix } from '../frame/matrix.ts';
import type { Plot } from '../frame/usePlot.ts';
import { bandPaths, regionPath } from './bands.ts';

interface BandsProps {
  readonly matrix: Matrix;
  readonly plot: Plot;
  readonly domain: readonly [number, number];
  readonly colour: DivergingScale;
  readonly middle: Middle;
}

/** Of one colour. */
const STEP = 0.01;

export function Bands({ matrix, plot: { area, x, y }, domain, colour, middle }: BandsProps) {
  const clip = useId();
  const hatch = useId();
  const { at, isLowerBetter } = middle;
  const [low, high] = domain;
  const bands = useMemo(() => bandPaths(matrix, [low, high], STEP, x, y), [matrix, low, high, x, y]);
  const worse = useMemo(
    () => regionPath(matrix, at, x, y, !isLowerBetter),
    [matrix, at, isLowerBetter, x, y],
  );
  return (
    <Decoration>
      <clipPath id={clip}>
        <rect x={area.left} y={area.top} width={area.width} height={area.height} />
      </clipPath>
      <HatchPattern id={hatch} />
      <g clipPath={`url(#${clip})`}>
        {bands.map(({ value, path }) => (
          <path key={value} d={path} fill={colour(value) ?? 'none'} fillRule="evenodd" />
        ))}
        <path d={worse} fill={`url(#${hatch})`} fillRule="evenodd" />
      </g>
    </Decoration>
  );
}
