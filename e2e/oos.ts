// Runs the command line, for tests that compare the page with it.

import { spawnSync } from 'node:child_process';
import { buildOos } from '../scripts/program.mjs';

interface Estimate {
  readonly mean: number;
  readonly ci95: number | null;
  readonly unit: string;
}

export type Measures = Readonly<Record<string, Estimate>>;

/** The path of `oos`, found once per worker: cargo takes longer to find it up to date than `oos` takes to run. */
let program: string | undefined;

/** The output of `oos`. */
export function printed(...args: string[]): string {
  program ??= buildOos();
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`oos ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** The parsed output of `oos` with `--json`. */
export function oos(...args: string[]): unknown {
  return JSON.parse(printed(...args, '--json'));
}

/** The scalar measures of an answer, without densities. */
export function measuresOf(answer: unknown): Measures {
  const { measures } = answer as { measures: Record<string, Estimate | unknown[]> };
  const scalars = Object.entries(measures).filter(
    (entry): entry is [string, Estimate] => !Array.isArray(entry[1]),
  );
  return Object.fromEntries(scalars);
}
