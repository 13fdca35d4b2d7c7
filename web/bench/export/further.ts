// What more a figure can be taken away as, for the menu: loaded with it.

import type { ExportChoice } from '../../charts/figure/exportChoice.ts';
import { withList } from '../../scenario/keptList.ts';
import { askToEmbed } from '../context/embedding.ts';

/** `scenario` is the part of a link from `#/`, `list` what is kept beside it. */
export function furtherChoices(scenario: string, list: string): readonly ExportChoice[] {
  return [
    { label: 'Embed', done: '', run: () => askToEmbed(scenario) },
    {
      label: 'Whole laboratory as a file',
      done: 'File saved: it opens without a network',
      run: async () => (await import('./wholeFile.ts')).saveWholeFile(withList(scenario, list)),
    },
  ];
}
