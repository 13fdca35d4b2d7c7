// Sent order against arrival order.

import { useMemo } from 'react';
import { LabFigure } from '../../../bench/figure/LabFigure.tsx';
import { CrossingLines } from '../../../charts/ladder/CrossingLines.tsx';
import type { Crossing } from '../../../charts/ladder/crossings.ts';
import { type Explained, sentence } from './words.ts';

interface OrderFigureProps {
  readonly packets: readonly Explained[];
  /** Numbers that were lost, rising. */
  readonly lost: Float64Array;
  readonly isWhole: boolean;
  readonly summary: string;
}

const LEGEND = [
  { label: 'in order', color: 'var(--line-strong)' },
  { label: 'reordered', color: 'var(--text)' },
  { label: 'duplicate', color: 'var(--retransmission)', dash: '5 4' },
  { label: 'lost', color: 'var(--lost)', mark: 'cross' },
] as const;

export function OrderFigure({ packets, lost, isWhole, summary }: OrderFigureProps) {
  const { sent, leftOut } = useMemo(() => sentOrder(packets, lost, isWhole), [packets, lost, isWhole]);
  const wordsFor = ({ sequence, arrived }: Crossing) => {
    const packet = arrived === null ? undefined : packets[arrived];
    return packet === undefined ? `${sequence} was sent and never arrives.` : sentence(packet);
  };
  return (
    <LabFigure
      title="Sent order against arrival order"
      lead="Every crossing of two lines is a pair of packets that changed places."
      summary={
        leftOut > 0 ? `${summary} ${leftOut.toLocaleString('en-US')} of the lost are not drawn.` : summary
      }
      data={() => [
        { label: 'arrival order', values: packets.map(({ sequence }) => sequence) },
        { label: 'what it was', values: packets.map(({ kind }) => kind) },
        { label: 'displacement', unit: 'packets', values: packets.map(({ displacement }) => displacement) },
        { label: 'sent order', values: sent },
      ]}
      fileName="arrival-order"
      legend={LEGEND}
    >
      <CrossingLines sent={sent} arrivals={packets} wordsFor={wordsFor} />
    </LabFigure>
  );
}

/** A text can lose a million packets between two that arrive. */
const MOST_LOST = 200;

/** All that was sent, in the order of sending; of a part of the arrivals, what lies between its ends. */
function sentOrder(packets: readonly Explained[], lost: Float64Array, isWhole: boolean) {
  const numbers = new Set(packets.map(({ sequence }) => sequence));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const near = isWhole ? lost : lost.filter((number) => number > low && number < high);
  for (const number of near.subarray(0, MOST_LOST)) numbers.add(number);
  return { sent: [...numbers].sort((a, b) => a - b), leftOut: Math.max(0, near.length - MOST_LOST) };
}
