// "My path" in the laboratory tcp: from a trace to the stacks, and on to another laboratory, with the path in the link.

import { expect, open, test } from './page.ts';

test('a trace’s path goes to the stacks, and on to the stream', async ({ page }) => {
  await open(page, '#/metrics?bench=trace');
  await page.getByRole('button', { name: /sequence\.csv/ }).click();
  const link = page.getByRole('link', { name: 'My path in TCP' }).first();
  const address = await link.getAttribute('href');
  expect(address).toMatch(
    /^#\/tcp\?law=quantiles&path=[\d.:,]+&rate=[\d.]+(&size=\d+)?(&transfer=[\d.]+)?&fig=path$/,
  );
  await link.click();
  await expect(page.getByLabel('Leading result')).toContainText(/On this path, at .*\d%/);
  const answers = page.getByRole('list', { name: 'The same path elsewhere' });
  await expect(answers).toContainText(/runs at \d+/);
  await answers.getByRole('link', { name: 'How long should a receiver wait?' }).click();
  expect(new URL(page.url()).hash).toMatch(/^#\/dccp\?.*law=quantiles&path=/);
});
