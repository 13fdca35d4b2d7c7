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

/** Length of the answers as text: about 4 kB compressed, in which the first numbers of every laboratory fit several times. */
const MOST = 16_000;
/** A page that has asked nothing more for so long asks no more (ms). */
const STILL = 500;

type LoadModule = (name: ModuleName) => Promise<WebAssembly.Module>;

/** The first answers, in the order in which one worker gives them. */
export async function openingOf(address: string, loadModule: LoadModule): Promise<AnswerFile> {
  const modules = new Set<ModuleName>();
  const answers: Written[] = [];
  let room = MOST;
  const { promise, resolve: end } = withResolver();
  const hear = ({ fn, args }: Call, result: unknown) => {
    const answer: Written = [fn, written(args), written(result)];
    room -= JSON.stringify(answer).length;
    if (room < 0) return end();
    modules.add(MODULE_OF[fn]);
    answers.push(answer);
  };
  const pool = new Pool({ size: 1, makeWorker: () => new InProcess(hear), loadModule });
  let stillness: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(stillness);
    if (pool.isIdle()) stillness = setTimeout(end, STILL);
  };
  pool.subscribe(look);
  const close = draw(address, pool);
  await promise;
  close();
  return { modules: [...modules], answers };
}

/** The page at this address; returns what takes it away. */
function draw(address: string, pool: Pool): () => void {
  const history: PageHistory = {
    read: () => address,
    push: () => {},
    replace: () => {},
    isOwn: () => true,
    goTo: () => {},
  };
  const list = new KeptList(history);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<App store={new ScenarioStore(list)} list={list} pool={pool} />);
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
