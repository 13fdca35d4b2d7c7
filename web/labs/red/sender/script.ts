// The text of the bench: an example of the link, or what was made of it by hand, which no link has.

import { useSyncExternalStore } from 'react';
import type { RedScenario } from '#pkg/params.ts';
import { EXAMPLES, type Example } from './examples.ts';

type ExampleId = RedScenario['example'];

interface Typed {
  readonly of: ExampleId;
  readonly lines: readonly string[];
}

// the figure, the sentence above it and its small picture are one bench, wherever they stand on the page
let typed: Typed | null = null;
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

export function useBench({ example }: Pick<RedScenario, 'example'>): Bench {
  const own = useSyncExternalStore(watch, () => typed);
  const at = useSyncExternalStore(watch, () => line);
  const isTyped = own?.of === example;
  const lines = isTyped ? own.lines : EXAMPLES[example].lines;
  return { ...EXAMPLES[example], lines, isTyped, at: Math.min(at, lines.length - 1) };
}

export function typeLines(of: ExampleId, lines: readonly string[]): void {
  typed = { of, lines: lines.length === 0 ? [''] : lines };
  changed();
}

export function takeBack(): void {
  typed = null;
  changed();
}

export function goToLine(at: number): void {
  line = at;
  changed();
}
