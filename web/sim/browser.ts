// The browser's pool: one worker per core. The first starts with the page, the others when the page is idle or computes.

import { ADDRESSES } from '#pkg/addresses.ts';
import { type AnswerFile, type AnswerTo, answersIn } from './answers.ts';
import { loadModule } from './compile.ts';
import { Pool } from './pool.ts';
import { whenIdle } from './whenIdle.ts';
import type { WorkerLike } from './workerSlot.ts';

const WORKERS_AT_MOST = 8;

/** What the host's content policy refused last; browsers report it only by this event, and not in the error. */
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
    /** The worker that public/theme.js has started, and the messages that it has sent since; taken once. */
    firstWorker?: { readonly worker: Worker; readonly said: readonly Event[] };
  }
}

/** The worker started early, if any; repeats its messages, which came before the pool could listen. */
function startedEarly(): Worker | undefined {
  const early = window.firstWorker;
  delete window.firstWorker;
  queueMicrotask(() => {
    for (const event of early?.said ?? []) early?.worker.dispatchEvent(event);
  });
  return early?.worker;
}

/** Runs work in tasks of its own, since jobs are submitted during a drawing. Not by timers, which browsers delay in hidden pages. */
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
 * The answers that the page was built with (scripts/opening), if public/theme.js has requested those of the address; null if
 * there are none, or if they were computed by other modules than this page's.
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
