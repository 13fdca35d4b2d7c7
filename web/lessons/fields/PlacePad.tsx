// The pad for a point on a plane: placed with a tap, with keys, or as two numbers. After the answer, the measured point is
// drawn as well, with a line between the two.

import { fullName } from '../../bench/results/table.ts';
import { regionPath } from '../../charts/heat/bands.ts';
import { contourLevels } from '../../charts/heat/contourLines.ts';
import { type Facts, namedIn } from '../facts/facts.ts';
import { scaleOf, withUnit } from '../facts/shown.ts';
import { shareOf, xAt } from '../judge/curve.ts';
import { sideWords, soughtPlace } from '../judge/place.ts';
import {
  linesAt,
  type Measured,
  type Place,
  placeOf,
  placeStep,
  pointOf,
  surfaceOf,
  valueAt,
} from '../judge/plane.ts';
import { useFacts } from '../parts/factsContext.ts';
import { useTableOf } from '../parts/useTableOf.ts';
import { type Answer, PLACES } from '../read/answer.ts';
import type { PointQuestion, Runs, Side, SurfaceQuestion } from '../read/lesson.ts';
import { AxisNames, Column, type Frame, Pad, Row } from './Pad.tsx';
import pad from './PadFields.module.css';
import styles from './PlacePad.module.css';
import { TypedNumber } from './TypedNumber.tsx';

type PlaceQuestion = SurfaceQuestion | PointQuestion;

