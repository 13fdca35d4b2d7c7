// @vitest-environment happy-dom
// What Delivery says first, drawn without a browser and computed by its module.

import { expect, test, vi } from 'vitest';
import { Lead } from '../labs/alf/lead/Lead.tsx';
import { learn } from '../scenario/tables.ts';
import { scopedPage } from './scopedPage.testing.tsx';

/** The leading sentence of a link, and what stands below its bars. */
async function led(link: string): Promise<(string | undefined)[]> {
  await learn('alf');
  const page = scopedPage(link);
  page.draw(<Lead />);
  const lines = await vi.waitFor(
    () => {
      const found = [
        ...document.querySelectorAll('section > p, section [data-mode] span, section p:last-child'),
      ];
      expect(document.querySelector('[aria-busy=false] [data-measure]')).not.toBeNull();
      expect(document.querySelector('[data-loading]')).toBeNull();
      return found.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    },
    { timeout: 20_000 },
  );
  page.close();
  return [...new Set(lines)];
}

test('what is said first is of the time that the figures draw', { timeout: 60_000 }, async () => {
  const small = '#/alf?n=120&runs=5';
  expect(await led(small)).toMatchInlineSnapshot(`
    [
      "If processing takes 10 ms and 10% are lost, not waiting for order finishes 28% sooner.",
      "2.45 s",
      "1,768 ms",
      "G = 27.6% ± 4.5 points, 5 runs",
    ]
  `);
  expect(await led(`${small}&g=latency`)).toMatchInlineSnapshot(`
    [
      "If processing takes 10 ms and 10% are lost, not waiting for order finishes a packet 47% sooner on average.",
      "375 ms",
      "197 ms",
      "per packet 47.3% ± 5.5 points, 5 runs",
    ]
  `);
  expect(await led(`${small}&g=latency&lose=4`)).toMatchInlineSnapshot(`
    [
      "Losing packet 4 costs a packet 40 ms in order, 4.8 ms as they come, on average over 5 runs.",
      "415 ms",
      "202 ms",
      "per packet 50.8%; dashed: without your changes",
    ]
  `);
});
