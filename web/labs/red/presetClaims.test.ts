// What the titles of presets claim, computed with few runs.

import { expect, test } from 'vitest';
import { red_points, red_replications } from '#pkg/red.js';
import { measureIn, measuresOf } from '../../bench/results/table.ts';
import { encodeModel } from '../../scenario/encode.ts';
import { fromPairs } from '../../scenario/values.ts';
import { estimate } from '../../sim/estimate.ts';
import { changeOf } from './frontier/change.ts';
import type { FrontierPoint } from './frontier/lines.ts';
import { outcomesOf, savingOf } from './frontier/saving.ts';
import './modelRun.testing.ts';
import { PRESETS } from './presets.ts';
import { numbersOf } from './source.ts';

const RUNS = 4;

function presetOf(id: string) {
  const found = PRESETS.flatMap(({ presets }) => presets).find((preset) => preset.id === id);
  if (found === undefined) throw new Error(`There is no preset ${id}.`);
  return found;
}

function textOf(id: string, change: Readonly<Record<string, string | number>> = {}): string {
  const values = { ...presetOf(id).values, runs: RUNS, ...change };
  return encodeModel('red', fromPairs('red', new Map(Object.entries(values))));
}

function rowsOf(text: string): readonly Float64Array[] {
  const width = measuresOf('red').length;
  return Array.from({ length: RUNS }, (_, run) => {
    const replication = red_replications(text, run, 1);
    while (replication.step(1_000_000) < 1);
    return replication.result().slice(0, width);
  });
}

function pointOf(text: string, setting: number): FrontierPoint {
  const rows = rowsOf(text);
  const of = (measure: Parameters<FrontierPoint['value']>[0]) =>
    rows.map((row) => measureIn('red', row, measure));
  return {
    setting,
    runs: RUNS,
    estimate: (measure) => estimate(of(measure)),
    value: (measure, run) => of(measure)[run] ?? Number.NaN,
  };
}

/** Every curve of the preset's frontiers, a point for each setting. */
function frontiersOf(id: string): ReadonlyMap<string, readonly FrontierPoint[]> {
  const { points } = red_points('frontier', textOf(id));
  const listed = points.filter(({ name }) => name.startsWith('tau-'));
  return new Map(
    [...new Set(listed.map(({ name }) => name))].map((name) => [
      name,
      listed
        .filter((point) => point.name === name)
        .map((point) => pointOf(point.scenarios[0] ?? '', numbersOf(point).setting)),
    ]),
  );
}

/** ms, at equal use of the link; of the settings at which the undisturbed queue has that use. */
function savedBy(frontiers: ReturnType<typeof frontiersOf>, name: string): readonly number[] {
  const base = frontiers.get('tau-0') ?? [];
  return (frontiers.get(name) ?? []).flatMap((point) => {
    const saving = savingOf(outcomesOf(point, RUNS), base);
    return saving === null || saving === 'beyond' ? [] : [saving.saved.mean];
  });
}

test('shuffling shortens the queue at the same threshold too', () => {
  const [shuffled, plain] = [{}, { tau: 0 }].map((change) => pointOf(textOf('shuffled', change), 16));
  if (!shuffled || !plain) throw new Error('There are two points.');
  const change = changeOf(outcomesOf(shuffled, RUNS), outcomesOf(plain, RUNS));
  expect(change?.wait.mean).toBeLessThan(-1);
  expect(change?.use.mean).toBeGreaterThan(0.03);
});

test('with spaced drops shuffling costs: no title says that it gains', () => {
  const frontiers = frontiersOf('wait');
  const saved = ['tau-2', 'tau-4'].flatMap((name) => savedBy(frontiers, name));
  expect(saved.length).toBeGreaterThan(4);
  expect(Math.max(...saved)).toBeLessThan(0);
  expect(presetOf('wait').claim).toContain('costs');
  expect(presetOf('wait').claim + presetOf('wait').note).not.toMatch(/gain|improve/);
});

test('a queue below the threshold loses as many packets as the preset says', () => {
  const said = Number(presetOf('pmin').note.match(/one in (\d+)/)?.[1]);
  // two senders never fill a queue of 128
  const { mean } = pointOf(textOf('pmin', { minth: 128, flows: 2 }), 128).estimate('red_drop_ratio');
  expect(mean * said).toBeGreaterThan(0.8);
  expect(mean * said).toBeLessThan(1.25);
});
