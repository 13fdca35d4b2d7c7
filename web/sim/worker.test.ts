// Tests the page's real worker with a module made for it, which panics, or counts for as long as requested.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import probe from '../../sim-wasm/pkg/probe_bg.wasm?url&inline';
import type { FromWorker } from './calls.ts';

vi.mock('#pkg/bindings.ts', async () => {
  const initSync = () => {
    throw new RangeError('no memory is left');
  };
  const probe = await import('#pkg/probe.js');
  return {
    BINDINGS: { probe, huge: { initSync } },
    LATE: {
      late: () => Promise.resolve({ initSync: probe.initSync, late_count: probe.probe_count }),
      lost: () => Promise.reject(new Error('the file is not there')),
    },
  };
});
vi.mock('#pkg/simulation.ts', () => ({
  MODULE_OF: { probe_panic: 'probe', probe_count: 'probe', late_count: 'late' },
}));

interface Scope {
  onmessage: ((event: { data: unknown }) => void) | null;
  onmessageerror: (() => void) | null;
  readonly postMessage: (message: FromWorker) => void;
}

const bytes = await (await fetch(probe)).arrayBuffer();
const module = { kind: 'module', name: 'probe', module: new WebAssembly.Module(bytes) };

let said: FromWorker[] = [];
let scope: Scope;
/** The lock that the worker holds, and until when. */
let held: { readonly name: string; readonly until: Promise<unknown> } | null = null;
/** The test's reaction to a message of the worker. */
let react: (message: FromWorker) => void = () => {};
const tell = (data: unknown) => scope.onmessage?.({ data });
const count = (job: number, wanted: number, priority = 1) =>
  tell({ kind: 'call', job, index: 0, priority, call: { fn: 'probe_count', args: [wanted] } });
/** Waits for a message of this kind; without further messages a worker finishes by itself. */
const until = (kind: FromWorker['kind']) =>
  vi.waitFor(() => expect(said.map((m) => m.kind)).toContain(kind), { timeout: 20_000 });

beforeEach(async () => {
  said = [];
  react = () => {};
  const postMessage = (message: FromWorker) => {
    said.push(message);
    react(message);
  };
  scope = { onmessage: null, onmessageerror: null, postMessage };
  vi.stubGlobal('self', scope);
  held = null;
  const request = async (name: string, hold: () => Promise<unknown>) => {
    held = { name, until: hold() };
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.resetModules();
  await import('./worker.ts');
});

afterEach(() => vi.unstubAllGlobals());

test('it holds a lock, says which, and never gives it back', async () => {
  expect(said.at(-1)).toEqual({ kind: 'alive', lock: held?.name });
  const isFree = await Promise.race([held?.until.then(() => true), Promise.resolve(false)]);
  expect(isFree).toBe(false);
});

test('a call waits for its module', async () => {
  count(1, 10);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(said.map(({ kind }) => kind)).toEqual(['ready', 'alive']);
  tell(module);
  await until('result');
  expect(said.at(-1)).toEqual({ kind: 'result', job: 1, index: 0, result: 10 });
});

test('a module whose JavaScript comes late is started when that has come, and its calls wait', async () => {
  tell({ ...module, name: 'late' });
  tell({ kind: 'call', job: 2, index: 0, priority: 1, call: { fn: 'late_count', args: [7] } });
  await until('result');
  expect(said.at(-1)).toEqual({ kind: 'result', job: 2, index: 0, result: 7 });
  tell({ ...module, name: 'lost' });
  await until('unfit');
  expect(said.at(-1)).toEqual({ kind: 'unfit', message: 'the file is not there' });
});

test('a panic carries its own text and place', async () => {
  tell(module);
  tell({
    kind: 'call',
    job: 1,
    index: 0,
    priority: 1,
    call: { fn: 'probe_panic', args: ['no such packet'] },
  });
  await until('trapped');
  expect(said.at(-1)).toMatchObject({
    kind: 'trapped',
    job: 1,
    message: expect.stringMatching(/^panicked at .*probe\.rs:\d+:\d+: no such packet$/),
  });
  // its memory cannot be trusted
  const before = said.length;
  count(2, 10);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(said).toHaveLength(before);
});

test('what is urgent goes before a simulation that is under way, which then goes on', async () => {
  tell(module);
  // a unit takes almost no time here, so a fake clock makes many steps of it
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  react = ({ kind }) => {
    if (kind !== 'progress') return;
    react = () => {};
    count(2, 1, 3);
  };
  count(1, 100_000);
  await vi.waitFor(() => expect(said.filter(({ kind }) => kind === 'result')).toHaveLength(2), {
    timeout: 20_000,
  });
  vi.restoreAllMocks();
  const results = said.flatMap((message) => (message.kind === 'result' ? [message] : []));
  expect(results.map(({ job, result }) => [job, result])).toEqual([
    [2, 1],
    [1, 100_000],
  ]);
  const shares = said.flatMap((message) => (message.kind === 'progress' ? [message.done] : []));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThan(1);
});

test('a simulation that is cancelled says nothing more', async () => {
  tell(module);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  count(1, 4_000_000_000);
  await until('progress');
  tell({ kind: 'cancel', job: 1 });
  expect(said.at(-1)).toEqual({ kind: 'dropped', job: 1, index: 0 });
  const before = said.length;
  await new Promise((resolve) => setTimeout(resolve, 10));
  vi.restoreAllMocks();
  expect(said).toHaveLength(before);
});

test('a module that it cannot take in is said to be that', () => {
  tell({ ...module, name: 'huge' });
  expect(said.at(-1)).toEqual({ kind: 'unfit', message: 'no memory is left' });
});

test('what cannot be understood is said in words', async () => {
  tell({ kind: 'song' });
  expect(said.at(-1)).toEqual({
    kind: 'unwell',
    message: 'the page asks for something unknown: {"kind":"song"}',
  });
  scope.onmessageerror?.();
  expect(said.at(-1)).toEqual({ kind: 'unwell', message: 'a message from the page could not be read' });
  tell({ kind: 'call', job: 1, index: 0, priority: 1, call: { fn: 'alf_dance', args: [] } });
  await until('refused');
  expect(said.at(-1)).toMatchObject({
    message: 'this version of the simulation has no function "alf_dance"',
  });
});
