// Makes the small pictures of the lessons from the models: `vitest -u` writes them again when a model changes. Each shows what is
// known before the first question, and gives no answer away.

import { expect, test } from 'vitest';
import { dccp_trace } from '#pkg/dccp.js';
import { red_trace } from '#pkg/red.js';
import '../../labs/red/modelRun.testing.ts';
import { modelRun } from '../../labs/alf/ladder/modelRun.testing.ts';
import { RATE, silentIn } from '../../labs/dccp/hear/frames.ts';
import { SECONDS, voicesOf, voiceText } from '../../labs/dccp/hear/useVoice.ts';
import { heardVoice, voice } from '../../labs/dccp/hear/voice.ts';
import { modelLadder, scenarioOf } from '../../labs/dccp/modelRun.testing.ts';
import { modelFlow } from '../../labs/red/modelRun.testing.ts';
import { modelTransfer } from '../../labs/tcp/modelRun.testing.ts';
import { lessonIn } from '../../lessons/read/reader.ts';
import type { Picture, Stroke } from '../../lessons/shelf/CardPicture.tsx';
import { LESSON_IDS, textOfLesson } from './lessonTexts.testing.ts';

/** The area of the lines (px), in pictures of 96 by 52 px. */
const [WIDTH, TOP, BOTTOM] = [96, 8, 44];

type Point = readonly [x: number, y: number];

