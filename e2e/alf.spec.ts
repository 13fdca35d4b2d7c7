// The laboratory of in-order and out-of-sequence delivery: every figure follows every slider, the numbers are those of the
// command line, and dragging or choosing in a figure changes the scenario.

import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { calls, countCalls } from './calls.ts';
import { EVERY } from './every.ts';
import { measuresOf, oos } from './oos.ts';
import { choose, expect, expectFigures, open, rest, savedTable, shownMeasures, test } from './page.ts';

/** A scenario with short runs: the page is tested here, not the model. */
const SHORT = '#/alf?n=100';

function figure(page: Page, id: string): Locator {
  return page.locator(`[data-figure="${id}"]`);
}

/** Everything that a figure shows, as text: its marks, the pixels of its canvases, its words. */
async function picture(page: Page, id: string): Promise<string> {
  return figure(page, id).evaluate((element) => {
    const marks = [...element.querySelectorAll('svg[role="application"] :is(path, rect, circle, line)')].map(
      (mark) =>
        ['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'x1', 'y1']
          .map((name) => mark.getAttribute(name))
          .join(' '),
    );
    const layers = [...element.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
    return [...marks, ...layers, element.querySelector('figcaption')?.textContent].join('\n');
  });
}

async function pictures(page: Page): Promise<Record<string, string>> {
  const ids = await page
    .locator('[data-figure]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-figure') ?? ''));
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await picture(page, id)] as const)));
}

function slider(page: Page, id: string): Locator {
  return page
    .getByRole('region', { name: 'Parameters' })
    .locator(`[data-parameter="${id}"] input[type="range"]`);
}

function query(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? '');
}

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openAll(page: Page, link: string): Promise<void> {
  await open(page, `${link}&fig=all`);
  await expect(figure(page, 'ladder').getByRole('application')).toBeVisible();
  await rest(page);
}

test('each parameter moves every figure', async ({ page }) => {
  await openAll(page, '#/alf?n=100&w=16&a=4');
  let before = await pictures(page);
  expect(Object.keys(before)).toEqual(['curve', 'surface', 'buffer', 'blocking', 'density', 'ladder']);
  for (const changed of ['ta=8', 'r=3', 'd=80', 'w=12', 'l=0.2']) {
    const [id = ''] = changed.split('=');
    const link = `#/alf?n=100&a=4&${id === 'w' ? '' : 'w=16&'}${changed}&fig=all`;
    await page.evaluate((text) => {
      window.location.hash = text;
    }, link);
    await rest(page);
    const after = await pictures(page);
    for (const [name, drawn] of Object.entries(before)) expect(after[name], `${name}, ${id}`).not.toBe(drawn);
    before = after;
  }
});

test('figures follow while the slider is still held, and Back returns to where it was', async ({ page }) => {
  await open(page, `${SHORT}&fig=buffer`);
  const gain = page.getByRole('region', { name: 'Measures' }).locator('[data-measure="gain"] [data-value]');
  const start = await gain.getAttribute('data-value');
  const from = await centre(slider(page, 'ta'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y, { steps: 4 });
  const before = await picture(page, 'buffer');
  await page.mouse.move(from.x + 40, from.y, { steps: 4 });
  await expect.poll(() => picture(page, 'buffer')).not.toBe(before);
  await expect(gain).not.toHaveAttribute('data-value', start ?? '');
  await page.mouse.up();
  await rest(page);
  expect(Number(query(page).get('ta'))).toBeGreaterThan(10);
  await page.goBack();
  await rest(page);
  expect(query(page).has('ta')).toBe(false);
  await expect(gain).toHaveAttribute('data-value', start ?? '');
  await page.goForward();
  await rest(page);
  expect(Number(query(page).get('ta'))).toBeGreaterThan(10);
});

const LINKS = [
  '#/alf',
  '#/alf?ta=25&w=64&l=0.25',
  '#/alf?r=0&a=8&n=300&streams=6&delay=exponential&seed=42',
  '#/alf?d=300&burst=6&n=150&runs=12',
  '#/alf?n=40&runs=1&lose=3,7.2&save=5',
];

interface Sweep {
  readonly points: readonly {
    readonly at: { readonly ta: number };
    readonly measures: { readonly gain: { readonly mean: number; readonly ci95: number } };
  }[];
}

test('the numbers are those of the command line', async ({ page }) => {
  for (const link of LINKS) {
    const printed = Object.entries(measuresOf(oos('run', link))).map(([id, { mean }]) => [id, mean]);
    await open(page, link);
    expect(await shownMeasures(page), link).toEqual(Object.fromEntries(printed));
  }
});

test('the gain curve as CSV has the digits of oos sweep', EVERY, async ({ page }) => {
  const swept = oos('sweep', '#/alf?n=100&x=ta', '--x', 'ta=0:60:10') as Sweep;
  await open(page, SHORT);
  const file = await (await savedTable(page, 'Data', figure(page, 'curve'))).path();
  const [header = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\r\n');
  expect(header).toMatch(/^ta,gain,gain_ci95,/);
  const cells = rows.map((row) => row.split(',').map(Number));
  const found = new Map(cells.map(([x = 0, gain = 0, half = 0]) => [x, { gain, half }]));
  let compared = 0;
  for (const { at, measures } of swept.points) {
    const point = found.get(at.ta);
    if (point === undefined) continue;
    expect(point).toEqual({ gain: measures.gain.mean, half: measures.gain.ci95 });
    compared += 1;
  }
  expect(compared).toBeGreaterThan(2);
});

async function taken(page: Page, id: string, choice: string): Promise<Download> {
  await figure(page, id)
    .getByRole('button', { name: /^Export/ })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: choice }).filter({ visible: true }).click(),
  ]);
  return download;
}

