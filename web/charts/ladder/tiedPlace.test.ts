import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OWN, type Spot, tiedPlace } from './tiedPlace.ts';

/** The weight of the spots that a box covers, summed spot by spot. */
function ink(left: number, top: number, width: number, height: number, spots: readonly Spot[]): number {
  const isIn = ([x, y, weight]: Spot) => {
    const air = weight === OWN ? 8 : 0;
    return x > left - air && x < left + width + air && y > top - air && y < top + height + air;
  };
  return spots.filter(isIn).reduce((sum, [, , weight]) => sum + weight, 0);
}

const spot = fc.tuple(
  fc.integer({ min: -50, max: 450 }),
  fc.integer({ min: -50, max: 350 }),
  fc.constantFrom(1, 2, OWN),
);

test('no place of all covers less, the way to the mark included', () => {
  fc.assert(
    fc.property(
      fc.array(spot, { maxLength: 60 }),
      fc.integer({ min: 20, max: 420 }),
      fc.integer({ min: 20, max: 320 }),
      fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 })),
      (spots, width, height, anchor) => {
        const found = tiedPlace({ width, height }, [400, 300], [anchor], spots);
        if (found === null) throw new Error('there is no place');
        const cost = (left: number, top: number) => {
          const [x, y] = anchor;
          const away = Math.hypot(
            Math.max(left - x, 0, x - left - width),
            Math.max(top - y, 0, y - top - height),
          );
          return ink(left, top, width, height, spots) + away / 16;
        };
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i <= 24; i += 1)
          for (let j = 0; j <= 12; j += 1)
            least = Math.min(
              least,
              cost((i * Math.max(0, 400 - width)) / 24, (j * Math.max(0, 300 - height)) / 12),
            );
        expect(cost(found.box.left, found.box.top)).toBeCloseTo(least, 6);
      },
    ),
  );
});
