// Judges a placed point: over two parameters by the measured value there, among two measures by the direction from the known point.

import type { Matrix } from '../../charts/scales/matrix.ts';
import { capital } from '../../notation/capital.ts';
import { estimate } from '../../sim/estimate.ts';
import { type Facts, namedIn } from '../facts/facts.ts';
import { scaleOf, valuesOf, withUnit } from '../facts/shown.ts';
import type { Answer } from '../read/answer.ts';
import type { PointQuestion, Side, SurfaceQuestion } from '../read/lesson.ts';
import {
  atShares,
  bestOf,
  distance,
  linesAt,
  type Measured,
  nearestOn,
  type Place,
  placeOf,
  pointOf,
  runsAtPlace,
  sharesOf,
  surfaceOf,
} from './plane.ts';
import type { Level, Verdict } from './verdict.ts';

/** A value on a side of the plane in words: "50 ms". */
export function sideWords(scenario: string, { of, from, to }: Side, value: number): string {
  // as precise as a hand can place a point
  return withUnit(value, (to - from) / 20, scaleOf(scenario, { first: of, by: null, second: null }));
}

/** A point in words: "D = 50 ms and Ta = 10 ms". */
export function placeWords(
  question: Pick<SurfaceQuestion, 'scenario' | 'across' | 'up'>,
  { x, y }: Place,
): string {
  const side = (of: Side, value: number) =>
    `${symbolOf(question.scenario, of.of)} = ${sideWords(question.scenario, of, value)}`;
  return `${side(question.across, x)} and ${side(question.up, y)}`;
}

/** The symbol of a parameter or measure, or its name. */
export function symbolOf(scenario: string, name: string): string {
  const named = namedIn(scenario, name);
  if (named === null) return name;
  return named.symbol === '' ? named.name.toLowerCase() : named.symbol;
}

/** Shares of the best value: from GOOD on a value counts as measured, from FAIR on as near. */
const [GOOD, FAIR] = [0.9, 2 / 3];
/** A point within this distance of the right place counts as near, as a share of a side. */
const NEAR = 0.1;

/** The right place that is nearest to the placed point; null if the surface never takes the sought value. */
export function soughtPlace(question: SurfaceQuestion, matrix: Matrix, placed: Place): Place | null {
  if (typeof question.sought !== 'number') return bestOf(matrix, question.sought);
  const nearest = nearestOn(linesAt(question, matrix, question.sought), sharesOf(question, placed));
  return nearest === null ? null : atShares(question, nearest);
}

export function surfaceVerdict(facts: Facts, question: SurfaceQuestion, answer: Answer): Verdict | null {
  const placed = placeOf(question, answer);
  const runs = runsAtPlace(question, placed);
  facts.ask(runs);
  const values = valuesOf(facts, question.measure, runs);
  const matrix = surfaceOf(facts, question);
  if (values === null || matrix === null) return null;
  const { mean, ci95 } = estimate(values);
  const words = (value: number, half = 0) =>
    withUnit(value, half, scaleOf(question.scenario, question.measure));
  const there = `At your place it is ${words(mean, ci95 ?? 0)}`;
  const { sought } = question;
  if (typeof sought !== 'number') {
    const best = bestOf(matrix, sought);
    const measured = `${sought === 'max' ? 'Most' : 'Least'} at ${placeWords(question, best)}: ${words(best.value)}`;
    const level = levelOfValue(mean, best.value, sought);
    return {
      level,
      measured,
      compared: level === 'as measured' ? `${there}.` : `${there}, not ${words(best.value)}.`,
    };
  }
  const target = soughtPlace(question, matrix, placed);
  if (target === null)
    return { level: 'open', measured: `It is ${words(sought)} nowhere here`, compared: `${there}.` };
  const measured = capital(`${crossingsOf(question, matrix, sought).join('; ')}`);
  if (Math.abs(mean - sought) <= Math.max(ci95 ?? 0, question.within))
    return { level: 'as measured', measured, compared: `${there}.` };
  const isNear = distance(sharesOf(question, target), sharesOf(question, placed)) <= NEAR;
  return {
    level: isNear ? 'near' : 'other',
    measured,
    compared: `${there}. The nearest place with ${words(sought)} is ${placeWords(question, target)}.`,
  };
}

function levelOfValue(value: number, best: number, way: 'max' | 'min'): Level {
  const share = way === 'max' ? value / best : best / value;
  if (share >= GOOD) return 'as measured';
  return share >= FAIR ? 'near' : 'other';
}

