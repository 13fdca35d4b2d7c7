// The pad for a guessed distribution: its bars share twenty parts of 5% each, set with mouse or finger, with keys, or as
// numbers. After the answer, the measured shares are drawn behind the guess.

import type { CSSProperties } from 'react';
import { fullName } from '../../bench/results/table.ts';
import { namedIn } from '../facts/facts.ts';
import { type Share, withParts } from '../judge/bars.ts';
import { useTableOf } from '../parts/useTableOf.ts';
import { type Answer, PARTS } from '../read/answer.ts';
import type { Bar, BarsQuestion } from '../read/lesson.ts';
import styles from './BarPad.module.css';
import { AxisNames, Column, type Frame, Pad, Row } from './Pad.tsx';
import pad from './PadFields.module.css';
import { TypedNumber } from './TypedNumber.tsx';

interface BarPadProps {
  readonly question: BarsQuestion;
  readonly draft: Answer | null;
  readonly onDraft?: (draft: Answer | null) => void;
  /** The measured shares, after the guess is given. */
  readonly shares?: readonly Share[] | null;
  /** Answers of others, to be drawn as well: those of a class. */
  readonly others?: readonly Answer[];
}

/** The share at the top of the axis; 1 if a bar is higher. */
const USUAL = 0.6;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** A bar's width as a share of its column's. */
const WIDE = 0.7;

export function BarPad({ question, draft, onDraft, shares = null, others = [] }: BarPadProps) {
  const isReady = useTableOf(question.scenario);
  const { bars, measure, ofPackets, scenario } = question;
  const parts = draft ?? bars.map(() => 0);
  const heights = [...parts, ...others.flat()].map((own) => own / PARTS);
  const top = Math.max(...heights, ...(shares ?? []).map(({ share }) => share)) > USUAL ? 1 : USUAL;
  const middle = (at: number) => (at + 0.5) / bars.length;
  const placed = parts.reduce((sum, own) => sum + own, 0);
  const put = (at: number, wanted: number) => onDraft?.(withParts(parts, at, wanted));
  const paint = (along: number, above: number) => {
    const at = Math.min(bars.length - 1, Math.floor(along * bars.length));
    put(at, Math.round(above * top * PARTS));
  };
  const named = isReady && measure !== null ? namedIn(scenario, measure.first) : null;
  return (
    <div className={pad.pad}>
      <Pad draft={draft} onDraft={onDraft} onDraw={onDraft && paint}>
        {(frame) => (
          <>
            {TICKS.map((tick) => (
              <Row key={tick} frame={frame} at={tick} words={`${Math.round(100 * tick * top)}%`} />
            ))}
            {bars.map(
              ({ words }, at) =>
                (!frame.isNarrow || at % 2 === 0) && (
                  <Column key={words} frame={frame} at={middle(at)} words={words} />
                ),
            )}
            <AxisNames
              frame={frame}
              x={ofPackets?.axis ?? (named === null ? '' : fullName(named))}
              y={ofPackets === null ? 'Share of runs' : 'Share of packets'}
            />
            <Bars {...{ frame, bars, top, shares, others }} parts={draft} />
          </>
        )}
      </Pad>
      {onDraft === undefined ? (
        <p className={pad.note}>
          {others.length > 0 ? 'Lines: the answers. ' : draft !== null && 'Dotted: your guess. '}
          {shares !== null && 'Green: measured, with its 95% interval.'}
        </p>
      ) : (
        <>
          <fieldset className={pad.fields} style={{ '--count': bars.length } as CSSProperties}>
            <legend>Draw the bars, or set their shares (%)</legend>
            {bars.map(({ words }, at) => (
              <div key={words}>
                <span>{words}</span>
                <input
                  type="range"
                  min={0}
                  max={PARTS}
                  value={parts[at] ?? 0}
                  aria-label={words}
                  aria-valuetext={`${percent(parts[at])}%`}
                  onChange={({ currentTarget }) => put(at, currentTarget.valueAsNumber)}
                />
                <TypedNumber
                  className={`field ${pad.typed}`}
                  label={words}
                  value={draft === null ? '' : `${percent(parts[at])}`}
                  onType={(number) => put(at, Math.round((number / 100) * PARTS))}
                />
              </div>
            ))}
          </fieldset>
          <p className={pad.note} role="status">
            {placed < PARTS
              ? `${percent(PARTS - placed)}% left to place: all bars together are 100%.`
              : 'All 100% are placed. A bar that grows takes from the highest one.'}
          </p>
        </>
      )}
    </div>
  );
}

interface BarsProps {
  readonly frame: Frame;
  readonly bars: readonly Bar[];
  /** The share at the upper end of the axis. */
  readonly top: number;
  readonly parts: Answer | null;
  readonly shares: readonly Share[] | null;
  readonly others: readonly Answer[];
}

function Bars({ frame: { across, upwards }, bars, top, parts, shares, others }: BarsProps) {
  const middle = (at: number) => across((at + 0.5) / bars.length);
  const width = (WIDE * (across(1) - across(0))) / bars.length;
  const rect = (at: number, share: number) => ({
    x: middle(at) - width / 2,
    width,
    y: upwards(share / top),
    height: upwards(0) - upwards(share / top),
  });
  return (
    <>
      {shares?.map(({ share, half }, at) => (
        <g key={bars[at]?.words} data-measured-bar="">
          <rect className={styles.measured} {...rect(at, share)} />
          <line
            className={styles.interval}
            x1={middle(at)}
            x2={middle(at)}
            y1={upwards(Math.max(0, share - half) / top)}
            y2={upwards(Math.min(top, share + half) / top)}
          />
        </g>
      ))}
      {others.map((answer, each) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: answers of a class have no names
          key={each}
          className={styles.other}
          d={answer
            .map((own, at) => {
              const { x, width, y } = rect(at, own / PARTS);
              return `M${x} ${y}h${width}`;
            })
            .join('')}
        />
      ))}
      {parts?.map((own, at) => (
        <rect
          key={bars[at]?.words}
          className={styles.guess}
          data-open={shares !== null || undefined}
          {...rect(at, own / PARTS)}
        />
      ))}
    </>
  );
}

function percent(parts = 0): number {
  return (100 * parts) / PARTS;
}
