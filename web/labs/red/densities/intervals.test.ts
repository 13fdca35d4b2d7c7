import { expect, test } from 'vitest';
import { type RedOutcome, red_run } from '#pkg/red.js';
import '../modelRun.testing.ts';
import { ownLook } from '../levels.ts';
import { caption } from './IntervalsFigure.tsx';

function levelOf(text: string, tau: number) {
  const runs = [0, 1].map((run): RedOutcome => {
    const one = red_run(text, run);
    while (one.step(1_000_000) < 1);
    return one.result();
  });
  const level = { id: `tau-${tau}`, tau, loss: 0, isAsMany: false, isDropTail: false, settings: [16] };
  return { ...level, disturbance: level, isOwn: true, look: ownLook({ tau, ps: 0 }), runs };
}

test('losses in bursts are not said to come at random', () => {
  const words = caption({ levels: [levelOf('#/red?tau=0', 0), levelOf('#/red?tau=2', 2)] });
  expect(words).toMatch(
    /^Next loss within 0\.4 s: \d+% without reordering \(at random \d+%\)\. \d+% at τ = 2 ms \(\d+%\)\.$/,
  );
  const [seen = 0, atRandom = 0] = Array.from(words.matchAll(/(\d+)%/g), ([, share]) => Number(share));
  expect(seen).toBeGreaterThan(atRandom + 10);
});

test('a level that has lost too few packets has no time between losses', () => {
  const level = levelOf('#/red?flows=1&rate=100&duration=5&warmup=1&tau=0', 0);
  expect(caption({ levels: [level] })).toBe('Next loss within 0.4 s: too few losses without reordering.');
});
