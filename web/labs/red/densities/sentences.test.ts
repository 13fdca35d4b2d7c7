import { describe, expect, test } from 'vitest';
import { type RedOutcome, red_run } from '#pkg/red.js';
import '../modelRun.testing.ts';
import { textOf } from '../../../bench/lead/parts.ts';
import { ownLook } from '../levels.ts';
import { beyondWords, intervalParts, windowParts } from './sentences.ts';
import { ownedBy } from './useDensities.ts';

function levelOf(text: string, tau: number, isOwn: boolean, count = 2) {
  const runs = Array.from({ length: count }, (_, run): RedOutcome => {
    const one = red_run(text, run);
    while (one.step(1_000_000) < 1);
    return one.result();
  });
  const level = { id: `tau-${tau}`, tau, loss: 0, isAsMany: false, isDropTail: false, settings: [16] };
  return { ...level, disturbance: level, isOwn, look: ownLook({ tau, ps: 0 }), runs };
}

const said = (parts: ReturnType<typeof windowParts>) => parts && textOf(parts);
const FREE = levelOf('#/red?tau=0', 0, false);
const OWN = levelOf('#/red?tau=2', 2, true);

describe('windows', () => {
  test('the own mean and spread come first, and others in the digits of the widest interval', () => {
    expect(said(windowParts({ levels: [FREE, OWN] }))).toMatch(
      /^windows have \d+\.\d packets on average and a standard deviation of \d\.\d; \d+\.\d and \d\.\d without reordering$/,
    );
  });

  test('one run has no interval, and a level of which no run has come is not said', () => {
    const one = { ...OWN, runs: OWN.runs.slice(0, 1) };
    expect(said(windowParts({ levels: [{ ...FREE, runs: [] }, one] }))).toMatch(
      /^windows have \d+\.\d packets on average and a standard deviation of \d\.\d$/,
    );
    expect(windowParts({ levels: [FREE, { ...OWN, runs: [] }] })).toBeNull();
    expect(windowParts(null)).toBeNull();
  });

  test('at most two others are said, the second of them first to go', () => {
    const parts = windowParts({ levels: [FREE, OWN, { ...FREE, id: 'a' }, { ...FREE, id: 'b' }] });
    expect(parts?.map(({ kind }) => kind)).toEqual(['plain', 'strong', 'plain', 'strong', 'plain', 'aside']);
  });
});

describe('times between losses', () => {
  test('losses in bursts are not said to come at random', () => {
    const words = said(
      intervalParts({
        levels: [
          { ...FREE, isOwn: true },
          { ...OWN, isOwn: false },
        ],
      }),
    );
    expect(words).toMatch(
      /^losses of a flow are \d\.\d s apart on average, \d\.\d s at τ = 2 ms; \d+% follow within 0\.4 s \(at random \d+%\)$/,
    );
    const [seen = 0, atRandom = 0] = Array.from(words?.matchAll(/(\d+)%/g) ?? [], ([, share]) =>
      Number(share),
    );
    expect(seen).toBeGreaterThan(atRandom + 10);
  });

  test('a level that has lost too few packets has no time between losses', () => {
    const none = levelOf('#/red?flows=1&rate=100&duration=5&warmup=1&tau=0', 0, true);
    expect(said(intervalParts({ levels: [none] }))).toBe(
      'a flow has too few losses to tell the time between them',
    );
    expect(said(intervalParts({ levels: [{ ...none, isOwn: false }, OWN] }))).toMatch(
      /^losses of a flow are \d\.\d s apart on average; \d+% follow/,
    );
  });

  test('what the axis leaves out is said below', () => {
    const levels = [
      { level: FREE, beyond: 0.004 },
      { level: OWN, beyond: 0.229 },
    ];
    expect(beyondWords(levels, 7.8, 0.01)).toBe('Longer than 7.8 s, and not shown: 22.9% at τ = 2 ms.');
    expect(beyondWords(levels.slice(0, 1), 7.8, 0.01)).toBe('');
  });
});

test('a level becomes the scenario’s own when the hand comes to it, and no run is made anew', () => {
  const levels = [FREE, OWN].map(({ disturbance, runs }) => ({ level: disturbance, runs }));
  const found = { setting: 'min_th 16', levels };
  const at = (tau: number) => ownedBy({ tau, ps: 0, queue: 'red' }, found);
  const mean = (words: string | null) => words?.match(/have ([\d.]+) packets/)?.[1];
  expect(at(0).levels.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  expect(at(2).levels.map(({ isOwn }) => isOwn)).toEqual([false, true]);
  expect(mean(said(windowParts(at(0))))).not.toBe(mean(said(windowParts(at(2)))));
});

test('a scenario of random loss alone is compared with one without random loss: none of them reorders', () => {
  const levels = [FREE, OWN].map(({ disturbance, runs }) => ({ level: disturbance, runs }));
  levels.push({ level: { ...OWN.disturbance, id: 'own', tau: 0, loss: 0.005 }, runs: OWN.runs });
  const words = said(intervalParts(ownedBy({ tau: 0, ps: 0.005, queue: 'red' }, { setting: '', levels })));
  expect(words).toMatch(/ s without random loss; /);
});
