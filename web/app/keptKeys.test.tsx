// @vitest-environment happy-dom
// The legends of figures with a kept scenario, rendered without a browser and computed by the real modules.

import { afterEach, expect, test } from 'vitest';
import { ScopedFigure } from '../bench/page/ScopedFigure.tsx';
import { eventually } from '../late/eventually.testing.ts';
import { loadTable } from '../scenario/tables.ts';
import { scopedPage } from './scopedPage.testing.tsx';

let close = () => {};
afterEach(() => close());

async function draw(lab: 'dccp' | 'metrics' | 'red', text: string) {
  await loadTable(lab);
  const page = scopedPage(`#/${lab}`);
  close = page.close;
  page.draw(<ScopedFigure lab={lab} text={text} />);
}

/** The entries of legends; a kept scenario is named by what differs, once the tables are loaded. */
const entries = () =>
  [...document.querySelectorAll('figure li')].map(({ textContent }) =>
    textContent.replace(/^(now|kept): .*/, '$1'),
  );

test.each([
  ['red', '#/red?tau=4&duration=5&runs=2&fig=reordering&keep=tau:2', ['now', 'kept']],
  [
    'dccp',
    '#/dccp?buffer=10&duration=10&runs=2&fig=quality&keep=buffer:3',
    ['with a buffer', 'without', 'kept'],
  ],
  [
    'metrics',
    '#/metrics?bench=sequence&seq=1+2+6+3+4+5&fig=density&keep=seq:1%2B2%2B4%2B5%2B3%2B6',
    ['RD', 'kept'],
  ],
  [
    'metrics',
    '#/metrics?bench=jitter&jitter=2&n=100&runs=2&laws=one&fig=md&keep=jitter:1,n:200,runs:2',
    ['normal', 'kept', 'formula'],
  ],
  // the same curve: the kept scenario differs only in the parameter of the axis
  [
    'metrics',
    '#/metrics?bench=jitter&jitter=2&n=100&runs=2&laws=one&fig=md&keep=jitter:1,n:100,runs:2',
    ['formula'],
  ],
] as const)('%s says which marks are those of the kept scenario', async (lab, text, said) => {
  await draw(lab, text);
  await eventually(() => expect(entries()).toEqual(said));
});
