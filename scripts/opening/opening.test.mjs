import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { addressLetters, equalSentences } from './plugin.mjs';
import { clock, time } from './time.mjs';

test('each preset has three letters of its own', () => {
  /** @type {{ link: string }[]} */
  const presets = JSON.parse(readFileSync(join(root, 'sim-wasm/cli/presets.json'), 'utf8'));
  const links = new Set(presets.map(({ link }) => link));
  expect(new Set([...links].map(addressLetters)).size).toBe(links.size);
});

test('two presets of a laboratory that open on the same sentence are told, and unfinished ones are not', () => {
  const [third, other] = ['a transfer ends 33% sooner.', 'packets wait 12 ms less.'];
  expect(equalSentences(['#/alf', '#/alf?family=w', '#/red'], [third, third, other])).toEqual([
    '#/alf',
    '#/alf?family=w',
  ]);
  expect(equalSentences(['#/alf', '#/alf?w=8', '#/red'], [third, other, third])).toBeNull();
  expect(
    equalSentences(['#/alf?w=8', '#/alf?w=4'], ['It ends 3% sooner so far.', 'It ends 3% sooner so far.']),
  ).toBeNull();
  expect(equalSentences(['#/alf?w=8', '#/alf?w=4'], ['With 10% loss, …', 'With 10% loss, …'])).toBeNull();
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
