// The data of a figure are the same on the page and on the command line, to the last digit; only closed forms,
// which the page computes itself, may differ in it.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { figuresOf, ORDER_FIGURES, PATH_FIGURES } from './laboratories.ts';
import { printed } from './oos.ts';
import { expect, open, test } from './page.ts';

const ALF = '#/alf?ta=20&w=16&n=60&runs=2';
const SEQUENCE = '#/metrics?seq=1+2+5+4+3+6+9';
const PATH = '#/metrics?jitter=2&n=1000&runs=2';

const RED = 'tau=2&duration=10&warmup=2&runs=2';
const DCCP = '#/dccp?duration=12&warmup=2&runs=2';

/** Links to figures, those of a group on one page one after another. */
const GROUPS = {
  alf: [`${ALF}&family=w&g=latency&fig=curve`, ...figuresOf('alf').map((fig) => `${ALF}&fig=${fig}`)],
  metrics: [
    ...ORDER_FIGURES.map((fig) => `${SEQUENCE}&fig=${fig}`),
    ...PATH_FIGURES.map((fig) => `${PATH}&fig=${fig}`),
  ],
  red: [
    ...figuresOf('red')
      .filter((fig) => fig !== 'sender')
      .map((fig) => `#/red?${RED}&fig=${fig}`),
    '#/red?queue=droptail&duration=10&warmup=2&runs=1&fig=queue',
    `#/red?${RED}&family=both&fig=frontier`,
    '#/red?tau=17&duration=10&warmup=2&runs=1&fig=frontier',
    `#/red?${RED}&family=queues&minth=24&fig=window`,
  ],
  'the senders of red': [
    ...['late', 'loss', 'losses', 'two', 'repair', 'spurious'].map(
      (example) => `#/red?${RED}&example=${example}&fig=sender`,
    ),
    `#/red?${RED}&acks=0.1+ack+2,0.101+ack+2+sack+3,1.5+wait&iw=4&dupthresh=1&sample=250&fig=sender`,
  ],
  tcp: figuresOf('tcp').map((fig) => `#/tcp?transfer=0.3&runs=2&fig=${fig}`),
  dccp: [
    ...figuresOf('dccp').map((fig) => `${DCCP}&fig=${fig}`),
    '#/dccp?tie=rtt&duration=12&warmup=2&runs=2&fig=table',
    `${DCCP}&fig=surface&ratio=jitter&sx=buffer&sy=rtt`,
  ],
};

/** Beside it, observations of another kind: figure, its table's name, and what the page calls that. */
const FURTHER = [
  ['#/red?minth=8&ps=0.01&duration=20&warmup=5&runs=1&fig=queue', 'losses', 'Losses (CSV)'],
  ['#/red?minth=8&ps=0.01&duration=20&warmup=5&runs=1&fig=queue', 'cuts', 'Cuts of windows (CSV)'],
  ['#/red?tau=2&duration=20&warmup=5&runs=2&fig=intervals', 'exponential', 'Analysis (CSV)'],
  [`#/red?${RED}&fig=ladder`, 'acknowledgments', 'Acknowledgments (CSV)'],
  [`#/red?${RED}&fig=ladder`, 'sender', 'Sender (CSV)'],
  ['#/tcp?transfer=0.3&runs=2&curves=laws&fig=throughput', 'runs', 'Each run (CSV)'],
  [`${DCCP}&fig=rate`, 'losses', 'Losses (CSV)'],
  [`${DCCP}&fig=ladder`, 'reports', 'Reports (CSV)'],
  [`${DCCP}&fig=ladder&side=without`, 'rate', 'Rate allowed (CSV)'],
  [`${DCCP}&fig=ladder`, 'buffer', 'Buffer (CSV)'],
] as const;

/** Cells of a file; numbers as numbers, for the two languages write the same one in different ways. */
function cells(csv: string): (string | number)[][] {
  return csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) =>
      line.split(',').map((cell) => (cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell)),
    );
}

/** What `oos` says last in each row: scenario, seed, version and that of the models. The page's file has the whole scenario there. */
const SOURCE = 4;

/** The figure's own columns of what a command prints. */
function ownColumns(args: readonly string[]) {
  const [head = [], ...rows] = cells(printed(...args, '--csv'));
  const own = head.length - SOURCE;
  expect(head.slice(own)).toEqual(['scenario', 'seed', 'version', 'model']);
  return { head: head.slice(0, own), rows: rows.map((row) => row.slice(0, own)) };
}

/** To eleven digits. */
function rounded(cell: string | number): string | number {
  return typeof cell === 'number' ? Number(cell.toPrecision(11)) : cell;
}

/** The file that a figure's menu gives: its header and its rows. */
async function taken(page: Page, link: string, choice: string) {
  await open(page, link);
  await page.getByRole('button', { name: /^Export/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: choice, exact: true }).filter({ visible: true }).click(),
  ]);
  const [header = [], ...rows] = cells(readFileSync(await download.path(), 'utf8'));
  return { header, rows };
}

for (const [group, links] of Object.entries(GROUPS)) {
  test(`oos figure prints the tables of ${group}`, async ({ page }) => {
    for (const link of links) {
      const { head, rows } = ownColumns(['figure', link]);
      const found = await taken(page, link, 'Data (CSV)');
      // behind them, the page's file has the scenario in each row
      expect(found.header.slice(0, head.length), link).toEqual(head);
      const own = found.rows.map((row) => row.slice(0, head.length));
      if (!link.includes('distance')) expect(own, link).toEqual(rows);
      // the page computes the closed form in JavaScript, whose last digit is its own
      else
        expect(
          own.map((row) => row.map(rounded)),
          link,
        ).toEqual(rows.map((row) => row.map(rounded)));
    }
  });
}

test('oos figure --table prints the further tables of a figure', async ({ page }) => {
  for (const [link, table, choice] of FURTHER) {
    const { head, rows } = ownColumns(['figure', link, '--table', table]);
    const found = await taken(page, link, choice);
    expect(rows.length, table).toBeGreaterThan(2);
    expect(found.header.slice(0, head.length), table).toEqual(head);
    const own = found.rows.map((row) => row.slice(0, head.length));
    // a closed form
    if (table === 'exponential')
      expect(
        own.map((row) => row.map(rounded)),
        table,
      ).toEqual(rows.map((row) => row.map(rounded)));
    else expect(own, table).toEqual(rows);
  }
});
