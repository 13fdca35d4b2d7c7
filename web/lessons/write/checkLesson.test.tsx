// @vitest-environment happy-dom
// A result of the check leads to its place in the text.

import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { MeasurerOf } from '../../bench/rows/rows.ts';
import { eventually } from '../../late/eventually.testing.ts';
import type { Pool } from '../../sim/pool.ts';
import { PoolProvider } from '../../sim-react/PoolProvider.tsx';
import { lessonIn } from '../read/reader.ts';
import { CheckLesson } from './CheckLesson.tsx';

const TEXT = `---
title: T
minutes: 5
story: S
goal: G
before: B
---
Words.

\`\`\`predict choice
id: q1
scenario: #/alf
ask: How much?
- Little | gain < 0.05
- Much | gain > 0.05
\`\`\`

\`\`\`reveal
\`\`\`
It is [[gain]].

\`\`\`try
scenario: #/alf
sliders: ta
goal: Make it large. | gain > 0.4
\`\`\`

\`\`\`expect
#/alf | gain < 0.2
\`\`\`
`;

const POOL = { subscribe: () => () => undefined, trouble: () => null } as unknown as Pool;

/** A measurer in which every measure is about 0.1 in every scenario. */
const measurerOf: MeasurerOf = async () => async (_pool, _link, runs) =>
  Array.from({ length: runs ?? 4 }, (_, run) => Array<number>(80).fill(0.1 + 1e-4 * (run % 2)));

test('each line of the check leads to its place in the text', async () => {
  document.body.innerHTML = '<main></main>';
  const page = createRoot(document.body.firstElementChild as Element);
  const places: string[] = [];
  const draw = (text: string) =>
    page.render(
      <PoolProvider pool={POOL}>
        <CheckLesson
          text={text}
          lesson={lessonIn('own', text)}
          measurerOf={measurerOf}
          onPlace={(from, to) => places.push(text.slice(from, to))}
        />
      </PoolProvider>,
    );
  draw(TEXT);
  const lines = await eventually(() => {
    const found = [...document.querySelectorAll<HTMLElement>('li button')];
    expect(found).toHaveLength(4);
    return found;
  });
  for (const line of lines) line.click();
  expect(lines.map(({ textContent }, at) => `${textContent} → ${places[at]}`)).toEqual([
    'Step 1, question “q1” → ```predict choice',
    'Step 2, try it → goal: Make it large. | gain > 0.4',
    'Numbers in the text → [[gain',
    'Expected in line 29 → #/alf | gain < 0.2',
  ]);
  // also after text was inserted before it
  draw(TEXT.replace('Words.', 'More words.\n\nWords.'));
  await eventually(() => expect(document.querySelector('[role="status"]')?.textContent).toContain('changed'));
  lines[1]?.click();
  expect(places.at(-1)).toBe(places[1]);
  page.unmount();
});
