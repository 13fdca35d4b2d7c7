// The files of a release archive beside the program.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkedCrates, standardLibrary } from '../licenses/crates.mjs';
import { licenceFaults, licensesText } from '../licenses/page.mjs';
import { commandOutput, root } from '../run.mjs';

const text = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');

/** Campaigns that the examples compute. */
export const CAMPAIGNS = ['campaigns/small.toml', 'campaigns/tcp-paper.toml'];

/** The examples from the command line's document, with links for an archive, whose documents are in `docs/`. @param {string} document */
export function exampleText(document) {
  const [, calls, words = ''] =
    /^## Examples\n```sh\n([\s\S]*?)```\n\n([\s\S]*?)\n\n(?=## )/m.exec(document) ?? [];
  if (calls === undefined) throw new Error('docs/command-line.md has no examples where they used to be');
  const linked = words.replace(/\[[^\]]*\]\(([\w-]+\.md)[^)]*\)/g, 'docs/$1');
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
  docs/command-line.md   files, columns and statuses; beside it the documents that are named below
  licenses.txt           the licences of everything in the program
  CITATION.cff           how to cite it

${calls}
${linked}
`;
}

/** Files that the program writes itself, with its arguments for each. */
const WRITTEN = /** @type {const} */ ({
  'man/oos.1': ['man'],
  'completions/oos.bash': ['completions', 'bash'],
  'completions/_oos': ['completions', 'zsh'],
  'completions/oos.fish': ['completions', 'fish'],
  'completions/oos.ps1': ['completions', 'powershell'],
});

/** @param {string} program one that this machine can run */
function written(program) {
  return Object.entries(WRITTEN).map(([name, args]) => {
    const said = commandOutput(program, [...args]);
    if (said === undefined) throw new Error(`oos ${args.join(' ')} broke off.`);
    return [name, said];
  });
}

/**
 * The files of an archive by their names in it.
 * @param {string} program one that this machine can run
 * @param {string} target Rust's name
 * @returns {Record<string, string>}
 */
export function archiveContents(program, target) {
  const licences = [
    ...linkedCrates({ package: 'oos', target, features: ['parquet'] }),
    ...standardLibrary({ target }),
  ];
  const wrong = licenceFaults(licences);
  if (wrong.length > 0) throw new Error(`Licences: ${wrong.join('; ')}.`);
  const readme = exampleText(text('docs/command-line.md'));
  const documents = [...new Set(readme.match(/\bdocs\/[\w/-]+\.md\b/g))];
  return {
    'README.txt': readme,
    ...Object.fromEntries(documents.map((name) => [name, text(name)])),
    LICENSE: text('LICENSE'),
    'licenses.txt': licensesText(licences),
    'CITATION.cff': text('CITATION.cff'),
    ...Object.fromEntries(CAMPAIGNS.map((name) => [name, text(name)])),
    ...Object.fromEntries(written(program)),
  };
}
