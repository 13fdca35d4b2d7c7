// The numbers that a paper states about the scenario that a figure shows, and their marks in the figure.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { StatedNumber } from '#pkg/stated.ts';
import type { LegendItem } from '../../charts/figure/Legend.tsx';
import type { StatedMarks } from '../../charts/marks/Stated.tsx';
import { type AxisSpec, axisValue } from '../../charts/scales/axis.ts';
import { decode } from '../../scenario/decode.ts';
import { paramsOf, type Scenario, valueIn } from '../../scenario/values.ts';
import { placeInWords } from '../../sources/place.ts';

/** The parameters that a figure draws, which decide which of the paper's numbers belong into it. */
export interface Drawing {
  /** Parameters along the x axis: a number has its place there, whatever the scenario's values are. */
  readonly along?: readonly string[];
  /** The parameter of a family of curves, and the colour of each value's curve; undefined where a value has no curve. */
  readonly curves?: {
    readonly id: string;
    readonly colorOf: (value: string | number | null) => string | undefined;
  };
}

export interface DrawnNumber extends StatedNumber {
  /** The colour of the number's curve. */
  readonly color: string | undefined;
}

/** Parameters that are not compared: the paper's numbers come from runs and random numbers of its own. */
const OURS = ['runs', 'seed'];

/** The paper's numbers that belong into this figure: their scenario is this one, apart from the parameters that the figure shows along its axis or by curves. */
export function drawnIn<L extends LabId>(
  all: readonly StatedNumber[],
  lab: L,
  figure: string,
  scenario: Readonly<Scenarios[L]>,
  { along = [], curves }: Drawing,
): readonly DrawnNumber[] {
  return all.flatMap((number) => {
    const own = number.lab === lab ? valuesOf(number.link) : undefined;
    if (own === undefined || figureOf(number) !== figure) return [];
    const isOfThis = paramsOf(lab).every(({ id, group }) => {
      if (id === 'fig' || OURS.includes(id) || along.includes(id) || id === curves?.id) return true;
      if (group === 'figure' && !number.shown.includes(id)) return true;
      return valueIn(own, id) === valueIn(scenario, id);
    });
    const color = curves?.colorOf(valueIn(own, curves.id));
    return isOfThis && (curves === undefined || color !== undefined) ? [{ ...number, color }] : [];
  });
}

const read = new Map<string, Scenario['values'] | undefined>();

/** The parameter values of a link; cached, because figures ask at every move of a slider. */
function valuesOf(link: string): Scenario['values'] | undefined {
  if (!read.has(link)) read.set(link, decode(link).scenario?.values);
  return read.get(link);
}

/** The id of the figure that draws a number. */
export function figureOf({ link }: StatedNumber): string | number | null {
  return valueIn(valuesOf(link) ?? {}, 'fig');
}

/** The numbers as marks of a chart with two axes. */
export function marksOf(numbers: readonly DrawnNumber[], x: AxisSpec, y: AxisSpec): StatedMarks {
  const said = ({ words, color }: DrawnNumber, axis: AxisSpec, value: number) => ({
    value,
    label: `the paper: ${words} ${shortly(axis, value)}`,
    color: color ?? 'var(--text)',
    dash: '1 4',
    isStated: true,
  });
  const onePerLabel = <T extends { readonly label: string }>(items: readonly T[]) =>
    items.filter(({ label }, place) => items.findIndex((other) => other.label === label) === place);
  return {
    points: numbers.flatMap(({ x: at, y: height, color }) =>
      at === null || height === null
        ? []
        : [{ x: at, y: height, color, label: shortly({ ...y, unit: undefined }, height) }],
    ),
    levels: onePerLabel(
      numbers.flatMap((one) => (one.x === null && one.y !== null ? [said(one, y, one.y)] : [])),
    ),
    uprights: onePerLabel(
      numbers.flatMap((one) => (one.y === null && one.x !== null ? [said(one, x, one.x)] : [])),
    ),
  };
}

/** A number with the digits that the paper gives. */
function shortly(axis: AxisSpec, value: number): string {
  return axisValue({ ...axis, readout: axis.format?.endsWith('%') ? '.0%' : '~r' }, value);
}

/** The legend's entry for the rhombus of a stated number; none where there are no numbers. */
export function legendOf(numbers: readonly DrawnNumber[]): readonly LegendItem[] {
  if (numbers.length === 0) return [];
  const places = [...new Set(numbers.map(({ place }) => place))];
  // where the numbers are from several places, the sections are enough
  const sections = [...new Set(places.map((place) => place.split(',')[0]))];
  const first =
    places.length === 1
      ? placeInWords(places[0] ?? '').replace(/^S/, 's')
      : `section${sections.length === 1 ? '' : 's'} ${sections.join(', ')}`;
  return [
    {
      label: `stated in the paper, ${first}`,
      color: 'var(--text)',
      mark: 'rhombus',
      meaning: 'What the paper states as a number, in a table or in its text. Its curves are not copied.',
    },
  ];
}
