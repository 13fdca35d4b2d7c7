// A kept scenario: it is in the link, drawn dashed in every figure, and compared run by run as `oos run --against` does.

import { GHOST } from '../web/bench/compare/ghost.ts';
import { EVERY, testEach } from './every.ts';
import { oos } from './oos.ts';
import { expect, open, rest, test } from './page.ts';

/** The marks of a kept scenario: dashed lines; for dots and bars, its colour. */
const DASHED = `[stroke-dasharray="${GHOST.dash}"]`;
const GREY = `[fill="${GHOST.color}"]`;
const MARKS: Readonly<Record<string, string>> = {
  frontier: GREY,
};

test('a scenario is kept, compared with the next one, swapped and forgotten', async ({ page }) => {
  await open(page, '#/alf?n=60&runs=4');
  await page.getByRole('button', { name: 'Keep this' }).click();
  await rest(page);
  await expect(page).toHaveURL(/keep=n:60,runs:4&list=alf,n:60,runs:4$/);
  // both scenarios are equal: there is no comparison yet
  await expect(page.locator('[data-kept]').first()).toContainText('Kept. Now change something.');
  await expect(page.locator('[data-kept-table]')).toHaveCount(0);
  const field = page.locator('[data-parameter="w"] input:not([type="range"])');
  await field.fill('8');
  await field.press('Enter');
  await rest(page);
  await expect(page.locator('[data-part="lead"]')).toContainText(
    /window: 8 packets instead of 32\. The change makes (no sure|little) difference .*: \d+% and \d+%; with 4 runs, less than [\d.]+ points may be chance\./,
  );

  const printed = oos('run', '#/alf?n=60&runs=4&w=8', '--against', '#/alf?n=60&runs=4') as {
    measures: Record<string, { mean: number; ci95: number }>;
  };
  const { gain } = printed.measures;
  const said = page.locator('[data-kept] [data-difference="gain"]');
  await expect(said).toBeVisible();
  expect(Number(await said.getAttribute('data-value'))).toBe(gain?.mean);
  // the table has all measures
  const cells = page.locator('[data-kept-table] td[data-value]');
  expect(await cells.count()).toBeGreaterThan(10);
  for (const [id, { mean, ci95 }] of Object.entries(printed.measures)) {
    const cell = page.locator(`[data-kept-table] [data-measure="${id}"] td[data-value]`);
    expect(Number(await cell.getAttribute('data-value')), id).toBe(mean);
    expect(Number(await cell.getAttribute('data-half')), id).toBe(ci95);
  }

  await page.getByRole('button', { name: 'Swap' }).click();
  await rest(page);
  await expect(page).toHaveURL(/#\/alf\?n=60&runs=4&keep=w:8,n:60,runs:4&list=/);
  await page.getByRole('button', { name: 'Forget' }).click();
  await rest(page);
  await expect(page).toHaveURL(/#\/alf\?n=60&runs=4&list=alf,n:60,runs:4$/);

  // kept scenarios are in a list with names, also in another laboratory
  await page.getByRole('link', { name: 'Measures', exact: true }).click();
  await rest(page);
  await page.getByRole('button', { name: 'Kept: 1' }).click();
  const list = page.getByRole('dialog', { name: 'Kept scenarios' });
  await list.getByRole('button', { name: 'Keep this too' }).click();
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('textbox').fill('Gedränge');
  await rows.nth(1).getByRole('textbox').press('Enter');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page).toHaveURL(
    /#\/metrics\?bench=sequence&seq=[^&]+&keep=seq:[^&]+&list=metrics\/Gedr%C3%A4nge;alf,n:60,runs:4$/,
  );
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(1);
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await list.getByRole('button', { name: 'Open 2' }).click();
  await rest(page);
  await expect(page).toHaveURL(/#\/alf\?n=60&runs=4&list=metrics\/Gedr%C3%A4nge;/);
});

/** A figure of each laboratory and each bench. */
const DRAWN = {
  '#/alf?n=60&runs=2&w=8&keep=n:60,runs:2': 'curve',
  '#/metrics?n=500&jitter=2&keep=n:500': 'rd',
  '#/metrics?seq=1+4+2+5+3&keep=seq:1+2+3+5+4': 'density',
  '#/red?duration=20&runs=2&tau=2&keep=duration:20,runs:2': 'frontier',
  '#/dccp?extra=20&duration=12&warmup=2&runs=2&keep=duration:12,warmup:2,runs:2': 'rate',
};

testEach(
  Object.entries(DRAWN),
  ([link]) => `what is kept is drawn: ${link}`,
  async (page, [link, figure]) => {
    await open(page, `${link.replace('+4', '%204').replaceAll('+', '%20')}&fig=${figure}`);
    const chart = page.locator(`[data-figure="${figure}"] svg[role="application"]`);
    const ghosts = chart.locator(MARKS[figure] ?? DASHED);
    await expect.poll(() => ghosts.count(), figure).toBeGreaterThan(0);
    // the leading sentence says the difference
    await expect(page.locator('[data-kept]').first()).toContainText(/(than|as|from) kept/);
    // these marks are those of the kept scenario: without it they are gone
    await page.getByRole('button', { name: 'Forget' }).click();
    await rest(page);
    await expect(ghosts).toHaveCount(0);
  },
);

test(
  'the surface of what is kept is drawn as dashed contours, its ends stand in the ladder',
  EVERY,
  async ({ page }) => {
    await open(page, '#/alf?n=60&runs=2&w=8&keep=n:60,runs:2&fig=surface');
    await expect.poll(() => page.locator('[data-figure="surface"] [data-ghost]').count()).toBeGreaterThan(0);
    await open(
      page,
      '#/dccp?extra=20&duration=12&warmup=2&runs=2&keep=duration:12,warmup:2,runs:2&fig=surface',
    );
    await expect.poll(() => page.locator('[data-figure="surface"] [data-ghost]').count()).toBeGreaterThan(0);
    await expect(page.locator('[data-kept] [data-difference="rate_buffer"]')).toBeVisible();
    await open(page, '#/alf?n=60&runs=2&w=8&keep=n:60,runs:2&fig=ladder');
    await expect(page.locator('[data-figure="ladder"]').getByText('kept: ').first()).toBeVisible();
  },
);

const QUICK = 'duration=20&warmup=5&runs=2';

test('where RED draws nothing of what is kept, its difference is said in words', async ({ page }) => {
  const kept = page.locator('[data-part="stage"] [data-kept]');
  await open(page, `#/red?${QUICK}&tau=2&span=5&keep=duration:20,warmup:5,runs:2&fig=ladder`);
  // the kept flow has no reordered packet in this part, the shown flow has some
  await expect(kept).toContainText(/Kept, τ\s=\s0\sms: 0 reordered, \d+ lost, .* \(here [1-9]\d*, /);
  await open(page, `#/red?dupthresh=5&${QUICK}&keep=duration:20,warmup:5,runs:2&fig=sender`);
  await expect(kept).toContainText('Kept, Duplicate threshold = 3: Reno and SACK retransmit packet 2, ');
  await open(page, `#/red?${QUICK}&keep=minth:32,duration:20,warmup:5,runs:2&fig=sender`);
  await expect(kept).toContainText('the senders do the same.');
});

test('what is kept stays where other random numbers are drawn', async ({ page }) => {
  await open(page, '#/alf?n=60&runs=2&keep=w:8');
  await page.getByRole('button', { name: 'New random numbers' }).click();
  await rest(page);
  await expect(page).toHaveURL(/seed=2/);
  await expect(page).toHaveURL(/keep=w:8/);
});
