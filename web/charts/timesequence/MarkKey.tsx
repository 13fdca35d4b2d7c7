// The key of a plot: each mark that occurs, its name and its count, in the line of the vertical axis' title.

import { LABEL_SIZE, NOTE_SIZE, textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { formPath, markOf, strokeOf } from './marks.ts';
import styles from './TimeSequence.module.css';

export interface KeyEntry {
  readonly kind: number;
  readonly name: string;
  /** How many packets have the mark, as text. */
  readonly count: string;
}

/** Distance between a mark and its words, and between two entries, in pixels. */
const [BEFORE, BETWEEN] = [9, 16];

interface MarkKeyProps {
  readonly entries: readonly KeyEntry[];
  /** The left end of the room for the key, behind the vertical axis' title, and its right end. */
  readonly from: number;
  readonly to: number;
  /** The line before the horizontal axis' title, for entries that have no room above the plot. */
  readonly below?: { readonly to: number; readonly baseline: number } | undefined;
}

export function MarkKey({ entries, from, to, below }: MarkKeyProps) {
  const { placed, start } = placedKey(entries, from, to);
  const others = below === undefined ? [] : placedBelow(entries.slice(placed.length), below.to);
  const rows = [
    ...placed.map((entry) => ({ ...entry, left: start + entry.left, middle: LABEL_SIZE - NOTE_SIZE * 0.35 })),
    ...others.map((entry) => ({ ...entry, middle: (below?.baseline ?? 0) - NOTE_SIZE * 0.35 })),
  ];
  return (
    <Decoration>
      {rows.map(({ kind, words, left, middle }) => {
        const mark = markOf(kind);
        const stroke = strokeOf(mark);
        const color = `var(${mark.color})`;
        return (
          <g key={kind} data-key={kind}>
            <path
              d={formPath(mark, left, middle)}
              fill={stroke === null ? color : 'none'}
              stroke={stroke === null ? undefined : color}
              strokeWidth={stroke?.width}
              strokeDasharray={stroke?.dash.join(' ')}
            />
            <text className={styles.key} x={left + BEFORE} y={middle + NOTE_SIZE * 0.35}>
              {words}
            </text>
          </g>
        );
      })}
    </Decoration>
  );
}

/** An entry with its ends in pixels from the start of the first entry. */
interface PlacedEntry {
  readonly kind: number;
  readonly words: string;
  readonly left: number;
  readonly end: number;
}

/** The entries side by side, flush right over the plot; without counts where they do not all fit with them. */
export function placedKey(entries: readonly KeyEntry[], from: number, to: number) {
  const room = to - from;
  const counted = sideBySide(entries, ({ name, count }) => `${name} ${count}`);
  const placed = isWithin(counted, room) ? counted : sideBySide(entries, ({ name }) => name);
  // the most important entries come first; those without room are in the list of packets
  const fitting = placed.filter(({ end }) => end <= room);
  return { placed: fitting, start: to - (fitting.at(-1)?.end ?? 0) };
}

/** The entries side by side from the left, as many as have room. */
function placedBelow(entries: readonly KeyEntry[], to: number): PlacedEntry[] {
  return sideBySide(entries, ({ name }) => name)
    .map((entry) => ({ ...entry, left: entry.left + BEFORE, end: entry.end + BEFORE }))
    .filter(({ end }) => end <= to);
}

function sideBySide(entries: readonly KeyEntry[], wordsOf: (entry: KeyEntry) => string): PlacedEntry[] {
  const placed: PlacedEntry[] = [];
  for (const entry of entries) {
    const last = placed.at(-1);
    const left = last === undefined ? 0 : last.end + BETWEEN;
    const words = wordsOf(entry);
    placed.push({ kind: entry.kind, words, left, end: left + BEFORE + textWidth(words, NOTE_SIZE) });
  }
  return placed;
}

function isWithin(placed: readonly PlacedEntry[], room: number): boolean {
  return placed.every(({ end }) => end <= room);
}
