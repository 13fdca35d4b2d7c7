import { type ReactNode, useMemo, useRef } from 'react';
import { Chart } from '../frame/Chart.tsx';
import type { KeyLine } from '../gestures/keys.ts';
import frameStyles from '../layout/Chart.module.css';
import { useLook } from '../layout/look.ts';
import { textWidth, useFontVersion } from '../layout/text.ts';
import { useSize } from '../layout/useSize.ts';
import { useVisibleRows } from '../layout/useVisibleRows.ts';
import type { RowRange } from '../layout/visibleRows.ts';
import { Decoration } from '../marks/Decoration.tsx';
import {
  BLOCK_SIZE,
  blockPieces,
  type Cell,
  type SenderFrame,
  type SenderRow,
  senderFrame,
  thinnedRows,
} from './frame.ts';
import styles from './SenderChart.module.css';

interface SenderChartProps {
  readonly senders: readonly { readonly id: string; readonly name: string; readonly rfc: string }[];
  readonly rows: readonly SenderRow[];
  /** The greatest window (packets), which fills a bar. */
  readonly most: number;
  /** Index of the row with the cursor; null if there is none. */
  readonly at: number | null;
  /** Content above the column of text. */
  readonly head: ReactNode;
  /** Content over the visible rows: the fields of the text. */
  readonly overlay: (frame: SenderFrame, visible: RowRange) => ReactNode;
  /** Content below the last row. */
  readonly foot: ReactNode;
}

const NO_KEYS: readonly KeyLine[] = [];
/** Keys that the text fields over the chart handle. */
const KEYS_OF_FIELDS: readonly KeyLine[] = [
  { keys: ['ArrowUp', 'ArrowDown'], does: 'the line above, the line below' },
  { keys: ['Enter'], does: 'a new line below' },
  { keys: ['Backspace'], does: 'remove a line that is empty' },
];

/** Lines of text, with each sender's reaction in columns beside them. */
export function SenderChart(props: SenderChartProps) {
  return useLook() === 'mini' ? <Small {...props} /> : <Large {...props} />;
}

