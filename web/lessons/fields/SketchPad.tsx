// The pad for a sketched curve with nine handles: drawn with one stroke, with keys, or as numbers. After the answer, the
// measured curve is drawn as well, with the gap between the two.

import type { CSSProperties } from 'react';
import { fullName } from '../../bench/results/table.ts';
import { namedIn } from '../facts/facts.ts';
import { NO_SCALE, type Scale, scaleOf, withUnit } from '../facts/shown.ts';
import { type CurvePoint, handlePlaces, handlesOf, heightAt, shareOf, stepOfHeight } from '../judge/curve.ts';
import { useTableOf } from '../parts/useTableOf.ts';
import { type Answer, HANDLES, HEIGHTS } from '../read/answer.ts';
import type { SketchQuestion } from '../read/lesson.ts';
import { AxisNames, Column, type Frame, Pad, Row } from './Pad.tsx';
import pad from './PadFields.module.css';
import styles from './SketchPad.module.css';
import { TypedNumber } from './TypedNumber.tsx';

interface SketchPadProps {
  readonly question: SketchQuestion;
  readonly draft: Answer | null;
  readonly onDraft?: (draft: Answer | null) => void;
  /** The measured curve, after the guess is given. */
  readonly curve?: readonly CurvePoint[] | null;
  /** Answers of others, to be drawn as well: those of a class. */
  readonly others?: readonly OtherSketch[];
}

interface OtherSketch {
  readonly answer: Answer;
  /** The letter of a pinned sketch; empty otherwise. */
  readonly pin: string;
}

