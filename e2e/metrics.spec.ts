// The laboratory metrics: its numbers are those of the command line, and its figures follow the sliders.

import type { Page } from '@playwright/test';
import { calls, countCalls } from './calls.ts';
import { EVERY } from './every.ts';
import { type Measures, measuresOf, oos } from './oos.ts';
import { expect, open, rest, shownMeasures, test } from './page.ts';
import { choosePreset, expectPreset } from './presets.ts';

function means(measures: Measures): Record<string, number> {
  return Object.fromEntries(Object.entries(measures).map(([id, { mean }]) => [id, mean]));
}

/** The paths of a figure's curves and bars, as text. */
async function drawing(page: Page, name: string): Promise<string> {
  const marks = page.getByRole('figure', { name }).locator('svg[role="application"] path');
  await expect(marks.first()).toBeAttached();
  return (await marks.evaluateAll((all) => all.map((path) => path.getAttribute('d')))).join(' ');
}

/** The curves of a figure, each as its points. */
async function curves(page: Page, name: string): Promise<string[][]> {
  const lines = (await drawing(page, name)).match(/M[^M]*/g) ?? [];
  return lines.map((line) => line.match(/-?[\d.]+,-?[\d.]+/g) ?? []).filter((places) => places.length > 20);
}

/** Chooses a bench by its name, because the radio button itself is hidden. */
async function openBench(page: Page, name: string): Promise<void> {
  await page.locator('[data-parameter="bench"]').getByText(name).click();
  await rest(page);
}

const ORDERS = ['1 2 5 4 3 6', '1 4 2 4 5 3 x 8 7', '1-40 60-41 45'];
const LINKS = [
  '#/metrics?law=uniform&jitter=0.5&n=2000&runs=2',
  '#/metrics?jitter=9&n=4000&runs=3',
  '#/metrics?seq=2+1+4+3',
  '#/metrics?jitter=1.5&n=2000&runs=2',
];
/** The numbers of the command line, computed before the tests' time runs: `oos` may have to be built first. */
const printed = new Map<string, Record<string, number>>();

test.beforeAll(() => {
  test.setTimeout(300_000);
  for (const order of ORDERS) printed.set(order, means(measuresOf(oos('metrics', order))));
  for (const link of LINKS) printed.set(link, means(measuresOf(oos('run', link))));
});

