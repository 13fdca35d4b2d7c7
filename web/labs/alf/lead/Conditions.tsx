// Under what conditions a figure of the laboratory has found what it says first.

import { Fragment, type ReactNode } from 'react';
import { isByHand } from '../../../bench/context/byHand.ts';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import { ofItsPackets } from './ofItsPackets.ts';

const BEFORE = { ta: 'a processing time of ', l: '' } as const;
const BEHIND = { ta: '', l: ' loss' } as const;

/** "With a processing time of 10 ms and 10% loss, ". */
export function Conditions() {
  return useGiven([]);
}

const NAMED = ['ta', 'l'] as const;

/** Those that hold for all that is said, where these parameters vary: "With 10% loss and your changes, "; undefined where none does. */
export function useGiven(varied: readonly string[]): ReactNode {
  const isTouched = isByHand(ofItsPackets(useScenario('alf')));
  const ids = NAMED.filter((id) => !varied.includes(id));
  if (ids.length === 0) return undefined;
  return (
    <>
      With{' '}
      {ids.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && (isTouched ? ', ' : ' and ')}
          {BEFORE[id]}
          <DragNumber lab="alf" id={id} />
          {BEHIND[id]}
        </Fragment>
      ))}
      {isTouched && ' and your changes'},{' '}
    </>
  );
}
