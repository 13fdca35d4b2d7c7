import styles from './Legend.module.css';

export type LegendMark = 'line' | 'band' | 'bar' | 'dot' | 'cross';

export type BarFill = 'solid' | 'soft' | 'hatch';

export interface LegendItem {
  label: string;
  /** A CSS colour, usually a token such as `var(--in-order)`. */
  color: string;
  mark?: LegendMark | undefined;
  /** Of a bar: as it is filled in the chart. */
  fill?: BarFill | undefined;
  /** Of a bar that comes in several colours. */
  colors?: readonly string[] | undefined;
  /** Dash pattern of the line, the same as in the chart: colour is never the only cue. */
  dash?: string | undefined;
}

function Swatch({ mark = 'line', color, dash, fill, colors = [color] }: LegendItem) {
  return (
    <svg data-layer="" className={styles.swatch} width={26} height={14} aria-hidden="true">
      {mark === 'band' && <rect x={0} y={2} width={26} height={10} fill={color} fillOpacity={0.2} />}
      {(mark === 'line' || mark === 'band') && (
        <line x1={0} x2={26} y1={7} y2={7} stroke={color} strokeWidth={2.25} strokeDasharray={dash} />
      )}
      {mark === 'bar' && fill === undefined && (
        <rect x={6} y={1} width={14} height={12} rx={2} fill={color} />
      )}
      {mark === 'bar' && fill && <Bars colors={colors} fill={fill} />}
      {mark === 'dot' && <circle cx={13} cy={7} r={5} fill={color} />}
      {mark === 'cross' && <path d="M8 2 L18 12 M18 2 L8 12" stroke={color} strokeWidth={2.25} fill="none" />}
    </svg>
  );
}

/** As `drawBars` of the ladder has it. */
const OPACITY: Readonly<Record<BarFill, number>> = { solid: 0.62, soft: 0.24, hatch: 0.22 };

function Bars({ colors, fill }: { colors: readonly string[]; fill: BarFill }) {
  const width = 26 / colors.length;
  return colors.map((color, i) => (
    <g key={color}>
      <rect x={i * width} y={1} width={width} height={12} fill={color} fillOpacity={OPACITY[fill]} />
      {fill === 'hatch' && (
        <path d="M0 10l9 -9M3 13l12 -12M9 13l12 -12M15 13l11 -11M21 13l5 -5" stroke={color} fill="none" />
      )}
    </g>
  ));
}

/** What each mark means. Charts draw no legend of their own, so that a page may share one. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.legend}>
      {items.map((item) => (
        <li key={item.label} className={styles.item}>
          <Swatch {...item} />
          <span data-text="">{item.label}</span>
        </li>
      ))}
    </ul>
  );
}
