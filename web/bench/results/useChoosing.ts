// A choice parameter as a title of a chart, which opens a list of the values.

import type { LabId } from '#pkg/params.ts';
import type { Meanings, TitleChoice } from '../../charts/scales/axis.ts';
import { capital } from '../../notation/capital.ts';
import { useParameter } from '../../scenario/react.tsx';
import type { ParameterId } from '../../scenario/values.ts';
import { measuresOf } from './table.ts';

/** `measures` gives the ids in the table of measures for values that are measures under another name. */
export function useChoosing<L extends LabId>(
  lab: L,
  id: ParameterId<L>,
  measures: Readonly<Record<string, string>> = {},
): TitleChoice {
  const { param, value, onChange } = useParameter(lab, id);
  const options = param.values.kind === 'choice' ? param.values.options : [];
  return {
    label: param.name,
    value: String(value ?? ''),
    options,
    onChange: (next) => onChange(next, true),
    meanings: () => meaningsOf(lab, new Map(options.map((option) => [option.id, measures[option.id]]))),
  };
}

/** The explanations of values that are parameters or measures. */
async function meaningsOf(lab: LabId, wanted: ReadonlyMap<string, string | undefined>): Promise<Meanings> {
  const { MEANINGS } = await import('#pkg/meanings.ts');
  const found: Record<string, string> = {};
  for (const [id, name = id] of wanted) {
    const measure = measuresOf(lab).find((one) => one.id === name);
    const meaning = measure?.meaning ?? MEANINGS[lab][name]?.meaning;
    if (meaning !== undefined) found[id] = capital(meaning);
  }
  return found;
}

/** The chosen value's name. */
export function chosenName({ options, value }: TitleChoice): string {
  return options.find(({ id }) => id === value)?.name ?? value;
}
