import { expect, test } from 'vitest';
import { modelLadder, scenarioOf } from '../modelRun.testing.ts';
import { cracksIn, delayWords, FRAME, framesOf, missingWords, RATE, silentIn } from './frames.ts';
import { loudnessOutline } from './syllables.ts';
import { SECONDS, voicesOf, voiceText } from './useVoice.ts';
import { heardVoice, voice } from './voice.ts';

const ladder = modelLadder(voiceText(scenarioOf('#/dccp?late=300')));
const LENGTH = FRAME * RATE;

test('frames are silent where the model says that they are not played', () => {
  const voices = voicesOf(ladder);
  for (const side of ['with', 'without'] as const) {
    const frames = voices[side];
    expect(frames).toHaveLength(SECONDS / FRAME);
    const { played, number } = ladder[side];
    // the sender dropped no frame here, so each frame has its packet
    expect(ladder[side].refused).toHaveLength(0);
    expect(silentIn(frames)).toEqual(
      Array.from(number.subarray(0, frames.length), (_, i) => i).filter((i) => played[i] !== 1),
    );
  }
  expect(silentIn(voices.with).length).toBeLessThan(silentIn(voices.without).length);
});

test('the call is the one that is rated, whatever a hand does to the scenario’s own packets', () => {
  const text = voiceText(scenarioOf('#/dccp?late=300&duration=5&warmup=10&codec=g729'));
  expect(text).toContain('app=voice');
  expect(text).toContain('codec=g729');
  expect(text).not.toContain('late');
  expect(text).toContain('from=0');
});

test('what had no room at the sender is a frame, too', () => {
  const frames = framesOf({
    sent: Float64Array.of(1, 1.02, 1.06),
    played: Uint8Array.of(1, 0, 1),
    refused: Float64Array.of(1.04),
  });
  expect(frames).toEqual([true, false, false, true]);
});

test('nothing is heard of a missing frame, all of those that are there, and no gap cracks', () => {
  const sound = voice(1);
  const frames = Array.from({ length: 50 }, (_, i) => i !== 20 && i !== 21);
  const out = heardVoice(sound, RATE, frames);
  expect(out).toHaveLength(RATE);
  expect(out.subarray(20 * LENGTH, 22 * LENGTH).every((sample) => sample === 0)).toBe(true);
  expect(out.subarray(0, 19 * LENGTH).every((sample, i) => sample === sound[i])).toBe(true);
  expect(Math.abs(out[20 * LENGTH - 1] ?? 1)).toBeLessThan(0.05);
});

test('the voice is the same each time, loud enough, and pauses', () => {
  const sound = voice(SECONDS);
  const again = voice(SECONDS);
  expect(sound.every((sample, i) => sample === again[i])).toBe(true);
  const most = sound.reduce((greatest, sample) => Math.max(greatest, Math.abs(sample)), 0);
  expect(most).toBeCloseTo(0.6, 5);
  const energies = Array.from({ length: SECONDS / FRAME }, (_, i) =>
    sound.subarray(i * LENGTH, (i + 1) * LENGTH).reduce((sum, sample) => sum + sample * sample, 0),
  );
  const loud = energies.filter((energy) => energy > 0.01 * Math.max(...energies)).length / energies.length;
  expect(loud).toBeGreaterThan(0.5);
  expect(loud).toBeLessThan(0.98);
});

test('frames that are missing one after another are one crack, and both ends of the tape can be missing', () => {
  const frames = [false, true, false, false, true, false];
  expect(cracksIn(frames)).toEqual([
    [0, 1],
    [2, 4],
    [5, 6],
  ]);
  expect(missingWords(silentIn(frames).length, frames.length)).toBe(
    '4 of 6 pieces of 20 ms are missing: silence',
  );
  expect(missingWords(0, 300)).toBe('all 300 pieces of 20 ms arrive in time');
});

test('the outline is loud where the voice is', () => {
  const bars = 300;
  const sound = voice(SECONDS);
  const each = sound.length / bars;
  const peaks = Array.from({ length: bars }, (_, i) =>
    sound.subarray(i * each, (i + 1) * each).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  );
  const shown = loudnessOutline(SECONDS, bars);
  expect(Math.max(...shown)).toBeGreaterThan(0.95);
  const mean = (of: (bar: number) => boolean) => {
    const chosen = peaks.filter((_, i) => of(shown[i] ?? 0));
    return chosen.reduce((sum, peak) => sum + peak, 0) / chosen.length;
  };
  expect(mean((bar) => bar === 0)).toBeLessThan(0.25 * mean((bar) => bar > 0.8));
});

test('a tape says what its score owes to delay, which nobody hears, where it is much', () => {
  expect(delayWords(3.424)).toBe('; the delay, which you do not hear, costs 3.42 points of the score');
  for (const little of [null, Number.NaN, 0, 0.3]) expect(delayWords(little)).toBe('');
});
