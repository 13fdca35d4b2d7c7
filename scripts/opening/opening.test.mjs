import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { shortOf } from './plugin.mjs';
import { clock, time } from './time.mjs';

test('each preset has three letters of its own', () => {
  /** @type {{ link: string }[]} */
  const presets = JSON.parse(readFileSync(join(root, 'sim-wasm/cli/presets.json'), 'utf8'));
  const links = new Set(presets.map(({ link }) => link));
  expect(new Set([...links].map(shortOf)).size).toBe(links.size);
});

test('an hour passes as soon as nothing else is to be done, in the order in which things come due', async () => {
  /** @type {string[]} */
  const done = [];
  const say = (/** @type {unknown} */ what) => done.push(`${clock.now()} ${what}`);
  await new Promise((end) => {
    time.setTimeout(say, 3_600_000, 'hour');
    time.setTimeout(end, 3_600_001);
    time.requestAnimationFrame(() => say('frame'));
    time.clearTimeout(time.setTimeout(say, 5, 'never'));
    time.setTimeout(async () => {
      time.setImmediate(say, 'at once');
      await Promise.resolve();
      say('promise');
    });
  });
  expect(done).toEqual(['1 promise', '1 at once', '16 frame', '3600000 hour']);
});
