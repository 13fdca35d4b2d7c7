// Arbitrary valid scenarios for property tests, generated from the parameter table.

import fc from 'fast-check';
import type { LabId, Param, Scenarios } from '#pkg/params.ts';
import { normalise } from './grammar.ts';
import { fromPairs, paramsOf, settle, type Value } from './values.ts';

function arbitraryValue({ values }: Param): fc.Arbitrary<Value> {
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
      const item = fc
        .tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 99 }))
        .map(([adu, attempt]) => `${adu}.${attempt}`);
      const separator = values.grammar === 'transmissions' ? ',' : ' ';
      return fc
        .array(item, { maxLength: Math.floor(values.maxLength / 9) })
        .map((items) => normalise(values.grammar, items.join(separator)).text);
    }
  }
}

export function arbitraryScenario<L extends LabId>(lab: L): fc.Arbitrary<Scenarios[L]> {
  const params = paramsOf(lab);
  return fc
    .tuple(...params.map(arbitraryValue))
    .map((values) => fromPairs(lab, new Map(params.map((param, at) => [param.id, values[at] ?? null]))));
}
