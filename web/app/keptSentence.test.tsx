// @vitest-environment happy-dom
// The leading sentence of a comparison, rendered without a browser and computed by its module.

import { expect, test, vi } from 'vitest';
import { KeptSentence } from '../bench/compare/KeptSentence.tsx';
import { useRuns } from '../labs/alf/useMeasures.ts';
import { useRuns as useRunsOfDccp } from '../labs/dccp/useMeasures.ts';
import { eventually } from '../late/eventually.testing.ts';
import { loadTable } from '../scenario/tables.ts';
import { scopedPage } from './scopedPage.testing.tsx';

test('it is set into its band again when its result comes, which makes it longer', async () => {
  await loadTable('alf');
  const page = scopedPage('#/alf?lose=4&n=60&runs=3&keep=n:60,runs:3');
  // a layout in which sentences of more than 60 characters do not fit in any size
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return (this.textContent?.length ?? 0) > 60 ? 120 : 60;
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(90);
  page.draw(
    <div data-part="lead">
      <KeptSentence lab="alf" leading={{ measure: 'gain', isWon: true, useRuns }} own="" />
    </div>,
  );
  const sentence = () => document.querySelector<HTMLElement>('[data-part=lead] p');
  await eventually(() =>
    expect(sentence()?.textContent).toMatch(/^Forced losses: packet 4 instead of none\. The change/),
  );
  await eventually(() => expect(sentence()?.textContent).toMatch(/\d%/));
  await eventually(() => expect(sentence()?.dataset.long).toBe('4'));
  page.close();
  vi.restoreAllMocks();
});

test('a symbol in the name of a choice has its subscript', async () => {
  await loadTable('dccp');
  const page = scopedPage('#/dccp?sizing=rule&runs=1&keep=runs:1');
  page.draw(
    <div data-part="lead">
      <KeptSentence lab="dccp" leading={{ measure: 'rate_buffer', useRuns: useRunsOfDccp }} own="" />
    </div>,
  );
  await eventually(() =>
    expect(document.querySelector('[data-part=lead] sub')?.parentElement?.textContent).toBe('“Q = X Dmax”'),
  );
  page.close();
});
