// The numbers of the leading sentence as controls: each gives another order.

import type { SequenceMeasures } from '#pkg/metrics.js';
import type { Drag } from '../../../bench/lead/parts.ts';
import { type Late, withLate } from './orders.ts';
import { type Drags, lateOf, NAMED } from './story.ts';

/** The order that a drag has made. */
type Change = (order: readonly number[], commit: boolean) => void;

export function dragsOf(report: SequenceMeasures, change: Change): Drags {
  const late = lateOf(report);
  if (late === null || late.length === 0) return {};
  const sent = Array.from(report.arrivals).sort((a, b) => a - b);
  if (late.length > NAMED) return { count: countDrag(sent, late, change) };
  const drags = { late: late.map((_, at) => packetDrag(sent, late, at, change)) };
  const [only] = late;
  return only === undefined || late.length > 1 ? drags : { ...drags, ahead: aheadDrag(sent, only, change) };
}

/** Another packet is late in its place: it stays between its neighbours in the sentence. */
function packetDrag(sent: readonly number[], late: readonly Late[], at: number, change: Change): Drag {
  const { packet, ahead } = late[at] ?? { packet: 0, ahead: 0 };
  const [before, after] = [late[at - 1]?.packet ?? -Infinity, late[at + 1]?.packet ?? Infinity];
  // as many as overtake it are sent after it
  const free = sent.slice(0, sent.length - ahead).filter((number) => number > before && number < after);
  const last = free.at(-1) ?? packet;
  return {
    label: late.length === 1 ? 'Reordered packet' : `Reordered packet, ${at + 1} of ${late.length}`,
    title: 'The packet that is reordered: drag sideways to choose another',
    value: packet,
    min: free[0] ?? packet,
    max: last,
    // a number that never came cannot be late: the next one can
    onChange: (wanted, commit) => {
      const next = free.find((number) => number >= wanted) ?? last;
      change(withLate(sent, late.with(at, { packet: next, ahead })), commit);
    },
  };
}

function aheadDrag(sent: readonly number[], { packet, ahead }: Late, change: Change): Drag {
  return {
    label: 'Packets that overtake it',
    title: 'How many overtake it: drag sideways to change it',
    value: ahead,
    min: 1,
    max: sent.length - 1 - sent.indexOf(packet),
    onChange: (wanted, commit) => change(withLate(sent, [{ packet, ahead: wanted }]), commit),
  };
}

/** Fewer packets are late, the last ones first, or more: each that comes to it lets one pass. */
function countDrag(sent: readonly number[], late: readonly Late[], change: Change): Drag {
  const isLate = new Set(late.map(({ packet }) => packet));
  const more = sent
    .slice(0, -1)
    .filter((packet) => !isLate.has(packet))
    .map((packet) => ({ packet, ahead: 1 }));
  return {
    label: 'Reordered packets',
    title: 'How many are reordered: drag sideways to change it',
    value: late.length,
    min: NAMED + 1,
    max: late.length + more.length,
    onChange: (wanted, commit) => {
      const kept = late.slice(0, wanted);
      change(withLate(sent, [...kept, ...more.slice(0, wanted - kept.length)]), commit);
    },
  };
}
