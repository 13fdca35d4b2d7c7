// How the stacks are drawn over time: windows as lines, and what each does as marks in a lane of its own.

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

/** A lane for each stack. */
export function eventsOf(stacks: readonly TcpStack[]): Events {
  const lanes = stacks.map((stack) => {
    const { id, times, duplicates, undos, sent, needless } = stack;
    const { label, color } = lookOf({ param: 'stack', value: id });
    return {
      id,
      name: label,
      marks: [
        // the lane's name has room on wide axes only: its colour tells whose it is
        { color, shape: 'stroke' as const, times: times.filter((_, i) => duplicates[i] === 1) },
        { color: AGAIN, shape: SQUARE_BESIDE, times: sent.filter((_, i) => needless[i] === 1) },
        { color: AGAIN, shape: 'stroke' as const, times: sent.filter((_, i) => needless[i] === 0) },
        { color: UNDONE, shape: TRIANGLE_BESIDE, times: times.filter((_, i) => (undos[i] ?? 0) > 0) },
      ],
    };
  });
  return { Draw: EventLanes, said: 'events', lanes };
}

export function legendOf(stacks: readonly TcpStack[]): LegendItem[] {
  return stacks.map(({ id }) => {
    const { label, color } = lookOf({ param: 'stack', value: id });
    return { id, label, color };
  });
}
