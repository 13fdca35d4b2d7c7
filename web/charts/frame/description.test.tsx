// @vitest-environment happy-dom
// How screen readers describe a chart's keys.

import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sizedPage } from '../layout/sized.testing.ts';
import { Chart } from './Chart.tsx';

afterEach(() => vi.unstubAllGlobals());

function descriptionOf(isFinger: boolean): string {
  const root = sizedPage({ width: 300, height: 200 });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isFinger && /coarse|hover: none/.test(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const keys = [{ keys: ['Enter'], does: 'go there', act: () => undefined }];
  act(() =>
    root.render(
      <Chart sizeRef={() => undefined} width={300} height={200} label="gain" keys={keys} readout={null}>
        {null}
      </Chart>,
    ),
  );
  const of = document.querySelector('[role="application"]')?.getAttribute('aria-describedby') ?? '';
  const said = document.getElementById(of)?.textContent ?? 'none';
  act(() => root.unmount());
  return said;
}

test('a chart tells its keys, but not where fingers are used', () => {
  expect(descriptionOf(false)).toBe('Enter: go there');
  expect(descriptionOf(true)).toBe('');
});
