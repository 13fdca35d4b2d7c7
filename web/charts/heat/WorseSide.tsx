// The hatched side of a surface on which values are worse than its middle.

import { useId, useMemo } from 'react';
import { HatchPattern } from '../colour/Hatch.tsx';
import type { EvenValue } from '../colour/useDivergingScale.ts';
import type { Plot } from '../layout/usePlot.ts';
import { Decoration } from '../marks/Decoration.tsx';
import type { Matrix } from '../scales/matrix.ts';
import { regionPath } from './bands.ts';

interface WorseSideProps {
  readonly matrix: Matrix;
  readonly plot: Plot;
  readonly middle: EvenValue;
}

export function WorseSide({ matrix, plot, middle: { at, isLowerBetter } }: WorseSideProps) {
  const hatch = useId();
  const worse = useMemo(
    () => regionPath(matrix, at, plot, !isLowerBetter),
    [matrix, at, isLowerBetter, plot],
  );
  return (
    <Decoration>
      <HatchPattern id={hatch} />
      <path d={worse} fill={`url(#${hatch})`} fillRule="evenodd" />
    </Decoration>
  );
}
