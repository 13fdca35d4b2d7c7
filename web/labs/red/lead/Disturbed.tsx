// The conditions of a leading sentence: the disturbance of the path.

import { Fragment } from 'react';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import stage from '../../../bench/lead/Lead.module.css';
import { Term } from '../../../controls/Term.tsx';
import { useParameter, useScenario } from '../../../scenario/react.tsx';

/** The disturbance in words: "With 2 ms of random delay, ". */
export function Disturbed() {
  const { tau, ps, family, queue } = useScenario('red');
  const { param: ofDelay } = useParameter('red', 'tau');
  const { param: ofLoss } = useParameter('red', 'ps');
  const delay = <DragNumber lab="red" id="tau" />;
  const loss = <DragNumber lab="red" id="ps" />;
  const ofTau = { id: 'tau', of: ofDelay, amount: delay, name: 'random delay' };
  const ofPs = { id: 'ps', of: ofLoss, amount: loss, name: 'random loss' };
  const found = [
    ...(queue === 'droptail' && family === 'queues'
      ? [{ id: 'queue', of: undefined, amount: null, name: 'drop-tail' }]
      : []),
    ...(tau > 0 ? [ofTau] : []),
    ...(ps > 0 ? [ofPs] : []),
  ];
  // a dragged number keeps its place in the sentence where it reaches 0
  const acts = found.length > 0 ? found : [family === 'ps' ? ofPs : ofTau];
  return (
    <>
      With{' '}
      {acts.map(({ id, of, amount, name }, i) => (
        <Fragment key={id}>
          {i > 0 && ' and '}
          {amount !== null && <>{amount} of </>}
          {/* keep the comma on the line of the word before it: browsers break on both sides of a button */}
          <span className={stage.bound}>
            {of === undefined ? name : <Term explained={of}>{name}</Term>}
            {i === acts.length - 1 && ','}
          </span>
        </Fragment>
      ))}{' '}
    </>
  );
}
