// The lanes of a transfer's chart.

import type { TcpScenario } from '#pkg/params.ts';
import { DATA } from '#pkg/tcp.transfer.heads.ts';
import { GHOST } from '../../../bench/compare/ghost.ts';
import { threeDigits } from '../../../bench/words/numbers.ts';
import type { Quantity, QuantityLane } from '../../../charts/timeplot/quantity.ts';
import { DUPLICATES, ESTIMATE, LAG } from './lagLines.ts';
import { cutsOver } from './marks.tsx';
import type { ScenarioTransfer } from './useTransfer.ts';

/** Height of the window's lane, where each lane below has 1. */
const WINDOW_SHARE = 2.2;

export function lanesOf(
  found: ScenarioTransfer | null,
  kept: ScenarioTransfer | null,
  keptName: string,
): QuantityLane[] {
  const lanes = [windowLane(found, kept, keptName), lagLane(found)];
  return found !== null && hasRack(found) ? [...lanes, rackLane(found)] : lanes;
}

/** Whether the sender detects losses by time (RACK). */
export function hasRack({ transfer: { rack } }: ScenarioTransfer): boolean {
  return rack.some((window) => window > 0);
}

/** Window (packets) that keeps the link busy: the path's bandwidth-delay product. */
export function bandwidthDelayProduct({
  rate,
  rtt,
  size,
}: Pick<TcpScenario, 'rate' | 'rtt' | 'size'>): number {
  return (rate * 1000 * rtt) / (8 * size);
}

function windowLane(
  found: ScenarioTransfer | null,
  kept: ScenarioTransfer | null,
  keptName: string,
): QuantityLane {
  const value = {
    label: 'Window',
    unit: DATA.window,
    readout: ',.4~r',
    meaning:
      'Packets that the sender lets be on their way. Thin: the slow-start threshold, above which the window grows slowly.',
  };
  const share = WINDOW_SHARE;
  if (found === null) return { id: 'window', value, share, quantities: [] };
  const { transfer, scenario } = found;
  const steps = { times: transfer.times, isSteps: true };
  const fillingWindow = bandwidthDelayProduct(scenario);
  return {
    id: 'window',
    value,
    share,
    references: [
      { value: fillingWindow, label: `${threeDigits(fillingWindow)} fill the link`, dash: '2 3' },
      { value: scenario.window, label: `the receiver takes ${threeDigits(scenario.window)}`, dash: '2 3' },
    ],
    Over: cutsOver(transfer),
    quantities: [
      ...(kept === null ? [] : [keptOf(kept, keptName)]),
      {
        id: 'slow-start',
        label: 'slow-start threshold',
        color: 'var(--reference)',
        width: 1,
        isSteps: true,
        notFinite: 'infinite: slow start',
        ...slowStart(transfer),
      },
      {
        ...steps,
        id: 'window',
        label: 'window',
        color: 'var(--text)',
        width: 2,
        values: transfer.windows,
      },
    ],
  };
}

/**
 * The slow-start threshold at the times at which it changes; it is infinite before the first cut, and again where that
 * is undone.
 */
function slowStart({ times, slowStarts }: ScenarioTransfer['transfer']) {
  const at = Array.from(slowStarts.keys()).filter((i) => i === 0 || slowStarts[i] !== slowStarts[i - 1]);
  return { times: at.map((i) => times[i] ?? 0), values: at.map((i) => finite(slowStarts[i])) };
}

/** NaN in place of an infinite value, which breaks the line. */
function finite(value = Number.NaN): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

function keptOf({ transfer: { times, windows, duration } }: ScenarioTransfer, name: string): Quantity {
  const { color, dash } = GHOST;
  const look = { id: 'kept', label: `${name}, window`, color, dash, width: 1.75, isSteps: true };
  return { ...look, times, values: windows, end: duration };
}

function lagLane(found: ScenarioTransfer | null): QuantityLane {
  const transfer = found?.transfer;
  return {
    id: 'lag',
    heading: 'Duplicate threshold and largest lag (packets)',
    value: {
      label: 'Lag',
      readout: ',.0f',
      integer: true,
      meaning:
        'How far behind the highest packet others arrive, and how many duplicates the sender takes for a loss.',
    },
    quantities:
      transfer === undefined
        ? []
        : [
            {
              ...{ id: 'lag', label: LAG.label, color: LAG.color, width: 1, isSteps: true },
              area: LAG,
              ...{ times: transfer.bins, values: transfer.lags },
            },
            {
              ...{ id: 'estimate', label: ESTIMATE.label, color: ESTIMATE.color, width: 1.75, isSteps: true },
              ...{ times: transfer.times, values: transfer.reordering },
            },
            {
              ...{
                id: 'threshold',
                label: DUPLICATES.label,
                color: DUPLICATES.color,
                width: 2,
                isSteps: true,
              },
              ...{ times: transfer.times, values: transfer.thresholds },
            },
          ],
  };
}

function rackLane({ transfer }: ScenarioTransfer): QuantityLane {
  return {
    id: 'rack',
    heading: 'RACK’s reordering window (ms)',
    value: {
      label: 'RACK’s window',
      unit: DATA.rack_window,
      readout: '.3~r',
      meaning: 'How much later than expected a packet may be before RACK takes it for lost.',
    },
    quantities: [
      {
        ...{ id: 'rack', label: 'RACK’s window', color: 'var(--text)', width: 2, isSteps: true },
        ...{ times: transfer.times, values: transfer.rack },
      },
    ],
  };
}
