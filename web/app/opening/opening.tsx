// The calls to the simulation that a page makes when its address is opened, and their results ("answers"), recorded by
// rendering the page without a browser in this process. The build stores them (scripts/opening); the page never loads this.

import { createRoot } from 'react-dom/client';
import { MODULE_OF, type ModuleName } from '#pkg/simulation.ts';
import type { PageHistory } from '../../scenario/history.ts';
import { KeptList } from '../../scenario/keptList.ts';
import { ScenarioStore } from '../../scenario/store.ts';
import { type AnswerFile, toJsonValue, type WrittenAnswer } from '../../sim/answers.ts';
import type { Call } from '../../sim/calls.ts';
import { InProcess } from '../../sim/inProcess.ts';
import { Pool } from '../../sim/pool.ts';
import { App } from '../App.tsx';

/** The most characters of a laboratory's stored answers: about 4 kB compressed, several times what the first numbers need. */
const MOST = 16_000;
/** The same for a preset, whose answers end with its numbers: the longest are 17 kB compressed, a fifth of the module's size. */
const MOST_OF_PRESET = 120_000;
/** A page that has made no call for this long (ms) is done. */
const STILL = 500;

/** The time a call takes (ms): longer than any delay in rendering, so that the page shows each answer before the next one. */
const CALL = 300;

type LoadModule = (name: ModuleName) => Promise<WebAssembly.Module>;

export interface OpeningAnswers extends AnswerFile {
  /** The leading sentence after these answers. */
  readonly said: string;
}

/** The first answers of a page, in the order in which one worker gives them, as many as fit. */
export const openingAnswers = (address: string, loadModule: LoadModule) =>
  answersAt(address, loadModule, false);

/** The answers up to the leading sentence's numbers; none if they do not fit. */
export const leadAnswers = (address: string, loadModule: LoadModule) => answersAt(address, loadModule, true);

async function answersAt(
  address: string,
  loadModule: LoadModule,
  areEnough: boolean,
): Promise<OpeningAnswers> {
  const modules = new Set<ModuleName>();
  const answers: WrittenAnswer[] = [];
  let room = areEnough ? MOST_OF_PRESET : MOST;
  const { promise, resolve: end } = withResolver();
  const hear = ({ fn, args }: Call, result: unknown) => {
    const answer: WrittenAnswer = [fn, toJsonValue(args), toJsonValue(result)];
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
  // the embedded page has the sentence and the figure only, whose calls a laboratory makes first
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

/** The text of the leading sentence, or of its first `part` (a selector). */
function leadingResult(part = ''): string {
  return document.querySelector(`[aria-label="Leading result"] ${part}`)?.textContent ?? '';
}

/** Renders the page at this address, or with `isFramed` its sentence and figure only; returns a function that unmounts it. */
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

/** `Promise.withResolvers` is not in the oldest Node version that this project supports. */
function withResolver(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((found) => {
    resolve = found;
  });
  return { promise, resolve };
}
