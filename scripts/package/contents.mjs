// What an archive holds beside the program.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crates, standardLibrary } from '../licenses/crates.mjs';
import { faults, licensesText } from '../licenses/page.mjs';
import { root } from '../run.mjs';
import { bash, fish, powershell, zsh } from './completions.mjs';
import { manPage } from './man.mjs';

const text = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');

/** What the examples compute that is no reader's own. */
export const CAMPAIGNS = ['campaigns/small.toml', 'campaigns/tcp-paper.toml'];

/** The part of the README that shows the command line. @param {string} readme */
export function excerpt(readme) {
  const examples =
    /```sh\n((?:npm run -s oos -- .*\n)+)```\n\n(A scenario is written[\s\S]*?)\n\n?(?=## )/.exec(readme);
  if (examples === null)
    throw new Error('README.md has no examples of the command line where they used to be');
  const [, calls = '', words = ''] = examples;
  // in an archive there are no documents beside it
  const linked = words.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return `Out of Sequence on the command line
===================================

Experiments on packets that arrive out of order: the same numbers as on the page, to the bit.
Put oos (oos.exe) where your shell finds programs; oos help lists the commands.

  man/oos.1              the manual: man ./man/oos.1
  completions/oos.bash   bash: source it in ~/.bashrc
  completions/_oos       zsh: a folder of $fpath
  completions/oos.fish   fish: ~/.config/fish/completions
  completions/oos.ps1    PowerShell: . ./oos.ps1 in $PROFILE
  campaigns/             campaigns of many scenarios: small.toml takes seconds
  licenses.txt           the licences of everything in the program
  CITATION.cff           how to cite it

${calls.replaceAll('npm run -s oos -- ', 'oos ')}
${linked}
`;
}

/**
 * The files of an archive by their names in it.
 * @param {import('./table.mjs').Table} table @param {string} target Rust's name
 * @returns {Record<string, string>}
 */
export function contents(table, target) {
  const licences = [
    ...crates({ package: 'oos', target, features: ['parquet'] }),
    ...standardLibrary({ target }),
  ];
  const wrong = faults(licences);
  if (wrong.length > 0) throw new Error(`Licences: ${wrong.join('; ')}.`);
  return {
    'README.txt': excerpt(text('README.md')),
    LICENSE: text('LICENSE'),
    'licenses.txt': licensesText(licences),
    'CITATION.cff': text('CITATION.cff'),
    ...Object.fromEntries(CAMPAIGNS.map((name) => [name, text(name)])),
    'man/oos.1': manPage(table),
    'completions/oos.bash': bash(table),
    'completions/_oos': zsh(table),
    'completions/oos.fish': fish(table),
    'completions/oos.ps1': powershell(table),
  };
}
