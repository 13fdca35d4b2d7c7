// The custom element in a page of another origin, in every engine: it reports the shown scenario, and opens a given one.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { measuresOf, oos } from '../oos.ts';
import type { Engine } from './engine.ts';
import { ENGINES } from './engines.ts';

let engine: Engine;

test.beforeAll(async () => {
  const start = ENGINES[test.info().project.name];
  if (start === undefined) throw new Error('There is no such engine.');
  engine = await start();
});

test.afterAll(async () => engine?.close());

/** The mean of each measure that the element reports when it shows this scenario; null if it does not. */
function told(scenario: string): Promise<Record<string, number> | null> {
  return engine.run((scenario) => {
    const element = document.querySelector('out-of-sequence');
    const measures: Record<string, { mean: number }> | null = element && Reflect.get(element, 'measures');
    if (!element || !measures || Reflect.get(element, 'scenario') !== scenario) return null;
    return Object.fromEntries(Object.entries(measures).map(([id, { mean }]) => [id, mean]));
  }, scenario);
}

test('the element tells scenario and measures, and opens another scenario without an entry in the history', async () => {
  const cors = { 'access-control-allow-origin': '*' };
  const product = await serveFolder({ folder: join(root, 'dist'), port: 0, prefix: '/oos/', headers: cors });
  const folder = mkdtempSync(join(tmpdir(), 'embed-'));
  const link = '#/alf?n=30&runs=2';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>A course</title><script type="module" src="${product.url}oos-embed.js"></script>
    <out-of-sequence src="${link}" sliders="ta" height="own" style="inline-size: 640px"></out-of-sequence>`,
  );
  const course = await serveFolder({ folder, port: 0 });
  await engine.open(course.url);
  const expected = (scenario: string) =>
    Object.fromEntries(Object.entries(measuresOf(oos('run', scenario))).map(([id, { mean }]) => [id, mean]));
  await expect.poll(() => told(link)).not.toBeNull();
  expect(expected(link)).toMatchObject((await told(link)) ?? {});
  const entries = await engine.run(() => history.length);
  const other = `${link}&w=8`.replace('?n=30&runs=2&w=8', '?w=8&n=30&runs=2');
  await engine.run((other) => {
    document.querySelector('out-of-sequence')?.setAttribute('src', other);
    return null;
  }, other);
  await expect.poll(() => told(other)).not.toBeNull();
  expect(expected(other)).toMatchObject((await told(other)) ?? {});
  expect(await engine.run(() => history.length)).toBe(entries);
  expect(
    await engine.run(() => document.querySelector('out-of-sequence')?.clientHeight ?? 0),
  ).toBeGreaterThan(240);
  product.close();
  course.close();
  rmSync(folder, { recursive: true });
});
