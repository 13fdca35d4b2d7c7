// How long the page takes to follow a slider: the mean delay, which every point of the curve and of the
// surface depends on. Timed as a reader sees it, from the key press to the frame.

import { openBrowser } from '../browser.mjs';
import { buildPage } from '../page.mjs';
import { say } from '../say.mjs';
import { serveFolder } from '../serve.mjs';

const FIGURES = ['curve', 'surface'];
const SLIDER = '[data-parameter="d"] input[type="range"]';

/**
 * Runs in the page: records every frame in which a figure has changed, from the next key press on.
 * @param {string} id
 * @returns {Promise<number[]>} the times of its changes (ms after the key)
 */
function watch(id) {
  const sample = new OffscreenCanvas(48, 48).getContext('2d', { willReadFrequently: true });
  const look = () => {
    const figure = document.querySelector(`[data-figure="${id}"]`);
    const marks = [...(figure?.querySelectorAll('svg path') ?? [])].map((path) => path.getAttribute('d'));
    for (const canvas of figure?.querySelectorAll('canvas') ?? []) {
      if (canvas.width === 0 || sample === null) continue;
      sample.drawImage(canvas, 0, 0, 48, 48);
      marks.push(sample.getImageData(0, 0, 48, 48).data.join());
    }
    return marks.join('\n');
  };
  return new Promise((resolve) => {
    addEventListener(
      'keydown',
      () => {
        const since = performance.now();
        let seen = look();
        /** @type {number[]} */
        const changes = [];
        let isMoving = false;
        const frame = () => {
          const now = look();
          if (now !== seen) changes.push(performance.now() - since);
          seen = now;
          const isIdle = document.documentElement.dataset.idle === 'true';
          isMoving ||= !isIdle;
          if (isMoving && isIdle) resolve(changes);
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      },
      { once: true, capture: true },
    );
  });
}

/**
 * Times how the figure on the stage follows a key, `rounds` times.
 * @param {import('@playwright/test').Browser} browser @param {string} address @param {string} id @param {number} rounds
 */
async function changesOf(browser, address, id, rounds) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(address);
  const rest = () => page.waitForSelector('html[data-idle="true"]', { state: 'attached', timeout: 60_000 });
  await rest();
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const slider = page.locator(SLIDER).first();
    await slider.focus();
    await rest();
    const changes = page.evaluate(watch, id);
    await slider.press('ArrowRight');
    measured.push(await changes);
  }
  await page.close();
  return measured;
}

/** @param {number} rounds @param {(values: number[]) => number} median */
export async function benchPage(rounds, median) {
  await buildPage();
  const host = await serveFolder({ folder: 'dist', port: 0 });
  const browser = await openBrowser();
  /** @type {Map<string, number[][]>} */
  const measured = new Map();
  for (const id of FIGURES)
    measured.set(id, await changesOf(browser, `${host.url}#/alf?fig=${id}`, id, rounds));
  await browser.close();
  host.close();

  say(`\nMilliseconds from a key on the slider of D to a figure, median of ${rounds} rounds`);
  say(`${''.padEnd(12)}${['first', 'complete', 'pictures'].map((head) => head.padStart(12)).join('')}`);
  for (const id of FIGURES) {
    const times = measured.get(id) ?? [];
    const cells = [
      median(times.map((of) => of[0] ?? Number.NaN)),
      median(times.map((of) => of.at(-1) ?? Number.NaN)),
      median(times.map((of) => of.length)),
    ];
    say(`  ${id.padEnd(10)}${cells.map((cell) => cell.toFixed(0).padStart(12)).join('')}`);
  }
}
