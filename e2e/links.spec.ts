// Links that have been published keep opening on the same scenario (DESIGN.md, decision 2). fixtures/links.json
// grows only: a line that has been released is never changed, and a renamed parameter keeps its old name readable.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { expect, expectFigures, notice, test } from './page.ts';

interface Published {
  readonly link: string;
  readonly scenario: string;
}

const published: readonly Published[] = JSON.parse(readFileSync(join(root, 'fixtures/links.json'), 'utf8'));

for (const { link, scenario } of published) {
  test(link, async ({ page }) => {
    await page.goto(`./${link}`);
    await expectFigures(page);
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(scenario);
    await expect(notice(page)).toBeEmpty();
  });
}
