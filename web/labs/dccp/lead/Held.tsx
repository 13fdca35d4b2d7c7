// The buffer in a leading sentence, whose size is dragged.

import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { useScenario } from '../../../scenario/react.tsx';

/** "5 packets"; where the buffer's size follows the rate, the delay limit. */
export function Held() {
  return useScenario('dccp').sizing === 'rule' ? (
    <>
      as many packets as arrive in <DragNumber lab="dccp" id="dmax" />
    </>
  ) : (
    <DragNumber lab="dccp" id="buffer" />
  );
}

/** Says that there is no buffer, so that both runs are the same. */
export function NoBuffer() {
  const { place, sizing } = useScenario('dccp');
  return (
    <>
      No buffer
      {place !== 'none' && (
        <>
          {' '}
          (<DragNumber lab="dccp" id={sizing === 'rule' ? 'dmax' : 'buffer'} />)
        </>
      )}
      : <strong>both cases are the same</strong>
    </>
  );
}
