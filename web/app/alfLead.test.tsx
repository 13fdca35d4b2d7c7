// @vitest-environment happy-dom
// The leading sentence of the laboratory Delivery, rendered without a browser and computed by its module.

import { expect, test } from 'vitest';
import { Conditions } from '../labs/alf/lead/Conditions.tsx';
import { Lead } from '../labs/alf/lead/Lead.tsx';
import { eventually } from '../late/eventually.testing.ts';
import { loadTable } from '../scenario/tables.ts';
import { scopedPage } from './scopedPage.testing.tsx';

/** Checks the leading sentence of a link, its bars, and the words below them. */
async function leads(link: string, wanted: readonly string[]): Promise<void> {
  await loadTable('alf');
  const page = scopedPage(link);
  page.draw(<Lead />);
  const said = () =>
    [...document.querySelectorAll('section > p, section dd > span, section > div > p')].map(
      ({ textContent }) => textContent?.replaceAll('\u00a0', ' '),
    );
  // the runs are computed one after another
  await eventually(() => expect(said()).toEqual(wanted));
  page.close();
}

test('what is said first is of the time that the figures draw', async () => {
  const small = '#/alf?n=120&runs=5';
  await leads(small, [
    'With a processing time of 10 ms and 10% loss, a transfer that ignores order ends 28% sooner.',
    '2.45 s',
    '1,768 ms',
    'G = 27.6% ± 4.5 points, 5 runs',
  ]);
  await leads(`${small}&g=latency`, [
    'With a processing time of 10 ms and 10% loss, if order is ignored, a packet is processed 47% sooner on average.',
    '375 ms',
    '197 ms',
    'per packet 47.3% ± 5.5 points, 5 runs',
  ]);
  await leads(`${small}&g=latency&lose=4`, [
    'Losing packet 4 costs each packet 40 ms in order, 4.8 ms as they arrive, on average over 5 runs.',
    '415 ms',
    '202 ms',
    'per packet 50.8%; dashed: packets left alone',
  ]);
  // the transfer has no packet 5000
  await leads(`${small}&lose=5000`, [
    'With a processing time of 10 ms and 10% loss, a transfer that ignores order ends 28% sooner.',
    '2.45 s',
    '1,768 ms',
    'G = 27.6% ± 4.5 points, 5 runs',
  ]);
});

test('what is done by hand is among the conditions of what a figure has found', async () => {
  await loadTable('alf');
  const page = scopedPage('#/alf?lose=4&save=7,9');
  page.draw(<Conditions />);
  const said = () => document.body.textContent?.replaceAll('\u00a0', ' ');
  await eventually(() =>
    expect(said()).toContain(
      'With a processing time of 10 ms, 10% loss, packet 4 lost and packets 7 and 9 rescued, ',
    ),
  );
  page.close();
});