function Large({ senders, rows, most, at, head, overlay, foot }: SenderChartProps) {
  useFontVersion();
  const look = useLook();
  const [sizeRef, { width }] = useSize();
  const [roomRef, { height }] = useSize();
  const room = { width: width || 640, height: look === 'fill' && height > 0 ? height : null };
  const high = room.height;
  const frame = useMemo(
    () => senderFrame({ width: room.width, height: high }, rows, senders.length),
    [room.width, high, rows, senders.length],
  );
  const { columns, isNarrow } = frame;
  const list = useRef<HTMLDivElement>(null);
  const visible = useVisibleRows(list, frame.tops);
  return (
    // the width, and with it the height, is unknown in the first frame
    <div
      className={`${styles.bench} ${frameStyles.grown}`}
      data-look={look}
      data-state={width === 0 ? 'waiting' : undefined}
    >
      <div className={styles.head} data-narrow={isNarrow || undefined}>
        <div className={styles.choice} style={{ inlineSize: isNarrow ? undefined : frame.text - 8 }}>
          {head}
        </div>
        <svg className={styles.names} width={frame.width} height={44} data-layer="" aria-hidden="true">
          {senders.map(({ id, name, rfc }, i) => (
            <g key={id} transform={`translate(${columns[i]?.left ?? 0} 0)`}>
              <text className={styles.name} y={17}>
                {name}
              </text>
              <text className={styles.soft} y={36}>
                {isNarrow ? '' : rfc}
              </text>
              {!isNarrow && (
                <text className={styles.soft} x={frame.bar.left} y={36}>
                  window
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <section
        ref={roomRef}
        className={styles.rows}
        data-scroll=""
        aria-label="Lines, and what each sender makes of them"
      >
        <div ref={list} style={{ blockSize: frame.height + 2 }}>
          <Chart
            sizeRef={sizeRef}
            width={width}
            height={frame.height + 2}
            label="Senders side by side"
            keys={KEYS_OF_FIELDS}
            readout={null}
            hint=" "
            overlay={overlay(frame, visible)}
          >
            <Decoration>
              {rows.slice(visible.from, visible.to).map((row, i) => (
                <Row
                  key={`${row.line} ${row.words}`}
                  {...{ row, frame, most }}
                  top={frame.tops[visible.from + i] ?? 0}
                  isAt={visible.from + i === at}
                />
              ))}
              <line className={styles.rule} x1={0} x2={frame.width} y1={frame.height} y2={frame.height} />
            </Decoration>
          </Chart>
        </div>
      </section>
      <div className={styles.foot} data-part="foot">
        {foot}
      </div>
    </div>
  );
}

interface RowProps {
  row: SenderRow;
  frame: SenderFrame;
  most: number;
  top: number;
  isAt: boolean;
}

function Row({ row: { line, words, cells }, frame, most, top, isAt }: RowProps) {
  const down = frame.middle + (line === null ? (frame.isNarrow ? 20 : 0) : frame.down);
  return (
    <g transform={`translate(0 ${top})`} data-row={line === null ? words : line + 1}>
      <line className={styles.rule} x1={0} x2={frame.width} y1={0} y2={0} />
      {isAt && <rect className={styles.here} x={0} y={1} width={3} height={frame.row + frame.down - 1} />}
      {line === null && (
        <text className={styles.soft} x={30} y={frame.isNarrow ? 16 : frame.row / 2 + 5}>
          {words}
        </text>
      )}
      {cells.map((cell, i) =>
        cell === null ? null : (
          <g
            key={frame.columns[i]?.left}
            transform={`translate(${frame.columns[i]?.left ?? 0} ${down})`}
            data-cell={i}
            data-window={cell.window}
            data-segments={cell.sent
              .map(({ segment, again }) => `${segment}${again ? ' again' : ''}`)
              .join(', ')}
          >
            <CellMarks {...{ cell, frame, most }} room={frame.columns[i]?.width ?? 0} />
          </g>
        ),
      )}
    </g>
  );
}

function CellMarks({
  cell,
  frame,
  most,
  room,
}: {
  cell: Cell;
  frame: SenderFrame;
  most: number;
  room: number;
}) {
  const { isNarrow, isDense, bar } = frame;
  const pieces = blockPieces(cell.sent, isNarrow ? room : bar.left - 8);
  const again = pieces.findLast((piece) => piece.again);
  const last = pieces.at(-1);
  const hasWord = again !== undefined && again === last && again.x + again.width + 40 < bar.left;
  const shown = cell.window.toFixed(2).replace(/\.?0+$/, '');
  const length = Math.max(2, (cell.window / most) * bar.width);
  const isInside = length > textWidth(shown, 14, 600) + 12;
  const barTop = isNarrow ? 25 : 4;
  return (
    <>
      {pieces.map(({ text, again: isAgain, x, width }) => (
        <g key={x} data-sent={text} data-again={isAgain || undefined}>
          <rect
            className={isAgain ? styles.again : styles.block}
            x={x + (isAgain ? 1 : 0)}
            y={isAgain ? 4 : 3}
            width={Math.max(0, width - (isAgain ? 2 : 0))}
            height={isAgain ? 17 : 19}
            rx={2}
          />
          <text
            className={isAgain ? styles.againText : styles.blockText}
            x={x + width / 2}
            y={17}
            fontSize={BLOCK_SIZE}
            textAnchor="middle"
          >
            {text}
          </text>
        </g>
      ))}
      {pieces.length === 0 && (
        <text className={styles.soft} x={0} y={17}>
          {textWidth('sends nothing', 14) > (isNarrow ? room : bar.left - 4) ? 'nothing' : 'sends nothing'}
        </text>
      )}
      {hasWord && (
        <text className={styles.againWord} x={again.x + again.width + 6} y={17}>
          again
        </text>
      )}
      {!isNarrow && !isDense && (
        <text className={cell.isApart ? styles.apartWords : styles.soft} x={0} y={37}>
          {textWidth(cell.words, 14, cell.isApart ? 600 : 400) <= room ? cell.words : cell.brief}
        </text>
      )}
      <rect
        className={cell.isApart ? styles.apartBar : styles.bar}
        x={bar.left}
        y={barTop}
        width={length}
        height={isNarrow ? 16 : 19}
      />
      <text
        className={isInside && cell.isApart ? styles.barTextOn : styles.barText}
        x={isInside ? bar.left + length - 5 : bar.left + length + 5}
        y={barTop + (isNarrow ? 13 : 14.5)}
        textAnchor={isInside ? 'end' : 'start'}
      >
        {shown}
      </text>
    </>
  );
}

/** A small picture: the windows only. */
function Small({ senders, rows, most }: SenderChartProps) {
  const [sizeRef, { width, height }] = useSize();
  const count = senders.length;
  const each = (width - 10 * (count - 1)) / count;
  const drawn = thinnedRows(rows, height);
  const step = height / Math.max(1, drawn.length);
  return (
    <Chart sizeRef={sizeRef} width={width} height={height} label="" keys={NO_KEYS} readout={null}>
      {drawn.map(({ line, words, cells }, r) =>
        cells.map((cell, i) =>
          cell === null ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: senders keep their places
              key={`${line} ${words} ${i}`}
              className={styles.small}
              x={i * (each + 10)}
              y={r * step + 1}
              width={Math.max(1, (cell.window / most) * each)}
              height={Math.max(1, step - 2)}
            />
          ),
        ),
      )}
    </Chart>
  );
}
