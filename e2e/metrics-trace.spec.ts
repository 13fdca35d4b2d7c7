// The reader's own trace: pasted, dropped or damaged; nothing of it leaves the browser.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { expectAccessible } from './axe.ts';
import { reorderedOrder, rtpCapture, tcpCapture } from './captures.ts';
import { EVERY } from './every.ts';
import { type Measures, measuresOf, oos, printed } from './oos.ts';
import { expect, holdBack, open, rest, test } from './page.ts';

const measures = (page: Page) => page.getByRole('region', { name: 'Measures' });

async function measure(page: Page, id: string): Promise<number> {
  const cell = measures(page).locator(`[data-measure="${id}"] [data-value]`);
  await expect(cell).toBeAttached();
  return Number(await cell.getAttribute('data-value'));
}

/** Opens the parameters of the measurement, which are folded once a file is read. */
async function openMore(page: Page): Promise<void> {
  await page.locator('[data-part="rail"] summary').getByText('Others', { exact: true }).click();
}

/** Drops a file on the page as a reader would. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    { name, base64: content.toString('base64') },
  );
  await page.getByRole('region', { name: 'Your own trace' }).dispatchEvent('drop', { dataTransfer: data });
}

function flowsOf(answer: unknown): unknown[] {
  return (answer as { flows: unknown[] }).flows;
}

const SAMPLES = ['ping.txt', 'sequence.csv', 'rtp-reordered.pcapng'];
/** The numbers of the command line, computed before the tests' time runs: `oos` may have to be built first. */
const measured = new Map<string, Measures>();

test.beforeAll(() => {
  test.setTimeout(300_000);
  measured.set('1 2 5 4 3 6', measuresOf(oos('metrics', '1 2 5 4 3 6')));
  for (const name of SAMPLES) {
    const [flow] = flowsOf(oos('trace', join(root, 'public/samples', name)));
    measured.set(name, measuresOf(flow));
  }
});

test('pasted text is read at once; of a damaged capture what could be read is shown, and what is wrong and where', async ({
  page,
}) => {
  await open(page, '#/metrics?bench=trace');
  const lines = [1, 2, 5, 4, 3, 6].map(
    (seq, i) => `64 bytes from 192.0.2.1: icmp_seq=${seq} ttl=57 time=${20 + i}.1 ms`,
  );
  await page.getByLabel('Or paste text').fill(['PING 192.0.2.1 56(84) bytes of data.', ...lines].join('\n'));
  await page.getByRole('button', { name: 'Read this text' }).click();
  expect(await measure(page, 'received')).toBe(6);
  expect(await measure(page, 'reordered_ratio')).toBe(2 / 6);
  expect(await measure(page, 'mean_displacement')).toBe(measured.get('1 2 5 4 3 6')?.mean_displacement?.mean);
  const whole = rtpCapture(reorderedOrder());
  await drop(page, 'broken.pcap', whole.subarray(0, whole.length - 100));
  await expect(page.getByRole('alert')).toContainText(/\d/);
  await expect.poll(() => measure(page, 'received')).toBe(297);
});

