import { Decoration } from '../frame/Decoration.tsx';
import type { Band, LadderFrame, Lanes } from './lanes.ts';
import type { View } from './marks.ts';
import { messageLine } from './pick.ts';
import type { Layer, Look, Messages, Scene, Spans } from './scene.ts';
import styles from './TimeLadder.module.css';

export interface LitSubject {
  readonly subject: number;
  /** The message of the subject that is chosen. */
  readonly part: number | null;
  /** For each layer, in the scene's order, the subjects that this one waited for. */
  readonly causes?: readonly (readonly number[])[] | undefined;
}

interface LitProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  lit: LitSubject;
}

/** More than this would light everything. */
const MOST_CAUSES = 12;

/** All marks of one subject, drawn again over the others in every diagram, with the messages that it waited for. */
export function Lit({ scene, frame, view, lit }: LitProps) {
  const layers = scene.diagrams.flatMap((diagram, d) =>
    diagram.layers.map((layer, at) => ({ layer, at, lanes: frame.diagrams[d] })),
  );
  return (
    <Decoration>
      {layers.map(({ layer, at, lanes }, i) => {
        const causes = lit.causes?.[i]?.slice(0, MOST_CAUSES) ?? [];
        return (
          lanes && (
            <LitLayer key={layer.id} {...{ layer, lanes, at, view, lit, causes }} looks={scene.looks} />
          )
        );
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
  causes: readonly number[];
  looks: readonly Look[];
}

function LitLayer({ layer, lanes, at, view, lit, causes, looks }: LitLayerProps) {
  const { subject, part } = lit;
  const service = lanes.services[at];
  return (
    <>
      {causes.map((cause) => (
        <LitMessages key={cause} {...{ layer, lanes, view, looks }} subject={cause} width={2} />
      ))}
      <LitMessages {...{ layer, lanes, view, looks, subject, part }} width={2.75} />
      {layer.held.map((spans, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lists have no identity but their place.
        <LitSpans key={i} spans={spans} band={lanes.held} rows={lanes.rows} subject={subject} view={view} />
      ))}
      {service && <LitSpans spans={layer.service} band={service} rows={1} subject={subject} view={view} />}
    </>
  );
}

interface LitMessagesProps extends Pick<LitLayerProps, 'layer' | 'lanes' | 'view' | 'looks'> {
  subject: number;
  part?: number | null;
  width: number;
}

function LitMessages({ layer, lanes, view, looks, subject, part = null, width }: LitMessagesProps) {
  return messagesOf(layer.down, subject).map((i) => {
    const { from, to } = messageLine(layer.down, i, lanes.upper, lanes.lower, view);
    const look = looks[layer.down.look[i] ?? 0];
    const line = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    const cross = look?.cross ? `M${to[0] - 6} ${to[1] - 6}l12 12m0 -12l-12 12` : '';
    const isChosen = part !== null && layer.down.part[i] === part;
    return (
      <g key={i}>
        <path className={styles.litHalo} d={line} />
        <path
          className={styles.litLine}
          d={line + cross}
          stroke={look?.color}
          strokeDasharray={cross === '' ? look?.dash?.join(' ') : undefined}
          strokeWidth={isChosen ? width + 1.75 : width}
        />
        <text className={styles.litName} x={from[0]} y={from[1] - 3} textAnchor="middle">
          {subject + 1}
        </text>
      </g>
    );
  });
}

interface LitSpansProps {
  spans: Spans;
  band: Band;
  rows: number;
  subject: number;
  view: View;
}

function LitSpans({ spans, band, rows, subject, view }: LitSpansProps) {
  const height = band.height / rows;
  const own: number[] = [];
  spans.subject.forEach((one, i) => {
    if (one === subject) own.push(i);
  });
  return own.map((i) => {
    const [x1, x2] = [view.x(spans.from[i] ?? 0), view.x(spans.to[i] ?? 0)];
    return (
      <rect
        key={i}
        className={styles.litSpan}
        x={x1 - 1}
        y={band.top + band.height - ((spans.row[i] ?? 0) + 1) * height - 1}
        width={x2 - x1 + 2}
        height={height + 2}
        rx={1.5}
      />
    );
  });
}

function messagesOf({ subject }: Messages, wanted: number): number[] {
  const own: number[] = [];
  subject.forEach((one, i) => {
    if (one === wanted) own.push(i);
  });
  return own;
}
