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

test('scores and what they miss are read with the keyboard, and are what the measures say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${SHORT}&fig=quality`);
  const chart = page.locator('[data-part="stage"] svg[role="application"]');
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const readout = page.locator('[data-part="stage"] [data-readout]');
  const points = figureOf(`${SHORT}&fig=quality`);
  const score = points.find(({ measure }) => measure === 'mos_g711_buffer')?.points;
  await expect(readout).toContainText(`Voice, 64 kbit/s (G.711), with a buffer: ${Number(score).toFixed(2)}`);
  await expectAccessible(page);
});

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

test('a voice is heard when it is asked for, without the frames that the flow loses', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, `${SHORT}&fig=quality`);
  await expect(page.getByRole('region', { name: 'Hear it' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hear it: What listeners hear' }).click();
  await rest(page);
  for (const run of ['buffer', 'no_buffer']) {
    const voice = page.locator(`[data-voice="${run}"]`);
    await expect(voice).toHaveAttribute('data-frames', '300');
    await expect(voice).toHaveAttribute('data-silent', silentFrames(run, 300).join(' '));
  }
  const without = page.locator('[data-voice="no_buffer"]');
  await expect(without).toContainText(/ of 300 pieces of 20 ms are missing: silence/);
  await without.getByRole('button').click();
  await expect(without.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  // the left and right keys move the playback position, and the sound with it
  await page.keyboard.press('ArrowRight');
  await expect(without.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  const other = page.locator('[data-voice="buffer"]').getByRole('button');
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(without.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  await other.click();
  await expect(page.locator('[data-voice] [aria-pressed="true"]')).toHaveCount(0);
  await expectAccessible(page);
});

interface Sound {
  readonly rate: number;
  readonly samples: readonly number[];
}

const loudest = (samples: readonly number[]) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The next sound, as samples at this rate (Hz). */
async function rendered(page: Page, rate: number): Promise<Sound> {
  return page.evaluate(async (wanted) => {
    const { played } = window as unknown as { played: AudioBuffer };
    const context = new OfflineAudioContext(1, Math.round(played.duration * wanted), wanted);
    const node = context.createBufferSource();
    node.buffer = played;
    node.connect(context.destination);
    node.start();
    const sound = await context.startRendering();
    return { rate: sound.sampleRate, samples: [...sound.getChannelData(0)] };
  }, rate);
}

test('the sound is six seconds long, silent where frames are missing, and neither clips nor cracks', async ({
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
  await page.getByRole('button', { name: 'Hear it: What listeners hear' }).click();
  await rest(page);
  for (const run of ['buffer', 'no_buffer']) {
    const voice = page.locator(`[data-voice="${run}"]`);
    const silent = ((await voice.getAttribute('data-silent')) ?? '').split(' ').filter(Boolean).map(Number);
    await voice.getByRole('button').click();
    // the voice is loaded when it is played
    await expect(voice.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    const { rate, samples } = await rendered(page, 16_000);
    await voice.getByRole('button').click();
    const frame = 0.02 * rate;
    const of = (at: number) => samples.slice(at * frame, (at + 1) * frame);
    expect(samples.length, run).toBe(6 * rate);
    expect(Math.max(...silent.map((at) => loudest(of(at))), 0), run).toBe(0);
    // loud enough, and without clipping
    expect(loudest(samples), run).toBeGreaterThan(0.5);
    const square = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
    expect(20 * Math.log10(Math.sqrt(square)), run).toBeGreaterThan(-26);
    // at both ends of a silence the sound fades
    const borders = silent.flatMap((at) => [at * frame - 1, (at + 1) * frame]).filter((at) => at >= 0);
    expect(Math.max(0, ...borders.map((at) => Math.abs(samples[at] ?? 0))), run).toBeLessThan(0.04);
  }
  const first = page.locator('[data-voice="buffer"]').getByRole('button');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  // at the rate of another sound card
  const { samples } = await rendered(page, 48_000);
  expect(samples.length).toBe(6 * 48_000);
  expect(loudest(samples)).toBeLessThan(0.75);
});
