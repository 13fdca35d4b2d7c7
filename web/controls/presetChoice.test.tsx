// @vitest-environment happy-dom
// What a preset says stays when its scenario is changed by hand.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stubBoxes } from '../late/boxes.testing.ts';
import { PresetChoice } from './PresetChoice.tsx';

const PRESET = { id: 'own', claim: 'Waiting costs time', note: '1,000 packets cross a path.', values: {} };

test('the words of a preset stay when a slider is moved, as those of where the scenario began', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBoxes();
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<PresetChoice open={PRESET} onShow={() => {}} />));
  expect(document.querySelector('p')?.textContent).toBe(PRESET.note);
  await act(async () => root.render(<PresetChoice open={undefined} onShow={() => {}} />));
  expect(document.querySelector('button')?.textContent).toContain('Your scenario');
  expect(document.querySelector('p')?.textContent).toBe(
    'From “Waiting costs time”: 1,000 packets cross a path.',
  );
  await act(async () => root.unmount());
});