const line = (points: readonly Point[]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Values over time, as a step line or a polyline. */
function series(
  times: ArrayLike<number>,
  values: ArrayLike<number>,
  most: number,
  isStepped: boolean,
): string {
  const [first, last] = [times[0] ?? 0, times[times.length - 1] ?? 1];
  const points: Point[] = [];
  let before = BOTTOM;
  for (let at = 0; at < times.length; at += 1) {
    const x = (WIDTH * ((times[at] ?? 0) - first)) / (last - first);
    const y = BOTTOM - ((BOTTOM - TOP) * (values[at] ?? 0)) / most;
    if (isStepped && at > 0) points.push([x, before]);
    points.push([x, y]);
    before = y;
  }
  return line(points);
}

/** A step line of values that hold until the next time, sampled once per pixel. */
function stepsSeen(times: ArrayLike<number>, values: ArrayLike<number>, most: number): string {
  const end = times[times.length - 1] ?? 1;
  const all = Array.from(times);
  const looks = Array.from({ length: WIDTH + 1 }, (_, x) => (end * x) / WIDTH);
  const seen = looks.map(
    (look) =>
      values[
        Math.max(
          0,
          all.findLastIndex((time) => time <= look),
        )
      ] ?? 0,
  );
  return series(looks, seen, most, true);
}

/** The values reduced to `count` means. */
function thinned(values: ArrayLike<number>, count: number): number[] {
  const all = Array.from(values);
  const each = all.length / count;
  return Array.from({ length: count }, (_, at) => {
    const own = all.slice(
      Math.floor(at * each),
      Math.max(Math.floor((at + 1) * each), Math.floor(at * each) + 1),
    );
    return own.reduce((sum, value) => sum + value, 0) / own.length;
  });
}

const FOOT: Stroke = { d: `M0 ${BOTTOM}.5H96`, as: 'foot' };
const ROWS: Stroke = { d: `M0 ${TOP}.5H96M0 ${BOTTOM}.5H96`, as: 'foot' };

/** Lines of first transmissions, from the sender (above) to the receiver. */
function sent(
  link: string,
  until: number,
  colour: (packet: number) => Stroke['as'] = () => 'in-order',
): Picture {
  const { run } = modelRun(link);
  const { txAdu, txAttempt, txEmitted, txArrival, txLost } = run.inOrder;
  const x = (time: number) => (WIDTH * time) / until;
  const strokes: Stroke[] = [ROWS];
  for (let at = 0; at < txAdu.length; at += 1) {
    if ((txAttempt[at] ?? 1) > 1) continue;
    const [from, to] = [x(txEmitted[at] ?? 0), x(txArrival[at] ?? 0)];
    if (to > WIDTH) continue;
    const isLost = txLost[at] === 1;
    const end: Point = isLost ? [(from + to) / 2, (TOP + BOTTOM) / 2] : [to, BOTTOM];
    strokes.push({ d: line([[from, TOP], end]), as: isLost ? 'lost' : colour(txAdu[at] ?? 0) });
    if (isLost) strokes.push({ d: `M${end[0] - 3} ${end[1] - 3}l6 6m0-6l-6 6`, as: 'lost' });
  }
  return strokes;
}

/** Lines from each packet's place in the sent order (above) to its place in the arrival order. */
function crossings(order: readonly number[]): Picture {
  const x = (place: number) => (WIDTH * (place - 0.5)) / order.length;
  return [
    ROWS,
    ...order.map((packet, at): Stroke => {
      const [from, to] = [x(packet), x(at + 1)];
      const isLate = order.slice(0, at).some((earlier) => earlier > packet);
      return {
        d: `M${from.toFixed(1)} ${TOP}C${from.toFixed(1)} 26 ${to.toFixed(1)} 26 ${to.toFixed(1)} ${BOTTOM}`,
        as: isLate ? 'ink' : 'foot',
      };
    }),
  ];
}

/** The arrival order in a link, `1 2 4-7`, as numbers. */
function orderOf(link: string): number[] {
  return (/seq=([^&]*)/.exec(link)?.[1] ?? '').split('+').flatMap((item) => {
    const [first = 0, last = first] = item.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

function scenario(lesson: string, question = 0): string {
  return lessonIn(lesson, textOfLesson(lesson)).chapters[question]?.question.scenario ?? '';
}

/** The times at which the application processes packets, without loss: a fast one waits for packets, a slow one never does. */
function working(ta: number, top: number): Stroke {
  const { run } = modelRun(`#/alf?ta=${ta}&l=0&n=12&delay=constant&runs=1`);
  const x = (time: number) => (WIDTH * (time - 90)) / 160;
  const blocks = Array.from(run.outOfOrder.accepted)
    .filter((at) => x(at) < WIDTH - 1)
    .map(
      (at) =>
        `M${x(at).toFixed(1)} ${top}h${Math.min(x(at + ta) - x(at) - 1, WIDTH - x(at)).toFixed(1)}v13h-${Math.min(x(at + ta) - x(at) - 1, WIDTH - x(at)).toFixed(1)}z`,
    );
  return { d: blocks.join(''), as: 'filled' };
}

/** The transmissions of a path one after another, with lost ones highlighted. */
function losses(link: string, top: number): Stroke[] {
  const { txLost } = modelRun(link).run.inOrder;
  const of = (isLost: boolean) =>
    Array.from(txLost.slice(0, 48))
      .flatMap((lost, at) => ((lost === 1) === isLost ? [`M${2 * at + 1} ${top}v14`] : []))
      .join('');
  return [
    { d: of(false), as: 'in-order' },
    { d: of(true), as: 'lost' },
  ];
}

function buffer(link: string): Picture {
  const { scenario: of, run } = modelRun(link);
  const { occupancyTimes, occupancy } = run.inOrder;
  const y = BOTTOM - ((BOTTOM - TOP) * of.w) / (1.1 * of.w);
  return [
    { d: stepsSeen(occupancyTimes, occupancy, 1.1 * of.w), as: 'in-order' },
    { d: `M0 ${y.toFixed(1)}H96`, as: 'limit' },
    FOOT,
  ];
}

/** The queue length at the bottleneck, and RED's thresholds. */
function queue(link: string): Picture {
  const run = red_trace(link, 0, 4000);
  while (run.step(100_000) < 1);
  const { queue } = run.result();
  const seen = thinned(queue.slice(2000, 2600), 96);
  return [
    {
      d: series(
        seen.map((_, at) => at),
        seen,
        Math.max(...seen),
        false,
      ),
      as: 'ink',
    },
    FOOT,
  ];
}

function rate(link: string): Picture {
  const run = dccp_trace(link, 0, 400);
  while (run.step(100_000) < 1);
  const { without } = run.result();
  const seen = thinned(without.delivered, 60);
  return [
    {
      d: series(
        seen.map((_, at) => at),
        seen,
        1.2 * Math.max(...seen),
        false,
      ),
      as: 'out-of-order',
    },
    FOOT,
  ];
}

/** The loudness of a call without a playout buffer, with its silent frames. */
function call(): Picture {
  const frames = voicesOf(modelLadder(voiceText(scenarioOf('#/dccp')))).without;
  const played = heardVoice(voice(SECONDS), RATE, frames);
  const loud = thinned(
    played.map((sample) => Math.abs(sample)),
    48,
  );
  const most = Math.max(...loud);
  const marks = loud.map((one, at) => {
    const height = Math.max(1, (30 * one) / most);
    return `M${2 * at + 1} ${(26 - height / 2).toFixed(1)}v${height.toFixed(1)}`;
  });
  const cracks = silentIn(frames).map(
    (frame) => `M${((WIDTH * frame) / frames.length).toFixed(1)} ${TOP}v36`,
  );
  return [
    { d: marks.join(''), as: 'out-of-order' },
    { d: cracks.join(''), as: 'silent' },
  ];
}

/** First transmissions of segments, one of which arrives late. */
function late(link: string, packet: number): Picture {
  const { ladder } = modelFlow(link);
  const shown = Array.from(ladder.segment, (segment, at) => ({ segment, at })).filter(
    ({ segment, at }) => ladder.again[at] === 0 && segment >= packet - 6 && segment <= packet + 14,
  );
  const start = Math.min(...shown.map(({ at }) => ladder.sent[at] ?? 0));
  const end = Math.max(...shown.map(({ at }) => ladder.end[at] ?? 0));
  const x = (time: number) => (WIDTH * (time - start)) / (end - start);
  return [
    ROWS,
    ...shown.map(
      ({ segment, at }): Stroke => ({
        d: line([
          [x(ladder.sent[at] ?? 0), TOP],
          [x(ladder.end[at] ?? 0), BOTTOM],
        ]),
        as: segment === packet ? 'disorder' : 'foot',
      }),
    ),
  ];
}

function transferWindow(link: string): Picture {
  const { times, windows } = modelTransfer(link).transfer;
  const [when, seen] = [thinned(times, 96), thinned(windows, 96)];
  return [{ d: series(when, seen, Math.max(...seen), false), as: 'ink' }, FOOT];
}

/** The densities of three delay laws with the same standard deviation, over four deviations on each side of the mean. */
function laws(): Picture {
  const drawn = (density: (x: number) => number, as: Stroke['as']): Stroke => {
    const points = Array.from({ length: 97 }, (_, at): Point => [at, BOTTOM - 36 * density(at / 12 - 4)]);
    return { d: line(points), as };
  };
  return [
    drawn((x) => (Math.abs(x) < Math.sqrt(3) ? 1 / (2 * Math.sqrt(3)) : 0), 'in-order'),
    drawn((x) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI), 'ink'),
    drawn((x) => (x > -1 ? Math.exp(-(x + 1)) : 0), 'disorder'),
    FOOT,
  ];
}

const STREAMS: readonly Stroke['as'][] = ['in-order', 'out-of-order', 'gain', 'disorder', 'ink', 'soft'];

/** The strokes of each style joined to one path, for a short file. */
function joined(strokes: Picture): Picture {
  const kinds = [...new Set(strokes.map(({ as }) => as))];
  return kinds.map((as) => ({ d: strokes.flatMap((one) => (one.as === as ? [one.d] : [])).join(''), as }));
}

test('the pictures of the lessons show what the models compute', async () => {
  const pictures: Record<string, Picture> = {
    'one-drop': sent(scenario('one-drop'), 170),
    'six-streams': sent(
      '#/alf?d=50&l=0&n=24&delay=constant&runs=1',
      200,
      (packet) => STREAMS[packet % 6] ?? 'ink',
    ),
    'own-buffer': buffer('#/alf?a=4&n=100&runs=1&seed=2&fig=buffer'),
    'draw-the-gain': [working(5, 9), working(40, 30)],
    'more-memory': buffer('#/alf?runs=1'),
    bursts: [...losses('#/alf?runs=1', 9), ...losses('#/alf?burst=10&runs=1&seed=3', 30)],
    'far-away': sent('#/alf?d=20&l=0&n=6&delay=constant&runs=1', 200).concat(
      sent('#/alf?d=100&l=0&n=10&delay=constant&runs=1', 200).slice(7),
    ),
    'count-them': crossings(orderOf(scenario('count-them'))),
    tails: laws(),
    'your-path': crossings([1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 11, 12, 13, 14]),
    'help-or-harm': queue('#/red?runs=1'),
    'three-duplicates': late(scenario('three-duplicates'), 4000),
    'which-switch': queue('#/red?tau=2&runs=1'),
    'how-large-a-buffer': rate('#/dccp'),
    'what-they-hear': call(),
    'player-buffer': rate('#/dccp?seed=2'),
    'who-collapses': transferWindow('#/tcp?jitter=0.075'),
  };
  expect(Object.keys(pictures).sort()).toEqual([...LESSON_IDS].sort());
  for (const [id, strokes] of Object.entries(pictures)) {
    expect(strokes.length, id).toBeGreaterThan(0);
    for (const { d } of strokes) expect(d, id).not.toMatch(/NaN|Infinity/);
  }
  const files = Object.fromEntries(Object.entries(pictures).map(([id, strokes]) => [id, joined(strokes)]));
  await expect(`${JSON.stringify(files)}\n`).toMatchFileSnapshot('../../../public/lessons/pictures.json');
});
