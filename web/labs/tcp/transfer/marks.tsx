// Looks of losses, retransmissions, cuts and undos.

import type { TcpTransfer } from '#pkg/tcp.js';
import { ghostEntry } from '../../../bench/compare/ghost.ts';
import type { LegendItem } from '../../../charts/figure/Legend.tsx';
import { useLook } from '../../../charts/layout/look.ts';
import { EventLanes } from '../../../charts/timeplot/EventLanes.tsx';
import type { EventLane, EventMarks, Events, LaneOverProps } from '../../../charts/timeplot/quantity.ts';
import { SQUARE, TRIANGLE } from '../shapes.ts';
import { LAG_LINES } from './lagLines.ts';

const AGAIN = 'var(--retransmission)';
const UNDONE = 'var(--gain)';
const LOST = 'var(--lost)';
const TIMER = 'var(--text)';

const NEEDLESS: LegendItem = {
  ...{ label: 'needless cut', color: AGAIN, mark: 'stroke', dash: '3 2' },
  meaning: 'The sender takes late packets for lost ones, and lowers its window.',
};
const NEEDED: LegendItem = {
  ...{ label: 'cut after a loss', color: LOST, mark: 'stroke' },
  meaning: 'The sender finds that a packet is lost, and lowers its window.',
};

/**
 * The legend: kinds of cuts that occur, the lines of the lag's lane, and the window of the kept scenario. The own window
 * is named at its axis, and lanes of events beside them.
 */
export function legendOf(transfer: TcpTransfer | null, keptName: string | null): LegendItem[] {
  const cuts = transfer === null ? [] : happenings(transfer).filter(isCut);
  const has = (needless: boolean) => cuts.some(({ isNeedless }) => isNeedless === needless);
  // until the transfer has come, it may have needless cuts
  const isNeedless = transfer === null || has(true);
  const kept = keptName === null ? [] : [ghostEntry(`${keptName}, window`, 'line')];
  return [...(isNeedless ? [NEEDLESS] : []), ...(has(false) ? [NEEDED] : []), ...LAG_LINES, ...kept];
}

interface Happening {
  readonly at: number;
  readonly kind: string;
  readonly before: number;
  readonly after: number;
  readonly isNeedless: boolean;
}

function happenings(transfer: TcpTransfer): Happening[] {
  return Array.from(transfer.eventTimes, (at, i) => ({
    at,
    kind: transfer.kinds[transfer.eventKinds[i] ?? -1] ?? '',
    before: transfer.eventBefores[i] ?? 0,
    after: transfer.eventAfters[i] ?? 0,
    isNeedless: transfer.eventNeedless[i] === 1,
  }));
}

const isCut = ({ kind }: Pick<Happening, 'kind'>) => kind.startsWith('recovery') || kind === 'timeout';
const isUndo = ({ kind }: Happening) => kind.startsWith('undone');
const isAgain = ({ kind }: Happening) => kind === 'retransmission';

/** A lane for each kind of event; losses and timers only where there are any. */
export function eventsOf(transfer: TcpTransfer | null): Events {
  const all = transfer === null ? [] : happenings(transfer);
  const marks = (
    color: string,
    shape: EventMarks['shape'],
    is: (one: Happening) => boolean,
    dash?: string,
  ): EventMarks => ({ color, shape, dash, times: all.filter(is).map(({ at }) => at) });
  const lane = (id: string, color: string, ...kinds: EventMarks[]): EventLane => ({
    ...{ id, name: id === 'again' ? 'retransmitted' : id, countColor: color, marks: kinds },
  });
  const lanes = [
    lane(
      'again',
      AGAIN,
      marks(AGAIN, SQUARE, (one) => isAgain(one) && one.isNeedless),
      marks(AGAIN, 'stroke', (one) => isAgain(one) && !one.isNeedless),
    ),
    lane('undo', UNDONE, marks(UNDONE, TRIANGLE, isUndo)),
    lane(
      'lost',
      LOST,
      marks(LOST, 'cross', ({ kind }) => kind === 'loss'),
    ),
    lane(
      'timer',
      TIMER,
      marks(TIMER, 'stroke', ({ kind }) => kind === 'timeout'),
      marks(TIMER, 'stroke', ({ kind }) => kind === 'probe', '2 1.5'),
    ),
  ];
  const isAlways = (id: string) => id === 'again' || id === 'undo';
  const has = (one: EventLane) => isAlways(one.id) || one.marks.some(({ times }) => times.length > 0);
  return { Draw: EventLanes, countText: 'events', lanes: lanes.filter(has) };
}

/** Cuts, drawn over the window that they lower; undos have a lane of their own. */
export function cutsOver(transfer: TcpTransfer) {
  const cuts = happenings(transfer).filter(isCut);
  const kinds = [
    { id: 'needless', color: AGAIN, dash: '3 2', of: cuts.filter(({ isNeedless }) => isNeedless) },
    { id: 'needed', color: LOST, dash: undefined, of: cuts.filter(({ isNeedless }) => !isNeedless) },
  ];
  return function CutsOver({ range: [from, to], x, y }: LaneOverProps) {
    if (useLook() === 'mini') return null;
    return kinds.map(({ id, color, dash, of }) => (
      <path
        key={id}
        data-cuts={id}
        fill="none"
        stroke={color}
        strokeWidth={1.75}
        strokeDasharray={dash}
        d={of
          .filter(({ at }) => at >= from && at <= to)
          .map(
            ({ at, before, after }) => `M${x(at).toFixed(1)} ${y(before).toFixed(1)}V${y(after).toFixed(1)}`,
          )
          .join('')}
      />
    ));
  };
}
