// What a laboratory asks the simulation when its address is opened, and the answers: its page is drawn without a browser, and
// computes in this process. The build writes them (scripts/opening); the page itself never loads this.

import { createRoot } from 'react-dom/client';
import { MODULE_OF, type ModuleName } from '#pkg/simulation.ts';
import type { PageHistory } from '../../scenario/history.ts';
import { KeptList } from '../../scenario/keptList.ts';
import { ScenarioStore } from '../../scenario/store.ts';
import { type AnswerFile, type Written, written } from '../../sim/answers.ts';
import type { Call } from '../../sim/calls.ts';
import { InProcess } from '../../sim/inProcess.ts';
import { Pool } from '../../sim/pool.ts';
import { App } from '../App.tsx';

/** Length of a laboratory's answers as text: about 4 kB compressed, in which the first numbers of each fit several times. */
const MOST = 16_000;
/** Length of a preset's, which end with its numbers: the longest are 17 kB compressed, a fifth of the module that they save the wait for. */
const MOST_OF_PRESET = 120_000;
/** A page that has asked nothing more for so long asks no more (ms). */
const STILL = 500;

/** Longer than anything waits that draws a result (ms): the page has been drawn with each answer before the next one comes. */
const CALL = 300;

type LoadModule = (name: ModuleName) => Promise<WebAssembly.Module>;

export interface Opened extends AnswerFile {
  /** The leading sentence as it stood then. */
  readonly said: string;
}

/** The first answers of a page, in the order in which one worker gives them, as far as they fit. */
export const openingOf = (address: string, loadModule: LoadModule) => answersAt(address, loadModule, false);

/** Those with which the numbers of the leading sentence stand; none if they do not fit. */
export const numbersOf = (address: string, loadModule: LoadModule) => answersAt(address, loadModule, true);

async function answersAt(address: string, loadModule: LoadModule, areEnough: boolean): Promise<Opened> {
  const modules = new Set<ModuleName>();
  const answers: Written[] = [];
  let room = areEnough ? MOST_OF_PRESET : MOST;
  const { promise, resolve: end } = withResolver();
  const hear = ({ fn, args }: Call, result: unknown) => {
    const answer: Written = [fn, written(args), written(result)];
    room -= JSON.stringify(answer).length;
    if (room < 0) return end();
    modules.add(MODULE_OF[fn]);
    answers.push(answer);
    if (areEnough) setTimeout(() => areNumbersThere() && end(), CALL - 1);
  };
  const makeWorker = () => new InProcess(hear, areEnough ? CALL : 0);
  const pool = new Pool({ size: 1, makeWorker, loadModule });
  let stillness: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(stillness);
    if (pool.isIdle()) stillness = setTimeout(end, STILL);
  };
  pool.subscribe(look);
  // what a laboratory asks first is asked for its sentence and its figure
  const close = draw(address, pool, address !== '');
  await promise;
  const said = leadingResult('p');
  close();
  return areEnough && room < 0
    ? { modules: [], answers: [], said }
    : { modules: [...modules], answers, said };
}

function areNumbersThere(): boolean {
  const words = leadingResult() || '…';
  return /\d/.test(words) && !words.includes('…');
}

/** Its words, or those of a part of it. */
function leadingResult(part = ''): string {
  return document.querySelector(`[aria-label="Leading result"] ${part}`)?.textContent ?? '';
}

/** The page at this address, or its sentence and figure alone; returns what takes it away. */
function draw(address: string, pool: Pool, isFramed: boolean): () => void {
  const history: PageHistory = {
    read: () => address,
    push: () => {},
    replace: () => {},
    isOwn: () => true,
    goTo: () => {},
    note: () => null,
    keepNote: () => {},
  };
  const list = new KeptList(history);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<App store={new ScenarioStore(list)} list={list} pool={pool} isFramed={isFramed} />);
  return () => root.unmount();
}

/** `Promise.withResolvers` is younger than the Node that this project needs. */
function withResolver(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((found) => {
    resolve = found;
  });
  return { promise, resolve };
}
