// The page as one file in every engine: opened from disk, and in a sandboxed frame that may only run scripts.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { singleFile } from '../../scripts/single.mjs';
import { SMALL_PAGES } from '../laboratories.ts';
import type { Engine } from './engine.ts';
import { ENGINES } from './engines.ts';
import { expectAsPrinted, rest } from './shown.ts';

const FILE = pathToFileURL(singleFile()).href;
const folder = mkdtempSync(join(tmpdir(), 'one-file-'));
let engine: Engine;

test.beforeAll(async () => {
  const start = ENGINES[test.info().project.name];
  if (start === undefined) throw new Error('There is no such engine.');
  engine = await start();
});

test.afterAll(async () => {
  await engine?.close();
  rmSync(folder, { recursive: true });
});

/** Clicks the bar's link to another laboratory. */
function follow(name: string): Promise<null> {
  return engine.run((name) => {
    const links = [...document.querySelectorAll<HTMLElement>('#laboratories a')];
    links.find(({ textContent }) => textContent === name)?.click();
    return null;
  }, name);
}

const title = () => engine.run(() => document.querySelector('main h1')?.textContent ?? '');

for (const link of SMALL_PAGES) {
  test(`${link} from disk shows what the command line prints`, async () => {
    await engine.open(FILE + link);
    await rest(engine);
    await expectAsPrinted(engine, link);
  });
}

test('from disk its links lead on', async () => {
  await engine.open(`${FILE}#/alf?n=30&runs=2`);
  await rest(engine);
  await follow('RED');
  await expect.poll(title).toBe('TCP over RED with reordering');
  expect(await engine.run(() => location.hash)).toContain('#/red');
});

test('in a frame that may only run scripts it shows the same, and its links lead on', async () => {
  const around = join(folder, 'around.html');
  const [link = ''] = SMALL_PAGES;
  const address = `${FILE}${link.replaceAll('&', '&amp;')}`;
  writeFileSync(
    around,
    `<!doctype html><title>A course</title><iframe sandbox="allow-scripts" width="1000" height="700" src="${address}"></iframe>`,
  );
  await engine.open(pathToFileURL(around).href);
  await engine.enterFrame();
  await rest(engine);
  await expectAsPrinted(engine, link);
  await follow('Measures');
  await expect.poll(title).toBe('Measures of reordering');
});
