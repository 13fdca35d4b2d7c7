// The laboratories and their links, for tests of every laboratory.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { LABS, type Lab, type LabId } from '../sim-wasm/pkg/params.ts';
import { TABLES } from '../sim-wasm/pkg/tables.ts';

/** The tables of the laboratories, in the order of the navigation. */
export const LAB_TABLES: readonly Lab[] = await Promise.all(LABS.map(({ id }) => TABLES[id]()));

/** The table of the laboratory that a link opens. */
export function tableOf(link: string): Lab {
  const found = LAB_TABLES.find(({ id }) => link.startsWith(`#/${id}`));
  if (found === undefined) throw new Error(`${link} has no laboratory`);
  return found;
}

/** The question of a laboratory, which its stand-in shows. */
export function questionIn(lab: LabId): string {
  return readFileSync(join(root, `web/labs/${lab}/question.txt`), 'utf8').trim();
}

/** The figures of a laboratory, from its table. */
function figuresOf(lab: string): readonly string[] {
  const fig = tableOf(`#/${lab}`).params.find(({ id }) => id === 'fig');
  if (fig?.values.kind !== 'choice') throw new Error(`${lab} has no figures`);
  return fig.values.options.flatMap(({ id }) => (id === 'all' ? [] : [id]));
}

/** The figures of a typed arrival order, and those of a capture; all others of this laboratory, and `rbd`, are of a path. */
const ORDER_FIGURES: readonly string[] = ['crossings', 'density', 'rbd', 'buffer'];
const CAPTURE_FIGURES: readonly string[] = ['capture', 'plot', 'delay', 'causes', 'senders', 'time', 'late'];
const PATH_FIGURES = figuresOf('metrics').filter(
  (id) => id === 'rbd' || ![...ORDER_FIGURES, ...CAPTURE_FIGURES].includes(id),
);

/** Links to the laboratories at their defaults, in the order of the navigation. */
export const PAGES: readonly string[] = LABS.map(({ id }) => `#/${id}`);

/** A typed arrival order, to which the order itself is added. */
export const ARRIVAL_ORDER = '#/metrics?bench=sequence&seq=';

/** Values that make a scenario small, by parameter. */
const LITTLE: Readonly<Record<string, number>> = { n: 1000, runs: 2, duration: 10, warmup: 2, transfer: 1 };

/** The same links with small scenarios, which are computed quickly. */
export const SMALL_PAGES: readonly string[] = LAB_TABLES.map(({ id, params }) => {
  const given = params
    .filter((param) => param.id in LITTLE)
    .map((param) => `${param.id}=${LITTLE[param.id]}`);
  return `#/${id}?${given.join('&')}`;
});

/** A small link to each figure of a laboratory, from its table. */
export function figureLinks(lab: LabId): readonly string[] {
  const page = SMALL_PAGES[LABS.findIndex(({ id }) => id === lab)] ?? '';
  const on = (link: string) => (fig: string) => `${link}&fig=${fig}`;
  return lab === 'metrics'
    ? [...PATH_FIGURES.map(on(page)), ...ORDER_FIGURES.map(on(`${ARRIVAL_ORDER}1+4+2+4+5+3+x+7`))]
    : figuresOf(lab).map(on(page));
}

/** The figures of a laboratory that are marked as tall, each with the name of the file that it loads. */
export function tallFigures(lab: LabId): readonly { readonly link: string; readonly file: string }[] {
  const list = readFileSync(join(root, `web/labs/${lab}/figureList.ts`), 'utf8');
  const entries = [...list.matchAll(/id: '([\w-]+)',[^{}]*?Figure: (\w+),[^{}]*?isTall: true/g)];
  if (entries.length === 0) throw new Error(`${lab} has no tall figures`);
  return figureLinks(lab).flatMap((link) =>
    entries.flatMap(([, id, file = '']) => (link.endsWith(`&fig=${id}`) ? [{ link, file }] : [])),
  );
}
