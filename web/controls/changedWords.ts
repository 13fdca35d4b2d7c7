// Names the parameters in which a scenario differs from its preset, whose claim may no longer be true.

import { type ChangedValue, WITH_VALUES } from './changes.ts';
import { isOf } from './value.ts';
import { headingValue, valueWithoutUnit } from './valueWords.ts';

/** Up to this many parameters are named; more are counted. */
const NAMED = 4;

/** "Duplicate threshold 300 instead of 3", "Gap, One-way delay and Loss rate". */
export function changedWords(changed: readonly ChangedValue[]): string {
  if (changed.length <= WITH_VALUES) return changed.map(withValues).join('; ');
  const names = changed.slice(0, NAMED).map(({ param: { name } }) => name);
  const others = changed.length - names.length;
  const last = others > 0 ? `${others} more` : names.pop();
  return `${names.join(', ')} and ${last}`;
}

function withValues({ param, now, before }: ChangedValue): string {
  // an arrival order or a list of packets is too long to quote; the figure shows it
  if (isOf('text', param)) return `other ${param.name.toLowerCase()}`;
  const areBoth = typeof now === 'number' && typeof before === 'number';
  const was = areBoth ? valueWithoutUnit(param, before) : headingValue(param, before);
  const is = isOf('number', param) ? '' : ':';
  return `${param.name}${is} ${headingValue(param, now)} instead of ${was}`;
}
