// The same TCP over RED in ns-2, beside ours: what both find, and how many packets a second each simulates.

import { join } from 'node:path';
import { ask, root } from '../run.mjs';

const DURATION = 300;
const WARM_UP = 50;
const SEEDS = 4;
const SCENARIOS = [
  { minth: 8, ps: 0 },
  { minth: 32, ps: 0 },
  { minth: 32, ps: 0.005 },
];
const MEASURES = ['utilization', 'queue_delay', 'red_drop_ratio'];

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Lines of a table; nothing where ns-2 is not installed.
 * @param {string} oos
 */
export function compareWithNs2(oos) {
  if (ask('ns', ['-version']) === undefined && ask('which', ['ns']) === undefined) return undefined;
  const lines = [
    `\nTCP over RED in ns-2 and here: ${SEEDS} runs of ${DURATION} s, ten Reno flows, spacing 1993`,
    `  ${''.padEnd(20)}${['utilization', 'delay (ms)', 'dropped', 'packets/s'].map((head) => head.padStart(13)).join('')}`,
  ];
  for (const { minth, ps } of SCENARIOS) {
    const title = `min_th ${minth}, ps ${100 * ps}%`;
    lines.push(
      `  ${title}`,
      row('ns-2', ofNs2(minth, ps, true)),
      // several fast retransmits from one window of data, as RFC 5681 has it
      row('ns-2, bugFix_ off', ofNs2(minth, ps, false)),
      row('here', ofOurs(oos, minth, ps, '')),
      row('here, spare', ofOurs(oos, minth, ps, '&spare=on')),
      row('here, both', ofOurs(oos, minth, ps, '&spare=on&careful=on')),
    );
  }
  return lines.join('\n');
}

/** @param {string} name @param {number[]} values */
function row(name, [utilization = NaN, delay = NaN, dropped = NaN, speed = NaN]) {
  const cells = [
    `${(100 * utilization).toFixed(1)}%`,
    delay.toFixed(1),
    `${(100 * dropped).toFixed(2)}%`,
    `${(speed / 1e6).toFixed(2)}M`,
  ];
  return `    ${name.padEnd(18)}${cells.map((cell) => cell.padStart(13)).join('')}`;
}

/** @param {number} minth @param {number} ps @param {boolean} isFixed */
function ofNs2(minth, ps, isFixed) {
  const script = join(root, 'scripts/bench/red.tcl');
  const runs = Array.from({ length: SEEDS }, (_, seed) => {
    const since = performance.now();
    const answer = ask('ns', [script, ...[DURATION, WARM_UP, minth, ps, seed + 1, isFixed].map(String)]);
    const seconds = (performance.now() - since) / 1000;
    const [packets = NaN, ...found] = (answer ?? '').trim().split(/\s+/).map(Number);
    return [...found, packets / seconds];
  });
  return [0, 1, 2, 3].map((column) => mean(runs.map((run) => run[column] ?? NaN)));
}

/** @param {string} oos @param {number} minth @param {number} ps @param {string} rules of ns-2 */
function ofOurs(oos, minth, ps, rules) {
  const link = `#/red?minth=${minth}&ps=${ps}${rules}&duration=${DURATION}&warmup=${WARM_UP}&runs=${SEEDS}`;
  const since = performance.now();
  const answer = ask(oos, ['run', link, '--json']);
  const seconds = (performance.now() - since) / 1000;
  const { measures } = JSON.parse(answer ?? '{"measures":{}}');
  const values = MEASURES.map((id) => Number(measures[id]?.mean));
  // what went through the bottleneck, by what of its capacity was used
  const packets = (Number(measures.throughput?.mean) * DURATION * SEEDS * 6e6) / (8 * 1250);
  return [...values, packets / seconds];
}
