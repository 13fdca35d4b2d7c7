// @vitest-environment happy-dom
// A leading sentence is fitted to its band in a presentation, and again afterwards.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stubBoxes } from '../../late/boxes.testing.ts';
import { eventually } from '../../late/eventually.testing.ts';
import { FittedSentence } from '../lead/FittedSentence.tsx';
import { useEnlarged } from './useEnlarged.ts';

const isShown = () => document.documentElement.dataset.present !== undefined;

function Enlarged() {
  useEnlarged('list');
  return null;
}

test('a sentence fits its band again when presenting has begun and ended, in a window that stays as it is', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBoxes();
  vi.stubGlobal('scrollTo', () => undefined);
  const { dataset } = document.documentElement;
  // three large lines in the page, one in a presentation
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return isShown() || this.dataset.long !== undefined ? 50 : 100;
  });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(76);
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const draw = (isPresented: boolean) =>
    act(async () =>
      root.render(
        <div data-part="lead">
          <FittedSentence>Words</FittedSentence>
          {isPresented && <Enlarged />}
        </div>,
      ),
    );
  const step = () => document.querySelector('p')?.dataset.long;
  await draw(false);
  await eventually(() => expect(step()).toBe('0'));
  await draw(true);
  expect(dataset.present).toBe('list');
  expect(step()).toBeUndefined();
  await draw(false);
  expect(step()).toBe('0');
  await act(async () => root.unmount());
});
