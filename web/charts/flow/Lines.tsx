import { useMemo } from 'react';
import { Discs } from '../frame/Discs.tsx';
import styles from './FlowLadder.module.css';
import type { FlowFrame, FlowView } from './frame.ts';
import { answerLine, type Line, packetLine, packetsByLook, pathOf } from './marks.ts';
import { type FlowScene, inSight, LOOK } from './scene.ts';

interface LinesProps {
  scene: FlowScene;
  frame: FlowFrame;
  view: FlowView;
  pinned: number | null;
  pointed: number | null;
}

/** In the order in which they are drawn: what matters lies on top. */
const CLASSES = [
  [LOOK.plain, 'plain'],
  [LOOK.underWay, 'plain'],
  [LOOK.overtaken, 'overtaken'],
  [LOOK.again, 'again'],
  [LOOK.needless, 'needless'],
  [LOOK.lost, 'lost'],
  [LOOK.late, 'late'],
] as const;

/** Packets there and acknowledgments back. */
export function Lines({ scene, frame, view, pinned, pointed }: LinesProps) {
  const answers = useMemo(() => {
    const { sent, arrival, duplicates } = scene.answers;
    const all = inSight({ sent, end: arrival }, view.range);
    const path = (which: (i: number) => boolean) =>
      pathOf(all.filter(which).map((i) => answerLine(scene.answers, frame, view, i)));
    const isDuplicate = (i: number) => {
      const count = duplicates[i] ?? 0;
      return count > 0 && count <= scene.threshold;
    };
    return { plain: path((i) => !isDuplicate(i)), duplicate: path(isDuplicate) };
  }, [scene, frame, view]);
  const packets = useMemo(() => {
    const groups = packetsByLook(scene, view);
    return CLASSES.map(([look, name]) => {
      const lines = (groups.get(look) ?? []).map((i) => packetLine(scene, frame, view, i));
      return { look, name, lines, path: pathOf(lines) };
    });
  }, [scene, frame, view]);
  return (
    <>
      <path className={styles.answer} d={answers.plain} />
      {packets.slice(0, 2).map(({ look, name, path }) => (
        <path key={look} className={styles[name]} d={path} />
      ))}
      <path className={styles.duplicate} d={answers.duplicate} />
      {packets.slice(2).map(({ look, name, path }) => (
        <path key={look} className={styles[name]} data-look={name} d={path} />
      ))}
      {[pointed, pinned].map((packet, at) =>
        packet === null || (at === 0 && packet === pinned) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: one pointed at, one pinned
          <Chosen key={at} {...{ scene, frame, view, packet }} />
        ),
      )}
      <Ends packets={packets} frame={frame} />
    </>
  );
}

function Chosen({ scene, frame, view, packet }: Omit<LinesProps, 'pinned' | 'pointed'> & { packet: number }) {
  const d = pathOf([packetLine(scene, frame, view, packet)]);
  return (
    <g data-transient="">
      <path className={styles.chosenHalo} d={d} />
      <path className={styles.chosen} data-look={scene.packets.look[packet]} d={d} />
    </g>
  );
}

interface Group {
  readonly look: number;
  readonly lines: readonly Line[];
}

/** What each packet comes to: a dot, a cross where it is lost, a ring where it is of no use. */
function Ends({ packets, frame }: { packets: readonly Group[]; frame: FlowFrame }) {
  const many = packets.reduce((count, { lines }) => count + lines.length, 0);
  const radius = frame.isMini || many > (frame.right - frame.left) / 5 ? 1.5 : 3;
  return packets.map(({ look, lines }) => {
    if (look === LOOK.underWay || lines.length === 0) return null;
    if (look === LOOK.lost) {
      const crosses = lines.map(({ x2, y2 }) => `M${x2 - 5} ${y2 - 5}l10 10m0 -10l-10 10`);
      return <path key={look} className={styles.cross} d={crosses.join('')} />;
    }
    const isLarge = look === LOOK.late || look === LOOK.needless;
    return (
      <Discs
        key={look}
        className={look === LOOK.needless ? styles.ring : styles.dot}
        data-look={look}
        places={lines.map(({ x2, y2 }) => [x2, y2])}
        radius={isLarge ? Math.max(radius, frame.isMini ? 2 : 4.5) : radius}
      />
    );
  });
}
