// Loads the paper's numbers when the link asks for them; without them the figure is otherwise the same.

import { startTransition, useEffect, useMemo, useState } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import type { StatedNumber } from '#pkg/stated.ts';
import { valueIn } from '../../scenario/values.ts';
import { type Drawing, type DrawnNumber, drawnIn } from './stated.ts';

let known: readonly StatedNumber[] | null = null;

/** The paper's numbers that belong into a figure of this scenario; none unless the link asks for them. */
export function useStated<L extends LabId>(
  lab: L,
  figure: string,
  scenario: Readonly<Scenarios[L]>,
  drawing: Drawing,
): readonly DrawnNumber[] {
  const isAsked = valueIn(scenario, 'stated') === 'show';
  const [all, setAll] = useState(known);
  useEffect(() => {
    if (!isAsked || all !== null) return;
    let isShown = true;
    import('#pkg/stated.ts').then(
      ({ STATED }) => {
        known = STATED;
        if (isShown) startTransition(() => setAll(STATED));
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isAsked, all]);
  const numbers = isAsked && all !== null ? drawnIn(all, lab, figure, scenario, drawing) : NONE;
  // the same array while the numbers are the same: charts lay out again for a new array
  const key = numbers.map(({ claim, name, color }) => `${claim} ${name} ${color}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells
  return useMemo(() => numbers, [key]);
}

const NONE: readonly DrawnNumber[] = [];
