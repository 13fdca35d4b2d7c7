import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';

test('tables I to III and figures 2 to 4 of the paper are there', () => {
  const places = Object.values(CLAIMS.grounds).map(({ place }) => place);
  for (const place of ['Table I', 'Table II', 'Table III', 'Figure 2', 'Figure 3', 'Figure 4']) {
    expect(
      places.some((given) => given.startsWith(`${place}, section`)),
      place,
    ).toBe(true);
  }
});
