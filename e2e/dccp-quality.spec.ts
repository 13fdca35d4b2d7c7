// The laboratory dccp: what listeners hear, the size of the playout buffer, and the packets of the flow.

import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { printed } from './oos.ts';
import { choose, expect, open, rest, test } from './page.ts';

const SHORT = '#/dccp?duration=20&runs=2';
const LADDER = '#/dccp?duration=10&warmup=2&runs=1&share=0&buffer=8&queue=1000&from=0&span=5&fig=ladder';

const sentence = (page: Page) => page.getByRole('region', { name: 'Leading result' });

/** The rows of a figure as `oos` prints them, each by the ids of its columns. */
function figureOf(link: string): Record<string, string>[] {
  const [head = '', ...rows] = printed('figure', link, '--csv').trimEnd().split(/\r?\n/);
  const ids = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [ids[i] ?? '', cell])));
}

test('the chooser answers with the rule, and its size is dragged', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${SHORT}&fig=size`);
  await expect(sentence(page)).toContainText(
    /The paper’s rule gives 12 packets for 50 ms of video \(MOS [\d.]+\); \d+ would be best here \([\d.]+\)\./,
  );
  await choose(page.locator('[data-part="stage"] [data-title="y"] > button'), 'g711');
  await rest(page);
  expect(page.url()).toContain('want=g711');
  await expect(sentence(page)).toContainText(/The paper’s rule gives 2 packets for 50 ms of voice, G.711/);
  await page.locator('[data-part="stage"]').getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await rest(page);
  expect(page.url()).toContain('buffer=6');
  await expectAccessible(page);
});

test('what a hand does to a packet is said in words, with a buffer and without', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${LADDER}&by=20&pin=300`);
  const card = page.getByRole('region', { name: 'Packet 300' });
  await expect(card).toContainText('It arrives in order.');
  await card.getByRole('button', { name: 'Delay this one' }).click();
  await rest(page);
  expect(page.url()).toContain('late=300');
  await expect(card).toContainText('4 packets overtook it; the buffer puts it back into its place.');
  await expect(sentence(page)).toContainText(
    /Delaying packet 300 by 20 ms costs one loss event and lowers the rate from [\d,]+ to [\d,]+ kbit\/s without a buffer; changes nothing with one\./,
  );
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Lose this one' }).click();
  await rest(page);
  await expect(card).toContainText('Lost on its way. It is declared lost: a loss event begins.');
  await expect(page.locator('[data-part="stage"] [data-declared]').first()).toBeAttached();
});

/** The frames that are silent, from packet times alone: lost, arriving after a later one, or after their playout time. */
function silentFrames(run: string, most: number): number[] {
  const link = '#/dccp?duration=20&app=voice&from=10&span=6&fig=ladder';
  const rows = figureOf(link).filter((row) => row.run === run);
  // half the RTT, 200 bytes at 1 Mbit/s, 20 ms of playout, and with a buffer of 5 four packets of 20 ms
  const deadline = 0.05 + 0.0016 + 0.02 + (run === 'buffer' ? 0.08 : 0);
  const times = rows.map(({ sent, handed_over: handed }) => [
    Number(sent),
    handed === '' ? Number.NaN : Number(handed),
  ]);
  return times.slice(0, most).flatMap(([sent = 0, handed = Number.NaN], i) => {
    const isBehind = times.slice(i + 1).some(([, other = Number.NaN]) => other < handed);
    return handed - sent <= deadline + 1e-9 && !isBehind ? [] : [i];
  });
}

/** What is heard of a sound. */
interface Heard {
  /** Length, in samples. */
  readonly length: number;
  /** The largest sample, 0 to 1. */
  readonly most: number;
  /** The root mean square, in decibels below the largest possible sample. */
  readonly level: number;
  /** The largest sample in silent frames. */
  readonly inSilence: number;
  /** The largest sample beside a silent frame. */
  readonly beside: number;
}

/** The sound that was started last, as a sound card of this rate (Hz) plays it; frames have 20 ms. */
async function heard(page: Page, rate: number, silent: readonly number[]): Promise<Heard> {
  return page.evaluate(
    async ({ rate, silent }) => {
      const { played } = window as unknown as { played: AudioBuffer };
      const context = new OfflineAudioContext(1, Math.round(played.duration * rate), rate);
      const node = context.createBufferSource();
      node.buffer = played;
      node.connect(context.destination);
      node.start();
      const samples = (await context.startRendering()).getChannelData(0);
      const loudest = (some: ArrayLike<number>) =>
        Array.from(some).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const frame = 0.02 * rate;
      const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return {
        length: samples.length,
        most: loudest(samples),
        level: 10 * Math.log10(square),
        inSilence: loudest(silent.map((at) => loudest(samples.slice(at * frame, (at + 1) * frame)))),
        beside: loudest(
          silent.flatMap((at) => [samples[at * frame - 1] ?? 0, samples[(at + 1) * frame] ?? 0]),
        ),
      };
    },
    { rate, silent },
  );
}

test('scores are what the measures say; a voice is heard when it is asked for, silent where frames are missing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...given) {
      Object.assign(window, { played: this.buffer });
      start.apply(this, given);
    };
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${SHORT}&fig=quality`);
  await page.locator('[data-part="stage"] svg[role="application"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const points = figureOf(`${SHORT}&fig=quality`);
  const score = points.find(({ measure }) => measure === 'mos_g711_buffer')?.points;
  await expect(page.locator('[data-part="stage"] [data-readout]')).toContainText(
    `Voice, 64 kbit/s (G.711), with a buffer: ${Number(score).toFixed(2)}`,
  );

  await expect(page.getByRole('region', { name: 'Hear it' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hear it: What listeners hear' }).click();
  await rest(page);
  const voice = (run: string) => page.locator(`[data-voice="${run}"]`);
  const play = (run: string) => voice(run).getByRole('button');
  let missing = 0;
  for (const run of ['buffer', 'no_buffer']) {
    const silent = silentFrames(run, 300);
    missing += silent.length;
    await expect(voice(run)).toHaveAttribute('data-frames', '300');
    await expect(voice(run)).toHaveAttribute('data-silent', silent.join(' '));
    await play(run).click();
    // the voice is loaded when it is played
    await expect(play(run)).toHaveAttribute('aria-pressed', 'true');
    const sound = await heard(page, 16_000, silent);
    expect(sound.length, run).toBe(6 * 16_000);
    expect(sound.inSilence, run).toBe(0);
    // loud enough, and without clipping
    expect(sound.most, run).toBeGreaterThan(0.5);
    expect(sound.level, run).toBeGreaterThan(-26);
    // at both ends of a silence the sound fades
    expect(sound.beside, run).toBeLessThan(0.04);
  }
  expect(missing).toBeGreaterThan(0);
  // only one of both plays
  await expect(play('buffer')).toHaveAttribute('aria-pressed', 'false');
  await expect(voice('no_buffer')).toContainText(/ of 300 pieces of 20 ms are missing: silence/);
  // the left and right keys move the playback position, and the sound with it
  await page.keyboard.press('ArrowRight');
  await expect(play('no_buffer')).toHaveAttribute('aria-pressed', 'true');
  // at the rate of another sound card
  const other = await heard(page, 48_000, []);
  expect(other.length).toBe(6 * 48_000);
  expect(other.most).toBeLessThan(0.75);
  await play('no_buffer').click();
  await expect(page.locator('[data-voice] [aria-pressed="true"]')).toHaveCount(0);
  await expectAccessible(page);
});
