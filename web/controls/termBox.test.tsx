// @vitest-environment happy-dom
// The meaning of a parameter comes with a file of its own.

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