/** Heights of the plane (shares) at which a sentence says where the contour of the sought value is. */
const ROWS = [0.25, 0.5, 0.75];

/** The contour of the sought value in words, at a few heights: "5% at D = 46 ms and Ta = 10 ms". */
function crossingsOf(question: SurfaceQuestion, matrix: Matrix, height: number): string[] {
  const words = withUnit(height, 0, scaleOf(question.scenario, question.measure));
  const lines = linesAt(question, matrix, height);
  const found = ROWS.flatMap((row) => {
    const crossing = crossingOf(lines, row);
    return crossing === null ? [] : [placeWords(question, atShares(question, { x: crossing, y: row }))];
  });
  if (found.length > 0) return [`${words} at ${found.join(', at ')}`];
  const [first] = lines.flat();
  return [`${words} at ${first === undefined ? '' : placeWords(question, atShares(question, first))}`];
}

/** The x (share) at which a line first crosses the height `row`; null if none does. */
function crossingOf(lines: readonly (readonly Place[])[], row: number): number | null {
  for (const line of lines) {
    for (let at = 1; at < line.length; at += 1) {
      const [a, b] = [line[at - 1], line[at]];
      if (a === undefined || b === undefined || a.y === b.y || (a.y - row) * (b.y - row) > 0) continue;
      return a.x + ((row - a.y) / (b.y - a.y)) * (b.x - a.x);
    }
  }
  return null;
}

/** Shares of a side: a guess within CLOSE is right, and a change within DEAD has no direction. */
const [CLOSE, DEAD] = [0.05, 0.03];

export function pointVerdict(facts: Facts, question: PointQuestion, answer: Answer): Verdict | null {
  const { scenario, against, across, up } = question;
  const found = pointOf(facts, question, scenario);
  const start = against === null ? undefined : pointOf(facts, question, against);
  if (found === null || start === null) return null;
  return judgedPoint(
    [
      { side: across, guess: placeOf(question, answer).x, ...alongX(found), start: start?.x },
      { side: up, guess: placeOf(question, answer).y, ...alongY(found), start: start?.y },
    ],
    (side, value, half) =>
      withUnit(value, half, scaleOf(scenario, { first: side.of, by: null, second: null })),
    (side) => namedIn(scenario, side.of)?.name.toLowerCase() ?? side.of,
  );
}

function alongX({ x, halfX }: Measured) {
  return { measured: x, half: halfX };
}

function alongY({ y, halfY }: Measured) {
  return { measured: y, half: halfY };
}

/** One coordinate of a point: guessed, measured with half its interval, and known before. */
interface Coordinate {
  readonly side: Side;
  readonly guess: number;
  readonly measured: number;
  readonly half: number;
  /** The coordinate of the point that is known before; undefined if there is none. */
  readonly start: number | undefined;
}

export function judgedPoint(
  coordinates: readonly Coordinate[],
  words: (side: Side, value: number, half: number) => string,
  name: (side: Side) => string,
): Verdict {
  const each = coordinates.map((coordinate) => {
    const { side, guess, measured, half, start } = coordinate;
    const length = side.to - side.from;
    const isClose = Math.abs(guess - measured) <= Math.max(CLOSE * length, half);
    const way = (value: number, dead: number) =>
      start === undefined || Math.abs(value - start) <= dead ? 0 : Math.sign(value - start);
    const dead = DEAD * length;
    const own = way(guess, dead);
    const isRightWay = isClose || (start !== undefined && own === way(measured, half));
    const stays = own === 0 && start !== undefined;
    return { ...coordinate, isClose, isRightWay, stays };
  });
  const measured = each
    .map(({ side, measured, half }) => `${name(side)} ${words(side, measured, half)}`)
    .join(', ');
  const said = each
    .filter(({ isClose }) => !isClose)
    .sort((a, b) => Number(a.isRightWay) - Number(b.isRightWay))
    .map(({ side, guess, measured, half, start, isRightWay, stays }) => {
      const own = words(side, guess, (side.to - side.from) / 20);
      const from = start === undefined ? '' : ` from ${words(side, start, half)}`;
      const went = isRightWay || stays ? 'goes' : 'goes the other way,';
      return `${capital(name(side))} ${went}${from} to ${words(side, measured, half)}; you ${stays ? 'left' : 'put'} it at ${own}.`;
    });
  const level = each.every(({ isClose }) => isClose)
    ? 'as measured'
    : each.every(({ isRightWay }) => isRightWay)
      ? 'near'
      : 'other';
  return { level, measured: capital(measured), compared: said.join(' ') };
}
