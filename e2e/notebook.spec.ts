// The widget of a notebook's cell (sim-wasm/python/oos/show.js), with a stand-in for Jupyter's model: the figure is in the cell,
// a reader's changes are reported to the model, and a cell can change the scenario.

import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { expect, SMALL, test } from './page.ts';

const CELL = `<!doctype html><title>Notebook</title><div id="cell"></div><script type="module">
  import widget from './show.js';
  const values = { address: './', scenario: '${SMALL}', sliders: 'ta', height: 480, measures: {} };
  const heard = new Map();
  window.model = {
    values,
    get: (name) => values[name],
    set: (name, value) => { values[name] = value; },
    save_changes: () => { window.saved = (window.saved ?? 0) + 1; },
    on: (event, hear) => heard.set(event, hear),
    off: (event) => heard.delete(event),
    // a change of the scenario by a cell
    move: (scenario) => { values.scenario = scenario; heard.get('change:scenario')?.(); },
    heard,
  };
  window.close_cell = widget.render({ model: window.model, el: document.querySelector('#cell') });
</script>`;

test('a figure in a notebook tells what it shows, and is moved from either side', async ({ page }) => {
  await page.route('**/cell.html', (route) => route.fulfill({ contentType: 'text/html', body: CELL }));
  await page.route('**/show.js', (route) =>
    route.fulfill({ path: join(root, 'sim-wasm/python/oos/show.js'), contentType: 'text/javascript' }),
  );
  await page.goto('./cell.html');
  const values = () =>
    page.evaluate(() => {
      const { scenario, measures } = (
        window as unknown as { model: { values: { scenario: string; measures: Record<string, object> } } }
      ).model.values;
      return [scenario, Object.keys(measures).includes('gain')];
    });
  await expect.poll(values, { timeout: 60_000 }).toEqual([SMALL, true]);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('figure').first()).toBeVisible();
  await page.evaluate(() =>
    (window as unknown as { model: { move: (scenario: string) => void } }).model.move(
      '#/alf?w=8&n=30&runs=2',
    ),
  );
  const slider = frame.getByRole('slider').first();
  await expect.poll(() => frame.locator(':root').evaluate(() => location.hash)).toContain('w=8');
  await slider.focus();
  await slider.press('ArrowRight');
  await expect.poll(async () => (await values())[0], { timeout: 60_000 }).toMatch(/ta=\d+.*w=8/);
  // a closed cell has no listeners left
  await page.evaluate(() => (window as unknown as { close_cell: () => void }).close_cell());
  expect(
    await page.evaluate(
      () => (window as unknown as { model: { heard: Map<string, unknown> } }).model.heard.size,
    ),
  ).toBe(0);
});