test('a typed sequence has the measures of the command line; what could not be read of it is said and marked', async ({
  page,
}) => {
  await open(page, '#/metrics?bench=sequence');
  const field = page.getByRole('textbox', { name: 'Arrival order' });
  for (const order of ORDERS) {
    await field.fill(order);
    await rest(page);
    expect(await shownMeasures(page)).toEqual(printed.get(order));
  }
  await expect(page).toHaveURL(/#\/metrics\?bench=sequence&seq=1-40\+60-41\+45$/);
  await field.fill('1 2  abc 4');
  await rest(page);
  await expect(page.getByText('“abc” at character 6 is not a number')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('abc');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('1 2 4');
  await rest(page);
  await expect(page.locator('mark')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Measures' })).toBeVisible();
  // a question mark that is typed does not open the list of keys, as it does elsewhere
  const keys = page.getByRole('dialog', { name: 'With the keyboard' });
  await field.press('?');
  await expect(keys).toBeHidden();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
});

test('every packet of a sequence is explained, losses and copies apart', async ({ page }) => {
  await open(page, '#/metrics?seq=1+4+2+4+x+3');
  const table = page.getByRole('region', { name: 'Packet by packet' });
  // the rows of words are hidden: they are for narrow pages
  await expect(table.getByRole('row').filter({ visible: true })).toHaveCount(1 + 5);
  await expect(table).toContainText('4 arrives where 2 was expected: 2 numbers are skipped.');
  await expect(table).toContainText('A further copy of 4: counted as a duplicate and nowhere else.');
  await expect(table).toContainText('2 arrives after 4');
  await expect(page.getByRole('figure', { name: 'Sent order against arrival order' })).toBeVisible();
});

test('packets are moved by hand, by the mouse and by keys, a step of history each', async ({ page }) => {
  await open(page, '#/metrics?seq=1+2+4+5+3+6');
  const lead = page.getByRole('region', { name: 'Leading result' });
  await expect(lead).toHaveText('Packet 3 arrives after 4 and 5. Is one packet out of order, or are three?');
  // the names of the definitions are at the ends of the rows; the late packet asks to be dragged until one has been dragged
  const chart = page.locator('[data-figure="crossings"]');
  await expect(chart.locator('[data-row="reordered"]')).toContainText('oneRFC 4737: overtaken');
  await expect(chart.locator('[data-row="displaced"]')).toContainText('threeRFC 5236: moved');
  await expect(chart.locator('[data-invites]')).toHaveText('3');
  // the link has no bench, which its order implies, and is still the preset
  await expectPreset(page, 'One reordered, three displaced');
  const entries = await page.evaluate(() => history.length);
  const middle = async (token: number) => {
    const box = await chart.locator(`[data-token="${token}"]`).boundingBox();
    if (box === null) throw new Error(`packet ${token} has no token`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [late, third] = [await middle(3), await middle(4)];
  await page.mouse.move(late.x, late.y);
  await page.mouse.down();
  await page.mouse.move(third.x, third.y, { steps: 8 });
  // the order is measured while the packet is being dragged
  await expect(lead).toContainText('All six packets arrive in the order in which they were sent');
  await page.mouse.up();
  await rest(page);
  await expect(page).toHaveURL(/bench=sequence&seq=1\+2\+3\+4\+5\+6$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  // rows without a finding are hidden
  await expect(chart.locator('[data-row]')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Arrival order' })).toHaveValue('1 2 3 4 5 6');
  await page.getByRole('button', { name: 'Undo' }).click();
  await rest(page);
  // the laboratory's first order has the bare link
  await expect(page).toHaveURL(/#\/metrics$/);
  await expect(chart.locator('[data-row]')).toHaveCount(3);
  await expect(chart.locator('[data-invites]')).toHaveCount(0);
  await chart.getByRole('application').focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Shift+ArrowLeft');
  await rest(page);
  await expect(page).toHaveURL(/seq=1\+2\+5\+4\+3\+6$/);
  await expect(lead).toContainText(
    'Packets 3 and 4 arrive after packets sent later. Two are out of order by either RFC',
  );
  await page.getByRole('button', { name: 'Longer' }).click();
  await rest(page);
  await expect(page).toHaveURL(/seq=1\+2\+5\+4\+3\+6\+7\+8\+11\+10\+9\+12$/);
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await rest(page);
  expect((await shownMeasures(page)).received).toBe(12);
  await page.getByRole('button', { name: 'One very late' }).click();
  await rest(page);
  await expect(lead).toContainText(
    'Packet 1 arrives after five packets sent later. Is one packet out of order, or are six?',
  );
  await expectPreset(page, 'One very late, all displaced');
});

test('a path and an arrival order have the measures that the command line prints', async ({ page }) => {
  for (const link of LINKS) {
    await open(page, link);
    expect(await shownMeasures(page), link).toEqual(printed.get(link));
  }
});

test('the figures follow the jitter while the slider is still held', async ({ page }) => {
  await open(page, '#/metrics?n=2000&runs=2');
  const thumb = await page.locator('[data-parameter="jitter"] input[type="range"]').boundingBox();
  if (thumb === null) throw new Error('The slider is not on the page.');
  const [x, y] = [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const away of [15, 40]) {
    const density = await drawing(page, 'How far packets are displaced: reorder density RD');
    const mean = (await shownMeasures(page)).mean_displacement;
    await page.mouse.move(x + away, y, { steps: 4 });
    await expect
      .poll(() => drawing(page, 'How far packets are displaced: reorder density RD'))
      .not.toBe(density);
    await expect.poll(async () => (await shownMeasures(page)).mean_displacement).not.toBe(mean);
  }
  await page.mouse.up();
});

test('steps of the slider end where the command line does', EVERY, async ({ page }) => {
  await open(page, '#/metrics?n=2000&runs=2');
  await page.locator('[data-parameter="jitter"]').getByRole('slider').focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await rest(page);
  await expect(page).toHaveURL(/jitter=1\.5&n=2000&runs=2$/);
  expect(await shownMeasures(page)).toEqual(printed.get('#/metrics?jitter=1.5&n=2000&runs=2'));
});

test('the point on the curve moves the jitter, and the curves stay', async ({ page }) => {
  await open(page, '#/metrics?n=2000&runs=2&fig=md');
  const name = 'Mean displacement MD against jitter';
  const handle = page.getByRole('figure', { name }).getByRole('slider');
  const before = await curves(page, name);
  // three laws: for each a curve, the band of its intervals, and a closed form
  expect(before.length).toBe(9);
  await handle.focus();
  await page.keyboard.press('PageUp');
  await rest(page);
  await expect(page).toHaveURL(/jitter=1\.5&n=2000&runs=2&fig=md$/);
  await expect(page.locator('[data-parameter="jitter"]').getByRole('textbox')).toHaveValue('1.5');
  const after = await curves(page, name);
  expect(after.length).toBe(before.length);
  for (const [i, places] of before.entries()) {
    // only the scenario's own point in the curve changes; in a band, the points at both edges
    const kept = places.filter((place) => after[i]?.includes(place));
    expect(kept.length).toBeGreaterThanOrEqual(places.length - 2);
    expect(after[i]?.length).toBe(places.length);
  }
});

test(
  'captions say nothing where the closed forms do not hold, and count in words',
  EVERY,
  async ({ page }) => {
    // one packet every 12 ms: below this distance the closed form of the entropy is negative
    await open(page, '#/metrics?n=1000&rate=1&runs=2&fig=entropy-distance');
    const distance = page.getByRole('figure', { name: 'Er: formula or simulation?' });
    await expect(distance).toContainText(
      'The formulas hold above one packet spacing, here not up to 2 ms: raise the jitter or the rate.',
    );
    await expect(page.getByRole('main')).not.toContainText('NaN');
    // the figure is a mean over three runs
    await open(page, '#/metrics?dt=2&n=4000&runs=3&fig=rbd');
    const buffer = page.getByRole('figure', {
      name: 'Packets that wait in the buffer: occupancy density RBD',
    });
    await expect(buffer).toContainText(/ [\d,]+(\.\d)? packets arrived too late for it\./);
  },
);

test('walking through the arrival field leaves the link alone', async ({ page }) => {
  await open(page, '#/metrics?seq=2+1+3');
  const entries = await page.evaluate(() => history.length);
  const field = page.getByRole('textbox', { name: 'Arrival order' });
  await field.focus();
  await page.keyboard.press('Tab');
  await rest(page);
  await expect(page).toHaveURL(/#\/metrics\?seq=2\+1\+3$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // the typed order is used
  await field.press('End');
  await field.pressSequentially(' 4');
  await page.keyboard.press('Tab');
  await rest(page);
  await expect(page).toHaveURL(/bench=sequence&seq=2\+1\+3\+4$/);
});

test('typing on after a fault says it once', EVERY, async ({ page }) => {
  await open(page, '#/metrics?bench=sequence');
  const field = page.getByRole('textbox', { name: 'Arrival order' });
  await field.fill('1 a');
  await rest(page);
  const says = page.getByRole('status').filter({ hasText: '“a” at character 3' });
  await expect(says).toBeVisible();
  const heard = await says.evaluateHandle((element) => {
    const words: string[] = [];
    new MutationObserver(() => words.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return words;
  });
  await field.press('End');
  await field.pressSequentially(' 2 3 4');
  await rest(page);
  await expect(says).toBeVisible();
  expect(await heard.jsonValue()).toEqual([]);
});

test('at 1 ms simulation and closed forms agree as far as they should', EVERY, async ({ page }) => {
  await open(page, '#/metrics?bench=jitter');
  const distances = async (law: string) =>
    page
      .locator(`tr[data-law="${law}"] [data-distance]`)
      .evaluateAll((cells) => cells.map((cell) => Math.abs(Number(cell.getAttribute('data-distance')))));
  const [uniform] = await distances('uniform');
  const [normal, entropy] = await distances('normal');
  expect(uniform).toBeLessThan(0.02);
  expect(normal).toBeLessThan(0.02);
  expect(entropy).toBeLessThan(0.01);
});

test('a preset opens a figure of the paper', EVERY, async ({ page }) => {
  await open(page, '#/metrics?n=1000&runs=2');
  await choosePreset(page, 'Density has the law’s shape');
  await expect(page).toHaveURL(/#\/metrics\?jitter=1\.2475$/);
  await expect(page.locator('[data-figure="rd"]')).toBeVisible();
  await openBench(page, 'Your capture');
  await openBench(page, 'An order');
  await expect(page.getByRole('textbox', { name: 'Arrival order' })).toHaveValue('1 2 4 5 3 6');
});

test('closing a figure and stepping back compute nothing again', EVERY, async ({ page }) => {
  await countCalls(page);
  await open(page, '#/metrics?n=1000&runs=2');
  const first = await calls(page);
  await page.locator('[data-strip="md"]').click();
  await rest(page);
  await page.goBack();
  await rest(page);
  expect(await calls(page)).toBe(first);
});
