// Looks of the throughput's curves: delay laws as in other figures, congestion controls in one family of colours,
// stacks in their own colours.

import { LAW_LOOKS } from '../../bench/results/laws.ts';
import { STACK_COLORS, STACK_DASHES } from '../../bench/results/stacks.ts';
import { paramsOf } from '../../scenario/values.ts';

interface CurveLook {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly dash?: string | undefined;
  readonly meaning?: string | undefined;
}

const FAMILY = [1, 2, 3, 4, 5, 6].map((nth) => `var(--stream-${nth})`);

export function lookOf({ param, value }: { readonly param: string; readonly value: string }): CurveLook {
  const named = { id: value, label: nameOf(param, value) };
  if (param === 'law' && value in LAW_LOOKS)
    return { ...named, ...LAW_LOOKS[value as keyof typeof LAW_LOOKS] };
  if (param === 'stack' && value in STACK_COLORS) {
    const stack = value as keyof typeof STACK_COLORS;
    return { ...named, color: STACK_COLORS[stack], dash: STACK_DASHES[stack] };
  }
  const place = optionsOf(param).findIndex(({ id }) => id === value);
  return { ...named, color: FAMILY[place % FAMILY.length] ?? '' };
}

/** Name of a parameter's value, as in the table of parameters. */
export function nameOf(param: string, value: string): string {
  return optionsOf(param).find(({ id }) => id === value)?.name ?? value;
}

function optionsOf(param: string): readonly { readonly id: string; readonly name: string }[] {
  const found = paramsOf('tcp').find(({ id }) => id === param);
  return found?.values.kind === 'choice' ? found.values.options : [];
}
