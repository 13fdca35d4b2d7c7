import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Causes } from './Causes.tsx';

test('a less likely cause is a whole sentence, as on the command line', () => {
  const event = {
    cause: 'event' as const,
    words: 'an event, such as a handover',
    likely: false,
    pro: ['reordered packets in 6% of the time'],
    contra: ['by chance so many would be in 6% of it'],
  };
  const text = renderToStaticMarkup(<Causes causes={[event]} />).replaceAll(/<[^>]*>/g, '');
  expect(text).toContain(
    'Less likely: an event, such as a handover (reordered packets in 6% of the time; but by chance so many would be in 6% of it).',
  );
});
