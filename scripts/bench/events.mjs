// Compares the events of ns-2's senders with ours, up to the first difference. Ours run first; ns-2 gets the same starts, delays
// of packets and drops, so that the first difference is in what a sender does.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOutput, root } from '../run.mjs';
import { fail } from '../say.mjs';
import { PAIRS } from './ns2.mjs';

/** Rules that a sender may have or not: parameter, and its values without and with the rule. */
const SWITCHES = [
  ['limited', 'off', 'ns2'],
  ['careful', 'off', 'on'],
  ['timeout', 'flight', 'window'],
  ['inflate', 'off', 'on'],
  ['halves', 'exact', 'whole'],
  ['halves', 'exact', 'window'],
  ['regrow', 'off', 'on'],
  ['rearm', 'off', 'on'],
  ['granularity', '100', '10'],
];
/** The parameters that `sim=ns2` sets. */
const ALL_OF_NS2 = SWITCHES.flatMap(([id, , on]) =>
  on === 'window' && id === 'halves' ? [] : [`${id}=${on}`],
);
/** Times up to this far apart count as equal (s): ours are whole nanoseconds, and rounding errors add up. */
const SAME = 1e-4;
/** Round trips at which no two packets reach C1 at the same moment. With the paper's they do, and no rule says which is first. */
const NO_TIES = 'spread=31.7';
/** Lines to print before and after the first difference. */
const BEFORE = 12;
const AFTER = 6;
/** Time to send a packet on the source's link (s). */
const SENDING = (1250 * 8) / 30e6;

/** An event at a sender. @typedef {{ time: number, what: string, segment: number, window: number }} Step */
/** The first difference of a flow's events; `place` is its index in both lists. @typedef {{ time: number, flow: number, place: number, ours: Step[], theirs: Step[] }} Difference */

/** Every event of our run. @param {string} oos @param {string} scenario @param {number} duration */
function eventsOf(oos, scenario, duration) {
  const link = `#/red?${scenario}&duration=${duration}&fig=queue&from=0&span=${duration}`;
  const answer = commandOutput(oos, ['figure', link, '--table', 'events', '--strict', '--csv']);
  if (answer === undefined) fail(`oos figure '${link}' broke off.`);
  return answer
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [time, flow, event, segment, packet, window] = line.split(',');
      return {
        time: Number(time),
        flow: Number(flow) - 1,
        event: event ?? '',
        segment: Number(segment),
        packet: Number(packet),
        window: window === '' ? Number.NaN : Number(window),
      };
    });
}

/** @typedef {ReturnType<typeof eventsOf>[number]} Event */

/** Our run's starts, delays and drops as Tcl, for ns-2. @param {readonly Event[]} events */
export function givenOf(events) {
  const lines = [];
  for (const flow of new Set(events.map((event) => event.flow))) {
    const own = events.filter((event) => event.flow === flow);
    const first = (/** @type {string} */ event) =>
      own.find((other) => other.event === event)?.time ?? Number.NaN;
    const reached = new Map(
      own.flatMap(({ event, packet, time }) =>
        event === 'queued' || event === 'dropped' ? [[packet, time]] : [],
      ),
    );
    let free = 0;
    const delays = own.flatMap(({ event, time, packet }) => {
      if (event !== 'sent') return [];
      free = Math.max(free, time) + SENDING;
      const at = reached.get(packet);
      return at === undefined ? [] : [(at - free).toFixed(9)];
    });
    lines.push(`set start(${flow}) ${first('sent').toFixed(9)}`);
    lines.push(`set back(${flow}) ${(first('acknowledged') - first('arrived')).toFixed(9)}`);
    lines.push(`set delays(${flow}) {${delays.join(' ')}}`);
  }
  const arrivals = events.filter(({ event }) => event === 'queued' || event === 'dropped');
  const drops = arrivals.flatMap(({ event }, place) => (event === 'dropped' ? [place] : []));
  lines.push(`set drops {${drops.join(' ')}}`);
  return `${lines.join('\n')}\n`;
}

/** The events of our senders, by flow. @param {readonly Event[]} events @returns {Map<number, Step[]>} */
export function stepsOf(events) {
  /** @type {Map<number, Step[]>} */
  const flows = new Map();
  for (const { time, flow, event, segment, window } of events) {
    if (event !== 'sent' && event !== 'queued' && event !== 'acknowledged') continue;
    const steps = flows.get(flow) ?? [];
    flows.set(flow, steps);
    steps.push({ time, what: event, segment, window });
  }
  // packets that an acknowledgment releases come before the window after it
  for (const steps of flows.values()) {
    steps.sort(
      (a, b) => a.time - b.time || Number(b.what === 'acknowledged') - Number(a.what === 'acknowledged'),
    );
  }
  return flows;
}

/** The events of ns-2's senders, from its lines. @param {string} text @returns {Map<number, Step[]>} */
export function stepsOfNs2(text) {
  /** @type {Map<number, Step[]>} */
  const flows = new Map();
  for (const line of text.trim().split('\n')) {
    const [what = '', time, flow, value] = line.split(' ');
    const steps = flows.get(Number(flow)) ?? [];
    flows.set(Number(flow), steps);
    if (what === 'window') {
      // a window before this acknowledgment is the one after the previous acknowledgment
      const before = steps.findLast((step) => step.what === 'acknowledged');
      if (before !== undefined) before.window = Number(value);
    } else {
      steps.push({ time: Number(time), what, segment: Number(value), window: Number.NaN });
    }
  }
  return flows;
}