interface PlacePadProps {
  readonly question: PlaceQuestion;
  readonly draft: Answer | null;
  readonly onDraft?: (draft: Answer | null) => void;
  /** Whether the measured point or surface is shown. */
  readonly isOpen?: boolean;
  /** Answers of others, to be drawn as well: those of a class. */
  readonly others?: readonly Answer[];
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

export function PlacePad({ question, draft, onDraft, isOpen = false, others = [] }: PlacePadProps) {
  const { scenario } = question;
  const isReady = useTableOf(scenario);
  // the point that is known before the answer is shown with the question
  const facts = useFacts(startOf(question));
  const words = (side: Side, value: number) => (isReady ? sideWords(scenario, side, value) : `${value}`);
  const name = ({ of }: Side) => {
    const named = isReady ? namedIn(scenario, of) : null;
    return named === null ? of : fullName(named);
  };
  return (
    <div className={pad.pad}>
      <Pad draft={draft} onDraft={onDraft} onDraw={onDraft && ((x, y) => onDraft([step(x), step(y)]))}>
        {(frame) => (
          <>
            {isOpen && question.over === 'parameters' && <Surface {...{ frame, facts, question }} />}
            {TICKS.map((tick) => (
              <Row key={tick} frame={frame} at={tick} words={words(question.up, xAt(question.up, tick))} />
            ))}
            {TICKS.map((tick) => (
              <Column
                key={tick}
                frame={frame}
                at={tick}
                words={words(question.across, xAt(question.across, tick))}
              />
            ))}
            <AxisNames frame={frame} x={name(question.across)} y={name(question.up)} />
            <Marks {...{ frame, facts, question, draft, isOpen, others }} />
          </>
        )}
      </Pad>
      {onDraft === undefined ? (
        <p className={pad.note}>
          {legendOf(question, isReady, others.length > 0 ? 'class' : draft === null ? 'nobody' : 'own')}
        </p>
      ) : (
        <fieldset className={pad.sides}>
          <legend>Tap the place, or set its two values</legend>
          {(['across', 'up'] as const).map((key, index) => {
            const side = question[key];
            const own = draft?.[index] ?? Math.round(PLACES / 2);
            const put = (next: number) =>
              onDraft(
                [0, 1].map((other) => (other === index ? next : (draft?.[other] ?? Math.round(PLACES / 2)))),
              );
            const factor = isReady && scaleOf(scenario, asExpression(side.of)).isPercent ? 100 : 1;
            const unit = isReady ? unitWords(scenario, side) : '';
            return (
              <div key={key}>
                <span>{`${name(side)}${unit}`}</span>
                <TypedNumber
                  className={`field ${pad.typed}`}
                  label={name(side)}
                  value={draft === null ? '' : `${Number((valueAt(side, own) * factor).toPrecision(3))}`}
                  onType={(number) => put(placeStep(side, number / factor))}
                />
                <input
                  type="range"
                  min={0}
                  max={PLACES}
                  value={own}
                  aria-label={name(side)}
                  aria-valuetext={draft === null ? 'not placed yet' : words(side, valueAt(side, own))}
                  onChange={({ currentTarget }) => put(currentTarget.valueAsNumber)}
                />
              </div>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}

const asExpression = (first: string) => ({ first, by: null, second: null });

function unitWords(scenario: string, side: Side): string {
  const { unit, isPercent } = scaleOf(scenario, asExpression(side.of));
  return isPercent ? ' (%)' : unit === '' ? '' : ` (${unit})`;
}

function step(share: number): number {
  return Math.min(PLACES, Math.max(0, Math.round(share * PLACES)));
}

function startOf({ over, against }: PlaceQuestion): readonly Runs[] {
  return over === 'measures' && against !== null ? [{ scenario: against, against: null }] : [];
}

/** The position (px) of a point of the plane. */
function onPad({ across, upwards }: Frame, { across: right, up }: PlaceQuestion, { x, y }: Place): Place {
  return { x: across(shareOf(right, x)), y: upwards(shareOf(up, y)) };
}

function legendOf(question: PlaceQuestion, isReady: boolean, whose: 'own' | 'class' | 'nobody'): string {
  const own = { own: 'Cross: your guess. Dotted: the gap. ', class: 'Circles: the answers. ', nobody: '' }[
    whose
  ];
  if (question.over === 'measures') {
    const known = question.against === null ? '' : ' Square: what was known before.';
    return `${own}Green: measured, with its 95% intervals.${known}`;
  }
  const named = isReady ? namedIn(question.scenario, question.measure.first) : null;
  const what = named === null ? question.measure.first : named.name.toLowerCase();
  const line =
    typeof question.sought === 'number'
      ? ` The line: ${withUnit(question.sought, 0, scaleOf(question.scenario, question.measure))}.`
      : '';
  return `${own}Green: ${what}, the darker the more.${line}`;
}

function Cross({ at: { x, y } }: { at: Place }) {
  return (
    <g data-guess="">
      <path className={styles.halo} d={`M${x - 10} ${y}H${x + 10}M${x} ${y - 10}V${y + 10}`} />
      <path className={styles.cross} d={`M${x - 10} ${y}H${x + 10}M${x} ${y - 10}V${y + 10}`} />
    </g>
  );
}

interface MarksProps {
  readonly frame: Frame;
  readonly facts: Facts;
  readonly question: PlaceQuestion;
}

interface AllMarksProps extends MarksProps {
  readonly draft: Answer | null;
  readonly isOpen: boolean;
  readonly others: readonly Answer[];
}

function Marks({ draft, isOpen, others, ...at }: AllMarksProps) {
  const { frame, question } = at;
  const placed = (answer: Answer): Place => onPad(frame, question, placeOf(question, answer));
  const guess = draft === null ? null : placed(draft);
  return (
    <>
      {others.map((answer, each) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers of a class have no names
        <circle key={each} className={styles.other} cx={placed(answer).x} cy={placed(answer).y} r={6} />
      ))}
      <Known {...at} guess={guess} />
      {isOpen && <Sought {...at} draft={draft} guess={guess} />}
      {guess !== null && <Cross at={guess} />}
    </>
  );
}

/** The point that is known before the answer, with a line to the guess. */
function Known({ frame, facts, question, guess }: MarksProps & { guess: Place | null }) {
  const [start] = startOf(question);
  const found =
    start === undefined || question.over !== 'measures' ? null : pointOf(facts, question, start.scenario);
  if (found === null) return null;
  const { x, y } = onPad(frame, question, found);
  return (
    <>
      {guess !== null && <path className={styles.way} d={`M${x} ${y}L${guess.x} ${guess.y}`} />}
      <rect className={styles.known} x={x - 7} y={y - 7} width={14} height={14} data-known="" />
    </>
  );
}

/** The measured surface as filled contours, darker with height, and the contour of the sought value. */
function Surface({ frame, facts, question }: MarksProps & { question: SurfaceQuestion }) {
  const { across, upwards, area } = frame;
  const matrix = surfaceOf(facts, question);
  if (matrix === null) return null;
  const all = Array.from(matrix.values);
  const ground = {
    x: (value: number) => across(shareOf(question.across, value)),
    y: (value: number) => upwards(shareOf(question.up, value)),
    area,
  };
  const { sought } = question;
  return (
    <>
      {contourLevels(Math.min(...all), Math.max(...all)).map((level) => (
        <path key={level} className={styles.height} d={regionPath(matrix, level, ground)} />
      ))}
      {typeof sought === 'number' &&
        linesAt(question, matrix, sought).map((line) => (
          <path
            key={`${line[0]?.x} ${line[0]?.y}`}
            className={styles.line}
            data-measured-line=""
            d={line
              .map(
                ({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${across(x).toFixed(1)} ${upwards(y).toFixed(1)}`,
              )
              .join('')}
          />
        ))}
    </>
  );
}

/** The measured point, or the nearest right place, with its 95% intervals and a line to the guess. */
function Sought({
  frame,
  facts,
  question,
  draft,
  guess,
}: MarksProps & { draft: Answer | null; guess: Place | null }) {
  const found = soughtOf(facts, question, draft);
  if (found === null) return null;
  const { x, y } = onPad(frame, question, found);
  const { area } = frame;
  const [dx, dy] =
    'halfX' in found
      ? [
          halfLength(question.across, found.x, found.halfX, area.right - area.left),
          halfLength(question.up, found.y, found.halfY, area.bottom - area.top),
        ]
      : [0, 0];
  return (
    <g data-measured-place="">
      {guess !== null && <path className={styles.gap} d={`M${guess.x} ${guess.y}L${x} ${y}`} />}
      <path className={styles.interval} d={`M${x - dx} ${y}H${x + dx}M${x} ${y - dy}V${y + dy}`} />
      <circle className={styles.measured} cx={x} cy={y} r={7} />
    </g>
  );
}

function soughtOf(facts: Facts, question: PlaceQuestion, draft: Answer | null): Place | Measured | null {
  if (question.over === 'measures') return pointOf(facts, question, question.scenario);
  const matrix = surfaceOf(facts, question);
  if (matrix === null) return null;
  // without a guess there is no nearest place on a contour
  if (draft === null && typeof question.sought === 'number') return null;
  return soughtPlace(question, matrix, placeOf(question, draft ?? [0, 0]));
}

/** Half the width of an interval on the pad (px). */
function halfLength(side: Side, value: number, half: number, room: number): number {
  return (room * Math.abs(shareOf(side, value + half) - shareOf(side, value - half))) / 2 || 0;
}
