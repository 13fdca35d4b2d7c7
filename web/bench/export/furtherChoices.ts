// Further entries of a figure's menu, such as links and the frame's code; loaded with the menu.

import type { ExportChoice } from '../../charts/figure/exportChoice.ts';
import { copyText, NOT_COPIED } from '../../clipboard/copyText.ts';
import { withList } from '../../scenario/keptList.ts';
import { linkTo } from '../../scenario/link.ts';
import { withModel } from '../../scenario/model.ts';
import { requestEmbed } from '../context/embedRequest.ts';
import type { UnlinkedOrigin } from '../context/provenance.ts';
import type { LinkOfIt } from '../context/unlinked.ts';

/** `scenario` is the part of a link from `#/` on, `list` the kept scenarios. Data that no link holds cannot be embedded. */
export function furtherChoices(
  scenario: string,
  list: string,
  unlinked?: UnlinkedOrigin,
): readonly ExportChoice[] {
  const whole: ExportChoice = {
    label: 'Whole laboratory as a file',
    done: `File saved: it opens without a network${unlinked === undefined ? '' : ', and without what is open here'}`,
    run: async () => (await import('./saveWholeFile.ts')).saveWholeFile(withList(scenario, list)),
  };
  if (unlinked !== undefined) return [...unlinked.links.map(copying), whole];
  return [
    // the bar already has a button for the page’s own link
    ...(isPages(scenario) ? [] : [copying({ label: 'Copy link', text: () => withModel(scenario) })]),
    { label: 'Embed', done: '', run: () => requestEmbed(scenario) },
    whole,
  ];
}

/** Whether the scenario is that of the address and the page has its bar; a page in a frame has none. */
function isPages(scenario: string): boolean {
  return window.top === window && window.location.hash.replace(/[?&](list|model)=.*/, '') === scenario;
}

function copying({ label, text }: LinkOfIt): ExportChoice {
  return {
    label,
    done: 'Link copied',
    run: async () => {
      if (!(await copyText(linkTo(text())))) throw new Error(NOT_COPIED);
    },
  };
}
