// The numbers that a paper states of what a figure shows now, and how the figure draws them.

import type { LabId, Scenarios } from '#pkg/params.ts';
import type { StatedNumber } from '#pkg/stated.ts';
import type { LegendItem } from '../../charts/figure/Legend.tsx';
import type { Stated } from '../../charts/marks/Stated.tsx';
import { type AxisSpec, axisValue } from '../../charts/scales/axis.ts';
import { decode } from '../../scenario/decode.ts';
import { paramsOf, type Scenario, valueIn } from '../../scenario/values.ts';
import { placeInWords } from '../../sources/place.ts';

/** What a figure draws, as far as it decides which numbers belong into it. */
export interface Drawing {
  /** Parameters along the axis across: whatever they are now, the number has its place there. */
  readonly along?: readonly string[];
  /** The parameter of which the figure has a curve for several values, and the colour of each; undefined where there is none. */
  readonly curves?: {
    readonly id: string;
    readonly colorOf: (value: string | number | null) => string | undefined;
  };
}

export interface DrawnNumber extends StatedNumber {
  /** Of its curve. */
  readonly color: string | undefined;
}

/** How often, and from which random numbers on: the paper's numbers are none of ours. */
const OURS = ['runs', 'seed'];

/** The paper's numbers that have a place in this figure: those whose scenario is this one, but for what the figure shows along an axis or by curves. */
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

/** A figure asks with every move of a slider. */
function valuesOf(link: string): Scenario['values'] | undefined {
  if (!read.has(link)) read.set(link, decode(link).scenario?.values);
  return read.get(link);
}

/** The figure that draws it. */
export function figureOf({ link }: StatedNumber): string | number | null {
  return valueIn(valuesOf(link) ?? {}, 'fig');
}

/** As charts with two axes draw them. */
export function marksOf(numbers: readonly DrawnNumber[], x: AxisSpec, y: AxisSpec): Stated {
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

/** As the paper writes it, with the digits that it has. */
function shortly(axis: AxisSpec, value: number): string {
  return axisValue({ ...axis, readout: axis.format?.endsWith('%') ? '.0%' : '~r' }, value);
}

/** What the rhombus means; nothing where there is none. */
export function legendOf(numbers: readonly DrawnNumber[]): readonly LegendItem[] {
  if (numbers.length === 0) return [];
  const places = [...new Set(numbers.map(({ place }) => place))];
  // of several places the section is enough
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
