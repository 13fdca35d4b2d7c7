// Sent order above arrival order, and the measures of each packet below; packets are dragged to other places.

import { useMemo } from 'react';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { countWithNoun } from '../../../bench/words/counts.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import { useFinger } from '../../../charts/gestures/pointing.ts';
import type { Crossing } from '../../../charts/sequence/crossings.ts';
import { orderText } from '../../../charts/sequence/orderText.ts';
import type { SequenceRow } from '../../../charts/sequence/rows.ts';
import { SequenceChart } from '../../../charts/sequence/SequenceChart.tsx';
import { type ExplainedSequence, measureOf, useExplainedSequence, WINDOW } from './explained.ts';
import { hasDragged, noteDrag } from './invitation.ts';
import { crossingsTable } from './orderTables.ts';
import { Pager } from './Pager.tsx';
import { arrivalNote, type Explained } from './sentences.ts';
import { countsOf, countWord } from './story.ts';
import { useOrder } from './useOrder.ts';

export function CrossingsFigure() {
  const found = useExplainedSequence();
  return found === null ? null : <Crossings found={found} />;
}

function Crossings({ found }: { found: ExplainedSequence }) {
  const { report, packets, from, onMove } = found;
  const { arrivals, lost } = report;
  const { change } = useOrder();
  const isWhole = arrivals.length <= WINDOW;
  const { sent, leftOut } = useMemo(() => sentOrder(packets, lost, isWhole), [packets, lost, isWhole]);
  const rows = useMemo(() => rowsOf(found), [found]);
  const wordsFor = ({ sequence, arrived }: Crossing) => {
    const packet = arrived === null ? undefined : packets[arrived];
    if (packet === undefined) return `It was sent as ${sequence} and never arrives.`;
    return arrivalNote(packet, packets.slice(0, arrived ?? 0));
  };
  const said = summary(packets, leftOut);
  const counts = countsOf(report);
  const late = packets.findIndex(({ kind }) => kind === 'reordered');
  const only = counts.late === 1 && counts.copies === 0 ? packets[late]?.sequence : undefined;
  const hands = handWords(only, useFinger());
  return (
    <LabFigure
      drawsKept={false}
      title="Sent order against arrival order"
      lead="Every crossing of two lines is a pair of packets that changed places."
      summary={said}
      caption={isWhole ? (only === undefined ? `${said} ${hands}` : hands) : said}
      data={() => crossingsTable(report)}
      fileName="arrival-order"
      controls={
        isWhole ? undefined : (
          <Pager from={from} size={WINDOW} count={arrivals.length} what="Arrivals" onMove={onMove} />
        )
      }
    >
      <SequenceChart
        height={460}
        sent={sent}
        arrivals={packets}
        rows={rows}
        density={{
          title: 'Reorder density',
          note: 'share of packets, by displacement',
          from: -report.measures.threshold,
          values: report.measures.rd,
        }}
        wordsFor={wordsFor}
        // a part of an order cannot be changed, since dragging would lose the rest
        onOrder={
          isWhole
            ? (order, commit) => {
                noteDrag();
                change(orderText(order, lost), commit);
              }
            : undefined
        }
        invites={isWhole && late >= 0 && !hasDragged() ? late : null}
      />
    </LabFigure>
  );
}

/** The rows of the three ways of counting, with a value for each arrival. */
function rowsOf({ report, packets }: ExplainedSequence): SequenceRow[] {
  const { measures } = report;
  const { late, displaced } = countsOf(report);
  const most = measures.rbd.findLastIndex((share) => share > 0);
  return [
    {
      id: 'reordered',
      name: 'reordered',
      kind: 'flag',
      values: packets.map(({ kind }) => (kind === 'duplicate' ? Number.NaN : kind === 'reordered' ? 1 : 0)),
      total: countWord(late),
      note: 'RFC 4737: overtaken',
      isAnswer: true,
    },
    {
      id: 'displaced',
      name: 'displaced',
      kind: 'signed',
      values: packets.map((packet) => packet.displacement),
      total: countWord(displaced),
      note: measures.beyond === 0 ? 'RFC 5236: moved' : `RFC 5236: by ${measures.threshold} at most`,
      isAnswer: true,
    },
    {
      id: 'buffer',
      name: 'in buffer',
      kind: 'count',
      values: packets.map(({ occupancy }) => occupancy),
      total: threeDigits(measureOf(report, 'buffer_mean')),
      note: `on average, ${most} at most`,
    },
  ];
}

/** What the reader can drag: the only late packet back to its place, or any packet. */
function handWords(only: number | undefined, isFinger: boolean): string {
  const keys = 'move it with Shift and an arrow key.';
  if (only === undefined) return `Drag a packet to another place${isFinger ? '.' : `, or ${keys}`}`;
  return `Drag packet ${only} back to restore the order.${isFinger ? '' : ` Or ${keys}`}`;
}

function summary(packets: readonly Explained[], leftOut: number): string {
  const pairs = packets.reduce((sum, { ahead }) => sum + (Number.isNaN(ahead) ? 0 : ahead), 0);
  const out = leftOut > 0 ? ` ${countWithNoun(leftOut, 'lost packet')} not drawn.` : '';
  const crossed = pairs === 0 ? 'No pair changed places.' : `${countWithNoun(pairs, 'pair')} changed places.`;
  return `${crossed}${out}`;
}

/** Largest number of lost packets that are drawn: a text can lose a million between two arrivals. */
const MOST_LOST = 200;

/** All packets in the order of sending; for a part of the arrivals, those between its lowest and highest number. */
function sentOrder(packets: readonly Explained[], lost: Float64Array, isWhole: boolean) {
  const numbers = new Set(packets.map(({ sequence }) => sequence));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const near = isWhole ? lost : lost.filter((number) => number > low && number < high);
  for (const number of near.subarray(0, MOST_LOST)) numbers.add(number);
  return { sent: [...numbers].sort((a, b) => a - b), leftOut: Math.max(0, near.length - MOST_LOST) };
}
