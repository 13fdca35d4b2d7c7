// What senders do, in words, with the section of the RFC that demands it.

import { capital } from '../../../notation/capital.ts';
import { joinWords } from '../../../notation/joinWords.ts';
import { type Moment, RECOVERY, type Row } from './moments.ts';

export const SENDERS = [
  { id: 'reno', name: 'Reno', rfc: 'RFC 5681' },
  { id: 'newreno', name: 'NewReno', rfc: 'RFC 6582' },
  { id: 'sack', name: 'SACK', rfc: 'RFC 6675' },
] as const;

/** A window in words: "3.5", "7". */
function segments(window: number): string {
  return window.toFixed(2).replace(/\.?0+$/, '');
}

const begins = ({ state, before }: Moment) => state === RECOVERY && before?.state !== RECOVERY;
const ends = ({ state, before }: Moment) => state !== RECOVERY && before?.state === RECOVERY;

/** The state in words, short enough for a cell. */
export function stateWords(moment: Moment, isTimer: boolean): string {
  if (isTimer && moment.before !== null) return 'timeout';
  if (begins(moment)) return `recovery, threshold ${segments(moment.threshold)}`;
  if (ends(moment)) return 'recovery ends';
  return moment.state;
}

/** The state for a narrow column. */
export function briefState(moment: Moment, isTimer: boolean): string {
  if (isTimer && moment.before !== null) return 'timeout';
  if (moment.state === RECOVERY) return 'recovery';
  return moment.state === 'congestion avoidance' ? 'avoidance' : moment.state;
}

/** A line of the text, as far as sentences need it. */
interface ReadLine {
  readonly order: 'ack' | 'write' | 'wait' | null;
  readonly next: number;
}

function readLine(line: string): ReadLine {
  const [, order, number] = /^\s*\S+\s+(ack|write|wait)\b(?:\s+(\d+))?/.exec(line) ?? [];
  return { order: (order as ReadLine['order'] | undefined) ?? null, next: Number(number ?? Number.NaN) };
}

/** Number of identical acknowledgments directly before a line. */
export function duplicatesBefore(lines: readonly string[], line: number): number {
  const own = readLine(lines[line] ?? '');
  if (own.order !== 'ack') return 0;
  let count = 0;
  for (let i = line - 1; i >= 0; i -= 1) {
    const { order, next } = readLine(lines[i] ?? '');
    if (order !== 'ack') continue;
    if (next !== own.next) break;
    count += 1;
  }
  return count;
}

/** Explains what the senders do in a row. */
export function rowWords(row: Row, lines: readonly string[], threshold: number): string {
  const shown = row.moments.flatMap((moment, i) => (moment === null ? [] : [{ moment, i }]));
  if (row.line === null) return timerWords(row);
  const place = `Line ${row.line + 1}: `;
  if (shown.length === 0) return `${place}nothing is said here.`;
  const { order, next } = readLine(lines[row.line] ?? '');
  if (order === 'wait') return `${place}time passes; timers that run out by then stand above (RFC 6298, 5).`;
  if (order === 'write')
    return `${place}the application hands over ${next} segments, and the window lets out what it can (RFC 5681, 3.1).`;
  const count = duplicatesBefore(lines, row.line);
  return `${place}${count > 0 ? duplicateWords(shown, count, next, threshold) : newWords(shown)}`;
}

interface ShownSender {
  readonly moment: Moment;
  readonly i: number;
}

function names(of: readonly Pick<ShownSender, 'i'>[]): string {
  if (of.length === SENDERS.length) return 'all three';
  return joinWords(of.map(({ i }) => SENDERS[i]?.name ?? ''));
}

const have = (of: readonly unknown[]) => (of.length === 1 ? 's' : '');

function duplicateWords(
  shown: readonly ShownSender[],
  count: number,
  next: number,
  threshold: number,
): string {
  const starting = shown.filter(({ moment }) => begins(moment));
  if (starting.length > 0) {
    const half = segments(starting[0]?.moment.threshold ?? 0);
    const rule = starting.some(({ i }) => i < 2) ? 'RFC 5681, 3.2' : 'RFC 6675, 5';
    return `duplicate ${count} is taken for a loss: ${names(starting)} retransmit${have(starting)} ${next}, and the threshold is half the flight, ${half} (${rule}).`;
  }
  const inside = shown.filter(({ moment }) => moment.state === RECOVERY);
  if (inside.length === shown.length) {
    return 'each further duplicate widens the window of Reno and NewReno by a segment (RFC 5681, 3.2, step 4); SACK counts what is in the pipe (RFC 6675, 4).';
  }
  if (inside.length > 0) {
    const rule = inside.some(({ i }) => i < 2) ? 'RFC 5681, 3.2, step 4' : 'RFC 6675, 5';
    return `duplicate ${count}: of the three, ${names(inside)} alone recover${have(inside)} (${rule}).`;
  }
  if (count >= threshold)
    return `duplicate ${count}, of what was sent before the last recovery began or the timer ran out: it need not tell of a loss, and nobody recovers (RFC 6582, 3.2, step 2).`;
  const news = shown.filter(({ moment }) => moment.sent.length > 0);
  if (news.length > 0)
    return `duplicate ${count}, below the threshold: ${names(news)} may send a new segment (RFC 3042; RFC 6675, 5, step 3).`;
  return `duplicate ${count} says that something has arrived, but not what was next: below the threshold nothing is done (RFC 5681, 3.2).`;
}

