type ArrivalKind = 'in-order' | 'reordered' | 'duplicate';

export interface Arrival {
  sequence: number;
  kind: ArrivalKind;
}

export interface Crossing {
  sequence: number;
  /** Index in the order of sending. */
  sent: number;
  /** Index in the order of arrival; null for a packet that never came. */
  arrived: number | null;
  kind: ArrivalKind | 'lost';
}

/** A line for every arrival and every lost packet, in the order of sending. */
export function crossings(sent: ArrayLike<number>, arrivals: readonly Arrival[]): Crossing[] {
  const places = new Map<number, number>();
  for (let i = 0; i < sent.length; i++) places.set(sent[i] ?? 0, i);
  const lines: Crossing[] = [];
  const seen = new Set<number>();
  arrivals.forEach(({ sequence, kind }, arrived) => {
    const place = places.get(sequence);
    seen.add(sequence);
    if (place !== undefined) lines.push({ sequence, sent: place, arrived, kind });
  });
  for (let i = 0; i < sent.length; i++) {
    const sequence = sent[i] ?? 0;
    if (!seen.has(sequence)) lines.push({ sequence, sent: i, arrived: null, kind: 'lost' });
  }
  return lines.sort((a, b) => a.sent - b.sent || (a.arrived ?? 0) - (b.arrived ?? 0));
}
