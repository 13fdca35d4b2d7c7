import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';

test('the figures of the paper with numbers are there', () => {
  const places = Object.values(CLAIMS.grounds).map(({ place }) => place);
  for (const figure of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const named = new RegExp(`^Figures? .*\\b${figure}\\b.*, section`);
    expect(
      places.some((place) => named.test(place)),
      `figure ${figure}`,
    ).toBe(true);
  }
});
