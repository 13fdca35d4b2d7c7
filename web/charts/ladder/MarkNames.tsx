import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import styles from './Ladder.module.css';
import type { LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import { messageLine } from './pick.ts';
import { type Messages, messagesIn, type Scene } from './scene.ts';

interface MarkNamesProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  /** The film's time: messages sent later are not named. Null without a film. */
  cursor: number | null;
}

/** Names the first mark of each kind, which replaces a legend. */
export function MarkNames({ scene, frame, view, cursor }: MarkNamesProps) {
  const [diagram] = scene.diagrams;
  const [lanes] = frame.diagrams;
  if (!diagram || !lanes || lanes.lower - lanes.upper < 2 * NOTE_SIZE) return null;
  const named = diagram.layers.flatMap(({ down, up }) => [
    ...namesIn(down, lanes.upper, lanes.lower, scene, view, cursor),
    ...(up === null ? [] : namesIn(up, lanes.lower, lanes.upper, scene, view, cursor)),
  ]);
  return (
    <Decoration>
      {named.map(({ name, color, x, y }, i) =>
        named.findIndex((other) => other.name === name) === i ? (
          <text key={name} className={styles.markName} x={x} y={y} fill={color}>
            {name}
          </text>
        ) : null,
      )}
    </Decoration>
  );
}

function namesIn(
  messages: Messages,
  start: number,
  stop: number,
  scene: Scene,
  view: View,
  cursor: number | null,
) {
  const found = new Set<string>();
  const names: { name: string; color: string; x: number; y: number }[] = [];
  const [first, end] = messagesIn(messages, view.t0, view.t1);
  const crosses = Array.from({ length: end - first }, (_, at) => at + first)
    .filter((i) => scene.looks[messages.look[i] ?? 0]?.cross)
    .map((i) => messageLine(messages, i, start, stop, view))
    .map(({ x2, y2 }): readonly [number, number] => [x2, y2]);
  for (let i = first; i < end; i += 1) {
    const look = scene.looks[messages.look[i] ?? 0];
    if (look?.name === undefined || found.has(look.name)) continue;
    if (cursor !== null && (messages.from[i] ?? 0) >= cursor) continue;
    const { x1, y1, x2, y2 } = messageLine(messages, i, start, stop, view);
    const width = textWidth(look.name, NOTE_SIZE, 600);
    // beside its cross and any crosses next to it, or beside the middle of its line
    const [x, y] = look.cross
      ? [besideCrosses([x2, y2], width, crosses), y2 + 5]
      : [(x1 + x2) / 2 + 14, (y1 + y2) / 2 - 2];
    if (x < view.left || x + width > view.right) continue;
    found.add(look.name);
    names.push({ name: look.name, color: look.color, x, y });
  }
  return [...names, ...reportIn(messages, start, stop, view, cursor)];
}

/** The name of the first report of a loss, beside the line to the retransmission that it causes. */
function reportIn(messages: Messages, start: number, stop: number, view: View, cursor: number | null) {
  const { from, to, again, report } = messages;
  if (again === undefined || report === undefined) return [];
  const width = textWidth(report.name, NOTE_SIZE, 600);
  for (let i = 0; i < again.length; i += 1) {
    const next = again[i] ?? -1;
    const [leaves, comes] = [to[i] ?? 0, from[next] ?? 0];
    if (next < 0 || (cursor !== null && leaves >= cursor)) continue;
    // beside the middle of the line, as for other names
    const x = (view.x(leaves) + view.x(comes)) / 2 + 10;
    if (view.x(leaves) < view.left || x + width > view.right) continue;
    return [{ name: report.name, color: report.color, x, y: (start + stop) / 2 + 14 }];
  }
  return [];
}

/** Distance from a cross to its name, and half the size of a cross (px). */
const [ASIDE, HALF] = [11, 6];

/** Left end of a name behind a cross, and behind further crosses that the name's halo would hide. */
export function besideCrosses(
  [at, height]: readonly [number, number],
  width: number,
  crosses: readonly (readonly [number, number])[],
): number {
  const near = crosses.filter(([, y]) => Math.abs(y - height) < NOTE_SIZE).map(([x]) => x);
  let x = at + ASIDE;
  for (const other of near.sort((a, b) => a - b)) {
    if (other + HALF > x - 3 && other - HALF < x + width) x = Math.max(x, other + ASIDE);
  }
  return x;
}
