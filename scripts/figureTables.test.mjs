// @vitest-environment happy-dom
/// <reference types="vite/client" />
// A figure's data are the same on the page and on the command line, to the last digit; only closed forms, which the page
// computes itself, may differ in that digit. Figures are drawn outside their laboratories' pages, with the real modules.

import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figureLinks, tableOf } from '../e2e/laboratories.ts';
import { printed } from '../e2e/oos.ts';
import { LABS } from '../sim-wasm/pkg/params.ts';
import { scopedPage } from '../web/app/scopedPage.testing.tsx';
import { ScopedFigure } from '../web/bench/page/ScopedFigure.tsx';
import { loadTable } from '../web/scenario/tables.ts';

/** Parameters that disturb packets, for laboratories whose defaults do not. @type {Record<string, string>} */
const DISTURBED = { alf: '&ta=20&w=16', red: '&tau=2', metrics: '&jitter=2' };
const ALF = '#/alf?ta=20&w=16&n=60&runs=2';
const RED = 'tau=2&duration=10&warmup=2&runs=2';
const DCCP = '#/dccp?duration=12&warmup=2&runs=2';

/** Each figure of each laboratory, and scenarios in which a figure has other columns. */
const FIGURES = [
  ...LABS.flatMap(({ id }) =>
    // a typed arrival order needs no disturbance
    figureLinks(id).map((link) => (link.includes('seq=') ? link : `${link}${DISTURBED[id] ?? ''}`)),
  ),
  `${ALF}&family=w&g=latency&fig=curve`,
  '#/red?queue=droptail&duration=10&warmup=2&runs=1&fig=queue',
  `#/red?${RED}&family=both&fig=frontier`,
  '#/red?tau=17&duration=10&warmup=2&runs=1&fig=frontier',
  `#/red?${RED}&family=queues&minth=24&fig=window`,
  ...['late', 'loss', 'losses', 'two', 'repair', 'spurious'].map(
    (example) => `#/red?${RED}&example=${example}&fig=sender`,
  ),
  `#/red?${RED}&acks=0.1+ack+2,0.101+ack+2+sack+3,1.5+wait&iw=4&dupthresh=1&sample=250&fig=sender`,
  '#/dccp?tie=rtt&duration=12&warmup=2&runs=2&fig=table',
  `${DCCP}&fig=surface&ratio=jitter&sx=buffer&sy=rtt`,
];

/** Further tables of figures: link, the table's name for `oos`, and its name on the page. */
const FURTHER = [
  ['#/red?minth=8&ps=0.01&duration=20&warmup=5&runs=1&fig=queue', 'losses', 'Losses'],
  ['#/red?minth=8&ps=0.01&duration=20&warmup=5&runs=1&fig=queue', 'cuts', 'Cuts of windows'],
  ['#/red?tau=2&duration=20&warmup=5&runs=2&fig=intervals', 'exponential', 'Analysis'],
  [`#/red?${RED}&fig=ladder`, 'acknowledgments', 'Acknowledgments'],
  [`#/red?${RED}&fig=ladder`, 'sender', 'Sender'],
  ...['rd', 'md', 'entropy'].map((fig) => [
    `#/metrics?laws=netem&law=pareto&jitter=2&n=300&runs=2&fig=${fig}`,
    'analysis',
    'Analysis',
  ]),
  [`${ALF}&x=w&gb=show&fig=curve`, 'analysis', 'Analysis'],
  ['#/tcp?transfer=0.3&runs=2&curves=laws&fig=throughput', 'runs', 'Each run'],
  [`${DCCP}&fig=rate`, 'losses', 'Losses'],
  [`${DCCP}&fig=ladder`, 'reports', 'Reports'],
  [`${DCCP}&fig=ladder&side=without`, 'rate', 'Rate allowed'],
  [`${DCCP}&fig=ladder`, 'buffer', 'Buffer'],
];

/**
 * Cells of a file; numbers are parsed, because the two languages may write the same number differently.
 * @param {string} csv @returns {(string | number)[][]}
 */
function cells(csv) {
  return csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) =>
      line.split(',').map((cell) => (cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell)),
    );
}

/** The last columns in the output of `oos`; the page's files have all parameters there. */
const SOURCE = ['scenario', 'seed', 'version', 'model'];

/** The figure's own columns in the output of a command. @param {string[]} args */
function ownColumns(args) {
  const rows = cells(printed(...args, '--csv'));
  const own = (rows[0]?.length ?? 0) - SOURCE.length;
  expect(rows[0]?.slice(own)).toEqual(SOURCE);
  return rows.map((row) => row.slice(0, own));
}

/** The rows with numbers rounded to eleven digits. @param {(string | number)[][]} rows */
const rounded = (rows) =>
  rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(11)) : cell)));

/** @type {ReturnType<typeof scopedPage>} */
let page;

beforeEach(async () => {
  await loadTable('alf');
  page = scopedPage();
});

afterEach(() => page.close());

/** Draws a figure, and opens its data table as soon as the figure shows something. @param {string} link */
async function dataOf(link) {
  const { id } = tableOf(link);
  await loadTable(id);
  page.draw(createElement(ScopedFigure, { lab: id, text: link }));
  await vi.waitFor(() => {
    expect(document.querySelector('figure [data-state="shown"]'), link).not.toBeNull();
  }, LONG);
  /** @type {HTMLButtonElement | null} */
  const button = document.querySelector('button[aria-label^="Data: "]');
  button?.click();
  return vi.waitFor(() => {
    const dialog = document.querySelector('dialog');
    if (dialog === null) throw new Error(`${link} has no data`);
    return dialog;
  }, LONG);
}

/** The file of one of the tables as it is now: its header and its rows. @param {HTMLElement} dialog @param {string} table */
async function taken(dialog, table) {
  const choice = dialog.querySelector('select');
  const option = [...(choice?.options ?? [])].find(({ textContent }) => textContent === table);
  if (choice !== null && option === undefined) throw new Error(`there is no table ${table}`);
  if (choice !== null && option !== undefined && choice.value !== option.value) {
    choice.value = option.value;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const button = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Save as CSV',
  );
  const file = page.nextFile();
  button?.click();
  return cells(await (await file).text());
}

/**
 * Expects these rows in the file of a figure, once all its points are computed; the scenario's columns follow in the file.
 * @param {string} link @param {string} choice @param {(string | number)[][]} expected
 */
async function expectTable(link, choice, expected) {
  const dialog = await dataOf(link);
  await vi.waitFor(async () => {
    expect(page.isIdle()).toBe(true);
    const found = (await taken(dialog, choice)).map((row) => row.slice(0, expected[0]?.length));
    if (CLOSED_FORM.test(`${link} ${choice}`)) expect(rounded(found)).toEqual(rounded(expected));
    else expect(found).toEqual(expected);
  }, LONG);
}

/** Tables with columns of a closed form, which the page computes in JavaScript: the last digits may differ. */
const CLOSED_FORM = /fig=[a-z]+-distance|Analysis/;
const LONG = { timeout: 50_000 };
const TIMEOUT = { timeout: 110_000 };

test.each(FIGURES)('oos figure prints the table of %s', TIMEOUT, async (link) => {
  await expectTable(link, 'Data', ownColumns(['figure', link]));
});

test.each(FURTHER)('of %s oos figure --table prints %s', TIMEOUT, async (link, table, choice) => {
  const expected = ownColumns(['figure', link, '--table', table]);
  expect(expected.length).toBeGreaterThan(3);
  await expectTable(link, choice, expected);
});
