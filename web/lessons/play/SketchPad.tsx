// A curve is drawn by nine handles: with one stroke, with the keys, or as numbers. Once it is open, the measured curve
// stands beside the guess, and the gap between them stays.

import { type PointerEvent, useRef } from 'react';
import { fullName } from '../../bench/results/table.ts';
import { type Answer, HANDLES, HEIGHTS } from '../answers/answer.ts';
import { namedIn } from '../facts/facts.ts';
import { scaleOf, withUnit } from '../facts/shown.ts';
import { type CurvePoint, handlePlaces, heightAt, shareOf, stepOfHeight } from '../judge/curve.ts';
import type { SketchQuestion } from '../read/lesson.ts';
import styles from './SketchPad.module.css';
import { TypedNumber } from './TypedNumber.tsx';
import { useTableOf } from './useTableOf.ts';

const [WIDTH, HEIGHT] = [800, 360];
const MARGIN = { left: 56, right: 24, top: 32, bottom: 52 };

interface SketchPadProps {
  readonly question: SketchQuestion;
  readonly draft: Answer | null;
  readonly onDraft?: (draft: Answer) => void;
  /** What was measured, once the guess is given. */
  readonly curve?: readonly CurvePoint[] | null;
}

export function SketchPad({ question, draft, onDraft, curve = null }: SketchPadProps) {
  const isReady = useTableOf(question.scenario);
  const svg = useRef<SVGSVGElement>(null);
  const { low, high, over } = question;
  const x = (value: number) => MARGIN.left + shareOf(question, value) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (value: number) =>
    HEIGHT - MARGIN.bottom - ((value - low) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const places = handlePlaces(question);
  const steps = draft ?? places.map(() => Math.round(HEIGHTS / 2));
  const value = (number: number) =>
    isReady ? withUnit(number, 0, scaleOf(question.scenario, question.measure)) : `${number}`;
  const place = (number: number) =>
    isReady
      ? withUnit(number, 0, scaleOf(question.scenario, { first: over, by: null, second: null }))
      : `${number}`;
  const factor = isReady && scaleOf(question.scenario, question.measure).isPercent ? 100 : 1;
  const inUnit = (number: number) => `${Number((number * factor).toPrecision(3))}`;
  const nameOf = (name: string) => {
    const named = isReady ? namedIn(question.scenario, name) : null;
    return named === null ? '' : fullName(named);
  };
  const put = (at: number, step: number) =>
    onDraft?.(steps.map((old, other) => (other === at ? Math.min(HEIGHTS, Math.max(0, step)) : old)));
  const paint = (event: PointerEvent<SVGSVGElement>) => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined || onDraft === undefined) return;
    const share =
      (((event.clientX - box.left) / box.width) * WIDTH - MARGIN.left) / (WIDTH - MARGIN.left - MARGIN.right);
    const above = ((event.clientY - box.top) / box.height) * HEIGHT;
    const height =
      low + ((HEIGHT - MARGIN.bottom - above) / (HEIGHT - MARGIN.top - MARGIN.bottom)) * (high - low);
    const at = Math.round(share * (HANDLES - 1));
    if (at >= 0 && at < HANDLES) put(at, stepOfHeight(question, height));
  };
  // neither a guess nor a hand that makes one: axes to be drawn on elsewhere
  const hasGuess = draft !== null || onDraft !== undefined;
  const points = places.map((at, handle) => ({ x: at, y: heightAt(question, steps[handle] ?? 0) }));
  const ticks = Array.from({ length: 5 }, (_, at) => low + (at / 4) * (high - low));
  return (
    <div className={styles.pad}>
      <svg
        ref={svg}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.plot}
        data-pad=""
        data-drawn={draft !== null || undefined}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          paint(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) paint(event);
        }}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className={styles.grid}
              x1={MARGIN.left}
              x2={WIDTH - MARGIN.right}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text className={styles.word} x={MARGIN.left - 8} y={y(tick) + 5} textAnchor="end">
              {value(tick)}
            </text>
          </g>
        ))}
        {places.map(
          (at, handle) =>
            handle % 2 === 0 && (
              <text key={at} className={styles.word} x={x(at)} y={HEIGHT - 30} textAnchor="middle">
                {place(at)}
              </text>
            ),
        )}
        <text className={styles.axis} x={MARGIN.left} y={14}>
          {nameOf(question.measure.first)}
        </text>
        <text className={styles.axis} x={WIDTH - MARGIN.right} y={HEIGHT - 4} textAnchor="end">
          {nameOf(over)}
        </text>
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
          <path className={styles.guess} data-open={curve !== null || undefined} d={pathOf(points, x, y)} />
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
      </svg>
      {onDraft === undefined ? (
        <p className={styles.note}>
          {hasGuess && 'Dotted: your guess. '}
          {curve !== null && 'Green: measured, with its 95% interval. '}
          {hasGuess && curve !== null && 'Grey: the gap.'}
        </p>
      ) : (
        <fieldset className={styles.fields}>
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
                className={styles.typed}
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
