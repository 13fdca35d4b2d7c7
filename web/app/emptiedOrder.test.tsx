// @vitest-environment happy-dom
// The bench of sequences while its field is emptied, rendered without a browser and computed by its module.

import { expect, test } from 'vitest';
import { SequenceBench, SequenceRail } from '../labs/metrics/sequence/SequenceBench.tsx';
import { eventually } from '../late/eventually.testing.ts';
import { loadTable } from '../scenario/tables.ts';
import { scopedPage } from './scopedPage.testing.tsx';

/** Sets the field as typing does: by the element's own setter, or React would not notice the change. */
function type(words: string) {
  const field = document.querySelector('textarea');
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

const says = (words: string) =>
  eventually(() => expect(document.querySelector('[data-part=lead]')?.textContent).toContain(words));

test('an order that is emptied leaves nothing to measure, until another is typed', async () => {
  await loadTable('metrics');
  const page = scopedPage('#/metrics?bench=sequence&seq=2+1+3');
  page.draw(
    <>
      <SequenceRail />
      <SequenceBench />
    </>,
  );
  await says('Packet 1 arrives after 2.');
  type('');
  await says('There is nothing to measure: the field is empty.');
  expect(document.querySelector('textarea')?.value).toBe('');
  type('1 3 2');
  await says('Packet 2 arrives after 3.');
  page.close();
});
