// What flows, plot and list of packets share: the flow that is looked at, the stretch of time, and the packet that is chosen.

import { createContext, use } from 'react';
import type { TracePackets, TraceSurvey } from '#pkg/texts.js';
import type { Range } from '../../../../charts/gestures/range.ts';
import type { FlowKey } from '../asks.ts';
import type { Packet } from './packets.ts';

export interface Desk {
  readonly of: FlowKey;
  /** Null until they have come. */
  readonly info: TracePackets | null;
  readonly survey: TraceSurvey;
  /** From the flow's first packet to its last, with a little room beside. */
  readonly whole: Range;
  readonly range: Range;
  readonly setRange: (range: Range, phase: 'live' | 'commit') => void;
  readonly chosen: Packet | null;
  /** Chooses a packet by its row, and shows it. */
  readonly choose: (row: number) => void;
  /** Chooses the next packet that is not in order, or the one before. */
  readonly step: (direction: 1 | -1) => void;
  /** Kinds that the list shows, a bit each. */
  readonly kinds: number;
  readonly setKinds: (kinds: number) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk | null {
  return use(DeskContext);
}
