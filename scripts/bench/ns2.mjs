// Compares TCP over RED in ns-2 with ours: the results of both at each point, and the packets that each simulates in a second.

import { join } from 'node:path';
import { commandOutput, root } from '../run.mjs';

const DURATION = 300;
const WARM_UP = 50;
const SEEDS = 3;
/** Runs of ours that are timed: enough that the start of the program does not matter. */
const TIMED = 30;
const THRESHOLDS = [8, 16, 24, 32, 48, 64, 96];
/** Mean random delays, ms. */
const DISTURBANCES = [0, 2, 4];
/** Rules of ns-2 (see red.tcl), and the scenario that has the same ones here. */
export const PAIRS = [
  { rules: 'several', title: 'ns-2 without bugFix_, and spare=on', ours: 'spare=on' },
  {
    rules: 'now',
    title: 'ns-2 as it is today, and its rules here',
    ours: 'spare=on&careful=on&timeout=window&halves=window&regrow=on&rearm=on',
  },
  { rules: '2002', title: 'ns-2 with its variables of 2002, and sim=ns2', ours: 'sim=ns2' },
];

/** The results to compare. @typedef {{ utilization: number, delay: number, dropped: number, speed: number }} Found */

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Prints a table for each pair of rules, line by line; only a message where ns-2 is not installed.
 * @param {string} oos
 * @param {(line: string) => void} say
 * @param {boolean} isWhole all points, or two of them
 */
export function compareWithNs2(oos, say, isWhole) {
  if (commandOutput('ns', ['-version']) === undefined && commandOutput('which', ['ns']) === undefined) {
    if (isWhole) say('ns-2 is not installed (Debian: ns2).');
    return;
  }
  const points = DISTURBANCES.flatMap((tau) => THRESHOLDS.map((minth) => ({ tau, minth }))).filter(
    ({ tau, minth }) => isWhole || (tau === 0 && (minth === 8 || minth === 32)),
  );
  for (const { rules, title, ours } of PAIRS) {
    say(
      `\n${title}: ${SEEDS} runs of ${DURATION} s, ten Reno flows, spacing 1993; of each point ns-2, then here`,
    );
    say(
      `  ${'τ'.padEnd(4)}${'min_th'.padEnd(8)}${['utilization', 'delay (ms)', 'dropped', 'packets/s'].map((head) => head.padStart(20)).join('')}`,
    );
    const found = points.map((point) => {
      const pair = { theirs: ofNs2(point, rules), ours: ofOurs(oos, point, ours) };
      say(row(point, pair));
      return pair;
    });
    const apart = Math.max(...found.map((pair) => Math.abs(pair.theirs.utilization - pair.ours.utilization)));
    const later = Math.max(...found.map((pair) => Math.abs(pair.ours.delay / pair.theirs.delay - 1)));
    const faster = mean(found.map((pair) => pair.ours.speed / pair.theirs.speed));
    say(`  packets a second, on one core each: ${faster.toFixed(0)} times as many here`);
    say(
      `  farthest apart: ${(100 * apart).toFixed(2)} points of utilization, ${(100 * later).toFixed(1)}% of the delay`,
    );
  }
}

/** @param {{ tau: number, minth: number }} point @param {{ theirs: Found, ours: Found }} pair */
function row({ tau, minth }, { theirs, ours }) {
  /** @param {(one: Found) => string} told */
  const both = (told) => `${told(theirs)}  ${told(ours)}`.padStart(20);
  return `  ${String(tau).padEnd(4)}${String(minth).padEnd(8)}${[
    both((one) => `${(100 * one.utilization).toFixed(1)}%`),
    both((one) => one.delay.toFixed(1)),
    both((one) => `${(100 * one.dropped).toFixed(2)}%`),
    both((one) => `${(one.speed / 1e6).toFixed(2)}M`),
  ].join('')}`;
}

/** @param {{ tau: number, minth: number }} point @param {string} rules @returns {Found} */
function ofNs2({ tau, minth }, rules) {
  const script = join(root, 'scripts/bench/red.tcl');
  const runs = Array.from({ length: SEEDS }, (_, seed) => {
    const since = performance.now();
    const answer = commandOutput('ns', [
      script,
      ...[DURATION, WARM_UP, minth, 0, tau, seed + 1, rules].map(String),
    ]);
    const seconds = (performance.now() - since) / 1000;
    const [packets = NaN, utilization = NaN, delay = NaN, dropped = NaN] = (answer ?? '')
      .trim()
      .split(/\s+/)
      .map(Number);
    return { utilization, delay, dropped, speed: packets / seconds };
  });
  return {
    utilization: mean(runs.map((run) => run.utilization)),
    delay: mean(runs.map((run) => run.delay)),
    dropped: mean(runs.map((run) => run.dropped)),
    speed: mean(runs.map((run) => run.speed)),
  };
}

/** @param {string} oos @param {{ tau: number, minth: number }} point @param {string} rules @returns {Found} */
function ofOurs(oos, { tau, minth }, rules) {
  const link = `#/red?minth=${minth}&tau=${tau}&${rules}&duration=${DURATION}&warmup=${WARM_UP}`;
  /** @param {number} runs */
  const measure = (runs) => {
    const answer = commandOutput(oos, ['run', `${link}&runs=${runs}`, '--cores', '1', '--json']);
    return JSON.parse(answer ?? '{"measures":{}}').measures;
  };
  const measures = measure(SEEDS);
  // packets that passed the bottleneck, from its throughput
  const packets = (Number(measures.throughput?.mean) * DURATION * TIMED * 6e6) / (8 * 1250);
  const since = performance.now();
  measure(TIMED);
  const seconds = (performance.now() - since) / 1000;
  return {
    utilization: Number(measures.utilization?.mean),
    delay: Number(measures.queue_delay?.mean),
    dropped: Number(measures.red_drop_ratio?.mean),
    speed: packets / seconds,
  };
}
