// Looks of the stacks over time: windows as lines, and a lane of marks for the events of each.

import type { TcpStack } from '#pkg/tcp.js';
import { DATA, SENDER } from '#pkg/tcp.stacks.heads.ts';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { EventLanes } from '../../../charts/timeplot/EventLanes.tsx';
import type { Events, QuantityLane } from '../../../charts/timeplot/quantity.ts';
import { lookOf } from '../looks.ts';
import { SQUARE_BESIDE, TRIANGLE_BESIDE } from '../shapes.ts';

const AGAIN = 'var(--retransmission)';
const UNDONE = 'var(--gain)';

export const TIME = {
  label: 'Time',
  unit: SENDER.time,
  readout: '.3f',
  meaning: 'Since the packets left, all together.',
} as const;

interface Mark {
  readonly item: LegendItem;
  readonly isOf: (stack: TcpStack) => boolean;
}

const MARKS: readonly Mark[] = [
  {
    item: {
      label: 'duplicate',
      color: 'var(--text)',
      mark: 'stroke',
      meaning:
        'A duplicate acknowledgment, in the colour of the stack that gets it: its receiver still waits for an earlier packet.',
    },
    isOf: ({ duplicates }) => duplicates.includes(1),
  },
  {
    item: {
      label: 'needless',
      color: AGAIN,
      mark: 'square',
      meaning:
        'A needless retransmission: the packet was late, not lost. The square stands a little behind its time.',
    },
    isOf: ({ needless }) => needless.includes(1),
  },
  {
    item: {
      label: 'retransmitted',
      color: AGAIN,
      mark: 'stroke',
      meaning: 'A retransmission of a packet that was lost.',
    },
    isOf: ({ needless }) => needless.includes(0),
  },
  {
    item: {
      label: 'undone',
      color: UNDONE,
      mark: 'triangle',
      meaning: 'The sender finds that it lowered its window needlessly, and restores it.',
    },
    isOf: ({ undos }) => undos.some((count) => count > 0),
  },
];

export function lanesOf(stacks: readonly TcpStack[]): QuantityLane[] {
  const value = {
    label: 'Window',
    unit: DATA.window_after,
    readout: '.3~r',
    meaning: 'Packets that the sender lets be on their way.',
  };
  const quantities = stacks.map(({ id, times, windows, done }) => {
    const { label, color } = lookOf({ param: 'stack', value: id });
    return { id, label, color, width: 2, isSteps: true, times, values: windows, end: done };
  });
  return [{ id: 'window', value, share: 2.2, quantities }];
}

/** A lane of events for each stack. */
export function eventsOf(stacks: readonly TcpStack[]): Events {
  const lanes = stacks.map((stack) => {
    const { id, times, duplicates, undos, sent, needless } = stack;
    const { label, color } = lookOf({ param: 'stack', value: id });
    return {
      id,
      name: label,
      marks: [
        // the lane's name has room on wide axes only: otherwise the colour says which stack it is
        { color, shape: 'stroke' as const, times: times.filter((_, i) => duplicates[i] === 1) },
        { color: AGAIN, shape: SQUARE_BESIDE, times: sent.filter((_, i) => needless[i] === 1) },
        { color: AGAIN, shape: 'stroke' as const, times: sent.filter((_, i) => needless[i] === 0) },
        { color: UNDONE, shape: TRIANGLE_BESIDE, times: times.filter((_, i) => (undos[i] ?? 0) > 0) },
      ],
    };
  });
  return { Draw: EventLanes, countText: 'events', lanes };
}

/** The legend: the stacks, and those marks that occur. */
export function legendOf(stacks: readonly TcpStack[]): LegendItem[] {
  const series = stacks.map(({ id }) => {
    const { label, color } = lookOf({ param: 'stack', value: id });
    return { id, label, color };
  });
  return [...series, ...MARKS.filter(({ isOf }) => stacks.some(isOf)).map(({ item }) => item)];
}
