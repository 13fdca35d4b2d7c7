import { expect, test, vi } from 'vitest';

// without the tables that the test setup has loaded: in a browser a question may open before its laboratory's table
vi.resetModules();
const { Facts, valuesIn, withValue } = await import('./facts.ts');
const { verdictOf } = await import('../judge/judge.ts');
const { lessonIn } = await import('../read/reader.ts');

const never = new Facts({ submit: () => ({ cancel: () => undefined }) }, () => new Promise(() => undefined));

test('before the table of a laboratory has come, nothing is known of its scenarios', () => {
  expect(valuesIn(never, { scenario: '#/alf', against: '#/alf?w=8' }, 'gain')).toBeNull();
  const { chapters } = lessonIn(
    'a',
    '---\ntitle: T\n---\n~~~predict choice\nid: a\nscenario: #/alf\nask: What?\n- one | gain < 1\n- two | gain > 1\n~~~\n~~~reveal\n~~~\n',
  );
  const [chapter] = chapters;
  expect(chapter && verdictOf(never, chapter.question, [0])).toBeNull();
});

test('a scenario with another value of one parameter', () => {
  expect(withValue('#/alf?w=8&lose=3', 'lose', 4)).toBe('#/alf?w=8&lose=4');
  expect(withValue('#/alf', 'lose', 4)).toBe('#/alf?lose=4');
});
