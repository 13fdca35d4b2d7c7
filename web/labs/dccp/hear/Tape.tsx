// A tape: a disc that plays and pauses it, the voice's loudness as bars, a crack for each gap in the voice, and a
// playing head.

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { CALM, useMedia } from '../../../charts/layout/useMedia.ts';
import { useSize } from '../../../charts/layout/useSize.ts';
import { inkOf } from '../../../charts/marks/ink.ts';
import type { SideLook } from '../sides.ts';
import { cracksIn, delayWords, missingWords, silentIn } from './frames.ts';
import styles from './Tapes.module.css';
import { SECONDS } from './useVoice.ts';

const HEIGHT = 26;
/** Height under the last tape for the labels of the seconds (px). */
const AXIS = 20;
const TIMES = Array.from({ length: SECONDS + 1 }, (_, at) => at);
/** Least width of a crack that can be seen (px). */
const CRACK = 3.4;
/** Width from which on the label of the last second has room for its words (px). */
const WIDE = 500;
/** Step of the head where readers want no animation, s. */
const JUMP = 0.1;

interface TapeProps {
  readonly side: SideLook;
  readonly frames: readonly boolean[];
  /** Points of the score that delay costs, which cannot be heard in a tape; null where they are unknown. */
  readonly delayCost: number | null;
  /** Loudness of the voice, from 0 to 1, from its start to its end. */
  readonly bars: readonly number[];
  /** Place of the head at rest, s. */
  readonly head: number;
  readonly isPlaying: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Place in the sound that plays, s; null in silence. */
  readonly time: () => number | null;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  readonly onStep: (frames: 1 | -1) => void;
}

export function Tape(props: TapeProps) {
  const { side, frames, delayCost, isPlaying, isFirst, onToggle, onStep } = props;
  const { id, label, color } = side;
  const silent = silentIn(frames);
  const words = `${missingWords(silent.length, frames.length)}${delayWords(delayCost)}`;
  const onKey = (event: KeyboardEvent) => {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(step);
  };
  return (
    <div className={styles.tape} data-voice={id} data-silent={silent.join(' ')} data-frames={frames.length}>
      <p className={styles.words}>
        {isFirst && <strong data-text="">Hear it</strong>}
        <b data-text="" style={{ color: inkOf(color) }}>
          {label}
        </b>
        <span data-text="">{words}</span>
      </p>
      {typeof AudioContext !== 'undefined' && (
        <button
          type="button"
          className={styles.disc}
          aria-pressed={isPlaying}
          aria-label={`Play: ${label}, ${words}`}
          title="Space plays and pauses, left and right move by a frame of 20 ms"
          onClick={onToggle}
          onKeyDown={onKey}
        >
          <svg viewBox="-18 -18 36 36" aria-hidden="true">
            <circle r="17" />
            <path
              className={styles.sign}
              d={isPlaying ? 'M-6 -7h4v14h-4zM2 -7h4v14h-4z' : 'M-5 -8l13 8l-13 8z'}
            />
          </svg>
        </button>
      )}
      <Strip {...props} />
    </div>
  );
}

function Strip({ side, frames, bars, head, isPlaying, isLast, time, onMove }: TapeProps) {
  const [ref, { width }] = useSize();
  const place = useRef<SVGGElement>(null);
  const isCalm = useMedia(CALM);
  const x = (seconds: number) => (width * seconds) / SECONDS;
  const move = useRef((_: number) => {});
  move.current = (seconds) => place.current?.setAttribute('transform', `translate(${x(seconds)} 0)`);
  useEffect(() => {
    if (!isPlaying) {
      move.current(head);
      return;
    }
    let frame = 0;
    const follow = () => {
      const now = time() ?? 0;
      move.current(isCalm ? Math.floor(now / JUMP) * JUMP : now);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, head, time, isCalm]);
  const onPress = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width: shown } = event.currentTarget.getBoundingClientRect();
    onMove((SECONDS * (event.clientX - left)) / Math.max(1, shown));
  };
  const each = width / Math.max(1, bars.length);
  const lines = bars.map((loud, i) => {
    const reach = Math.max(0.5, (loud * (HEIGHT - 6)) / 2);
    return `M${((i + 0.5) * each).toFixed(1)} ${(HEIGHT / 2 - reach).toFixed(1)}v${(2 * reach).toFixed(1)}`;
  });
  const perFrame = width / Math.max(1, frames.length);
  return (
    <div ref={ref} className={styles.strip}>
      {width > 0 && (
        <svg
          data-layer=""
          width={width}
          height={HEIGHT + (isLast ? AXIS : 0)}
          aria-hidden="true"
          // a click, not a touch: a finger that comes down may be about to scroll the page
          onClick={onPress}
        >
          <rect width={width} height={HEIGHT} fill={side.color} />
          <path className={styles.voice} d={lines.join('')} />
          <path
            className={styles.crack}
            d={cracksIn(frames)
              .map(([from, to]) => crack(from * perFrame, Math.max(CRACK, (to - from) * perFrame)))
              .join('')}
          />
          {isLast && <Seconds x={x} width={width} />}
          <g
            ref={place}
            data-transient=""
            visibility={isPlaying || head > 0 ? undefined : 'hidden'}
            transform={`translate(${x(head)} 0)`}
          >
            <path className={styles.line} d={`M0 -3v${HEIGHT + 6}`} />
            <path className={styles.tip} d="M-5 -8h10l-5 7z" />
          </g>
        </svg>
      )}
    </div>
  );
}

/** Path of a crack through the whole height of the tape, with rough edges. */
function crack(left: number, width: number): string {
  const [l, r] = [left.toFixed(1), (left + width).toFixed(1)];
  const third = HEIGHT / 3;
  return `M${l} 0l-1.2 ${third}l2 ${third}l-0.8 ${third}H${r}l0.8 -${third}l-2 -${third}l1.2 -${third}z`;
}

function Seconds({ x, width }: { x: (seconds: number) => number; width: number }) {
  return (
    <g className={styles.axis}>
      {TIMES.map((at) => (
        <g key={at} transform={`translate(${x(at)} ${HEIGHT})`}>
          <path className={styles.tick} d="M0 0v4" />
          <text
            className={styles.second}
            y={17}
            textAnchor={at === 0 ? 'start' : at === SECONDS ? 'end' : 'middle'}
          >
            {at === SECONDS ? `${at} s${width >= WIDE ? ' of voice' : ''}` : at}
          </text>
        </g>
      ))}
    </g>
  );
}
