import { DrawnWords } from '../../../notation/Words.tsx';
import frameStyles from '../../layout/Chart.module.css';
import { LINE_HEIGHT, NOTE_SIZE, textWidth } from '../../layout/text.ts';
import type { Plot } from '../../layout/usePlot.ts';
import { Decoration } from '../../marks/Decoration.tsx';
import styles from '../Curve.module.css';
import { type CurveSeries, valueAt } from '../series.ts';
import { type Remark, remarkPlace } from './remarkPlace.ts';

interface RemarkWordsProps {
  remark: Remark;
  /** The curve that the remark is about comes first. */
  series: readonly CurveSeries[];
  plot: Plot;
  /** Vertical lines that the words may not cover (px). */
  uprights: readonly number[];
}

/** Distance between words and their tie line, and between that and the curve (px). */
const GAP = 6;

/**
 * A remark tied to the bend that it is about: all its lines, its first line only, or nothing, as much as covers nothing
 * else.
 */
export function RemarkWords({ remark, series, plot, uprights }: RemarkWordsProps) {
  const [own] = series;
  const anchor = own && { x: plot.x(remark.x), y: plot.y(valueAt(own, remark.x)) };
  if (anchor === undefined || Number.isNaN(anchor.y)) return null;
  const placed = (lines: readonly string[]) => {
    const size = {
      width: Math.max(...lines.map((line) => textWidth(line, NOTE_SIZE))),
      height: lines.length * (LINE_HEIGHT - 2),
    };
    const box = remarkPlace(anchor, size, series, plot, uprights);
    return box && { lines, box };
  };
  const found =
    placed(remark.lines) ?? placed(remark.lines.slice(0, 1).map((line) => line.replace(/:$/, '')));
  if (found === null) return null;
  const { lines, box } = found;
  const isRight = box.left > anchor.x;
  const end = isRight ? box.left - GAP : box.right + GAP;
  const middle = (box.top + box.bottom) / 2;
  const elbow = isRight ? Math.max(anchor.x + 2, end - 12) : Math.min(anchor.x - 2, end + 12);
  return (
    <Decoration>
      <path
        className={styles.tie}
        d={`M${anchor.x + (isRight ? 2 : -2)} ${anchor.y - GAP}L${elbow} ${middle}H${end}`}
      />
      {lines.map((line, i) => (
        <text
          key={line}
          className={frameStyles.aside}
          x={isRight ? box.left : box.right}
          y={box.top + (i + 1) * (LINE_HEIGHT - 2) - 4}
          textAnchor={isRight ? 'start' : 'end'}
          data-remark=""
        >
          <DrawnWords text={line} />
        </text>
      ))}
    </Decoration>
  );
}
