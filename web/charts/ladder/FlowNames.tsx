import { useMemo } from 'react';
import { LABEL_SIZE, NOTE_SIZE, textWidth } from '../layout/text.ts';
import { Decoration } from '../marks/Decoration.tsx';
import { stepValue } from '../scales/steps.ts';
import type { FlowFrame, FlowView } from './flowFrame.ts';
import type { SceneOfFlow } from './flowScene.ts';
import styles from './Ladder.module.css';
import type { Line } from './lines.ts';
import { railsOf } from './marks.ts';
import { messageLine } from './pick.ts';

interface FlowNamesProps {
  scene: SceneOfFlow;
  frame: FlowFrame;
  view: FlowView;
}

/** Discs of duplicate acknowledgments, the sender's silences, and words beside marks. */
export function FlowNames({ scene, frame, view }: FlowNamesProps) {
  const { sender, left, right } = frame;
  const discs = useMemo(() => duplicateDiscs(scene, frame, view), [scene, frame, view]);
  return (
    <Decoration>
      {scene.flow.silences.map(({ from, to }) => {
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
      <Remarks {...{ scene, frame, view }} />
      <LevelNames {...{ scene, frame, view }} />
    </Decoration>
  );
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly isLast: boolean;
}

/** Room that a disc takes (px). */
const DISC = 18;
/** A disc is tried at this many places along its acknowledgment's line. */
const DEEP = 5;

/**
 * Discs that count duplicate acknowledgments where they arrive, up to the one that is taken for a loss. That one always
 * has the first place; another without room beside it moves down its own line.
 */
function duplicateDiscs({ diagrams, flow }: SceneOfFlow, frame: FlowFrame, view: FlowView): Disc[] {
  const {
    answers: { duplicates, arrival },
    threshold,
  } = flow;
  const [layer] = diagrams[0]?.layers ?? [];
  const [lanes] = frame.diagrams;
  if (!layer?.up || !lanes) return [];
  const found: { readonly line: Line; readonly count: number }[] = [];
  for (let i = 0; i < arrival.length; i += 1) {
    const count = duplicates[i] ?? 0;
    const at = arrival[i] ?? 0;
    if (count < 1 || count > threshold || at < view.t0 || at > view.t1) continue;
    found.push({ line: messageLine(layer.up, i, ...railsOf('up', layer, lanes), view), count });
  }
  const kept: Disc[] = [];
  // the deciding ones are placed first, then those right before them
  for (const { line, count } of found.sort((a, b) => b.count - a.count)) {
    for (let down = 0; down < DEEP; down += 1) {
      const y = frame.sender + 14 + down * DISC;
      const share = (y - line.y1) / (line.y2 - line.y1);
      const x = down === 0 ? line.x2 : line.x1 + share * (line.x2 - line.x1);
      const isFree = kept.every((other) => Math.hypot(other.x - x, other.y - y) >= DISC);
      if (!isFree || x < frame.left || y > frame.released - DISC) continue;
      kept.push({ x, y, count, isLast: count === threshold });
      break;
    }
  }
  return kept;
}

/** The remarks on packets, as many as have room. */
function remarksOf({ scene: { diagrams, remarks }, frame, view }: FlowNamesProps) {
  const down = diagrams[0]?.layers[0]?.down;
  let free = frame.left;
  return remarks
    .map(({ packet, words }) => {
      const line = down && messageLine(down, packet, frame.sender, frame.receiver, view);
      return { packet, words, at: line?.x2 ?? Number.NaN };
    })
    .filter(({ at }) => at >= frame.left && at <= frame.right)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ packet, words, at }) => {
      const width = textWidth(words, NOTE_SIZE, 600);
      const x = Math.min(frame.right - width, Math.max(frame.left, at + 6));
      if (x < free) return [];
      free = x + width + 8;
      return [{ packet, words, x, end: x + width }];
    });
}

/** Remarks, each in the colour of its packet. */
function Remarks(props: FlowNamesProps) {
  const { scene, frame, view } = props;
  const down = scene.diagrams[0]?.layers[0]?.down;
  return remarksOf(props).map(({ packet, words, x }) => (
    <text
      key={packet}
      className={styles.markName}
      fill={view.looks[down?.look[packet] ?? 0]?.color}
      x={x}
      y={frame.released + REMARK}
    >
      {words}
    </text>
  ));
}

/** Distance from the line where packets are released down to the remarks (px). */
const REMARK = 18;

/**
 * Baseline of the words for the level at the end of the stair: above the stair if that is clear of remarks, otherwise
 * below it; null where neither has room.
 */
export function levelWordsAt(
  stair: number,
  from: number,
  { released, bottom }: Pick<FlowFrame, 'released' | 'bottom'>,
  remarkEnds: readonly number[],
): number | null {
  const [over, under] = [stair - 8, stair + 19];
  const isBelowRemarks = over - NOTE_SIZE >= released + REMARK + 6;
  if (isBelowRemarks) return over;
  if (under <= bottom - 4) return under;
  const isBesideRemarks = over - NOTE_SIZE >= released && remarkEnds.every((end) => end + 8 <= from);
  return isBesideRemarks ? over : null;
}

/** Words at the right end of the stairs: the last level in sight, and the name of the dashed level. */
function LevelNames(props: FlowNamesProps) {
  const {
    scene: { flow, words },
    frame,
    view,
  } = props;
  const { window, without } = flow;
  const [own, other] = [stepValue(window, view.range[1]), without && stepValue(without, view.range[1])];
  if (!Number.isFinite(own)) return null;
  const isApart = other !== null && Math.abs(view.y(other) - view.y(own)) > 42;
  const shown = words.shownLevel(own);
  const text = `${shown} ${shown === '1' ? words.unit.replace(/s$/, '') : words.unit}`;
  const end = frame.right - 4;
  const remarkEnds = remarksOf(props).map((one) => one.end);
  const down = levelWordsAt(view.y(own), end - textWidth(text, LABEL_SIZE, 600), frame, remarkEnds);
  return (
    <>
      {down !== null && (
        <text className={styles.windowName} x={end} y={down} textAnchor="end">
          {text}
        </text>
      )}
      {isApart && (
        <text className={styles.remark} x={end} y={view.y(other) + 17} textAnchor="end">
          {words.without ?? 'left alone'}
        </text>
      )}
    </>
  );
}
