// @vitest-environment happy-dom
// The key on paper: the measured answers without a guess, and a solution of free play.

import { afterEach, expect, test, vi } from 'vitest';
import { Facts } from '../../lessons/facts/facts.ts';
import { FactsContext } from '../../lessons/parts/factsContext.ts';
import { Key, Sheet } from '../../lessons/print/Paper.tsx';
import { lessonIn } from '../../lessons/read/reader.ts';
import { poolInProcess } from '../../sim/inProcess.testing.ts';
import { textOfLesson } from './lessonTexts.testing.ts';
import { prepareWindow, ShownPage, says, words } from './shown.testing.tsx';

const never = new Facts({ submit: () => ({ cancel: () => undefined }) }, () => new Promise(() => undefined));
const lesson = lessonIn('help-or-harm', textOfLesson('help-or-harm'));

const page = new ShownPage(poolInProcess(), (path) => (
  <FactsContext value={never}>
    {path === 'key' ? <Key lesson={lesson} /> : <Sheet lesson={lesson} />}
  </FactsContext>
));

afterEach(() => page.close());

test('the key has an answer for free play and speaks of no guess; the sheet has neither', async () => {
  prepareWindow();
  page.open('#/learn/key');
  await says('One answer: Loss rate ps 0.5%.');
  await says('Green: measured');
  expect(words()).not.toMatch(/your guess|the gap|\bp_s\b|\(wait\)/i);
  page.open('#/learn/sheet');
  await says('Find a loss rate');
  expect(words()).not.toContain('One answer');
  vi.unstubAllGlobals();
});
