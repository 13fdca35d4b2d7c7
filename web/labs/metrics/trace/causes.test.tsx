import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Causes } from './Causes.tsx';
import { Remedies } from './Remedies.tsx';
import { decidingSentence, verdictParts } from './verdict.ts';

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

test('behind the causes stands what to look at, with its source', () => {
  const remedies = [{ words: 'Look for load sharing packet by packet.', source: 'RFC 2991' }];
  const text = renderToStaticMarkup(<Remedies remedies={remedies} />).replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('What to look at and what to setLook for load sharing packet by packet. (RFC 2991)');
  expect(renderToStaticMarkup(<Remedies remedies={[]} />)).toBe('');
});

test('where no cause can be told, what may tell more stands beside the causes and not in front of the numbers', () => {
  const verdict = [
    '23% are reordered.',
    'The cause is unclear.',
    '1 flow can be compared: more flows may decide.',
  ];
  const lead = verdictParts({ verdict, causes: [] });
  expect(lead.map(({ text }) => text).join('')).toBe('23% are reordered. The cause is unclear.');
  const said = renderToStaticMarkup(<Causes causes={[]} mayTell={decidingSentence({ verdict })} />);
  expect(said).toContain('more flows may decide.');
  expect(
    renderToStaticMarkup(<Causes causes={[]} mayTell={decidingSentence({ verdict: verdict.slice(1) })} />),
  ).toBe('');
});
