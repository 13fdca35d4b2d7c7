// The command line, for tests that hold the page to it.

import { spawnSync } from 'node:child_process';
import { buildOos } from '../scripts/program.mjs';

interface Estimate {
  readonly mean: number;
  readonly ci95: number | null;
  readonly unit: string;
}

export type Measures = Readonly<Record<string, Estimate>>;

/** Looked for once by each worker, not by each call: cargo takes longer to say that all is built than `oos` to run. */
let program: string | undefined;

/** What `oos` prints. */
export function printed(...args: string[]): string {
  program ??= buildOos();
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`oos ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** What `oos` prints with `--json`. */
export function oos(...args: string[]): unknown {
  return JSON.parse(printed(...args, '--json'));
}

/** The scalar measures of an answer, without the densities. */
export function measuresOf(answer: unknown): Measures {
  const { measures } = answer as { measures: Record<string, Estimate | unknown[]> };
  const scalars = Object.entries(measures).filter(
    (entry): entry is [string, Estimate] => !Array.isArray(entry[1]),
  );
  return Object.fromEntries(scalars);
}
