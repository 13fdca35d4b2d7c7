import { expect, test } from 'vitest';
import { frameOf } from './embedding.ts';

test('a frame names its lesson, and a title stays within its quotes', () => {
  expect(
    frameOf('/oos/?view=embed#/learn/one-drop', 'One "lost" <packet> & more', 'https://a.example/oos/'),
  ).toBe(
    '<iframe src="https://a.example/oos/?view=embed#/learn/one-drop" title="One &quot;lost&quot; &lt;packet> &amp; more" loading="lazy" width="100%" height="720" style="width: 100%; height: 45rem; border: 0" allow="fullscreen; clipboard-write"></iframe>',
  );
});
