// Who names the marks of a figure does not depend on whether the fonts or the data come first.

import { expect, test } from 'vitest';
import { type DrawnFigure, decideNaming, UNDECIDED } from './naming.ts';

const OWN = ['with a buffer', 'without'].map((label) => ({ label, color: 'black' }));
const SHADE = { label: 'warm-up', color: 'grey', mark: 'bar' } as const;
const WITH_SHADE = [...OWN, SHADE];

type Event = 'letters' | 'result';
/** Whether each name has room, before and after the fonts have loaded. */
type Room = Readonly<
  Record<'with a buffer' | 'without' | 'warm-up', readonly [before: boolean, after: boolean]>
>;

function orders(events: readonly Event[]): Event[][] {
  if (events.length === 0) return [[]];
  return events.flatMap((first, i) => orders(events.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}

/** The final decision after these events, with a decision after each event or only after the last. */
function standing(events: readonly Event[], room: Room, isDecidedBetween: boolean) {
  let decided = UNDECIDED;
  const come = new Set<Event>();
  const seen = (): DrawnFigure => {
    const fontVersion = come.has('letters') ? 1 : 0;
    const marks = come.has('result') ? WITH_SHADE : [];
    const reported = marks.map((mark) => ({ ...mark, isNamed: room[mark.label as keyof Room][fontVersion] }));
    return {
      own: WITH_SHADE,
      fontVersion,
      named: '',
      reports: { chart: JSON.stringify(reported) },
    };
  };
  for (const event of events) {
    come.add(event);
    if (isDecidedBetween) decided = decideNaming(seen(), decided).next;
  }
  decided = decideNaming(seen(), decided).next;
  const { legend, isNaming, isAlways, room: kept, next } = decideNaming(seen(), decided);
  // deciding once more changes nothing: no legend turns on and off
  expect(next).toEqual(decided);
  return { said: legend?.map(({ label }) => label), isNaming, isAlways, kept };
}

const EITHER = [true, false].flatMap((before) => [true, false].map((after) => [before, after] as const));
const ROOMS: Room[] = EITHER.flatMap((buffer) =>
  EITHER.flatMap((without) =>
    EITHER.map((shade) => ({ 'with a buffer': buffer, without, 'warm-up': shade })),
  ),
);

test('in whatever order letters and result come, the same marks have their names in the same place', () => {
  const [first, ...others] = orders(['letters', 'result']);
  if (first === undefined) throw new Error('no order');
  const found = new Set<string>();
  for (const room of ROOMS) {
    const last = standing(first, room, false);
    found.add(JSON.stringify(last));
    const why = JSON.stringify(room);
    for (const order of [first, ...others])
      expect(standing(order, room, true), `${order}: ${why}`).toEqual(last);
    // the room in the loaded fonts decides
    expect(last.isNaming, why).toBe(room['with a buffer'][1] && room.without[1]);
  }
  // the three outcomes: all named at the marks, only the shade in the legend, all in the legend
  expect(found.size).toBe(3);
});

test('the legend keeps the room of all marks when their names stand at the lines', () => {
  const at = (isNamed: boolean, own: typeof OWN | undefined = OWN) => {
    const reports = { lines: JSON.stringify(OWN.map((mark) => ({ ...mark, isNamed }))) };
    const seen: DrawnFigure = { own, fontVersion: 0, named: '', reports };
    return decideNaming(seen, decideNaming(seen, UNDECIDED).next);
  };
  expect(at(true)).toMatchObject({ legend: [], room: ['with a buffer', 'without'] });
  expect(at(false).room).toEqual(at(true).room);
});

test('a line under another is named with it, and the legend keeps the room of both', () => {
  const [top, under] = OWN.map((mark) => ({ ...mark, isNamed: false }));
  const reports = { lines: JSON.stringify([top, { ...under, coveredBy: 'with a buffer' }]) };
  const seen: DrawnFigure = { own: OWN, fontVersion: 0, named: '', reports };
  const { legend, room } = decideNaming(seen, decideNaming(seen, UNDECIDED).next);
  expect(legend).toMatchObject([{ label: 'with a buffer', covered: ['without'] }]);
  expect(room).toEqual(['with a buffer', 'without']);
});

test('in the same letters a legend that names the lines stays, as when a slider moves them', () => {
  const seen = (isNamed: boolean, fontVersion = 0): DrawnFigure => ({
    ...{ own: OWN, fontVersion, named: '' },
    reports: { lines: JSON.stringify(OWN.map((mark) => ({ ...mark, isNamed }))) },
  });
  const crowded = decideNaming(seen(false), UNDECIDED).next;
  const free = decideNaming(seen(true), crowded).next;
  expect(decideNaming(seen(true), free).isNaming).toBe(false);
  // other fonts need a new decision; until it is made nothing changes
  expect(decideNaming(seen(true, 1), free).isNaming).toBe(false);
  expect(decideNaming(seen(true, 1), decideNaming(seen(true, 1), free).next).isNaming).toBe(true);
});
