// @vitest-environment happy-dom
// Figures of several laboratories on one page, each with its own scenario, inside the page of another scenario.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LabId } from '#pkg/params.ts';
import { ScopedFigure } from '../bench/page/ScopedFigure.tsx';
import { eventually } from '../late/eventually.testing.ts';
import { loadTable } from '../scenario/tables.ts';
import { scopedPage } from './scopedPage.testing.tsx';

let page: ReturnType<typeof scopedPage>;

beforeEach(async () => {
  await loadTable('alf');
  page = scopedPage();
});

afterEach(() => page.close());

/** The captions of the figures, once `count` are there. */
const captions = (count: number) =>
  eventually(() => {
    const found = [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent ?? '');
    expect(found.filter((words) => /\d/.test(words))).toHaveLength(count);
    return found;
  });

test('each figure is of its own scenario, whatever page it stands on', async () => {
  page.draw(
    <>
      <ScopedFigure lab="alf" text="#/alf?w=2&n=60&runs=1&fig=buffer" />
      <ScopedFigure lab="alf" text="#/alf?w=8&n=60&runs=1" figure="buffer" />
      <ScopedFigure lab="metrics" text="#/metrics?bench=sequence&seq=2+1+3" figure="density" />
    </>,
  );
  const found = await captions(3);
  expect(found).toMatchInlineSnapshot(`
    [
      "In order, the receiver’s buffer holds 0.053 packets on average and 1 at most; as they arrive, 0.013 and 1, 76% less on average.",
      "In order, the receiver’s buffer holds 1.73 packets on average and 7 at most; as they arrive, 0.247 and 5, 86% less on average.",
      "33.3% of the packets arrive in their place; displacements go from −1 to 1. On average a packet is 0.667 places off (MD), and the entropy Er is 1.1 nats.",
    ]
  `);
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toMatchInlineSnapshot(`
    [
      "Packets in the receiver’s buffer over time",
      "Packets in the receiver’s buffer over time",
      "How far packets are displaced: reorder density RD",
    ]
  `);
});

test('on a phone the card of a packet that a link names stays closed in a text, whose buttons it would cover', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('max-width: 640px'), media: query }),
  );
  HTMLElement.prototype.showPopover ??= () => undefined;
  const link = '#/alf?n=12&d=50&l=0&delay=constant&runs=1&lose=4&fig=ladder&pin=4';
  const card = () => document.querySelector('section[aria-label="Packet 4"]');
  const ladder = () => document.querySelector('svg[role="application"]');
  page.draw(<ScopedFigure lab="alf" text={link} look="fill" />);
  await eventually(() => expect(ladder()).not.toBeNull());
  expect(card()).toBeNull();
  // the Enter key opens the card
  ladder()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await eventually(() => expect(card()).not.toBeNull());
  vi.unstubAllGlobals();
});

test('a covered figure asks for nothing, and has nothing of its answer on the page', async () => {
  const figure = (isCovered: boolean) => (
    <ScopedFigure lab="red" text="#/red?fig=equilibrium&duration=4&warmup=1&runs=1" isCovered={isCovered} />
  );
  page.draw(figure(true));
  await eventually(() => expect(document.querySelector('figure')).not.toBeNull());
  expect(document.querySelector('figure')?.textContent).toBe(
    'Queue that fills the link, by the formulaEquilibrium: TCP throughput (Padhye’s formula) equals the link rate. A longer average queue drops more, so the senders send less.The figure opens with the answer.',
  );
  expect(document.querySelector('svg, canvas, button')).toBeNull();
  expect(page.submit).not.toHaveBeenCalled();
  page.draw(figure(false));
  const [caption] = await captions(1);
  expect(caption).toMatch(/\d/);
  expect(page.submit).toHaveBeenCalled();
});

test('the stacks of a path are drawn with what the kept scenario leaves them, and with its path', async () => {
  page.draw(
    <ScopedFigure
      lab="tcp"
      text="#/tcp?law=quantiles&path=90:0,90:20,100:20&transfer=1&runs=1&fig=path&keep=law:quantiles,path:90%253A0%252C90%253A5%252C100%253A5,transfer:1,runs:1"
    />,
  );
  const dashed = () => [...document.querySelectorAll('[stroke-dasharray="7 5"]')];
  // four bars and the curve of the kept path
  await eventually(() => {
    expect(dashed().filter((one) => one.closest('[data-group]') !== null)).toHaveLength(4);
    expect(dashed().filter((one) => one.closest('[data-group]') === null)).not.toHaveLength(0);
  });
});

