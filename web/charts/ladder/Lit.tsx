import { Decoration } from '../frame/Decoration.tsx';
import type { Band, LadderFrame, Lanes } from './lanes.ts';
import type { View } from './marks.ts';
import { messageLine } from './pick.ts';
import type { Layer, Look, Messages, Scene, Spans } from './scene.ts';
import styles from './TimeLadder.module.css';

interface LitProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  subject: number;
  /** The message of the subject that is chosen. */
  part: number | null;
}

/** All marks of one subject, drawn again over the others in every diagram. */
export function Lit({ scene, frame, view, subject, part }: LitProps) {
  return (
    <Decoration>
      {scene.diagrams.map((diagram, d) => {
        const lanes = frame.diagrams[d];
        if (!lanes) return null;
        return diagram.layers.map((layer, at) => (
          <LitLayer key={layer.id} {...{ layer, lanes, at, view, subject, part }} looks={scene.looks} />
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
  subject: number;
  part: number | null;
  looks: readonly Look[];
}

function LitLayer({ layer, lanes, at, view, subject, part, looks }: LitLayerProps) {
  const own = messagesOf(layer.down, subject);
  const service = lanes.services[at];
  return (
    <>
      {own.map((i) => {
        const { from, to } = messageLine(layer.down, i, lanes.upper, lanes.lower, view);
        const look = looks[layer.down.look[i] ?? 0];
        const line = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
        const cross = look?.cross ? `M${to[0] - 6} ${to[1] - 6}l12 12m0 -12l-12 12` : '';
        const isChosen = layer.down.part[i] === part;
        return (
          <g key={i}>
            <path className={styles.litHalo} d={line} />
            <path
              className={styles.litLine}
              d={line + cross}
              stroke={look?.color}
              strokeWidth={isChosen ? 4.5 : 2.75}
            />
            <text className={styles.litName} x={from[0]} y={from[1] - 3} textAnchor="middle">
              {subject + 1}
            </text>
          </g>
        );
      })}
      <LitSpans spans={layer.held} band={lanes.held} rows={view.rows} subject={subject} view={view} />
      {service && <LitSpans spans={layer.service} band={service} rows={1} subject={subject} view={view} />}
    </>
  );
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
