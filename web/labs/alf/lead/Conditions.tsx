// Under what conditions a figure of the laboratory has found what it says first.

import { isByHand } from '../../../bench/context/byHand.ts';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { ofItsPackets } from './ofItsPackets.ts';

/** "With 10 ms of work per packet and 10% loss, ". */
export function Conditions() {
  const isTouched = isByHand(ofItsPackets(useScenario('alf')));
  return (
    <>
      With <DragNumber lab="alf" id="ta" /> of work per packet{isTouched ? ', ' : ' and '}
      <DragNumber lab="alf" id="l" /> loss{isTouched && ' and your changes'},{' '}
    </>
  );
}
