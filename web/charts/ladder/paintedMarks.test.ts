import { expect, test } from 'vitest';
import { ladderFrame } from './lanes.ts';
import type { View } from './marks.ts';
import { marksOf } from './PaintedMarks.tsx';
import { svgPen } from './pen.ts';
import { type Layer, type Scene, SpanList } from './scene.ts';

const COUNT = 40;
const END = 10 * COUNT + 60;

/** A scene with messages, waits and items being served, in two diagrams. */
function scene(): Scene {
  const times = Float64Array.from({ length: COUNT }, (_, i) => 10 * i);
  const spans = (wait: number, row: number) => {
    const list = new SpanList(COUNT);
    for (const [i, time] of times.entries()) list.add(time + wait, time + wait + 9, i, 0, row);
    return list.done();
  };
  const layer: Layer = {
    ...{ id: 'a', label: 'a', color: 'black', up: null, level: { times: [0], values: [4] }, levelMost: 4 },
    down: {
      from: times,
      to: times.map((time) => time + 50),
      subject: Uint32Array.from(times.keys()),
      part: new Uint32Array(COUNT),
      look: Uint8Array.from(times, (_, i) => (i % 7 === 0 ? 1 : 0)),
    },
    held: [spans(50, 1)],
    heldSteps: { times: [0], values: [0] },
    service: spans(60, 0),
    ...{ pauses: new SpanList(0).done(), stops: new SpanList(0).done(), end: END },
  };
  return {
    diagrams: ['a', 'b'].map((id) => ({ id, titles: [], layers: [layer] })),
    looks: [{ color: 'black' }, { color: 'red', cross: true }],
    rows: 4,
    names: { level: '', from: '', to: '', held: '', service: '', result: '' },
  };
}

function marks() {
  const drawn = scene();
  const frame = ladderFrame(drawn, 800);
  const view: View = {
    ...{ t0: 0, t1: END, left: frame.left, right: frame.right, looks: drawn.looks },
    x: (time) => frame.left + (time / END) * (frame.right - frame.left),
    ink: { text: '', soft: '', line: '', onMark: '', surface: '' },
    colour: (name) => name,
  };
  return marksOf(drawn, frame, view, null);
}

function markup({ drawBy }: ReturnType<typeof marks>): string {
  const pen = svgPen();
  drawBy(pen);
  return pen.markup();
}

test('marks are found in steps, and are the same as those that are found at once', () => {
  const found = marks();
  let steps = 1;
  while (!found.find()) steps += 1;
  // lines, waits and numbers of both diagrams are separate steps
  expect(steps).toBeGreaterThan(6);
  const all = markup(found);
  expect(all).toContain('>40</text>');
  expect(all.match(/<text/g)?.length).toBeGreaterThan(COUNT);
  expect(markup(marks())).toBe(all);
  // drawing again computes nothing again
  expect(markup(found)).toBe(all);
});
