import { expect, test } from 'vitest';
import { ladderFrame } from './lanes.ts';
import { LOST_AT } from './lines.ts';
import type { View } from './marks.ts';
import { pick } from './pick.ts';
import { type Layer, type Scene, SpanList, type Spans } from './scene.ts';

/** One span of subject 2, the third message's. */
function span(from: number, to: number, row = 0): Spans {
  const spans = new SpanList(1);
  spans.add(from, to, 2, 0, row);
  return spans.done();
}

/** Three messages, of which the second is lost and the third waits. */
function scene(layers = 1): Scene {
  const layer: Layer = {
    id: 'a',
    label: 'a',
    color: 'black',
    down: {
      from: Float64Array.of(0, 10, 20),
      to: Float64Array.of(50, 60, 70),
      subject: Uint32Array.of(0, 1, 2),
      part: Uint32Array.of(0, 0, 1),
      look: Uint8Array.of(0, 1, 0),
    },
    up: null,
    held: [span(70, 90, 1)],
    heldSteps: { times: [0, 70, 90], values: [0, 1, 0] },
    service: span(90, 100),
    pauses: new SpanList(0).done(),
    level: { times: [0], values: [4] },
    levelMost: 4,
    stops: new SpanList(0).done(),
    end: 100,
  };
  return {
    diagrams: [
      { id: 'a', titles: [], layers: Array.from({ length: layers }, () => layer) },
      { id: 'b', titles: [], layers: [layer] },
    ],
    looks: [{ color: 'black' }, { color: 'red', cross: true }],
    rows: 4,
    names: { level: '', from: '', to: '', held: '', service: '', result: '' },
  };
}

function setting(width = 800) {
  const drawn = scene();
  const frame = ladderFrame(drawn, width);
  const perTime = (frame.right - frame.left) / 100;
  const view: View = {
    t0: 0,
    t1: 100,
    x: (time) => frame.left + time * perTime,
    left: frame.left,
    right: frame.right,
    looks: drawn.looks,
    ink: { text: '', soft: '', line: '', onMark: '', surface: '' },
    colour: (name) => name,
  };
  const lanes = frame.diagrams[1];
  if (!lanes) throw new Error('the second diagram is missing');
  return { frame, view, lanes, at: (x: number, y: number) => pick(drawn, frame, view, x, y, 'mouse') };
}

test('a line is picked along its way, in its own diagram', () => {
  const { view, lanes, at } = setting();
  const middle = (lanes.upper + lanes.lower) / 2;
  expect(at(view.x(45), middle)).toEqual({ diagram: 1, layer: 0, subject: 2, part: 1 });
  expect(at(view.x(1), lanes.upper)).toEqual({ diagram: 1, layer: 0, subject: 0, part: 0 });
  expect(at(view.x(95), middle)).toBeNull();
});

test('the number above the rail is its message', () => {
  const { view, lanes, at } = setting();
  expect(at(view.x(0) + 5, lanes.upper - 14)).toEqual({ diagram: 1, layer: 0, subject: 0, part: 0 });
  expect(at(view.x(95), lanes.upper - 14)).toBeNull();
});

test('a lost line ends at its cross', () => {
  const { view, lanes, at } = setting();
  const y = (share: number) => lanes.upper + share * (lanes.lower - lanes.upper);
  expect(at(view.x(10 + 50 * (LOST_AT - 0.05)), y(LOST_AT - 0.05))?.subject).toBe(1);
  expect(at(view.x(60), y(1))?.subject).not.toBe(1);
});

test('bars are picked in their rows', () => {
  const { view, lanes, at } = setting();
  const row = lanes.held.height / lanes.rows;
  const foot = lanes.held.top + lanes.held.height;
  expect(at(view.x(80), foot - 1.5 * row)).toEqual({ diagram: 1, layer: 0, subject: 2, part: null });
  expect(at(view.x(40), foot - 1.5 * row)).toBeNull();
  const [service] = lanes.services;
  expect(at(view.x(95), (service?.top ?? 0) + 5)?.subject).toBe(2);
});

test('lanes stand one below the other, on phones too', () => {
  for (const width of [320, 390, 800, 1400]) {
    for (const layers of [1, 2]) {
      const frame = ladderFrame(scene(layers), width);
      let y = 0;
      for (const { top, title, levels, upper, lower, held, services, bottom } of frame.diagrams) {
        for (const next of [top, title, ...levels.map((band) => band.top), upper, lower, held.top]) {
          expect(next).toBeGreaterThanOrEqual(y);
          y = next;
        }
        for (const band of services) {
          expect(band.top).toBeGreaterThanOrEqual(y);
          y = band.top + band.height;
        }
        expect(bottom).toBe(y);
      }
      expect(frame.bottom).toBeGreaterThanOrEqual(y);
      expect(frame.right).toBeGreaterThan(frame.left);
    }
  }
});

test('a ladder fills the room that it is given, and a lane where nothing waits stays low', () => {
  for (const width of [390, 900]) {
    const heights = [480, 560, 640].map((room) => ladderFrame(scene(), width, room).height);
    [480, 560, 640].forEach((room, i) => {
      expect(heights[i]).toBeLessThanOrEqual(room);
      expect(heights[i]).toBeGreaterThan(room - 4);
    });
  }
  const [layer] = scene().diagrams[0]?.layers ?? [];
  if (!layer) throw new Error('a layer is missing');
  const idle = { ...layer, held: [], heldSteps: { times: [0], values: [0] } };
  const drawn = scene();
  const busy = { ...layer, held: [span(70, 90, 7)] };
  const mixed = [busy, idle].map((one, i) => ({ id: `${i}`, titles: [], layers: [one] }));
  const [full, empty] = ladderFrame({ ...drawn, rows: 8, diagrams: mixed }, 900, 530).diagrams;
  expect(full?.rows).toBe(8);
  expect(full?.held.height).toBeGreaterThan(80);
  expect(empty?.held.height).toBeLessThan(20);
});
