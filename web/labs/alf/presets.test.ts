import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';

test('figures 6 to 14 of the paper are there', () => {
  const places = Object.values(CLAIMS.grounds).map(({ place }) => place);
  for (let figure = 6; figure <= 14; figure += 1) {
    const named = new RegExp(`^Figures? .*\\b${figure}\\b.*, section`);
    expect(
      places.some((place) => named.test(place)),
      `figure ${figure}`,
    ).toBe(true);
  }
});
