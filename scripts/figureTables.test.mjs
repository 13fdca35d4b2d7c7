// @vitest-environment happy-dom
/// <reference types="vite/client" />
// The data of a figure are the same on the page and on the command line, to the last digit; only closed forms,
// which the page computes itself, may differ in it. Each figure stands outside its laboratory's page, with the real modules.

import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { figureLinks, tableOf } from '../e2e/laboratories.ts';
import { printed } from '../e2e/oos.ts';
import { LABS } from '../sim-wasm/pkg/params.ts';
import { scopedPage } from '../web/app/scopedPage.testing.tsx';
import { ScopedFigure } from '../web/bench/page/ScopedFigure.tsx';
import { learn } from '../web/scenario/tables.ts';

/** What disturbs packets, in laboratories that do nothing to them of their own accord. @type {Record<string, string>} */
const DISTURBED = { alf: '&ta=20&w=16', red: '&tau=2', metrics: '&jitter=2' };
const ALF = '#/alf?ta=20&w=16&n=60&runs=2';
const RED = 'tau=2&duration=10&warmup=2&runs=2';
const DCCP = '#/dccp?duration=12&warmup=2&runs=2';

/** Each figure of each laboratory, and scenarios in which a figure has other columns. */
const FIGURES = [
  ...LABS.flatMap(({ id }) =>
    // an arrival order is as it is typed
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

/** Beside it, observations of another kind: figure, its table's name, and what the page calls that. */
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
 * Cells of a file; numbers as numbers, for the two languages write the same one in different ways.
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

/** What `oos` says last in each row. The page's file has the whole scenario there. */
const SOURCE = ['scenario', 'seed', 'version', 'model'];

/** The figure's own columns of what a command prints. @param {string[]} args */
function ownColumns(args) {
  const rows = cells(printed(...args, '--csv'));
  const own = (rows[0]?.length ?? 0) - SOURCE.length;
  expect(rows[0]?.slice(own)).toEqual(SOURCE);
  return rows.map((row) => row.slice(0, own));
}

/** To eleven digits. @param {(string | number)[][]} rows */
const rounded = (rows) =>
  rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(11)) : cell)));

/** @type {ReturnType<typeof scopedPage>} */
let page;

beforeEach(async () => {
  await learn('alf');
  page = scopedPage();
});

afterEach(() => page.close());

/** Draws a figure, and opens its data as soon as something is shown. @param {string} link */
async function dataOf(link) {
  const { id } = tableOf(link);
  await learn(id);
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
 * The file of a figure has these rows as soon as all of its points are computed; behind them it has the scenario.
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

/** These have columns of a closed form, which the page computes in JavaScript: its last digits are its own. */
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
