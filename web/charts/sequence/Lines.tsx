import type { CSSProperties } from 'react';
import type { Crossing } from './crossings.ts';
import type { SequenceFrame } from './frame.ts';
import { lineEnds, wayPath } from './paths.ts';
import styles from './SequenceChart.module.css';
import type { DragPosition } from './useArrivalDrag.ts';

interface LinesProps {
  readonly lines: readonly Crossing[];
  readonly frame: SequenceFrame;
  readonly dragged: DragPosition | null;
  readonly chosen: Crossing | undefined;
}

/** Drawing order, later ones on top: packets that changed places cover those that did not, late packets all others. */
const RANK = { still: 0, duplicate: 1, lost: 2, early: 3, reordered: 4 } as const;

type Look = keyof typeof RANK;

export function Lines({ lines, frame, dragged, chosen }: LinesProps) {
  const drawn = lines
    .map((line) => ({ line, look: lookOf(line) }))
    .sort((a, b) => RANK[a.look] - RANK[b.look]);
  return (
    <g data-narrow={frame.slot < 16 || undefined} className={styles.lines} style={weights(frame.slot)}>
      {drawn.map(({ line, look }) => {
        const isHeld = dragged !== null && line.arrived === dragged.place;
        const way = lineEnds(line, frame);
        const to = isHeld ? ([withinColumns(dragged.x, frame), way.to[1]] as const) : way.to;
        return (
          <g key={`${line.sent} ${line.arrived}`} data-look={look} data-chosen={line === chosen || undefined}>
            <path className={styles.line} d={wayPath({ from: way.from, to })} />
            {look === 'lost' && (
              <path className={styles.cross} d={`M${to[0] - 5} ${to[1] - 5}l10 10m0 -10l-10 10`} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Line widths that leave a gap between lines, however close they come. */
function weights(slot: number): CSSProperties {
  const weight = (share: number, most: number) => Math.max(0.35, Math.min(most, share * slot));
  const all = { '--heavy': weight(0.28, 4), '--ink': weight(0.16, 1.75), '--grey': weight(0.12, 1.5) };
  return all as CSSProperties;
}

function lookOf({ kind, sent, arrived }: Crossing): Look {
  if (kind !== 'in-order') return kind;
  return sent === arrived ? 'still' : 'early';
}

/** The nearest position to `x` that keeps a dragged packet within the columns. */
export function withinColumns(x: number, { left, right, slot }: SequenceFrame): number {
  return Math.min(right - slot / 2, Math.max(left + slot / 2, x));
}
