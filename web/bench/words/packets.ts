// Names for the packets that are changed by hand.

/** If more packets than this are changed, they are counted instead of named. */
const MOST_NAMED = 3;

/** The packets as numbers, if they are few enough to be named and only first attempts are listed; otherwise null. */
export function namedPackets(items: readonly string[]): readonly number[] | null {
  const isPlain = items.every((item) => !item.includes('.'));
  return isPlain && items.length <= MOST_NAMED ? items.map(Number) : null;
}

/** "packet 4", "packets 2 and 7", "packet 4’s attempt 2", "12 packets"; items as lists of transmissions have them. */
export function packetWords(items: readonly string[]): string {
  const packets = [...new Set(items.map((item) => item.split('.')[0] ?? ''))];
  if (packets.length > MOST_NAMED) return `${packets.length} packets`;
  const last = packets.at(-1) ?? '';
  const [only] = packets;
  if (packets.length === 1) return `packet ${only}${timesWords(items)}`;
  return `packets ${packets.slice(0, -1).join(', ')} and ${last}`;
}

/** The attempts of one packet in words; empty for the first attempt alone. */
function timesWords(items: readonly string[]): string {
  const [first] = items;
  if (items.length === 2) return ' twice';
  if (items.length > 2) return ` ${items.length} times`;
  return first?.includes('.') ? `’s attempt ${first.split('.')[1]}` : '';
}
