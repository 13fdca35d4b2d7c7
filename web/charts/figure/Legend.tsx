import type { CSSProperties } from 'react';
import { Words } from '../../notation/Words.tsx';
import styles from './Legend.module.css';

export type LegendMark =
  | 'line'
  | 'band'
  | 'bar'
  | 'dot'
  | 'cross'
  | 'rhombus'
  | 'stroke'
  | 'square'
  | 'triangle';

export interface LegendItem {
  label: string;
  /** A CSS colour, usually a token such as `var(--in-order)`. */
  color: string;
  mark?: LegendMark | undefined;
  /** Dash pattern of the line, the same as in the chart: colour is never the only cue. */
  dash?: string | undefined;
  /** Opacity of an area that is drawn paler than its colour. */
  opacity?: number | undefined;
  /** The symbol of a line's points, as an SVG path around 0, 0. */
  form?: string | undefined;
  /** A sentence on what the mark stands for, shown where the figure explains how it is read. */
  meaning?: string | undefined;
  /** Labels of lines that this line covers all along: only one line is seen. */
  covered?: readonly string[] | undefined;
  /** Listed if there is a legend, but no reason for one by itself: the shade of an interval. */
  isAside?: boolean | undefined;
}

export function Swatch({
  mark = 'line',
  color,
  dash,
  opacity,
  form,
  isHidden = false,
}: LegendItem & { readonly isHidden?: boolean }) {
  return (
    // exported pictures leave out hidden series
    <svg
      data-layer={isHidden ? undefined : ''}
      className={styles.swatch}
      data-mark={mark}
      width={26}
      height={14}
      aria-hidden="true"
    >
      {mark === 'band' && <rect x={0} y={2} width={26} height={10} fill={color} fillOpacity={0.2} />}
      {(mark === 'line' || mark === 'band') && (
        <line x1={0} x2={26} y1={7} y2={7} stroke={color} strokeWidth={2.25} strokeDasharray={dash} />
      )}
      {mark === 'line' && form !== undefined && <path d={form} transform="translate(13 7)" fill={color} />}
      {mark === 'bar' && (
        <rect x={6} y={1} width={14} height={12} rx={2} fill={color} fillOpacity={opacity} />
      )}
      {mark === 'dot' && <circle cx={13} cy={7} r={5} fill={color} />}
      {mark === 'rhombus' && <path d="M13 1L19 7L13 13L7 7Z" stroke={color} strokeWidth={1.75} fill="none" />}
      {mark === 'stroke' && (
        <line x1={13} x2={13} y1={1} y2={13} stroke={color} strokeWidth={2.25} strokeDasharray={dash} />
      )}
      {mark === 'square' && <path d="M9.5 3.5h7v7h-7z" stroke={color} strokeWidth={1.75} fill="none" />}
      {mark === 'triangle' && <path d="M13 3L17.5 10.5H8.5Z" stroke={color} strokeWidth={1.75} fill="none" />}
      {mark === 'cross' && <path d="M8 2 L18 12 M18 2 L8 12" stroke={color} strokeWidth={2.25} fill="none" />}
    </svg>
  );
}

interface LegendProps {
  items: readonly LegendItem[];
  /** Labels for which the legend keeps room. */
  room?: readonly string[] | undefined;
  /** Whether the legend is shown even for a single entry. */
  isAlways?: boolean | undefined;
  /** Whether the figure stands among other figures. */
  isShort?: boolean | undefined;
  hidden: ReadonlySet<string>;
  /** Whether the entry hides and shows its series. */
  canToggle: (label: string) => boolean;
  onToggle: (label: string) => void;
}

const NO_ROOM: readonly string[] = [];
/** Columns of the legend on a phone. */
const COLUMNS = 2;
/** Average width of a letter (em), and the width of all that stands between the words of three entries (px). */
const [LETTER, BETWEEN] = [0.47, 92];

/** CSS variables: the number of lines of the two columns, and the width of one line with three entries. */
function roomStyle(room: readonly string[]) {
  return {
    '--lines': isThree(room) ? 1 : Math.max(1, Math.ceil(room.length / COLUMNS)),
    '--needed': `calc(${room.join('').length * LETTER}em + ${BETWEEN}px)`,
  } as CSSProperties;
}

function isThree(room: readonly string[]): boolean {
  return room.length === 3;
}

/** What each mark means; pressing the entry of a series hides or shows it. Charts draw no legend of their own. */
export function Legend(props: LegendProps) {
  const { items, room = NO_ROOM, isAlways = false, isShort, hidden, canToggle, onToggle } = props;
  const look = {
    className: styles.legend,
    'data-short': isShort || undefined,
    'data-three': isThree(room) || undefined,
    style: roomStyle(room),
  };
  // a single series is named by the axis; the legend's line is kept, since more series may be on their way
  if (items.length < 2 && !isAlways) return <div {...look} />;
  return (
    <ul {...look}>
      {items.map((item) => {
        const { label } = item;
        const isHidden = hidden.has(label);
        const face = (
          <>
            <Swatch {...item} isHidden={isHidden} />
            <span data-text={isHidden ? undefined : ''}>
              <Words text={[label, ...(item.covered ?? [])].join(' = ')} />
            </span>
          </>
        );
        return (
          <li key={label} data-joined={item.covered && ''}>
            {canToggle(label) ? (
              <button
                type="button"
                className={styles.item}
                aria-pressed={!isHidden}
                title={isHidden ? 'Show it' : 'Hide it'}
                onClick={() => onToggle(label)}
              >
                {face}
              </button>
            ) : (
              <span className={styles.item}>{face}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
