// Scenarios derived from a link (with a kept one, with another value) keep what the link opens.

import { expect, test } from 'vitest';
import { decode, keptOf } from '../../scenario/decode.ts';
import { loadTable } from '../../scenario/tables.ts';
import { withValue } from './facts.ts';
import { withKept } from './withKept.ts';

const scenarioOf = (link: string) => {
  const { scenario } = decode(link);
  if (scenario === undefined) throw new Error(link);
  return scenario;
};

test.each([
  ['#/red', '#/red?tau=0'],
  ['#/red?tau=4', '#/red'],
  ['#/red?minth=48', '#/red?minth=48&tau=2'],
  ['#/metrics', '#/metrics?seq=1+2+3'],
  // a kept value that contains the separator of kept values
  ['#/alf?lose=4', '#/alf?lose=4,5&w=8'],
])('%s beside %s: both are what their links open', async (scenario, against) => {
  await loadTable('red');
  await loadTable('alf');
  await loadTable('metrics');
  const { lab, values } = scenarioOf(withKept({ scenario, against }));
  expect({ ...values, keep: '' }).toEqual({ ...scenarioOf(scenario).values, keep: '' });
  const kept = keptOf(lab, values as never) as Readonly<Record<string, unknown>> | null;
  expect(kept).not.toBeNull();
  const other = scenarioOf(against).values as unknown as Readonly<Record<string, unknown>>;
  for (const id of ['tau', 'minth', 'lose', 'w', 'seq']) expect(kept?.[id]).toEqual(other[id]);
});

test('another value leaves what a link without parameters opens', async () => {
  await loadTable('red');
  const tau = (link: string) => (scenarioOf(link).values as unknown as { readonly tau: number }).tau;
  expect(tau('#/red')).toBe(2);
  expect(tau(withValue('#/red', 'minth', 24))).toBe(2);
  expect(tau(withValue('#/red?ps=0.01', 'minth', 24))).toBe(0);
});
