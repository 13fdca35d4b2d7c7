import { Decoration } from '../frame/Decoration.tsx';
import { stepValue } from '../frame/steps.ts';
import { NOTE_SIZE, textWidth } from '../frame/text.ts';
import styles from './FlowLadder.module.css';
import type { FlowFrame, FlowView } from './frame.ts';
import { DISC, duplicateDiscs, packetLine, shownNumbers } from './marks.ts';
import { type FlowScene, type FlowWords, inSight, LOOK } from './scene.ts';

/** What is said at the end of a packet. */
export interface Remark {
  readonly packet: number;
  readonly words: string;
}

interface MarkNamesProps {
  scene: FlowScene;
  frame: FlowFrame;
  view: FlowView;
  pinned: number | null;
  pointed: number | null;
  /** More lines than can be told apart. */
  isCrowded: boolean;
  remarks: readonly Remark[];
  withoutWords: string;
  words: FlowWords;
}

const NUMBERS: Readonly<Record<number, string>> = {
  [LOOK.late]: 'lateName',
  [LOOK.lost]: 'lostName',
  [LOOK.again]: 'againName',
  [LOOK.needless]: 'againName',
};

/** Numbers of packets, discs of duplicates, silences, and what is said beside marks. */
export function MarkNames(props: MarkNamesProps) {
  const { scene, frame, view, pinned, pointed, isCrowded, remarks, withoutWords, words } = props;
  const { sender, left, right } = frame;
  const isFirst = (i: number) => i === pinned || i === pointed;
  const numbers = shownNumbers(scene, view, (text) => textWidth(text, NOTE_SIZE, 600), isFirst).filter(
    ({ i }) => !isCrowded || isFirst(i) || NUMBERS[scene.packets.look[i] ?? 0] !== undefined,
  );
  const discs = duplicateDiscs(scene, frame, view);
  return (
    <Decoration>
      {numbers.map(({ i, x, text }) => (
        <text
          key={i}
          className={styles[isFirst(i) ? 'chosenName' : (NUMBERS[scene.packets.look[i] ?? 0] ?? 'number')]}
          x={x}
          y={sender - 7}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      {scene.silences.map(({ from, to }) => {
        const [x1, x2] = [Math.max(left, view.x(from)), Math.min(right, view.x(to))];
        const words = `silent for ${Math.round((to - from) * 1000)} ms`;
        if (x2 - x1 < 12) return null;
        return (
          <g key={from} data-silence="">
            <path className={styles.bracket} d={`M${x1} ${sender + 3}v7H${x2}v-7`} />
            {x2 - x1 > textWidth(words, NOTE_SIZE) + 8 && (
              <text className={styles.remark} x={(x1 + x2) / 2} y={sender + 25} textAnchor="middle">
                {words}
              </text>
            )}
          </g>
        );
      })}
      {discs.map(({ x, y, count, isLast }) => (
        <g key={`${x} ${y}`} data-duplicate={count}>
          <circle className={isLast ? styles.discFull : styles.disc} cx={x} cy={y} r={DISC / 2} />
          <text className={isLast ? styles.countFull : styles.count} x={x} y={y + 4.5} textAnchor="middle">
            {count}
          </text>
        </g>
      ))}
      <Remarks {...{ scene, frame, view, remarks }} />
      <WindowNames {...{ scene, frame, view, withoutWords, words }} />
    </Decoration>
  );
}

function Remarks({
  scene,
  frame,
  view,
  remarks,
}: Pick<MarkNamesProps, 'scene' | 'frame' | 'view' | 'remarks'>) {
  const visible = new Set(inSight(scene.packets, view.range));
  let end = frame.left;
  return remarks
    .filter(({ packet }) => visible.has(packet))
    .map(({ packet, words }) => ({ packet, words, at: packetLine(scene, frame, view, packet).x2 }))
    .sort((a, b) => a.at - b.at)
    .map(({ packet, words, at }) => {
      const width = textWidth(words, NOTE_SIZE, 600);
      const x = Math.min(frame.right - width, Math.max(frame.left, at + 6));
      if (at > frame.right || x < end) return null;
      end = x + width + 8;
      const name = NUMBERS[scene.packets.look[packet] ?? 0] ?? 'remark';
      return (
        <text key={packet} className={styles[name]} x={x} y={frame.released + 18}>
          {words}
        </text>
      );
    });
}

/** The greatest window and the one it ends with, at their stair; what the dashed one is of. */
function WindowNames({
  scene: { window, without },
  frame,
  view,
  withoutWords,
  words,
}: Pick<MarkNamesProps, 'scene' | 'frame' | 'view' | 'withoutWords' | 'words'>) {
  const [own, other] = [stepValue(window, view.range[1]), without && stepValue(without, view.range[1])];
  if (!Number.isFinite(own)) return null;
  const isApart = other !== null && Math.abs(view.y(other) - view.y(own)) > 42;
  // over the stair, if that is not where packets are spoken of
  const over = view.y(own) - 8;
  const isUnder = over - NOTE_SIZE < frame.released + 24;
  return (
    <>
      <text
        className={styles.windowName}
        x={frame.right - 4}
        y={isUnder ? view.y(own) + 19 : over}
        textAnchor="end"
      >
        {words.shownLevel(own)} {words.unit}
      </text>
      {isApart && (
        <text className={styles.remark} x={frame.right - 4} y={view.y(other) + 17} textAnchor="end">
          {withoutWords}
        </text>
      )}
    </>
  );
}
