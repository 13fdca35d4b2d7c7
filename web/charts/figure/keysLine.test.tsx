// @vitest-environment happy-dom
// The line that describes the keys stands below the figure while its chart has the focus, and covers nothing.

import { act } from 'react';
import { expect, test } from 'vitest';
import { Chart } from '../frame/Chart.tsx';
import { LookContext } from '../layout/look.ts';
import { sizedPage } from '../layout/sized.testing.ts';
import { Figure } from './Figure.tsx';

const KEYS = [
  { keys: ['ArrowLeft', 'ArrowRight'], does: 'previous packet, next packet', act: () => undefined },
  { keys: ['0'], does: 'the whole time', act: () => undefined },
];

test('the line below has one phrase for each key, until the focus goes', async () => {
  const root = sizedPage({ width: 900, height: 400 });
  await act(async () =>
    root.render(
      <LookContext value="fill">
        <Figure title="Packets" summary="Nine packets." fileName="packets" data={() => []}>
          <Chart sizeRef={() => undefined} width={900} height={400} label="" keys={KEYS} readout={null}>
            {null}
          </Chart>
        </Figure>
      </LookContext>,
    ),
  );
  const chart = document.querySelector<SVGSVGElement>('[role="application"]');
  const phrases = () => Array.from(document.querySelectorAll('[data-part="foot"] [aria-hidden] span'), said);
  expect(phrases()).toEqual([]);
  await act(async () => chart?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(phrases()).toEqual(['← →: previous packet, next packet', '0: the whole time']);
  await act(async () => chart?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(phrases()).toEqual([]);
  await act(async () => root.unmount());
});

function said(element: Element): string {
  return element.textContent ?? '';
}
