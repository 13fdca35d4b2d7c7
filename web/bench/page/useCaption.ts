// The caption of a figure whose finding is the sentence above the stage.

import { use } from 'react';
import { capital } from '../../notation/capital.ts';
import { HasLeadContext } from '../compare/comparison.ts';
import { type Part, textOf } from '../lead/parts.ts';

/** The caption; where there is no sentence above the figure, as in a text, the finding precedes it. */
export function useCaption(finding: readonly Part[] | null, caption = ''): string {
  const hasLead = use(HasLeadContext);
  if (hasLead || finding === null) return caption;
  return `${capital(textOf(finding))}. ${caption}`.trimEnd();
}
