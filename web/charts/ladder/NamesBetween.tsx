import { NOTE_SIZE, textWidth } from '../layout/text.ts';
import styles from './Ladder.module.css';
import { type LadderFrame, type Lanes, middleBaseline } from './lanes.ts';
import type { View } from './marks.ts';
import { type Diagram, type Layer, leavingIn, messagesIn, type Scene, type Slice, spansIn } from './scene.ts';

interface NamesBetweenProps {
  diagram: Diagram;
  lanes: Lanes;
  frame: LadderFrame;
  view: View;
  names: Scene['names'];
}

interface Name {
  readonly name: string;
  readonly y: number;
  /** Whether the name stands at the lane's right end. */
  readonly isLate: boolean;
  /** The lane's marks between two times. */
  readonly marks: (layer: Layer, t0: number, t1: number) => readonly Slice[];
}

/** Names of lanes inside the lanes, where nothing is drawn there: for charts too narrow for names beside them. */
export function NamesBetween({ diagram, lanes, frame: { left, right }, view, names }: NamesBetweenProps) {
  const all: readonly Name[] = [
    {
      name: names.from,
      y: lanes.upper - 6,
      isLate: true,
      marks: ({ down }, t0, t1) => [leavingIn(down, t0, t1)],
    },
    {
      name: names.to,
      y: lanes.lower - 6,
      isLate: true,
      marks: ({ down }, t0, t1) => [messagesIn(down, t0, t1)],
    },
    {
      name: lanes.held.height > 8 ? names.held : '',
      y: middleBaseline([lanes.held]),
      isLate: false,
      marks: ({ held }, t0, t1) => held.map((spans) => spansIn(spans, t0, t1)),
    },
    {
      name: names.service,
      y: middleBaseline(lanes.services),
      isLate: false,
      marks: ({ service }, t0, t1) => [spansIn(service, t0, t1)],
    },
  ];
  const timeAt = (x: number) => view.t0 + ((x - view.left) / (view.right - view.left)) * (view.t1 - view.t0);
  const isFree = ({ name, isLate, marks }: Name) => {
    const width = textWidth(name, NOTE_SIZE) + 8;
    const [t0, t1] = isLate ? [timeAt(right - width), view.t1] : [view.t0, timeAt(left + width)];
    return name !== '' && diagram.layers.flatMap((layer) => marks(layer, t0, t1)).every(isEmpty);
  };
  return all.filter(isFree).map(({ name, y, isLate }) => (
    <text
      key={name}
      className={styles.lane}
      x={isLate ? right - 2 : left + 4}
      y={y}
      textAnchor={isLate ? 'end' : 'start'}
    >
      {name}
    </text>
  ));
}

function isEmpty([first, end]: Slice): boolean {
  return end <= first;
}