test('the CSV of a family says whose curves it has, and where it comes from', EVERY, async ({ page }) => {
  await open(page, '#/alf?family=w&gb=hide&fig=curve&n=100');
  const file = await savedTable(page, 'Data', figure(page, 'curve'));
  expect(file.suggestedFilename()).toBe('gain-against-ta-for-w.csv');
  const [header, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(header).toMatch(/^ta,w,gain,gain_ci95,r,d,l,a,n,.*,runs,seed,lose,save,scenario,version,model$/);
  expect([...new Set(rows.map((row) => row.split(',')[1]))]).toEqual(['8', '16', '32', '64']);
  // the link is followed by the versions of the program and of the models
  for (const row of rows) expect(row.split(',').at(-3)).toBe(page.url());
});

// one figure's picture and file are in take.spec.ts
for (const id of ['surface', 'curve', 'buffer', 'blocking', 'density']) {
  test(`the figure ${id} can be taken away as SVG, PNG, CSV and table`, EVERY, async ({ page }) => {
    await open(page, `${SHORT}&fig=${id}`);
    const svg = readFileSync(await (await taken(page, id, 'Picture (SVG)')).path(), 'utf8');
    expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
    expect(svg).toContain('#/alf?n=100');
    // without the embedded font, which is base64
    expect(svg.replace(/base64,[^)]*/, '')).not.toMatch(/var\(|NaN|undefined/);
    const png = readFileSync(await (await taken(page, id, 'Picture (PNG)')).path());
    expect([...png.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect(png.length).toBeGreaterThan(5000);
    const csv = readFileSync(await (await savedTable(page, 'Data', figure(page, id))).path(), 'utf8');
    expect(csv.split('\r\n').length).toBeGreaterThan(4);
    await figure(page, id).getByRole('button', { name: /^Data/ }).click();
    const table = page.getByRole('dialog').getByRole('table');
    await expect(table.getByRole('row').nth(2)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('dragging the point of the curve moves the slider', async ({ page }) => {
  await open(page, `${SHORT}&fig=curve`);
  const point = figure(page, 'curve').getByRole('slider');
  const knob = await centre(point.locator('circle').last());
  await page.mouse.move(knob.x, knob.y);
  await page.mouse.down();
  await page.mouse.move(knob.x + 150, knob.y, { steps: 8 });
  const held = Number(await slider(page, 'ta').inputValue());
  expect(held).toBeGreaterThan(10);
  await page.mouse.up();
  await rest(page);
  expect(Number(query(page).get('ta'))).toBe(held);
  await point.focus();
  await page.keyboard.press('ArrowRight');
  await rest(page);
  expect(Number(query(page).get('ta'))).toBe(held + 1);
});

test('a click on the surface goes there, as a map and as a relief', async ({ page }) => {
  await open(page, `${SHORT}&fig=surface`);
  const chart = figure(page, 'surface').getByRole('application');
  const middle = await centre(chart);
  await page.mouse.click(middle.x + 100, middle.y);
  await rest(page);
  const first = { ta: Number(query(page).get('ta')), l: Number(query(page).get('l')) };
  expect(first.ta).toBeGreaterThan(10);
  expect(first.l).toBeGreaterThan(0.1);
  // whole steps of the sliders
  await expect(slider(page, 'ta')).toHaveValue(`${first.ta}`);
  await expect(slider(page, 'l')).toHaveAttribute('aria-valuetext', `${Math.round(first.l * 100)}%`);
  await figure(page, 'surface').getByRole('button', { name: 'Turning surface' }).click();
  await rest(page);
  const relief = await picture(page, 'surface');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 120, middle.y + 20, { steps: 6 });
  await page.mouse.up();
  await rest(page);
  expect(await picture(page, 'surface')).not.toBe(relief);
  expect(query(page).get('surface')).toBe('turn');
  // turning the surface does not change the scenario
  expect({ ta: Number(query(page).get('ta')), l: Number(query(page).get('l')) }).toEqual(first);
});

test('a brush over the trace zooms, and the link keeps the window', async ({ page }) => {
  await open(page, `${SHORT}&fig=buffer`);
  const whole = await picture(page, 'buffer');
  const chart = figure(page, 'buffer').getByRole('application').first();
  const { x, y } = await centre(chart);
  await page.mouse.move(x - 100, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 6 });
  await page.mouse.up();
  await rest(page);
  const [from, to] = [Number(query(page).get('t0')), Number(query(page).get('t1'))];
  expect(from).toBeGreaterThan(0);
  expect(to).toBeGreaterThan(from);
  await page.mouse.move(0, 0);
  const zoomed = await picture(page, 'buffer');
  expect(zoomed).not.toBe(whole);
  await page.reload();
  await rest(page);
  expect(await picture(page, 'buffer')).toBe(zoomed);
});

test('both definitions of the gain and every axis and family have a curve', EVERY, async ({ page }) => {
  await open(page, `${SHORT}&fig=curve&runs=2`);
  const seen = new Set<string>();
  // the titles of the axes and the word in the corner
  for (const title of ['y', 'x', 'corner']) {
    const choice = figure(page, 'curve').locator(`[data-title="${title}"] > button`);
    await choice.click();
    const options = page.locator('[data-option]');
    await expect(options.first()).toBeVisible();
    const values = await options.evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-option') ?? ''),
    );
    await page.keyboard.press('Escape');
    expect(values.length).toBeGreaterThan(1);
    for (const value of [...values, values[0] ?? '']) {
      await choose(choice, value);
      await rest(page);
      await expectFigures(page);
      seen.add(await picture(page, 'curve'));
    }
  }
  // both gains, nine axes and seven families share the first scenario
  expect(seen.size).toBe(2 + 9 + 7 - 2);
});

test('a title whose box has just closed opens it again with the next press', EVERY, async ({ page }) => {
  await open(page, `${SHORT}&fig=curve&runs=2`);
  const title = figure(page, 'curve').locator('[data-title="y"] > button');
  await title.click();
  await expect(page.locator('[data-option]').first()).toBeVisible();
  // in the same task: before any task that the browser queues after the closing
  await title.evaluate(async (button: HTMLElement) => {
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    await new Promise<void>((resolve) => queueMicrotask(resolve));
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.click();
  });
  await expect(page.locator('[data-option]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-option]')).toHaveCount(0);
  await expect(title).toBeFocused();
});

test('Escape takes back what was typed into a number field', EVERY, async ({ page }) => {
  await open(page, SHORT);
  const field = page.getByRole('textbox', { name: /Processing time Ta/ });
  await field.fill('77');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('10');
  await page.keyboard.press('Tab');
  await rest(page);
  expect(query(page).has('ta')).toBe(false);
});

test('works on a phone', EVERY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAll(page, SHORT);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const before = await picture(page, 'blocking');
  await page.locator('[data-part="lead"]').getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  await rest(page);
  expect(await picture(page, 'blocking')).not.toBe(before);
  await expectAccessible(page);
});

test('a figure alone has the page to itself and is accessible', async ({ page }) => {
  // the curve is in access.spec.ts, the ladder in alf-ladder-room.spec.ts
  for (const fig of ['surface', 'buffer']) {
    await open(page, `${SHORT}&fig=${fig}`);
    await expect(page.locator('[data-figure]')).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('stepping back, closing a figure and the other gain compute nothing again', async ({ page }) => {
  await countCalls(page);
  await open(page, '#/alf?n=50&runs=2&fig=all');
  const enlarge = page.getByRole('button', { name: 'Gain curve', exact: true });
  const shrink = page.getByRole('button', { name: 'All figures' });
  // the strip and the slider tracks have small sweeps of their own, and some pictures come 1.5 s later: wait for the whole strip
  await enlarge.click();
  await expect(page.locator('[data-strip]')).toHaveCount(6);
  await expect(page.locator('[data-strip]:not(:has(svg, canvas))')).toHaveCount(0);
  await rest(page);
  await shrink.click();
  await rest(page);
  const first = await calls(page);
  expect(first).toBeGreaterThan(5);
  await enlarge.click();
  await rest(page);
  await shrink.click();
  await rest(page);
  expect(await calls(page)).toBe(first);

  await enlarge.click();
  await rest(page);
  await choose(figure(page, 'curve').getByRole('button', { name: /Gain of/ }), 'latency');
  await rest(page);
  await expect(
    page.getByRole('heading', { name: 'Gain per packet against processing time (Ta)' }),
  ).toBeVisible();
  expect(await calls(page)).toBe(first);

  const slider = page
    .getByRole('region', { name: 'Parameters' })
    .locator('[data-parameter="w"] input[type="range"]');
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  // small pictures follow one after another, each when the page has been idle for a while
  let second = first;
  const isDone = async () => {
    await rest(page);
    const before = second;
    second = await calls(page);
    return second > first && second === before;
  };
  await expect.poll(isDone, { intervals: [3000] }).toBe(true);
  await page.goBack();
  await rest(page);
  await page.goForward();
  await rest(page);
  expect(await calls(page)).toBe(second);
});
