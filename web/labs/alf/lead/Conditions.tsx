// The conditions under which a figure's leading sentence holds.

import { Fragment, type ReactNode } from 'react';
import { DragNumber } from '../../../bench/lead/DragNumber.tsx';
import { packetWords } from '../../../bench/words/packets.ts';
import { useScenario } from '../../../scenario/react.tsx';
import { itemsOf } from '../../../scenario/transmissions.ts';
import { withoutPacketsBeyondN } from './withoutPacketsBeyondN.ts';

const BEFORE = { ta: 'a processing time of ', l: '' } as const;
const BEHIND = { ta: '', l: ' loss' } as const;

/** "With a processing time of 10 ms and 10% loss, ". */
export function Conditions() {
  return useGiven([]);
}

const NAMED = ['ta', 'l'] as const;

/**
 * Conditions that hold for the whole sentence, where it varies these parameters: "With 10% loss and packet 4 lost, ";
 * undefined where there are none.
 */
export function useGiven(varied: readonly string[]): ReactNode {
  const { lose, save } = withoutPacketsBeyondN(useScenario('alf'));
  const ids = NAMED.filter((id) => !varied.includes(id));
  if (ids.length === 0) return undefined;
  const all = [
    ...ids.map((id) => ({
      id,
      words: (
        <>
          {BEFORE[id]}
          <DragNumber lab="alf" id={id} />
          {BEHIND[id]}
        </>
      ),
    })),
    ...(lose === '' ? [] : [{ id: 'lose', words: `${packetWords(itemsOf(lose))} lost` }]),
    ...(save === '' ? [] : [{ id: 'save', words: `${packetWords(itemsOf(save))} rescued` }]),
  ];
  return (
    <>
      With{' '}
      {all.map(({ id, words }, i) => (
        <Fragment key={id}>
          {i === 0 ? '' : i === all.length - 1 ? ' and ' : ', '}
          {words}
        </Fragment>
      ))}
      ,{' '}
    </>
  );
}
