// The text of the bench: an example, or lines typed in place of it. The link holds both.

import { useMemo, useSyncExternalStore } from 'react';
import { EXAMPLES, type Example } from '#pkg/examples.ts';
import type { RedScenario } from '#pkg/params.ts';
import { normalise } from '../../../scenario/grammar.ts';
import { useStore, useValue } from '../../../scenario/react.tsx';

type ExampleId = RedScenario['example'];

// module state: the figure, its leading sentence and its small picture show the same text, wherever they are on the
// page
let draft: readonly string[] | null = null;
let line = 0;
const watchers = new Set<() => void>();

function changed(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export interface Bench extends Example {
  readonly isTyped: boolean;
  /** The line that the cursor is in, from 0. */
  readonly at: number;
}

export function useBench(): Bench {
  // the current values, since typing continues from them
  const example = useValue('red', 'example');
  const acks = useValue('red', 'acks');
  const window = useValue('red', 'iw');
  const roundTrip = useValue('red', 'sample');
  const own = useSyncExternalStore(watch, () => draft);
  const at = useSyncExternalStore(watch, () => line);
  const lines = useMemo(() => shownLines(example, acks, own), [example, acks, own]);
  return {
    lines,
    window: window ?? EXAMPLES[example].window,
    roundTrip: roundTrip ?? EXAMPLES[example].roundTrip,
    isTyped: lines !== EXAMPLES[example].lines,
    at: Math.min(at, lines.length - 1),
  };
}

/** The lines as they were typed, as long as they mean the same as the link, which drops empty ones. */
function shownLines(example: ExampleId, acks: string, typed: readonly string[] | null): readonly string[] {
  if (typed !== null && textOf(example, typed) === acks) return typed;
  return acks === '' ? EXAMPLES[example].lines : acks.split(',');
}

/** The text as the link has it; empty for the example itself. */
function textOf(example: ExampleId, lines: readonly string[]): string {
  const text = normal(lines);
  return text === normal(EXAMPLES[example].lines) ? '' : text;
}

function isExample(id: string): id is ExampleId {
  return Object.hasOwn(EXAMPLES, id);
}

function normal(lines: readonly string[]): string {
  return normalise('lines', lines.join('\n')).text;
}

export function useTyping() {
  const store = useStore();
  return {
    type: (lines: readonly string[], commit: boolean) => {
      draft = lines.length === 0 ? [''] : lines;
      const { example } = store.scenario('red');
      store.set('red', { acks: textOf(example, draft) }, { commit });
      changed();
    },
    takeBack: () => {
      draft = null;
      store.set('red', { acks: '' }, { commit: true });
      changed();
    },
    /** Chooses another example, and drops the typed lines. */
    choose: (next: string) => {
      if (!isExample(next)) return;
      draft = null;
      store.set('red', { example: next, acks: '' }, { commit: true });
      changed();
    },
  };
}

export function goToLine(at: number): void {
  line = at;
  changed();
}
