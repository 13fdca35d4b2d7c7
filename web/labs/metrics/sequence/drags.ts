// The numbers of the leading sentence as controls: dragging one makes another order.

import type { SequenceMeasures } from '#pkg/metrics.js';
import type { Drag } from '../../../bench/lead/parts.ts';
import { type LatePacket, orderWithLate } from './orders.ts';
import { type Drags, lateOf, NAMED } from './story.ts';

/** Takes the order that a drag makes. */
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

/** Makes another packet the late one; its number stays between those of its neighbours in the sentence. */
function packetDrag(sent: readonly number[], late: readonly LatePacket[], at: number, change: Change): Drag {
  const { packet, ahead } = late[at] ?? { packet: 0, ahead: 0 };
  const [before, after] = [late[at - 1]?.packet ?? -Infinity, late[at + 1]?.packet ?? Infinity];
  // enough packets have to be sent after it to overtake it
  const free = sent.slice(0, sent.length - ahead).filter((number) => number > before && number < after);
  const last = free.at(-1) ?? packet;
  return {
    label: late.length === 1 ? 'Reordered packet' : `Reordered packet, ${at + 1} of ${late.length}`,
    title: 'The packet that is reordered: drag sideways to choose another',
    value: packet,
    min: free[0] ?? packet,
    max: last,
    // a number that never arrives cannot be late: take the next one that does
    onChange: (wanted, commit) => {
      const next = free.find((number) => number >= wanted) ?? last;
      change(orderWithLate(sent, late.with(at, { packet: next, ahead })), commit);
    },
  };
}

function aheadDrag(sent: readonly number[], { packet, ahead }: LatePacket, change: Change): Drag {
  return {
    label: 'Packets that overtake it',
    title: 'How many overtake it: drag sideways to change it',
    value: ahead,
    min: 1,
    max: sent.length - 1 - sent.indexOf(packet),
    onChange: (wanted, commit) => change(orderWithLate(sent, [{ packet, ahead: wanted }]), commit),
  };
}

/** Makes fewer packets late, beginning with the last, or more, each of which is overtaken by one. */
function countDrag(sent: readonly number[], late: readonly LatePacket[], change: Change): Drag {
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
      change(orderWithLate(sent, [...kept, ...more.slice(0, wanted - kept.length)]), commit);
    },
  };
}
