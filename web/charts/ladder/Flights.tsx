import { Decoration } from '../marks/Decoration.tsx';
import styles from './Ladder.module.css';
import type { LadderFrame } from './lanes.ts';
import { shareOf } from './lines.ts';
import type { View } from './marks.ts';
import { type Messages, messagesIn, type Scene } from './scene.ts';

/** With more dots than this, they would hide each other. */
const MOST = 400;

interface FlightsProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  time: number;
}

interface Dot {
  readonly key: string;
  readonly y: number;
  readonly color: string;
}

/** Messages under way at the cursor's time, each as a dot at its present place. */
export function Flights({ scene, frame, view, time }: FlightsProps) {
  const dots: Dot[] = [];
  scene.diagrams.forEach((diagram, d) => {
    const lanes = frame.diagrams[d];
    if (!lanes) return;
    for (const layer of diagram.layers) {
      const key = `${d} ${layer.id}`;
      collect(dots, `${key} down`, layer.down, lanes.upper, lanes.lower, time, scene);
      if (layer.up) collect(dots, `${key} up`, layer.up, lanes.lower, lanes.upper, time, scene);
    }
  });
  const x = view.x(time);
  return (
    <Decoration data-transient="">
      {dots.length <= MOST &&
        dots.map(({ key, y, color }) => (
          <circle key={key} className={styles.dot} cx={x} cy={y} r={4} fill={color} />
        ))}
    </Decoration>
  );
}

function collect(
  dots: Dot[],
  key: string,
  messages: Messages,
  start: number,
  stop: number,
  time: number,
  { looks }: Scene,
): void {
  const [first, end] = messagesIn(messages, time, time);
  if (end - first > MOST) return;
  for (let i = first; i < end; i += 1) {
    const [from, to] = [messages.from[i] ?? 0, messages.to[i] ?? 0];
    const share = (time - from) / (to - from);
    const look = looks[messages.look[i] ?? 0];
    if (!look || share > shareOf(look)) continue;
    dots.push({ key: `${key} ${i}`, y: start + share * (stop - start), color: look.color });
  }
}
