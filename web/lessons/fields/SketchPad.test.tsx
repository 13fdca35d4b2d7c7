// @vitest-environment happy-dom
// The axes of a sketch: on a logarithmic axis the places of the handles are whole numbers.

import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sizedPage } from '../../charts/layout/sized.testing.ts';
import type { SketchQuestion } from '../read/lesson.ts';
import { SketchPad } from './SketchPad.tsx';

let root: Root;
beforeEach(() => {
  root = sizedPage({ width: 900, height: 400 });
});
afterEach(() => act(() => root.unmount()));

test('a number on a logarithmic axis stands below the handle of this number', () => {
  const question: SketchQuestion = {
    kind: 'sketch',
    id: 'q',
    line: 1,
    ask: '',
    scenario: '',
    against: null,
    hasRevote: false,
    isOwn: false,
    measure: { first: 'gain', by: null, second: null },
    over: 'streams',
    from: 1,
    to: 64,
    isLog: true,
    low: 0,
    high: 0.4,
  };
  act(() => root.render(<SketchPad question={question} draft={Array(9).fill(0)} />));
  const at = (name: string, all: Iterable<Element>) =>
    [...all].map((each) => Number(each.getAttribute(name)));
  const handles = at('cx', document.querySelectorAll('circle'));
  const texts = [...document.querySelectorAll('svg text')];
  const numbers = ['1', '3', '8', '23', '64'].map((words) =>
    texts.find(({ textContent }) => textContent === words),
  );
  const places = at(
    'x',
    numbers.filter((each) => each !== undefined),
  );
  expect(places).toEqual(handles.filter((_, handle) => handle % 2 === 0));
});