function newWords(shown: readonly ShownSender[]): string {
  const ending = shown.filter(({ moment }) => ends(moment));
  const inside = shown.filter(({ moment }) => moment.state === RECOVERY);
  if (ending.length > 0 && inside.length > 0) {
    return `a part is acknowledged: ${names(ending)} leave${have(ending)} recovery at the first new acknowledgment (RFC 5681, 3.2, step 6), ${names(inside)} go${inside.length === 1 ? 'es' : ''} on (RFC 6582, 3.2; RFC 6675, 5).`;
  }
  if (ending.length > 0)
    return 'all that was sent before the loss is there: recovery ends at the threshold (RFC 5681, 3.2, step 6; RFC 6582, 3.2, step 3; RFC 6675, 5, step A).';
  if (inside.length > 0)
    return `a part is acknowledged: ${names(inside)} send${have(inside)} the next hole (RFC 6582, 3.2, step 3; RFC 6675, 5).`;
  const fast = shown.filter(({ moment }) => (moment.before?.window ?? 0) < (moment.before?.threshold ?? 0));
  if (fast.length === shown.length)
    return 'new data is acknowledged: in slow start the window grows by a segment (RFC 5681, 3.1).';
  if (fast.length === 0)
    return 'new data is acknowledged: in congestion avoidance the window grows by a segment a round trip (RFC 5681, 3.1, equation 3).';
  return `${names(fast)}: below the threshold, a segment more; above it a segment a round trip (RFC 5681, 3.1).`;
}

function timerWords({ time, moments }: Row): string {
  const out = moments.flatMap((moment, i) => (moment === null ? [] : [{ moment, i }]));
  if (out.every(({ moment }) => moment.before === null)) {
    return `Start: the first window leaves (RFC 5681, 3.1).`;
  }
  return `At ${time.toFixed(3)} s the timer of ${names(out)} runs out: the lowest segment is retransmitted, with a window of one (RFC 6298, 5.4; RFC 5681, 3.1).`;
}

export interface Result {
  readonly again: string;
  readonly end: string;
}

/** The result of all lines; where lines cannot be read, only which one is wrong. */
export function resultOf(rows: readonly Row[], fault: { readonly line: number } | null): Result | null {
  if (fault === null) return leadWords(rows);
  return { again: `Line ${fault.line + 1} cannot be read`, end: 'the senders stop before it' };
}

export function resultWords(result: Result | null): string {
  return result === null ? 'The senders are being run.' : `${result.again}; ${result.end}.`;
}

/** "All three retransmit packet 2; windows end at 7 (Reno and NewReno), 9 (SACK)."; null where a sender has done nothing. */
export function leadWords(rows: readonly Row[]): Result | null {
  const again = SENDERS.map((_, i) =>
    [
      ...new Set(
        rows.flatMap(
          ({ moments }) => moments[i]?.sent.filter((one) => one.again).map(({ segment }) => segment) ?? [],
        ),
      ),
    ].sort((a, b) => a - b),
  );
  const last = SENDERS.map(
    (_, i) => rows.findLast(({ moments }) => moments[i] != null)?.moments[i]?.window ?? Number.NaN,
  );
  if (last.some((window) => Number.isNaN(window))) return null;
  return { again: againWords(again), end: endWords(last) };
}

function againWords(again: readonly (readonly number[])[]): string {
  const groups = grouped(again.map(packetsIn));
  if (groups.length === 1) {
    const [group] = groups;
    return group?.key === 'nothing'
      ? 'No sender retransmits anything'
      : `All three retransmit ${segmentsOf(group?.key ?? '')}`;
  }
  return capital(
    groups
      .map(({ key, members }) => `${names(members)} retransmit${have(members)} ${segmentsOf(key)}`)
      .join(', '),
  );
}

function endWords(windows: readonly number[]): string {
  const groups = grouped(windows.map(segments));
  if (groups.length === 1) return `all windows end at ${packets(groups[0]?.key ?? '')}`;
  return `windows end at ${groups.map(({ key, members }) => `${key} (${names(members)})`).join(', ')}`;
}

function packets(count: string): string {
  return `${count} ${count === '1' ? 'packet' : 'packets'}`;
}

function packetsIn(list: readonly number[]): string {
  if (list.length === 0) return 'nothing';
  if (list.length > 4) return `${list.length} packets`;
  return joinWords(list);
}

/** "packet 2", "packets 2, 7 and 8": a number alone would be read as a count. */
function segmentsOf(list: string): string {
  if (!/^\d[\d, and]*$/.test(list)) return list;
  return `${/^\d+$/.test(list) ? 'packet' : 'packets'} ${list}`;
}

function grouped(
  keys: readonly string[],
): { readonly key: string; readonly members: readonly { readonly i: number }[] }[] {
  return [...new Set(keys)].map((key) => ({
    key,
    members: keys.flatMap((own, i) => (own === key ? [{ i }] : [])),
  }));
}
