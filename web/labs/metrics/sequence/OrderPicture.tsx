// A preset of an arrival order as a small picture.

import { useMemo } from 'react';
import { SmallOnStage } from '../../../bench/claims/SmallOnStage.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { FIGURES } from './figureList.ts';
import { FoundContext, foundIn } from './found.ts';
import { useOrderMeasures } from './useSequence.ts';

export function OrderPicture() {
  const { result } = useOrderMeasures(useScenario('metrics'));
  const found = useMemo(() => foundIn(result, 0, () => undefined), [result]);
  return (
    <FoundContext value={found}>
      <SmallOnStage lab="metrics" figures={FIGURES} />
    </FoundContext>
  );
}