/** Waits for a button, and presses it. */
async function press(name: RegExp) {
  const button = await eventually(() => {
    const found = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
      name.test(ariaLabel ?? textContent ?? ''),
    );
    expect(found, `${name}`).toBeDefined();
    return found;
  });
  button?.click();
}

/** The saved data rows of a comparison, once they include both scenarios. */
async function comparedRows(lab: LabId, text: string) {
  await loadTable(lab);
  page.draw(<ScopedFigure key={text} lab={lab} text={text} />);
  await eventually(() => {
    expect(page.isIdle()).toBe(true);
    expect(document.querySelector('figure [data-state="shown"]')).not.toBeNull();
  });
  await press(/^Data/);
  await eventually(() => expect(document.querySelector('dialog th')?.textContent).toBe('side'));
  const file = page.nextFile();
  await press(/^Save as CSV$/);
  const [head = '', ...rows] = (await (await file).text()).trimEnd().split('\r\n');
  const ids = head.split(',');
  return rows.map((row) => (id: string) => row.split(',')[ids.indexOf(id)]);
}

test('the data of a comparison are of both scenarios, with the parameters of each behind its rows', async () => {
  const text = '#/red?tau=4&duration=5&warmup=1&runs=2&fig=reordering&keep=tau:2,duration:5,warmup:1,runs:3';
  const rows = await comparedRows('red', text);
  expect(document.querySelector('dialog h2')?.textContent).toBe('Reorder density: Data of both scenarios');
  const terms = rows.map((of) => ['side', 'tau', 'runs'].map(of).join(' '));
  expect([...new Set(terms)]).toEqual(['this 4 2', 'kept 2 3']);
});

const COMPARED = {
  alf: ['w=8&n=40&runs=1', 'n:40,runs:1', ['buffer', 'blocking', 'ladder']],
  red: [
    'tau=4&duration=4&warmup=1&runs=1',
    'duration:4,warmup:1,runs:1',
    ['equilibrium', 'window', 'intervals', 'ladder'],
  ],
  dccp: ['share=0.2&duration=5&warmup=1&runs=1', 'duration:5,warmup:1,runs:1', ['table', 'ladder']],
  tcp: ['extra=20&transfer=1&runs=1', 'transfer:1,runs:1', ['ladder']],
  metrics: [
    'bench=jitter&n=300&runs=1',
    'bench:jitter,law:uniform,n:300,runs:1',
    ['rd', 'md', 'md-distance', 'rbd'],
  ],
} as const;
const BOTH = Object.entries(COMPARED).flatMap(([lab, [own, kept, figures]]) =>
  figures.map((fig) => [lab as LabId, fig, `#/${lab}?${own}&fig=${fig}&keep=${kept}`] as const),
);

test.each(BOTH)('what %s draws of the kept scenario as %s is in its data', async (...of) => {
  const [lab, , text] = of;
  const rows = await comparedRows(lab, text);
  expect([...new Set(rows.map((cell) => cell('side')))]).toEqual(['this', 'kept']);
});

test('a row of the other queue is not said to be of the scenario’s', async () => {
  const text =
    '#/red?tau=2&family=queues&duration=4&warmup=1&runs=1&fig=window&keep=tau:4,duration:4,warmup:1,runs:1';
  const rows = await comparedRows('red', text);
  const queues = rows.map((of) => `${of('level')?.startsWith('droptail')} ${of('queue')}`);
  expect(new Set(queues)).toEqual(new Set(['false red', 'true droptail']));
});

test.each([
  '#/alf?n=60&runs=1&fig=curve&ta=15&keep=n:60,runs:1',
  '#/metrics?bench=jitter&runs=1&jitter=4&fig=md&keep=runs:1',
  '#/metrics?bench=jitter&runs=1&jitter=4&fig=entropy&keep=runs:1',
  '#/tcp?runs=1&jitter=4&fig=throughput&keep=runs:1',
])(
  'a curve along a parameter shows the place of a kept scenario that has the same curve: %s',
  async (text) => {
    const lab = text.slice(2, text.indexOf('?')) as LabId;
    await loadTable(lab);
    page.draw(<ScopedFigure lab={lab} text={text} />);
    await eventually(() =>
      expect([...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^kept/),
      ),
    );
  },
);
