// @vitest-environment happy-dom
// A finger that scrolls the page over a slider leaves its parameter as it was.

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { paramsOf } from '../scenario/values.ts';
import { ParameterSlider } from './ParameterSlider.tsx';
import { isOf, type ParameterValue } from './value.ts';

const param = paramsOf('tcp').find(({ id }) => id === 'rtt');

/** The values that a slider tells when the browser takes a touch away from it, once the touch has moved its thumb. */
async function toldBySwipe(value: ParameterValue): Promise<ParameterValue> {
  if (param === undefined || !isOf('number', param)) throw new Error('no slider');
  const onChange = vi.fn();
  document.body.replaceChildren(document.createElement('div'));
  const root = createRoot(document.body.firstElementChild as Element);
  const show = (shown: ParameterValue) =>
    act(async () => root.render(<ParameterSlider param={param} value={shown} onChange={onChange} />));
  await show(value);
  const range = document.querySelector('input[type="range"]');
  const send = (type: string) =>
    act(async () => range?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
  await send('pointerdown');
  await show(180);
  await send('pointercancel');
  await act(async () => root.unmount());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), true);
  return onChange.mock.lastCall?.[0];
}

test('a cancelled touch gives back a value between two stops', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(await toldBySwipe(100)).toBe(100);
  expect(await toldBySwipe(100.3)).toBe(100.3);
});
