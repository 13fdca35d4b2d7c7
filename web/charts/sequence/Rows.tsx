import { textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { type RowFrame, type SequenceFrame, TOTALS_WIDTH } from './frame.ts';
import { cellText, rowName, type SequenceRow } from './rows.ts';
import styles from './SequenceChart.module.css';

interface RowsProps {
  readonly rows: readonly SequenceRow[];
  readonly frame: SequenceFrame;
  /** Index of the arrival that is read; null if none is. */
  readonly chosen: number | null;
}

/** The value of each measure for each arrival, below it; the data table and the packets' descriptions say the same. */
export function Rows({ rows, frame, chosen }: RowsProps) {
  const { x, left, width, fontSize, totals, hasNotes, rowHeight, slot } = frame;
  const first = frame.rows[0];
  // the frame was laid out with these rows, but their values may be newer
  const newest = frame.rows.flatMap((one, i) => {
    const row = rows[i];
    return row === undefined ? [] : [{ ...one, row }];
  });
  return (
    <Decoration>
      {first !== undefined && chosen !== null && (
        <rect
          data-transient=""
          className={styles.column}
          x={x(chosen) - slot / 2}
          y={first.top}
          width={Math.max(2, slot)}
          height={rowHeight * newest.length}
        />
      )}
      {newest.map(({ row, top, middle }) => (
        <g key={row.id} data-row={row.id}>
          <line className={styles.rule} x1={0} x2={width} y1={top} y2={top} />
          <text
            className={styles.name}
            x={left - (fontSize < 16 ? 10 : 24)}
            y={middle + 0.35 * fontSize}
            fontSize={fontSize}
          >
            {rowName(row, totals !== null)}
          </text>
          <Cells at={{ row, top, middle }} frame={frame} />
          {totals !== null && <Total row={row} x={totals} middle={middle} hasNote={hasNotes} />}
        </g>
      ))}
    </Decoration>
  );
}

interface TotalProps {
  readonly row: SequenceRow;
  readonly x: number;
  readonly middle: number;
  readonly hasNote: boolean;
}

/** A row's total and its note, at the row's end. An answer is written large, and its note gives way to it. */
function Total({ row: { total, note, isAnswer = false }, x, middle, hasNote }: TotalProps) {
  const [large, small, gap] = isAnswer ? [hasNote ? 28 : 20, 14, 9] : [18, 16, 7];
  const end = textWidth(total, large, 600) + gap + textWidth(note, small);
  return (
    <text className={styles.total} x={x} y={middle + large / 3} fontSize={small}>
      <tspan className={styles.value} fontSize={large}>
        {total}
      </tspan>
      {hasNote && end <= TOTALS_WIDTH.withNotes && <tspan dx={gap}>{note}</tspan>}
    </text>
  );
}

/** One row's values: numbers if the columns are wide enough, otherwise bars. */
function Cells({ at, frame }: { at: RowFrame; frame: SequenceFrame }) {
  const { kind, values } = at.row;
  const size = Math.min(19, Math.max(14, 0.42 * frame.rowHeight + 2));
  const texts = Array.from(values, (value) => cellText(kind, value));
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, size, 600)));
  if (frame.slot < widest + 6 || frame.slot < 12) return <Bars at={at} frame={frame} />;
  return texts.map((text, i) => {
    const value = values[i] ?? Number.NaN;
    const x = frame.x(i);
    return kind === 'flag' && value > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
      <circle key={i} className={styles.flag} cx={x} cy={at.middle} r={Math.min(6, frame.slot / 3)} />
    ) : (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        key={i}
        className={styles.cell}
        data-strong={value !== 0 || undefined}
        x={x}
        y={at.middle + 0.35 * size}
        fontSize={size}
      >
        {text}
      </text>
    );
  });
}

function Bars({
  at: { row, top, middle },
  frame: { x, slot, rowHeight },
}: {
  at: RowFrame;
  frame: SequenceFrame;
}) {
  const values = Array.from(row.values, (value) => (Number.isNaN(value) ? 0 : value));
  const most = Math.max(1, ...values.map(Math.abs));
  const width = Math.max(0.75, Math.min(12, 0.8 * slot));
  const [base, scale] =
    row.kind === 'signed'
      ? [middle, (rowHeight / 2 - 3) / most]
      : [top + rowHeight - 3, (rowHeight - 6) / most];
  const path = (isWanted: (value: number) => boolean) =>
    values
      .map((value, i) => {
        if (!isWanted(value)) return '';
        const left = (x(i) - width / 2).toFixed(1);
        return `M${left} ${base.toFixed(1)}v${(-scale * value).toFixed(1)}h${width.toFixed(2)}V${base.toFixed(1)}z`;
      })
      .join('');
  return (
    <>
      <path className={styles.early} d={path((value) => value < 0)} />
      <path className={styles.flag} d={path((value) => value > 0)} />
    </>
  );
}
