// This browser's pool: one worker per core, the first started with the page, the others when it is idle or computes.

import { ADDRESSES } from '#pkg/addresses.ts';
import { type AnswerFile, type AnswerTo, answersIn } from './answers.ts';
import { loadModule } from './compile.ts';
import { Pool } from './pool.ts';
import { whenIdle } from './whenIdle.ts';
import type { WorkerLike } from './workerSlot.ts';

const WORKERS_AT_MOST = 8;

/** What the host's content policy has refused last: browsers tell it here alone, and not in the error. */
let refused = '';

export const refusedByPolicy = () => refused;

export function browserPool(): Pool {
  const cores = navigator.hardwareConcurrency || 1;
  const pool = new Pool({
    size: Math.max(1, Math.min(cores, WORKERS_AT_MOST)),
    // the bundler recognises the worker only by exactly this expression
    makeWorker: () =>
      typed(startedEarly() ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
    loadModule,
    later: tasks(),
    whenFree: (lock, tell) => void navigator.locks.request(lock, tell).catch(() => {}),
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    refused = effectiveDirective;
  });
  whenIdle(() => pool.start());
  return pool;
}

declare global {
  interface Window {
    /** The worker that public/theme.js has started, with what it has said; taken once. */
    firstWorker?: { readonly worker: Worker; readonly said: readonly Event[] };
  }
}

/** Says again to the pool what it said before the page could hear. */
function startedEarly(): Worker | undefined {
  const early = window.firstWorker;
  delete window.firstWorker;
  queueMicrotask(() => {
    for (const event of early?.said ?? []) early?.worker.dispatchEvent(event);
  });
  return early?.worker;
}

/** Each in a task of its own: what asks for a job is drawing, and has taken a task already. Timers would wait in a page that is hidden. */
function tasks(): (work: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (work) => {
    waiting.push(work);
    port2.postMessage(null);
  };
}

/**
 * Answers that the page was built with (scripts/opening), where public/theme.js has asked for those of its address; null if there
 * are none, or if other modules gave them than this page has.
 */
export async function builtAnswers(): Promise<AnswerTo | null> {
  const asked = document.querySelector<HTMLLinkElement>('link[rel="preload"][href$=".json"]');
  if (asked === null) return null;
  const response = await fetch(asked.href);
  if (!response.ok) return null;
  const file: AnswerFile = await response.json();
  const addresses = Object.values(ADDRESSES);
  const isOwn = (module: string) => addresses.some((address) => address.endsWith(`/${module}`));
  return file.modules.every(isOwn) ? answersIn(file) : null;
}

/** The DOM's Worker accepts any data; ours accepts only the messages of `calls.ts`. */
function typed(worker: Worker): WorkerLike {
  return worker as WorkerLike;
}
