import type { ReactNode } from 'react';
import { useScenario } from '../../../scenario/react.tsx';
import type { FlowLab } from '../../context/hand.ts';
import { DragNumber } from '../../lead/DragNumber.tsx';
import { UnknownResult } from '../../results/Unknown.tsx';
import { handWords } from './sentences.ts';

/** "Losing packet 4 and delaying packet 50 by 28 ms", and as `children` what that changes: null while it is computed. */
export function ByHand({ lab, children }: { lab: FlowLab; children: ReactNode | null }) {
  const scenario = useScenario(lab);
  return (
    <>
      {handWords(scenario)}
      {scenario.late !== '' && (
        <>
          {' '}
          by <DragNumber lab={lab} id="by" />
        </>
      )}{' '}
      {children ?? <UnknownResult />}
    </>
  );
}
