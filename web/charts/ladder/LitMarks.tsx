import { Decoration } from '../marks/Decoration.tsx';
import styles from './Ladder.module.css';
import type { Band, LadderFrame, Lanes } from './lanes.ts';
import { crossPath, pathOf, shareOf } from './lines.ts';
import { isMarkedAs, railsOf, type View } from './marks.ts';
import { messageLine } from './pick.ts';
import { type Layer, type Look, type Messages, numberOf, type Scene, type Spans } from './scene.ts';

export interface LitSubject {
  readonly subject: number;
  /** The chosen message among the subject's; null if the whole subject is chosen. */
  readonly part: number | null;
}

interface LitMarksProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  lit: LitSubject;
}

/** All marks of the highlighted subjects in ink, drawn again over the others in every diagram. */
export function LitMarks({ scene, frame, view, lit }: LitMarksProps) {
  return (
    <Decoration>
      {scene.diagrams.flatMap((diagram, d) => {
        const lanes = frame.diagrams[d];
        return lanes === undefined
          ? []
          : diagram.layers.map((layer, at) => (
              <LitLayer key={layer.id} {...{ layer, lanes, at, view, lit }} looks={scene.looks} />
            ));
      })}
    </Decoration>
  );
}

interface LitLayerProps {
  layer: Layer;
  lanes: Lanes;
  at: number;
  view: View;
  lit: LitSubject;
  looks: readonly Look[];
}

function LitLayer({ layer, lanes, at, view, lit, looks }: LitLayerProps) {
  const { subject } = lit;
  const service = lanes.services[at];
  return (
    <>
      <LitOnward {...{ layer, lanes, view, lit }} />
      <LitMessages {...{ layer, lanes, view, looks, lit }} />
      <LitSpan lists={layer.held} band={lanes.held} rows={lanes.rows} subject={subject} view={view} />
      {service && <LitSpan lists={[layer.service]} band={service} rows={1} subject={subject} view={view} />}
    </>
  );
}

type LitMessagesProps = Pick<LitLayerProps, 'layer' | 'lanes' | 'view' | 'looks' | 'lit'>;

function LitMessages({ layer: { down }, lanes, view, looks, lit: { subject, part } }: LitMessagesProps) {
  return placesOf(down, subject).map((i) => {
    const line = messageLine(down, i, lanes.upper, lanes.lower, view);
    const look = looks[down.look[i] ?? 0];
    const isLost = look?.cross === true;
    const isOther = part !== null && down.part[i] !== part;
    const cross = isLost ? crossPath(line.x2, line.y2) : '';
    // lost messages and retransmissions keep their own look: highlighting only widens them
    const isMarked = isMarkedAs(look, down.part[i]);
    return (
      <g key={i}>
        <path className={styles.litHalo} d={pathOf([line])} />
        <path
          className={styles.litLine}
          d={`${pathOf([line])}${cross}`}
          style={{ stroke: isMarked ? look?.color : undefined }}
          strokeDasharray={isLost ? undefined : look?.dash?.join(' ')}
          strokeWidth={isOther ? 2.25 : 4}
        />
        {shareOf(look) === 1 && (
          <circle
            className={styles.litDot}
            cx={line.x2}
            cy={line.y2}
            r={5}
            style={{ fill: isMarked ? look?.color : undefined }}
          />
        )}
        {lanes.numbers !== 'none' && (
          <text
            className={styles.litName}
            x={line.x1}
            y={line.y1 - 5}
            textAnchor="middle"
            style={{ fill: isMarked ? look?.color : undefined }}
          >
            {numberOf(down, i)}
          </text>
        )}
      </g>
    );
  });
}

/** The line of a highlighted packet from its arrival to its release. */
function LitOnward({ layer, lanes, view, lit }: Omit<LitLayerProps, 'at' | 'looks'>) {
  const { onward } = layer;
  if (onward === undefined) return null;
  const lines = placesOf(onward, lit.subject).map((i) =>
    messageLine(onward, i, ...railsOf('onward', layer, lanes), view),
  );
  return <path className={styles.litLine} d={pathOf(lines)} strokeWidth={2.25} />;
}

interface LitSpanProps {
  lists: readonly Spans[];
  band: Band;
  rows: number;
  subject: number;
  view: View;
}

/** An outline around all spans of a subject, which follow each other in one row. */
function LitSpan({ lists, band, rows, subject, view }: LitSpanProps) {
  const own = spanOf(lists, subject);
  if (own === null) return null;
  const height = band.height / rows;
  const [x1, x2] = [view.x(own.from), view.x(own.to)];
  return (
    <rect
      className={styles.litSpan}
      x={x1}
      y={band.top + own.row * height}
      width={x2 - x1}
      height={height}
      rx={1.5}
    />
  );
}

/** The start of a subject's first span and the end of its last. */
export function spanOf(lists: readonly Spans[], subject: number) {
  const own = lists.flatMap((spans) => placesOf(spans, subject).map((i) => ({ spans, i })));
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return null;
  const { spans, i } = first;
  return { from: spans.from[i] ?? 0, to: last.spans.to[last.i] ?? 0, row: spans.row[i] ?? 0 };
}

export function placesOf({ subject }: Pick<Messages, 'subject'>, wanted: number): number[] {
  const own: number[] = [];
  subject.forEach((one, i) => {
    if (one === wanted) own.push(i);
  });
  return own;
}