export function SketchPad({ question, draft, onDraft, curve = null, others = [] }: SketchPadProps) {
  const isReady = useTableOf(question.scenario);
  const { low, high, over } = question;
  const places = handlePlaces(question);
  const steps = draft ?? places.map(() => Math.round(HEIGHTS / 2));
  const value = (number: number) =>
    isReady ? withUnit(number, 0, scaleOf(question.scenario, question.measure)) : `${number}`;
  const across = isReady ? scaleOf(question.scenario, { first: over, by: null, second: null }) : NO_SCALE;
  const place = (number: number) => withUnit(number, 0, across);
  const factor = isReady && scaleOf(question.scenario, question.measure).isPercent ? 100 : 1;
  const inUnit = (number: number) => `${Number((number * factor).toPrecision(3))}`;
  const nameOf = (name: string) => {
    const named = isReady ? namedIn(question.scenario, name) : null;
    return named === null ? '' : fullName(named);
  };
  const put = (at: number, step: number) =>
    onDraft?.(steps.map((old, other) => (other === at ? Math.min(HEIGHTS, Math.max(0, step)) : old)));
  const paint = (along: number, above: number) => {
    put(Math.round(along * (HANDLES - 1)), stepOfHeight(question, low + above * (high - low)));
  };
  // without a guess and without a way to draw one there are only axes: on paper, for example
  const hasGuess = draft !== null || onDraft !== undefined;
  const points = places.map((at, handle) => ({ x: at, y: heightAt(question, steps[handle] ?? 0) }));
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  return (
    <div className={pad.pad}>
      <Pad draft={draft} onDraft={onDraft} onDraw={onDraft && paint}>
        {(frame) => (
          <>
            {ticks.map((tick) => (
              <Row key={tick} frame={frame} at={tick} words={value(low + tick * (high - low))} />
            ))}
            {places.map(
              (at, handle) =>
                handle % 2 === 0 && (
                  <Column
                    key={at}
                    frame={frame}
                    at={shareOf(question, at)}
                    words={withUnit(at, 0, { ...across, unit: '' })}
                  />
                ),
            )}
            <AxisNames
              frame={frame}
              x={`${nameOf(over)}${inBrackets(across)}`}
              y={nameOf(question.measure.first)}
            />
            <Others {...{ frame, question, others }} />
            <Curves {...{ frame, question, curve, hasGuess }} points={points} isDrawn={draft !== null} />
          </>
        )}
      </Pad>
      {onDraft === undefined ? (
        <p className={pad.note}>
          {hasGuess && 'Dotted: your guess. '}
          {others.length > 0 && 'Thin lines: the answers. '}
          {curve !== null && 'Green: measured, with its 95% interval. '}
          {hasGuess && curve !== null && 'Grey: the gap.'}
        </p>
      ) : (
        <fieldset className={pad.fields} style={{ '--count': HANDLES } as CSSProperties}>
          <legend>Draw with one stroke, or set the nine values{factor === 100 ? ' (%)' : ''}</legend>
          {places.map((at, handle) => (
            <div key={at}>
              <span>{place(at)}</span>
              <input
                type="range"
                min={0}
                max={HEIGHTS}
                value={steps[handle] ?? 0}
                aria-label={`At ${place(at)}`}
                aria-valuetext={`${value(heightAt(question, steps[handle] ?? 0))} at ${place(at)}`}
                onChange={({ currentTarget }) => put(handle, currentTarget.valueAsNumber)}
              />
              <TypedNumber
                className={`field ${pad.typed}`}
                label={`At ${place(at)}`}
                value={draft === null ? '' : inUnit(heightAt(question, steps[handle] ?? 0))}
                onType={(number) => put(handle, stepOfHeight(question, number / factor))}
              />
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** The unit in brackets, for the axis's name: after each number it would run into the next one. */
function inBrackets({ unit, isPercent }: Scale): string {
  return unit === '' || isPercent ? '' : ` (${unit})`;
}

interface OthersProps {
  readonly frame: Frame;
  readonly question: SketchQuestion;
  readonly others: readonly OtherSketch[];
}

/** The answers of others; pinned ones are highlighted, with their letter at the end. */
function Others({ frame, question, others }: OthersProps) {
  const { low, high } = question;
  const x = (value: number) => frame.across(shareOf(question, value));
  const y = (value: number) => frame.upwards((value - low) / (high - low));
  return others.map(({ answer, pin }, at) => {
    const points = handlesOf(question, answer);
    const last = points.at(-1);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: answers have no names
      <g key={at} className={styles.other} data-pinned={pin === '' ? undefined : pin}>
        <path d={pathOf(points, x, y)} />
        {pin !== '' && last !== undefined && (
          <text x={x(last.x) + 8} y={y(last.y) + 5}>
            {pin}
          </text>
        )}
      </g>
    );
  });
}

interface CurvesProps {
  readonly frame: Frame;
  readonly question: SketchQuestion;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly curve: readonly CurvePoint[] | null;
  readonly isDrawn: boolean;
  readonly hasGuess: boolean;
}

/** The guess, and the measured curve. */
function Curves({ frame, question, points, curve, isDrawn, hasGuess }: CurvesProps) {
  const { low, high } = question;
  const x = (value: number) => frame.across(shareOf(question, value));
  const y = (value: number) => frame.upwards((value - low) / (high - low));
  return (
    <>
      {curve !== null && (
        <>
          {hasGuess && (
            <path
              className={styles.gap}
              d={`${pathOf(points, x, y)}${pathOf([...curve].reverse(), x, y, 'L')}Z`}
            />
          )}
          <path className={styles.band} d={bandOf(curve, x, y)} />
          <path className={styles.measured} d={pathOf(curve, x, y)} data-measured-curve="" />
        </>
      )}
      {hasGuess && (
        <path
          className={styles.guess}
          data-drawn={(isDrawn && curve === null) || undefined}
          d={pathOf(points, x, y)}
        />
      )}
      {(hasGuess ? points : []).map((point) => (
        <circle
          key={point.x}
          className={styles.handle}
          cx={x(point.x)}
          cy={y(point.y)}
          r={curve === null ? 9 : 5}
        />
      ))}
    </>
  );
}

type Place = (value: number) => number;

function pathOf(points: readonly { x: number; y: number }[], x: Place, y: Place, begin = 'M'): string {
  return points
    .map((point, at) => `${at === 0 ? begin : 'L'}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`)
    .join('');
}

function bandOf(curve: readonly CurvePoint[], x: Place, y: Place): string {
  const upper = curve.map((point) => ({ x: point.x, y: point.y + point.half }));
  const lower = curve.map((point) => ({ x: point.x, y: point.y - point.half })).reverse();
  return `${pathOf(upper, x, y)}${pathOf(lower, x, y, 'L')}Z`;
}
