// @vitest-environment happy-dom
// The card of a parameter: its meaning, which comes with a file of its own, and its unit.

import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { TABLE } from '#pkg/alf.table.ts';
import { stubBoxes } from '../late/boxes.testing.ts';
import { eventually } from '../late/eventually.testing.ts';
import { TermBox } from './TermBox.tsx';

vi.mock('#pkg/meanings.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const [TA] = TABLE.params;

test('a meaning that does not come is missed in words', async () => {
  if (TA === undefined) throw new Error('no such parameter');
  stubBoxes();
  HTMLElement.prototype.showPopover ??= () => undefined;
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.body.firstElementChild as Element);
  root.render(<TermBox explained={TA} button={{ current: null }} onClose={() => {}} />);
  await eventually(() => expect(document.body.textContent).toContain('What it means could not be loaded'));
  root.unmount();
});

test('what is chosen from a list is no number without a unit', async () => {
  const delay = TABLE.params.find(({ id }) => id === 'delay');
  const streams = TABLE.params.find(({ id }) => id === 'streams');
  if (delay === undefined || streams === undefined) throw new Error('no such parameters');
  const unitOf = async (param: typeof delay) => {
    stubBoxes();
    document.body.innerHTML = '<main></main>';
    const root = createRoot(document.body.firstElementChild as Element);
    const explained = { ...param, meaning: 'its meaning', source: '' };
    root.render(<TermBox explained={explained} button={{ current: null }} onClose={() => {}} />);
    await eventually(() => expect(document.body.textContent).toContain('Its meaning.'));
    const text = document.body.textContent;
    root.unmount();
    return text;
  };
  expect(await unitOf(streams)).toContain('without a unit');
  const loss = TABLE.params.find(({ id }) => id === 'l');
  if (loss === undefined) throw new Error('no such parameter');
  expect(await unitOf(loss)).toContain('Small values have more room on the slider.');
  expect(await unitOf(delay)).not.toContain('without a unit');
});
