// State that flows, plot and list share. The flow and the time window are in the link, the packets are not.

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { TracePackets, TraceSurvey } from '#pkg/texts.js';
import { fittedRange, type Range } from '../../../../charts/gestures/range.ts';
import { PARTS } from '../../../../charts/timesequence/TimeSequence.tsx';
import { useScenario, useStore } from '../../../../scenario/react.tsx';
import type { FlowKey } from '../asks.ts';
import { trace } from '../useTrace.ts';
import { countOf, type Packet, packetAt } from './packets.ts';
import { DeskContext } from './useDesk.ts';

/** Margin before the first and after the last packet, as a share of the flow's time. */
const BESIDE = 0.01;

const SECOND: Range = [0, 1000];

interface DeskProviderProps {
  readonly flow: FlowKey;
  /** What is known of the flow's packets; null until it has come. */
  readonly info: TracePackets | null;
  readonly survey: TraceSurvey;
  readonly children: ReactNode;
}

export function DeskProvider({ flow, info, survey, children }: DeskProviderProps) {
  const store = useStore();
  const { from, to } = useScenario('metrics');
  const whole = useMemo(() => wholeOf(info), [info]);
  const [live, setLive] = useState<Range | null>(null);
  // a wheel keeps turning after its last notch: the link is written when the window rests
  const range = useMemo(
    () => live ?? fittedRange([from ?? whole[0], to ?? whole[1]], whole, PARTS),
    [live, from, to, whole],
  );
  const setRange = useCallback(
    (next: Range, phase: 'live' | 'commit') => {
      if (phase === 'live') {
        setLive(next);
        return;
      }
      setLive(null);
      const isWhole = next[0] <= whole[0] && next[1] >= whole[1];
      const values = isWhole ? { from: null, to: null } : { from: Math.max(0, next[0]), to: next[1] };
      store.set('metrics', values, { commit: true });
    },
    [store, whole],
  );
  useEffect(() => {
    if (live === null) return;
    const timer = setTimeout(() => setRange(live, 'commit'), 400);
    return () => clearTimeout(timer);
  }, [live, setRange]);
  const { chosen, choose, step } = useChosen(flow, info, range, whole, setRange);
  const [listed, setKinds] = useState<number | null>(null);
  const kinds = listed ?? openingKinds(info);
  const desk = useMemo(
    () => ({ of: flow, info, survey, whole, range, setRange, chosen, choose, step, kinds, setKinds }),
    [flow, info, survey, whole, range, setRange, chosen, choose, step, kinds],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

function wholeOf(info: TracePackets | null): Range {
  if (info?.span === undefined) return SECOND;
  const [first, last] = info.span;
  const beside = last > first ? BESIDE * (last - first) : 1;
  return [first - beside, last + beside];
}

/** Kinds in the list when it opens: packets that are not in order, if there are any, as these are looked for. */
function openingKinds(info: TracePackets | null): number {
  if (info === null) return 0;
  return countOf(info, info.marked) > 0 ? info.marked : info.drawn;
}

/** The chosen packet of this flow, and the ways to choose another. */
function useChosen(
  of: FlowKey,
  info: TracePackets | null,
  range: Range,
  whole: Range,
  setRange: (range: Range, phase: 'commit') => void,
) {
  const [found, setFound] = useState<{ readonly of: FlowKey; readonly packet: Packet } | null>(null);
  const chosen = found?.of === of ? found.packet : null;
  const choose = useCallback(
    async (row: number) => {
      const rows = await trace.ask<'row'>({ what: 'row', of, row });
      const packet = rows && packetAt(rows, 0);
      if (packet === undefined) return;
      setFound({ of, packet });
      const [from, to] = range;
      if (packet.time >= from && packet.time <= to) return;
      const half = (to - from) / 2;
      setRange(fittedRange([packet.time - half, packet.time + half], whole, PARTS), 'commit');
    },
    [of, range, whole, setRange],
  );
  const row = chosen?.row;
  const step = useCallback(
    async (direction: 1 | -1) => {
      if (info === null) return;
      const asked = { what: 'step', of, row, isForward: direction > 0, kinds: info.marked } as const;
      const next = await trace.ask<'step'>(asked);
      if (next !== undefined) await choose(next);
    },
    [of, info, row, choose],
  );
  return {
    chosen,
    choose: useCallback((at: number) => void choose(at), [choose]),
    step: useCallback((direction: 1 | -1) => void step(direction), [step]),
  };
}
