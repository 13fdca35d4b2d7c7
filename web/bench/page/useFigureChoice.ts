// Puts a figure on the stage, with the parameter values that it opens with.

import { useRef } from 'react';
import type { LabId } from '#pkg/params.ts';
import { useStore } from '../../scenario/react.tsx';
import { defaultsOf, valueIn } from '../../scenario/values.ts';
import type { FigureEntry } from '../context/figureEntry.ts';

/** Puts the figure of an id on the stage, as one step of the history. Values that the previous figure had set go back to their defaults, unless a reader has changed them. */
export function useFigureChoice(lab: LabId, figures: readonly FigureEntry[]): (id: string) => void {
  const store = useStore();
  /** Values that the previous figure has set. */
  const brought = useRef<FigureEntry['opensWith']>({});
  return (id) => {
    const now = store.scenario(lab);
    const usual = defaultsOf(lab);
    const left = Object.entries(brought.current ?? {}).filter(
      ([name, value]) => valueIn(now, name) === value,
    );
    const restored = Object.fromEntries(left.map(([name]) => [name, valueIn(usual, name)]));
    const before = { ...now, ...restored };
    const wanted = Object.entries(figures.find((entry) => entry.id === id)?.opensWith ?? {});
    brought.current = Object.fromEntries(
      wanted.filter(([name]) => valueIn(before, name) === valueIn(usual, name)),
    );
    store.setValues(lab, { ...restored, ...brought.current, fig: id }, { commit: true });
  };
}
