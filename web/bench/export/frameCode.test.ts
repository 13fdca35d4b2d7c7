import { expect, test } from 'vitest';
import { elementCode, frameCode } from './frameCode.ts';

const SIZE = { width: '640px', height: '360px' };

test('what is pasted keeps address and title within their quotes', () => {
  expect(frameCode('https://a.example/?embed&sliders=ta#/alf?w=8&keep="<', 'A "lost" packet', SIZE)).toBe(
    '<iframe src="https://a.example/?embed&amp;sliders=ta#/alf?w=8&amp;keep=&quot;&lt;" title="A &quot;lost&quot; packet" loading="lazy" width="640" height="360" style="width: 640px; height: 360px; border: 0" allow="fullscreen; clipboard-write"></iframe>',
  );
});

test('the element names its module, the scenario and the sliders', () => {
  const of = {
    page: 'https://a.example/',
    scenario: '#/alf?w=8&l=0.2',
    sliders: ['ta', 'l'],
    title: 'Delivery',
  };
  expect(elementCode(of, SIZE)).toBe(
    '<script type="module" src="https://a.example/oos-embed.js"></script>\n' +
      '<out-of-sequence src="#/alf?w=8&amp;l=0.2" sliders="ta,l" label="Delivery" height="360px" style="width: 640px"></out-of-sequence>',
  );
  expect(elementCode({ ...of, sliders: [] }, SIZE)).not.toContain('sliders');
});
