// The service worker, in every engine that allows one in a driven browser: without the server, every laboratory still opens. The
// page does not register it in a driven browser (docs/offline.md), so the test does.

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { SMALL_PAGES } from '../laboratories.ts';
import type { Engine } from './engine.ts';
import { ENGINES } from './engines.ts';
import { expectAsPrinted, rest } from './shown.ts';

let engine: Engine;

test.beforeAll(async () => {
  const start = ENGINES[test.info().project.name];
  if (start === undefined) throw new Error('There is no such engine.');
  engine = await start();
});

test.afterAll(async () => engine?.close());

/** Registers the service worker and waits until it has stored all files; returns why if it cannot. */
function keepAll(): Promise<string> {
  return engine.run(async () => {
    if (!('serviceWorker' in navigator)) return 'there are no service workers';
    await navigator.serviceWorker.register('sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const channel = new MessageChannel();
    const answered = new Promise<string>((resolve) => {
      channel.port1.onmessage = ({ data }) => resolve(String(data));
    });
    active?.postMessage('keep the rest', [channel.port2]);
    return answered;
  });
}

test('with the server gone every laboratory opens', async () => {
  const host = await serveFolder({ folder: join(root, 'dist'), port: 0, prefix: '/a/course/' });
  await engine.open(`${host.url}#/alf?n=30&runs=2`);
  await rest(engine);
  const kept = await keepAll();
  test.skip(kept === 'there are no service workers', kept);
  expect(kept).toBe('ready');
  host.close();
  for (const link of SMALL_PAGES) {
    await engine.open(`${host.url}${link}`);
    await rest(engine);
    await expectAsPrinted(engine, link);
  }
});
