// Every engine gives the same digits, under the strict content security policy. Pages are opened one after another in one
// browser; a test's name says what an engine cannot do.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/run.mjs';
import { MODULE_OF } from '../../sim-wasm/pkg/simulation.ts';
import { reorderedOrder, rtpCapture } from '../captures.ts';
import { LAB_TABLES } from '../laboratories.ts';
import type { Engine } from './engine.ts';
import { ENGINES } from './engines.ts';
import { type Host, startHost } from './host.ts';
import { expectAsPrinted, rest, shown } from './shown.ts';

let engine: Engine;
let host: Host;
let stopped = 0;

test.beforeAll(async () => {
  host = await startHost();
  const { name } = test.info().project;
  const start = ENGINES[name];
  if (start === undefined) throw new Error(`There is no engine ${name}.`);
  engine = await start();
});

test.afterAll(async () => {
  await engine?.close();
  host?.close();
});

test.beforeEach(() => {
  stopped = host.stopped();
});

test.afterEach(() => {
  expect(host.stopped(), 'reports of what the policy stopped').toBe(stopped);
});

async function open(link: string): Promise<void> {
  await engine.open(`${host.url}${link}`);
  await rest(engine);
}

/** Clicks the first button whose name has this beginning; false if there is none. */
function click(beginning: string): Promise<boolean> {
  return engine.run((beginning) => {
    const buttons = [...document.querySelectorAll('button')].filter((button) =>
      (button.getAttribute('aria-label') ?? button.textContent).startsWith(beginning),
    );
    buttons[0]?.click();
    return buttons.length > 0;
  }, beginning);
}

/** The text of the first element for a selector; empty if there is none. */
function text(selector: string): Promise<string> {
  return engine.run((selector) => document.querySelector(selector)?.textContent ?? '', selector);
}

const LABORATORIES = readdirSync(join(root, 'fixtures')).flatMap(
  (name) => /^(\w+)_digests\.txt$/.exec(name)?.[1] ?? [],
);

for (const lab of LABORATORIES) {
  test(`golden digests of ${lab}`, async () => {
    const [head = '', ...lines] = readFileSync(join(root, `fixtures/${lab}_digests.txt`), 'utf8')
      .trim()
      .split('\n');
    const fn = `${lab}_digest`;
    const name = Object.entries<string>(MODULE_OF).find(([key]) => key === fn)?.[1];
    await open('');
    const digests = await engine.run(
      async (script, wasm, fn, scenarios, measures) => {
        const module = await import(new URL(script, document.baseURI).href);
        await module.default({ module_or_path: wasm });
        return scenarios.map((scenario): string => `${scenario} ${module[fn](scenario, measures)}`);
      },
      `pkg/${name}.js`,
      host.asset(new RegExp(`^${name}_bg.*\\.wasm$`)),
      fn,
      lines.map((line) => line.split(' ')[0] ?? ''),
      // the names of the measures in the digests
      head.replace('measures: ', ''),
    );
    // without the models' version, which follows each digest
    expect(digests).toEqual(lines.map((line) => line.split(' ').slice(0, 2).join(' ')));
  });
}

for (const { id, params } of LAB_TABLES) {
  const link = `#/${id}?n=200&runs=2`;
  test(`${link} shows what the command line prints, and its first slider moves it there`, async () => {
    await open(link);
    await expectAsPrinted(engine, link);
    const slider = params.find(({ values, group }) => values.kind === 'number' && group === 'main');
    await engine.run((id) => {
      document.querySelector<HTMLElement>(`[data-parameter="${id}"] input[type="range"]`)?.focus();
      return null;
    }, slider?.id ?? '');
    await engine.press('ArrowRight');
    await rest(engine);
    const moved = await engine.run(() => location.hash);
    expect(moved).not.toBe(link);
    await expectAsPrinted(engine, moved);
  });
}

/** Drops a capture on the page, with its records repeated a number of times. */
function drop(capture: Buffer, times = 1): Promise<null> {
  return engine.run(
    (base64, times) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const records = Array.from({ length: times }, () => bytes.subarray(24));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes.subarray(0, 24), ...records], 'voice.pcap'));
      window.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
      return null;
    },
    capture.toString('base64'),
    times,
  );
}

test('a capture that is dropped is measured', async () => {
  await open('#/metrics?bench=trace');
  await drop(rtpCapture([1, 2, 4, 3, 5, 8, 7]));
  await expect.poll(async () => (await shown(engine)).received).toBe(7);
  expect(await shown(engine)).toMatchObject({ lost: 1, reordered_ratio: 2 / 7 });
});

/** Whether a second worker exists before the measures are shown; it holds a lock as long as it lives. */
function hasSecond(): Promise<boolean> {
  return engine.run(async () => {
    while (document.querySelector('main [data-measure]') === null) {
      const { held = [] } = await navigator.locks.query();
      if (held.some(({ name }) => name?.startsWith('lifetime'))) return true;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return false;
  });
}

test('a capture of 100 MB is read by two workers', async () => {
  await open('#/metrics?bench=trace');
  const capture = rtpCapture(reorderedOrder());
  const times = Math.ceil(100e6 / capture.length);
  await drop(capture, times);
  expect(await hasSecond()).toBe(true);
  await expect.poll(async () => (await shown(engine)).received).toBe(298);
  expect(await shown(engine)).toMatchObject({ lost: 2, duplicates: (times - 1) * 298 });
});

test('Try again asks the host again for a part that could not be loaded', async () => {
  await open(host.framed);
  const found = host.lose(/^FigureTable-.*\.js$/);
  expect(await click('Data')).toBe(true);
  await expect.poll(() => text('main [role="alert"]')).toContain('could not be loaded');
  found();
  expect(await click('Try again')).toBe(true);
  // Firefox and WebKit remember a failed import: only after a reload can the part be loaded
  await expect(async () => {
    const table = await text('dialog[open] table');
    const isWaiting = await engine.run(
      () => document.querySelector('main [role="alert"], [data-loading]') !== null,
    );
    if (table === '' && !isWaiting) await click('Data');
    expect(table).toContain('ta (ms)');
  }).toPass({ timeout: 60_000 });
});

test('works in a frame of another origin', async () => {
  await engine.open(host.frameUrl);
  await engine.enterFrame();
  await rest(engine);
  await expectAsPrinted(engine, host.framed);
});

test('the policy is heard: an inline style is stopped, and reported', async () => {
  await open('#/metrics?seq=1+2');
  const colour = await engine.run(() => {
    document.body.insertAdjacentHTML('beforeend', '<i id="inline" style="color: rgb(1, 2, 3)"></i>');
    const inline = document.querySelector('#inline');
    return inline ? getComputedStyle(inline).color : '';
  });
  expect(colour).not.toBe('rgb(1, 2, 3)');
  await expect.poll(() => host.stopped()).toBe(stopped + 1);
  stopped += 1;
});
