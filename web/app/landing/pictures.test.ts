// Makes the small pictures of the first page from the models: `vitest -u` writes them again when a model changes.

import { expect, test } from 'vitest';
import { alf_gains } from '#pkg/alf.js';
import { red_measures, red_points, red_run } from '#pkg/red.js';
import '../../labs/alf/ladder/modelRun.testing.ts';
import { verdict } from '../../labs/alf/lead/sentence.ts';
import { RATE, silentIn } from '../../labs/dccp/hear/frames.ts';
import { SECONDS, voicesOf, voiceText } from '../../labs/dccp/hear/useVoice.ts';
import { heardVoice, voice } from '../../labs/dccp/hear/voice.ts';
import { modelLadder } from '../../labs/dccp/modelRun.testing.ts';
import '../../labs/red/modelRun.testing.ts';
import { placeOfShare } from '../../labs/red/frontier/lines.ts';
import { numbersOf } from '../../labs/red/source.ts';
import { encodeModel } from '../../scenario/encode.ts';
import { defaultsOf } from '../../scenario/values.ts';
import { estimate } from '../../sim/estimate.ts';

/** The area of the lines (px), in pictures of 168 by 92 px (`DoorPicture.tsx`). */
const BOX = { left: 2, right: 166, top: 10, bottom: 84 };

type Place = readonly [x: number, y: number];

function path(places: readonly Place[]): string {
  return places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** A linear scale from the least and greatest of these values to two positions (px). */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

function meansOf(runs: readonly (readonly number[])[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => estimate(runs.map((run) => run[i] ?? Number.NaN)).mean);
}

/** The gain over Ta, as in the laboratory's first figure. */
function delivery() {
  const scenario = defaultsOf('alf');
  const ta = Array.from({ length: 31 }, (_, i) => 2 * i);
  const runs = Array.from({ length: scenario.runs }, (_, run) =>
    Array.from(alf_gains(encodeModel('alf', scenario), 'ta', ta, '', [], run)).filter((_, i) => i % 2 === 0),
  );
  const gains = meansOf(runs, ta.length);
  const [x, y] = [scale(ta, BOX.left, BOX.right), scale([0, ...gains], BOX.bottom, BOX.top)];
  const own = ta.indexOf(scenario.ta);
  const gain = estimate(runs.map((run) => run[own] ?? Number.NaN));
  return {
    curve: path(ta.map((at, i) => [x(at), y(gains[i] ?? 0)])),
    x: Math.round(x(scenario.ta)),
    y: Math.round(y(gain.mean)),
    words: verdict(gain, scenario).words,
  };
}

/** The y of a line at x; NaN beyond its ends. */
function heightAt(line: readonly Place[], x: number): number {
  const i = line.findIndex(([at]) => at >= x);
  const [before, after] = [line[i - 1], line[i]];
  if (before === undefined || after === undefined) return Number.NaN;
  return before[1] + ((x - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

/** The area between two lines where the second is lower. */
function saved(plain: readonly Place[], other: readonly Place[]): string {
  const places = Array.from({ length: BOX.right - BOX.left }, (_, i) => BOX.left + i);
  const isLower = (x: number) => heightAt(other, x) > heightAt(plain, x);
  const first = places.findIndex(isLower);
  const end = places.findIndex((x, i) => i > first && !isLower(x));
  const xs = places.slice(first, end).filter((_, i) => i % 4 === 0);
  const edge = (line: readonly Place[]) => xs.map((x): Place => [x, heightAt(line, x)]);
  return `${path([...edge(plain), ...edge(other).toReversed()])}Z`;
}

/** Delay against utilization, without reordering and with its first level. */
function red() {
  const { points } = red_points('frontier', '#/red');
  const ids = red_measures().map(({ id }) => id);
  const { runs, minth } = defaultsOf('red');
  const curves = [...new Set(points.map(({ name }) => name))].slice(0, 2).map((curve) =>
    points
      .filter(({ name }) => name === curve)
      .map((point): { at: number; place: Place } => {
        const found = Array.from({ length: runs }, (_, run) => replication(point.scenarios[0] ?? '', run));
        const of = (id: string) => estimate(found.map((run) => run[ids.indexOf(id)] ?? Number.NaN)).mean;
        return {
          at: numbersOf(point).setting,
          place: [placeOfShare(of('utilization')), of('queue_delay')],
        };
      }),
  );
  const all = curves.flat().map(({ place }) => place);
  const x = scale(
    all.map(([at]) => at),
    BOX.left,
    BOX.right,
  );
  const y = scale([0, ...all.map(([, delay]) => delay)], BOX.bottom, BOX.top);
  const [plain = [], shuffled = []] = curves.map((curve) =>
    curve.map(({ at, place }) => ({ at, place: [x(place[0]), y(place[1])] as const })),
  );
  const own = shuffled.find(({ at }) => at === minth) ?? shuffled[0];
  return {
    plain: path(plain.map(({ place }) => place)),
    shuffled: path(shuffled.map(({ place }) => place)),
    saved: saved(
      plain.map(({ place }) => place),
      shuffled.map(({ place }) => place),
    ),
    x: Math.round(own?.place[0] ?? 0),
    y: Math.round(own?.place[1] ?? 0),
  };
}

function replication(text: string, run: number): readonly number[] {
  const simulation = red_run(text, run);
  while (simulation.step(100_000) < 1);
  return Array.from(simulation.result().values);
}

/** The width of a gap (px), enough to be seen. */
const CRACK = 2.4;
const BARS = 56;

/** The call that the laboratory plays: its loudness, and its silent frames. */
function dccp() {
  const text = voiceText(defaultsOf('dccp'));
  const voices = voicesOf(modelLadder(text));
  const sound = voice(SECONDS);
  const tape = (frames: readonly boolean[]) => {
    const played = heardVoice(sound, RATE, frames);
    const length = played.length / BARS;
    const loud = Array.from({ length: BARS }, (_, i) =>
      Math.sqrt(
        played.subarray(i * length, (i + 1) * length).reduce((sum, one) => sum + one * one, 0) / length,
      ),
    );
    const most = Math.max(...loud);
    const marks = loud.map((one, i) => {
      const height = Math.max(1, (18 * one) / most);
      return `M${3 * i + 1.5} ${(-height / 2).toFixed(1)}v${height.toFixed(1)}`;
    });
    const cracks = silentIn(frames).map((frame) => {
      const left = (168 * frame) / frames.length;
      return `M${left.toFixed(1)} 0h${CRACK}v26h-${CRACK}z`;
    });
    return { marks: marks.join(''), cracks: cracks.join('') };
  };
  return { sorted: tape(voices.with), shuffled: tape(voices.without) };
}

test('the doors show what the models compute', async () => {
  const pictures = { alf: delivery(), red: red(), dccp: dccp() };
  // the questions of the links presuppose these results
  expect(pictures.alf.words).toMatch(/% sooner$/);
  expect(pictures.dccp.sorted.cracks.length).toBeLessThan(pictures.dccp.shuffled.cracks.length);
  await expect(`${JSON.stringify(pictures, null, 2)}\n`).toMatchFileSnapshot('./pictures.json');
});