/**
 * The earliest difference of all flows.
 * @param {Map<number, Step[]>} ours @param {Map<number, Step[]>} theirs @param {number} until
 * @returns {Difference | undefined}
 */
export function firstDifference(ours, theirs, until) {
  /** @type {Difference | undefined} */
  let first;
  for (const [flow, own] of ours) {
    const other = theirs.get(flow) ?? [];
    const place = own.findIndex((step, at) => {
      const there = other[at];
      if (there === undefined) return true;
      return (
        step.what !== there.what || step.segment !== there.segment || Math.abs(step.time - there.time) > SAME
      );
    });
    if (place < 0) continue;
    const time = Math.min(own[place]?.time ?? until, other[place]?.time ?? until);
    // after the end of the shorter list there is nothing to compare
    if (time < until - SAME && (first === undefined || time < first.time))
      first = { time, flow, place, ours: own, theirs: other };
  }
  return first;
}

/** @param {string} oos @param {string} scenario @param {string} rules @param {number} duration */
function compared(oos, scenario, rules, duration) {
  const events = eventsOf(oos, scenario, duration);
  const folder = mkdtempSync(join(tmpdir(), 'oos-ns2-'));
  const given = join(folder, 'given.tcl');
  writeFileSync(given, givenOf(events));
  const script = join(root, 'scripts/bench/events.tcl');
  const answer = commandOutput('ns', [script, String(duration), given, rules]);
  rmSync(folder, { recursive: true });
  if (answer === undefined) fail('ns-2 broke off.');
  const steps = stepsOf(events);
  const total = [...steps.values()].reduce((sum, own) => sum + own.length, 0);
  return { total, difference: firstDifference(steps, stepsOfNs2(answer), duration) };
}

/** @param {Step | undefined} step */
function cell(step) {
  if (step === undefined) return '';
  const window = Number.isNaN(step.window) ? '' : step.window.toFixed(3);
  return `${step.time.toFixed(6).padStart(11)}  ${`${step.what} ${step.segment}`.padEnd(22)}${window}`;
}

/** @param {Difference} difference */
function context({ flow, place, ours, theirs }) {
  const lines = [`  flow ${flow + 1}${' '.repeat(10)}ns-2, window${' '.repeat(32)}here, window`];
  for (let at = Math.max(0, place - BEFORE); at < place + AFTER; at += 1) {
    lines.push(`${at === place ? '>' : ' '} ${cell(theirs[at]).padEnd(45)}${cell(ours[at])}`.trimEnd());
  }
  return lines;
}

/** The scenario with one rule switched. @param {string} scenario @param {readonly string[]} rule */
function turned(scenario, [id = '', off = '', on = '']) {
  const parts = scenario
    .split('&')
    .flatMap((part) => (part === 'sim=ns2' ? ['spare=on', ...ALL_OF_NS2] : [part]));
  const has = parts.includes(`${id}=${on}`);
  const others = parts.filter((part) => !part.startsWith(`${id}=`));
  return { rule: `${id}=${has ? off : on}`, scenario: [...others, `${id}=${has ? off : on}`].join('&') };
}

/**
 * Prints both lists up to the first difference, and tries for each rule whether switching it moves the difference.
 * @param {string} oos @param {(line: string) => void} say
 * @param {{ title: string, scenario: string, rules: string, duration: number }} what
 */
function compareEvents(oos, say, { title, scenario, rules, duration }) {
  const { total, difference } = compared(oos, scenario, rules, duration);
  say(`\n${title}: #/red?${scenario}, ${duration} s, ${total} steps of senders`);
  if (difference === undefined) {
    say('  no difference');
    return;
  }
  say(`  the first difference is at ${difference.time.toFixed(6)} s`);
  for (const line of context(difference)) say(`  ${line}`);
  for (const rule of SWITCHES) {
    const other = turned(scenario, rule);
    const found = compared(oos, other.scenario, rules, duration).difference;
    const where = found === undefined ? 'there is none' : `it is at ${found.time.toFixed(6)} s`;
    const later = (found?.time ?? duration) > difference.time ? ', later' : '';
    say(`  with ${other.rule} ${where}${later}`);
  }
}

/**
 * Compares the pairs of rules at the paper's setting without reordering, and one pair with it; or only the pair asked for.
 * @param {string} oos @param {(line: string) => void} say
 * @param {{ scenario?: string | undefined, rules?: string | undefined, duration: number }} asked
 */
export function compareAllEvents(oos, say, { scenario, rules = '2002', duration }) {
  if (commandOutput('which', ['ns']) === undefined) {
    say('ns-2 is not installed (Debian: ns2).');
    return;
  }
  if (scenario !== undefined) {
    compareEvents(oos, say, { title: `ns-2, variables ${rules}`, scenario, rules, duration });
    return;
  }
  for (const pair of PAIRS) {
    for (const tau of pair.rules === '2002' ? [0, 2] : [0]) {
      compareEvents(oos, say, { ...pair, scenario: `tau=${tau}&${NO_TIES}&${pair.ours}`, duration });
    }
  }
}
