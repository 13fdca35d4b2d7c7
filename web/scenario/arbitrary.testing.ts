// Arbitrary valid scenarios for property tests, generated from the parameter table.

import fc from 'fast-check';
import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { normalise } from './grammar.ts';
import { isKept, keptText } from './kept.ts';
import { fromPairs, paramsOf, settle, type Value } from './values.ts';

function arbitraryValue({ values }: Param, lab: LabId): fc.Arbitrary<Value> {
  switch (values.kind) {
    case 'number': {
      const number = fc
        .double({ min: values.min, max: values.max, noNaN: true })
        .map((value) => settle(values, value));
      return values.default === null ? fc.option(number) : number;
    }
    case 'choice':
      return fc.constantFrom(...values.options.map(({ id }) => id));
    case 'text': {
      if (values.grammar === 'kept') return fc.oneof(fc.constant(''), arbitraryKept(lab, values.maxLength));
      if (values.grammar === 'quantiles') return arbitraryQuantiles(values.maxLength);
      const item = fc
        .tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 99 }))
        .map(([adu, attempt]) => `${adu}.${attempt}`);
      const separator = values.grammar === 'sequence' ? ' ' : ',';
      return fc
        .array(item, { maxLength: Math.floor(values.maxLength / 9) })
        .map((items) => normalise(values.grammar, items.join(separator)).text);
    }
  }
}

/** The text of a table of quantiles, whose delays rise with their percentages. */
function arbitraryQuantiles(maxLength: number): fc.Arbitrary<string> {
  const rising = (most: number, steps: number) =>
    fc
      .array(fc.integer({ min: 0, max: most * steps }), { minLength: 6, maxLength: 6 })
      .map((all) => all.sort((a, b) => a - b).map((value) => value / steps));
  return fc
    .tuple(rising(100, 1e4), rising(1000, 1e3), fc.nat({ max: 6 }))
    .map(([percents, delays, count]) =>
      percents.slice(0, count).map((percent, i) => `${percent}:${delays[i]}`),
    )
    .map((items) => normalise('quantiles', items.join(',')).text)
    .map((text) => (text.length > maxLength ? '' : text));
}

/** The text of a kept scenario, as the page writes it. */
function arbitraryKept(lab: LabId, maxLength: number): fc.Arbitrary<string> {
  const params = paramsOf(lab).filter(isKept);
  return fc
    .tuple(...params.map((param) => arbitraryValue(param, lab)))
    .map((values) =>
      keptText(lab, fromPairs(lab, new Map(params.map((param, at) => [param.id, values[at] ?? null])))),
    )
    .map((text) => (text.length > maxLength ? '' : text));
}

export function arbitraryScenario<L extends LabId>(lab: L): fc.Arbitrary<Scenarios[L]> {
  const params = paramsOf(lab);
  return fc
    .tuple(...params.map((param) => arbitraryValue(param, lab)))
    .map((values) => fromPairs(lab, new Map(params.map((param, at) => [param.id, values[at] ?? null]))));
}
