// A preset of the laboratory as a small picture: of the jitter path, or of an arrival order.

import { useMemo } from 'react';
import { SmallOnStage } from '../../bench/claims/SmallOnStage.tsx';
import { useScenario } from '../../scenario/react.tsx';
import { benchOf } from './bench.ts';
import { FIGURES as OF_PATH } from './jitter/figureList.ts';
import { FIGURES as OF_ORDER } from './sequence/figureList.ts';
import { FoundContext, foundIn } from './sequence/found.ts';
import { useSequence } from './sequence/useSequence.ts';

export function CardPicture() {
  return benchOf(useScenario('metrics')) === 'sequence' ? (
    <OrderPicture />
  ) : (
    <SmallOnStage lab="metrics" figures={OF_PATH} />
  );
}

function OrderPicture() {
  const { seq, dt } = useScenario('metrics');
  const { result } = useSequence(seq, dt);
  const found = useMemo(() => foundIn(result, 0, () => undefined), [result]);
  return (
    <FoundContext value={found}>
      <SmallOnStage lab="metrics" figures={OF_ORDER} />
    </FoundContext>
  );
}
