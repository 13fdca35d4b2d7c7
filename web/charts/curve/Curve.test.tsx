// @vitest-environment happy-dom
// Reading a curve by keys and by touch, and the end of a reading.

import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sizedPage } from '../layout/sized.testing.ts';
import { Curve } from './Curve.tsx';

let root: Root;

beforeEach(() => {
  root = sizedPage({ width: 600, height: 400 });
});

afterEach(() => act(() => root.unmount()));

const readout = () => document.querySelector('[data-readout]');

test('what keys have read goes when the circle takes the focus', () => {
  act(() =>
    root.render(
      <Curve
        aspect={0.7}
        x={{ label: 'Ta', unit: 'ms' }}
        y={{ label: 'Gain' }}
        series={[{ id: 'own', label: 'own', color: 'black', x: [0, 10, 20], y: [0, 0.5, 0.2] }]}
        point={{ x: 10, series: 'own', step: 1, min: 0, max: 20 }}
        onMove={() => undefined}
        onCommit={() => undefined}
      />,
    ),
  );
  act(() => document.querySelector<SVGSVGElement>('[role="application"]')?.focus());
  expect(readout()?.textContent).toContain('10 ms');
  act(() => document.querySelector<SVGGElement>('[role="slider"]')?.focus());
  expect(readout()?.textContent).not.toContain('10 ms');
  // the end of a reading is not announced
  expect(readout()?.getAttribute('aria-live')).toBe('off');
});

test('the circle stands where its place was measured, beside a line between samples', () => {
  const words = (y?: number) => {
    const point = { x: 5, y, series: 'own', step: 1, min: 0, max: 20 };
    act(() =>
      root.render(
        <Curve
          aspect={0.7}
          x={{ label: 'Jitter', unit: 'ms' }}
          y={{ label: 'Kept' }}
          series={[{ id: 'own', label: 'own', color: 'black', x: [0, 10, 20], y: [1, 0.5, 0.2] }]}
          point={point}
        />,
      ),
    );
    return document.querySelector('[role="slider"]')?.getAttribute('aria-valuetext');
  };
  expect(words()).toBe('5 ms, Kept 0.75');
  expect(words(0.25)).toBe('5 ms, Kept 0.25');
});

test('a tap reads a curve that has no handle', () => {
  act(() =>
    root.render(
      <Curve
        aspect={0.7}
        x={{ label: 'Window', unit: 'packets' }}
        y={{ label: 'Share' }}
        series={[{ id: 'own', label: 'own', color: 'black', x: [0, 10, 20], y: [0, 0.5, 0.2] }]}
      />,
    ),
  );
  const chart = document.querySelector<SVGSVGElement>('svg[role="application"]');
  const touch = {
    bubbles: true,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'touch',
    clientX: 300,
    clientY: 200,
  };
  for (const type of ['pointerdown', 'pointerup'])
    act(() => void chart?.dispatchEvent(new PointerEvent(type, touch)));
  expect(readout()?.textContent).toContain('10 packets');
});

test('the words of a level stand under it where a line runs through those over it', () => {
  const baselineUnder = (level: number) => {
    act(() =>
      root.render(
        <Curve
          aspect={0.7}
          x={{ label: 'Jitter', unit: 'ms' }}
          y={{ label: 'Throughput', domain: [0, 1] }}
          series={[{ id: 'own', label: 'own', color: 'black', x: [0, 10, 20], y: [0.93, 0.93, 0.93] }]}
          references={[{ value: level, label: 'level' }]}
        />,
      ),
    );
    const words = [...document.querySelectorAll('text')].find(({ textContent }) => textContent === 'level');
    const lines = [...document.querySelectorAll('line[stroke-dasharray="6 4"]')];
    return Number(words?.getAttribute('y')) - Number(lines[0]?.getAttribute('y1'));
  };
  expect(baselineUnder(0.9)).toBeGreaterThan(0);
  expect(baselineUnder(0.5)).toBeLessThan(0);
});
