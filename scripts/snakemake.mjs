// Finds Snakemake, which runs campaigns on several machines (docs/campaigns.md); nothing else needs it.

import { commandOutput } from './run.mjs';

/** The program: `snakemake`, or the value of SNAKEMAKE; undefined if it is missing. */
export function findSnakemake() {
  const program = process.env.SNAKEMAKE ?? 'snakemake';
  return commandOutput(program, ['--version']) === undefined ? undefined : program;
}
