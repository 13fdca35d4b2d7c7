// State that flows, plot and list of packets share: the flow, the time window and the chosen packet.

import { createContext, use } from 'react';
import type { TracePackets, TraceSurvey } from '#pkg/texts.js';
import type { Range } from '../../../../charts/gestures/range.ts';
import type { FlowKey } from '../asks.ts';
import type { Packet } from './packets.ts';

export interface Desk {
  readonly of: FlowKey;
  /** What is known of the flow's packets; null until it has come. */
  readonly info: TracePackets | null;
  readonly survey: TraceSurvey;
  /** From the flow's first packet to its last, with a margin (ms; arrivals where times are unknown). */
  readonly whole: Range;
  readonly range: Range;
  readonly setRange: (range: Range, phase: 'live' | 'commit') => void;
  readonly chosen: Packet | null;
  /** Chooses a packet by its row, and brings it into the time window. */
  readonly choose: (row: number) => void;
  /** Chooses the next packet that is not in order, or the previous one. */
  readonly step: (direction: 1 | -1) => void;
  /** Kinds of packets in the list, one bit each. */
  readonly kinds: number;
  readonly setKinds: (kinds: number) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk | null {
  return use(DeskContext);
}
