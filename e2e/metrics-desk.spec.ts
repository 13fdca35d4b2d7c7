// The page of a capture: its flows, and one flow's packets in a plot and a list.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { expectAccessible } from './axe.ts';
import { oos } from './oos.ts';
import { expect, open, rest, test } from './page.ts';

const capture = (name: string) => join(root, 'fixtures/captures', name);

const packets = (page: Page) => page.getByRole('listbox', { name: 'Packets of the flow' });

async function openCapture(page: Page, ...names: string[]): Promise<void> {
  await open(page, '#/metrics?bench=trace');
  await page.getByLabel('Trace file').first().setInputFiles(names.map(capture));
  await expect(packets(page)).toBeVisible();
  await rest(page);
}

const chosen = (page: Page) => packets(page).getByRole('option', { selected: true });
const plot = (page: Page) => page.locator('[data-part="stage"] svg[role="application"]');

test.use({ viewport: { width: 1280, height: 720 } });

test('of 80 flows the 20 that are reordered are seen without a click; plot, list and link go together', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCapture(page, 'lag.pcap.gz');
  // the verdict and its possible causes are shown without a click
  const lead = page.getByRole('region', { name: 'Leading result' });
  await expect(lead).toContainText(
    /^20 of 80 flows are reordered.* It looks like one link of a hashed group;/,
  );
  await expect(lead.getByText(/puts everything in order\.|\sall\./)).toBeInViewport({ ratio: 1 });
  const likely = page.getByRole('region', { name: 'What may cause it' }).locator('[data-likely]');
  await expect(likely).toContainText('60 of 80 flows are clean');
  await expect(likely).toBeInViewport({ ratio: 1 });
  const on = page.getByRole('navigation', { name: 'Go on with this capture' });
  await expect(on.getByRole('link', { name: 'My path in TCP' })).toBeInViewport({ ratio: 1 });
  for (const act of await on.getByRole('button').all()) await expect(act).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('img', { name: 'flow by flow: 20 of 80 flows reordered' }).first(),
  ).toBeInViewport();
  const flows = page.getByRole('listbox', { name: 'Flows, the most affected first' });
  await expect(flows.locator('[data-flow]').first()).toHaveAttribute('data-late');
  await page.getByRole('searchbox', { name: 'Filter flows' }).fill('no such flow');
  await expect(page.getByText('No flow has “no such flow” in its name.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter flows' }).fill('');
  // the arrow key chooses the next flow, which is then in the link
  await flows.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.url()).toContain('flow=');
  await rest(page);
  // in the plot, the arrow key goes to the next late packet; the list follows
  await plot(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chosen(page)).toBeInViewport();
  await expect(chosen(page)).not.toHaveAttribute('data-kind', '0');
  await page.keyboard.press('+');
  await expect.poll(() => page.url()).toMatch(/from=[\d.]+&to=[\d.]+/);
  await page.keyboard.press('0');
  await expect.poll(() => page.url()).not.toContain('from=');
  // the packet chosen in the list has a ring in the plot
  await packets(page).locator('[data-kind="1"]').first().click();
  await expect(plot(page).locator('circle')).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy Wireshark filter' }).click();
  await expect(page.getByText('Filter copied')).toBeVisible();
  const late = Number((await chosen(page).getAttribute('data-frame')) ?? '');
  const filter = await page.evaluate(() => navigator.clipboard.readText());
  expect(filter).toMatch(/^frame\.number in \{[\d., ]+\}$/);
  expect(filter.match(/\d+/g)?.map(Number)).toContain(late);
  await expectAccessible(page);
  // flows, plot and list fit into a window of any width, with the whole verdict above them
  for (const width of [1000, 860, 700, 640]) {
    await page.setViewportSize({ width, height: 800 });
    // the plot takes its new width in the next frame
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByText('verdict', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(lead.getByText(/puts everything in order\.|\sall\./)).toBeInViewport({ ratio: 1 });
  }
});

