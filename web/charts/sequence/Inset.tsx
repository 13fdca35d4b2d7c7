import { format } from 'd3-format';
import { Decoration } from '../marks/Decoration.tsx';
import { massRange } from '../scales/mass.ts';
import type { SequenceFrame } from './frame.ts';
import styles from './SequenceChart.module.css';

/** A density of displacements (packets), drawn as small bars beside the crossings. */
export interface InsetDensity {
  readonly title: string;
  readonly note: string;
  readonly from: number;
  readonly values: Float64Array;
}

/** Least distance of the bars' foot from the top (px): above it there is no room for bars between the words. */
const LEAST_HEIGHT = 170;
/** More bars than this need a figure with axes. */
const MOST_BARS = 15;
/** Least width of a bar (px) for the number of every place below, and for its share above. */
const NUMBERED = 22;
const SHARED = 30;

const share = format('.0%');

/** The density as bars above the totals; a separate figure shows it with axes and read-out. */
export function Inset({ density, frame }: { density: InsetDensity; frame: SequenceFrame }) {
  const { totals, hasNotes, width, arrivedY, radius } = frame;
  const [low, high] = massRange([density], 1);
  const bottom = Math.min(arrivedY + radius - 52, 330);
  if (totals === null || !hasNotes || bottom < LEAST_HEIGHT) return null;
  const [left, top] = [totals, 66];
  const places = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const slot = (width - left) / Math.max(5, places.length);
  const at = (k: number) => density.values[k - density.from] ?? 0;
  const most = Math.max(...places.map(at));
  if (most === 0 || places.length > MOST_BARS) return null;
  // bars too narrow for a share each: the first of the highest has one, for all that are as high
  const only = slot < SHARED ? places.find((k) => at(k) === most) : undefined;
  const start = left + (width - left - slot * places.length) / 2;
  return (
    <Decoration className={styles.inset}>
      <text className={styles.heading} x={left} y={16} fontSize={16}>
        {density.title}
      </text>
      <text x={left} y={36} fontSize={14}>
        {density.note}
      </text>
      {places.map((k) => {
        const height = ((bottom - top) * at(k)) / most;
        const middle = start + (k - low + 0.5) * slot;
        return (
          <g key={k} data-side={Math.sign(k)}>
            <rect x={middle - 0.41 * slot} y={bottom - height} width={0.82 * slot} height={height} />
            {(k === only || (at(k) > 0 && slot >= SHARED)) && (
              <text className={styles.share} x={middle} y={bottom - height - 6} fontSize={14}>
                {share(at(k))}
              </text>
            )}
            {(slot >= NUMBERED || k % 2 === 0) && (
              <text className={styles.tick} x={middle} y={bottom + 20} fontSize={14}>
                {k > 0 ? `+${k}` : `${k}`.replace('-', '−')}
              </text>
            )}
          </g>
        );
      })}
      <line className={styles.base} x1={left} x2={width} y1={bottom} y2={bottom} />
      <text x={left} y={bottom + 42} fontSize={14}>
        early
      </text>
      <text className={styles.end} x={width} y={bottom + 42} fontSize={14}>
        late
      </text>
    </Decoration>
  );
}
