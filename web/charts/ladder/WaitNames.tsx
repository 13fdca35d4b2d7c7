import { Decoration } from '../marks/Decoration.tsx';
import styles from './Ladder.module.css';
import type { LadderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import type { Scene } from './scene.ts';
import { lessName, waitNames } from './waitNames.ts';

interface WaitNamesProps {
  scene: Scene;
  frame: LadderFrame;
  view: View;
  /** The film's time: what happens later is not named. Null without a film. */
  cursor: number | null;
}

/**
 * Names each reason to wait once, with a line to one of its bars, and the time saved where a layer ends sooner than
 * another.
 */
export function WaitNames({ scene, frame, view, cursor }: WaitNamesProps) {
  const less = scene.diagrams.flatMap(({ layers }, d) =>
    layers.map((layer, at) => lessName(layer, frame.diagrams[d]?.services[at], view)),
  );
  return (
    <Decoration>
      {waitNames(scene, frame, view)
        .filter(({ from }) => cursor === null || from < cursor)
        .map(({ words, color, x, y, isBefore, line }) => (
          <g key={words}>
            <path d={`M${line[0]} ${y - 4.5}H${line[1]}`} stroke={color} />
            <text
              className={styles.markName}
              x={x}
              y={y}
              fill={color}
              textAnchor={isBefore ? 'end' : 'start'}
            >
              {words}
            </text>
          </g>
        ))}
      {less.map(
        (one) =>
          one !== null &&
          (cursor === null || cursor >= one.until) && (
            <text
              key={one.y}
              className={styles.markName}
              x={one.x}
              y={one.y}
              fill={one.color}
              textAnchor="middle"
              data-less=""
            >
              {one.words}
            </text>
          ),
      )}
    </Decoration>
  );
}