test('the flow that is chosen is the one that is shown, and the report is a click away', async ({ page }) => {
  await openCapture(page, 'lag.pcap.gz');
  const choice = page.getByRole('combobox', { name: 'Flow' });
  await expect(choice).toBeInViewport({ ratio: 1 });
  // flows of acknowledgments cannot be chosen, here and in the table
  await expect(choice.getByRole('option')).toHaveCount(80);
  await choice.selectOption({ label: 'TCP 192.0.2.1:44706 → 192.0.2.2:5201 (24)' });
  await rest(page);
  expect(page.url()).toMatch(/flow=0$/);
  await expect(choice).toHaveValue('0');
  await expect(
    page.getByRole('listbox', { name: /^Flows/ }).getByRole('option', { selected: true }),
  ).toContainText('192.0.2.1:44706');
  // a link to the flow of acknowledgments shows this flow, and says so
  await page.evaluate(() => {
    window.location.hash = '#/metrics?bench=trace&flow=1';
  });
  await expect(
    page.getByText('these packets only acknowledge what the other direction, flow 0, carries.'),
  ).toBeVisible();
  await expect(choice).toHaveValue('0');
  await page.getByRole('button', { name: 'Report' }).click();
  const card = page.getByRole('region', { name: 'Report' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('button', { name: 'HTML' })).toBeInViewport({ ratio: 1 });
  const table = page.getByRole('region', { name: 'Flows', exact: true });
  await expect(table.locator('[data-flow="1"] input')).toBeDisabled();
  await expect(table.locator('[data-flow="1"]')).toContainText('acknowledges the other direction');
  await expectAccessible(page);
});

test('numbers of a capture travel in a link, its addresses do not; several files are open at once', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCapture(page, 'lag.pcap.gz', 'handover.pcap.gz');
  // there is no link to a capture: the bar offers other ways to share it
  await page.getByRole('banner').getByRole('button', { name: 'Copy link' }).click();
  const bar = page.getByRole('dialog', { name: 'Copy link' });
  await expect(bar).toContainText(
    'A link cannot contain “lag.pcap.gz”: a capture never leaves this browser.',
  );
  await bar.getByRole('button', { name: 'Copy a link of its statistics' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page.getByRole('dialog', { name: 'Keep this' })).toContainText('cannot be kept');
  await page.keyboard.press('Escape');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toMatch(/192\.0\.2|lag/);
  await page.getByRole('combobox', { name: 'Open files' }).selectOption('handover.pcap.gz');
  await expect(page.locator('[data-part="lead"]')).toContainText('%');
  await page.goto('about:blank');
  await page.goto(link);
  await rest(page);
  await expect(page.locator('[data-part="lead"]')).toContainText('20 of 80 flows are reordered');
  await expect(page.getByRole('table', { name: 'The 16 most affected flows' })).toBeVisible();
});

test('delays stand where packets say when they were sent; a capture without numbers says why, and what would tell', async ({
  page,
}) => {
  await openCapture(page, 'rtp.pcap.gz');
  await page.locator('[data-strip="delay"]').click();
  await expect(page.locator('[data-figure="delay"] svg[role="application"]')).toBeVisible();
  await expect(page.locator('[data-figure="delay"]')).toContainText('Send times from RTP timestamps');
  await page.getByLabel('Trace file').first().setInputFiles(capture('quic-offload.pcap.gz'));
  await expect(page.getByRole('alert')).toContainText(
    'sent in batches by segmentation offload, which numbers each batch anew',
  );
  await expect(page.getByRole('alert')).toContainText('captures at both ends do');
});

test('the causes have a figure, and so has what TCP keeps on the path', async ({ page }) => {
  const { signs } = oos('trace', capture('ecmp.pcap.gz')) as {
    signs: { displacements: { from: number; counts: number[] } };
  };
  await openCapture(page, 'ecmp.pcap.gz');
  await page.locator('[data-strip="causes"]').click();
  const causes = page.locator('[data-figure="causes"]');
  await expect(causes.locator('svg[role="application"]')).toBeVisible();
  await expect(causes).toContainText(/packets near their place are rarer by/i);
  await page.getByRole('button', { name: /^Data/ }).click();
  const cells = page.getByRole('dialog').locator('tbody tr').first().locator('td, th');
  // the table shows the numbers of the command line
  await expect(cells.first()).toHaveText(`${signs.displacements.from}`.replace('-', '−'));
  await expect(cells.nth(1)).toHaveText(`${signs.displacements.counts[0]}`);
  await page.keyboard.press('Escape');
  await page.locator('[data-strip="senders"]').click();
  const senders = page.locator('[data-figure="senders"]');
  // half of the packets are late by more than three others: a sender that takes this for loss keeps almost no throughput
  await expect(senders).toContainText(
    /SACK alone.*Linux 2019.*Throughput kept\d%\d%(?:9\d|100)%(?:9\d|100)%/,
  );
});