test('a dropped capture is measured, and nothing is sent', async ({ page, baseURL }) => {
  await open(page, '#/metrics?bench=trace');
  // without a file, the page shows a sample
  await expect(page.getByRole('region', { name: 'Sample rtp-reordered.pcapng' })).toContainText(
    'of 991 packets were reordered, at most 8 places: a wait of 7.6 ms would restore the order of 90% of them, 9.3 ms of 95%, and 21 ms of all.',
  );
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await drop(page, 'voice.pcap', rtpCapture(reorderedOrder()));
  expect(await measure(page, 'received')).toBe(298);
  expect(await measure(page, 'lost')).toBe(2);
  expect(await measure(page, 'extent_max')).toBe(3);
  await expect(page.getByRole('region', { name: 'Flows' })).toContainText('192.0.2.1:5004');
  await expect(page.getByRole('region', { name: 'Flows' })).toContainText('RTP sequence number');
  await expect(page.getByRole('region', { name: 'Method' })).toBeVisible();
  const advice = page.getByRole('region', { name: 'Buffer advice' });
  await expect(advice.locator('tr[data-share="1"] td').nth(2)).toHaveText('3');
  await expect(page.getByRole('figure', { name: 'Flows and packets' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Leading result' })).toHaveText(
    /^9\.7% of the packets are reordered, median lateness 60\sms; 2 were lost one by one\. .* a wait of 60\sms puts everything in order\.$/,
  );
  await rest(page);
  expect(sockets).toEqual([]);
  // the module of captures was loaded for the sample, and is passed to each file's worker; only the module of TCP is loaded, for
  // the strip's figure of senders
  const modules = asked.map((request) => request.url()).filter((url) => url.endsWith('.wasm'));
  expect(modules.filter((url) => !/\/tcp_bg[\w.-]*\.wasm$/.test(url))).toEqual([]);
  for (const request of asked) {
    const { href, search, pathname } = new URL(request.url());
    expect(href.startsWith(String(baseURL)), href).toBe(true);
    expect([request.method(), request.postData(), search], href).toEqual(['GET', null, '']);
    expect(pathname).toMatch(/^\/[\w/]*\/assets\/[\w.-]+\.(js|css|wasm|woff2)$/);
  }
  await expectAccessible(page);
});

test('the choice of sequence is in the link, the file is not', async ({ page }) => {
  await open(page, '#/metrics?bench=trace');
  await drop(page, 'voice.pcap', rtpCapture(reorderedOrder()));
  expect(await measure(page, 'received')).toBe(298);
  await openMore(page);
  await page.getByRole('combobox', { name: 'Sequence from' }).selectOption('icmp');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(measures(page)).toHaveCount(0);
  await rest(page);
  await expect(page).toHaveURL(/#\/metrics\?bench=trace&by=icmp$/);
  // the file is kept while the reader looks at another bench
  await page.getByRole('combobox', { name: 'Sequence from' }).selectOption('auto');
  for (const bench of ['An order', 'Your capture']) {
    await page.locator('[data-parameter="bench"]').getByText(bench).click();
    await rest(page);
  }
  expect(await measure(page, 'received')).toBe(298);
});

test('packets are measured in the order of the file or of the clock, as the reader chooses', async ({
  page,
}) => {
  await open(page, '#/metrics?bench=trace');
  const order = page.getByRole('combobox', { name: 'Order of arrival' });
  const lead = page.getByRole('region', { name: 'Leading result' });
  // one of 1500 times goes back, exactly where a packet is late: the page orders by the clock, unless the reader chooses the file
  const calm = Array.from({ length: 1500 }, (_, i) => i + 1);
  await drop(page, 'calm.pcap', rtpCapture([...calm.slice(0, 700), 702, 701, ...calm.slice(702)], true));
  const sound = 'Nothing is reordered: all 1,500 packets arrive in order.';
  await expect(lead).toHaveText(sound);
  await openMore(page);
  await order.selectOption('file');
  await rest(page);
  await expect(page).toHaveURL(/#\/metrics\?bench=trace&order=file$/);
  await expect(lead).toHaveText(/^0\.067% of the packets are reordered, .* or a buffer of 1 packet puts /);
  await order.selectOption('clock');
  await rest(page);
  await expect(page).toHaveURL(/#\/metrics\?bench=trace&order=clock$/);
  await expect(lead).toHaveText(sound);
  expect(await measure(page, 'reordered_ratio')).toBe(0);
  // every third time goes back, as if two queues had written in turn: by time, fewer packets are late
  const mixed = Array.from({ length: 100 }, (_, i) => [3 * i + 2, 3 * i + 1, 3 * i + 3]).flat();
  await drop(page, 'mixed.pcap', rtpCapture(mixed, true));
  await expect(page.getByRole('combobox', { name: 'Open files' })).toBeVisible();
  await openMore(page);
  for (const [chosen, ratio] of [
    ['file', 1 / 3],
    ['clock', 0],
    ['auto', 0],
  ] as const) {
    await order.selectOption(chosen);
    await expect.poll(() => measure(page, 'reordered_ratio')).toBe(ratio);
  }
  await expect(page.getByRole('region', { name: 'The capture itself' })).toContainText(
    'measured in the order of the times',
  );
});

test('segments that nothing decides leave a range', EVERY, async ({ page }) => {
  await open(page, '#/metrics?bench=trace');
  await drop(page, 'undecided.pcap', tcpCapture([1, 201, 101, 301]));
  await expect(page.locator('[data-trace="range"]')).toContainText('between 0% and 25% of the packets');
  await expect(page.getByRole('region', { name: 'Leading result' })).toContainText(
    'No packet is surely reordered: no rule decides 1 segment, 25% of the packets of 1 flow; at most 1 was lost.',
  );
  expect(await measure(page, 'reordered_ratio')).toBe(0);
  await expect(
    page.getByRole('region', { name: 'Method' }).locator('[data-verdict="undecided"]'),
  ).toContainText('1');
});

test('the samples and their report are those of the command line, and a redacted report names nobody', async ({
  page,
}) => {
  await open(page, '#/metrics?bench=trace');
  for (const name of SAMPLES) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const { received, entropy } = measured.get(name) ?? {};
    expect(await measure(page, 'received')).toBe(received?.mean);
    expect(await measure(page, 'entropy')).toBe(entropy?.mean);
  }
  // the report is that of the last one
  const name = SAMPLES.at(-1) ?? '';
  const card = page.getByRole('region', { name: 'Report' });
  const taken = async (label: string) => {
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: label }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const file = join(root, 'public/samples', name);
  expect(await taken('Markdown')).toEqual({ name: 'report.md', text: printed('report', file) });
  await card.getByRole('checkbox', { name: 'Redacted' }).check();
  const redacted = await taken('HTML');
  expect(redacted).toEqual({
    name: 'redacted-report.html',
    text: printed('report', file, '--html', '--redacted'),
  });
  expect(redacted.text).not.toMatch(/192\.0\.2\.|rtp-reordered/);
  await expectAccessible(page);
});

test(
  'a report whose module does not come leaves the capture open, and is written when it is asked for again',
  EVERY,
  async ({ page, troubles }) => {
    await page.route(/archives_bg.*\.wasm$/, (route) => route.abort());
    await open(page, '#/metrics?bench=trace');
    await drop(page, 'voice.pcap', rtpCapture([1, 2, 4, 3, 5]));
    expect(await measure(page, 'received')).toBe(5);
    const card = page.getByRole('region', { name: 'Report' });
    const markdown = card.getByRole('button', { name: 'Markdown' });
    await markdown.click();
    await expect(card.getByRole('alert')).toHaveText(/^The report could not be written: ./);
    expect(await measure(page, 'received')).toBe(5);
    await page.unroute(/archives_bg.*\.wasm$/);
    const download = page.waitForEvent('download');
    await markdown.click();
    expect((await download).suggestedFilename()).toBe('report.md');
    await expect(card.getByRole('alert')).toHaveCount(0);
    expect(troubles.splice(0).join()).toContain('ERR_FAILED');
  },
);

test('reading can be cancelled, and the bench takes the next file', EVERY, async ({ page }) => {
  // hold back the module, so that there is time to cancel
  const release = await holdBack(page, '**/captures_bg*.wasm');
  // no `rest` here: the page's sample waits for the module too
  await page.goto('./#/metrics?bench=trace');
  await expect(page.getByRole('region', { name: 'Your own trace' })).toBeVisible();
  await drop(page, 'voice.pcap', rtpCapture(reorderedOrder()));
  const reading = page.getByRole('region', { name: 'Reading the trace' });
  await reading.getByRole('button', { name: 'Cancel' }).click();
  await expect(reading).toHaveCount(0);
  release();
  await expect(measures(page)).toHaveCount(0);
  await drop(page, 'next.pcap', rtpCapture([1, 2, 4, 3, 5]));
  expect(await measure(page, 'received')).toBe(5);
});

test(
  'a sample that loads late does not take the place of a file opened after it',
  EVERY,
  async ({ page }) => {
    const release = await holdBack(page, '**/samples/ping.txt');
    await open(page, '#/metrics?bench=trace');
    await page.getByRole('button', { name: 'ping.txt' }).click();
    await expect(page.getByText('Loading ping.txt')).toBeVisible();
    await drop(page, 'voice.pcap', rtpCapture([1, 2, 4, 3, 5]));
    expect(await measure(page, 'received')).toBe(5);
    release();
    // then another sample is requested from the same host
    await page.evaluate(async () => {
      const answer = await fetch('samples/sequence.csv');
      await answer.text();
    });
    await rest(page);
    await expect(page.getByRole('heading', { name: 'voice.pcap' })).toBeVisible();
    expect(await measure(page, 'received')).toBe(5);
    await expect(page.getByText('Loading ping.txt')).toHaveCount(0);
  },
);

test(
  'an archive that holds a text is read by a module that neither a capture nor a packed one loads',
  EVERY,
  async ({ page }) => {
    const modules: string[] = [];
    page.on('request', (request) => {
      const [, name] = /(captures|archives|texts)_bg[^/]*\.wasm/.exec(request.url()) ?? [];
      if (name !== undefined) modules.push(name);
    });
    await open(page, '#/metrics?bench=trace');
    await drop(page, 'voice.pcap', rtpCapture([1, 2, 4, 3, 5]));
    expect(await measure(page, 'received')).toBe(5);
    expect(modules).toEqual(['captures']);
    await drop(page, 'list.csv.gz', gzipSync('seq\n1\n2\n4\n3\n5\n6\n'));
    await expect(page.getByRole('heading', { name: 'list.csv.gz' })).toBeVisible();
    expect(await measure(page, 'received')).toBe(6);
    expect(modules).toEqual(['captures', 'archives', 'texts']);
  },
);

test('a foreign file says why where the result would stand, and leaves the way for the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#/metrics?bench=trace');
  await drop(page, 'picture.jpg', Buffer.from('ffd8ffe000104a46494600010100', 'hex'));
  await expect(page.locator('[data-part="lead"]').getByRole('alert')).toContainText('ff d8 ff e0');
  await expect(measures(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeInViewport();
  // the choices of the measurement are hidden: they would have no effect
  await expect(page.getByRole('combobox', { name: 'Sequence from' })).toHaveCount(0);
  await drop(page, 'voice.pcap', rtpCapture(reorderedOrder()));
  expect(await measure(page, 'received')).toBe(298);
  await openMore(page);
  await expect(page.getByRole('combobox', { name: 'Sequence from' })).toBeVisible();
});

test('bare numbers that wrap are unfolded, and the leading sentence says so', EVERY, async ({ page }) => {
  await open(page, '#/metrics?bench=trace');
  await drop(page, 'list.csv', Buffer.from(`seq\n${reorderedOrder().join('\n')}\n`));
  expect(await measure(page, 'lost')).toBe(2);
  await expect(page.getByRole('region', { name: 'Leading result' })).toContainText(
    /^9\.7% of the packets are reordered; 2 were lost one by one\. .* a buffer of 3 packets puts everything in order\. The numbers go on from 0 after 65,535\.$/,
  );
  await expect(page.getByRole('region', { name: 'Measures' })).toContainText('Measures of the whole table');
  // sequence numbers in bytes, not in packets
  const bytes = Array.from({ length: 50 }, (_, i) => 1460 * i);
  await drop(page, 'bytes.csv', Buffer.from(`seq\n${bytes.join('\n')}\n`));
  await expect(page.getByRole('region', { name: 'Leading result' })).toContainText(
    'numbers are missing, more than arrived',
  );
});
