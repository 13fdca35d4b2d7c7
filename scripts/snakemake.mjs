// Snakemake, where it is installed: campaigns beyond one machine run on it (docs/campaigns.md), and nothing else needs it.

import { ask } from './run.mjs';

/** How it is called: by its name, or as the variable SNAKEMAKE says; undefined where it is missing. */
export function snakemake() {
  const program = process.env.SNAKEMAKE ?? 'snakemake';
  return ask(program, ['--version']) === undefined ? undefined : program;
}
