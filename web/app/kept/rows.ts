// What the list says of each kept scenario: its laboratory, and what it has that others have not.

import type { LabId } from '#pkg/params.ts';
import { bare, short } from '../../bench/compare/names.ts';
import { differing } from '../../bench/differences/differing.ts';
import { keptName } from '../../bench/differences/keptName.ts';
import { saidValue } from '../../controls/saidValue.ts';
import { keptOf, routeOf } from '../../scenario/decode.ts';
import { type KeptEntry, scenarioIn } from '../../scenario/kept/keptEntries.ts';
import { keptText } from '../../scenario/kept.ts';
import { defaultsOf, type Scenario, valueIn } from '../../scenario/values.ts';
import { nameOf } from '../laboratories.ts';

/** An entry's laboratory; entries are read before any table is there. */
export function labOf({ text }: KeptEntry): LabId {
  const route = routeOf(text);
  // what leads nowhere is no entry
  if (route.kind !== 'laboratory') throw new Error(`${text} is in the list and is no scenario`);
  return route.lab;
}

/** What an entry is called that was given no name: its preset's title, else what sets it apart. */
export function titleOf(entry: KeptEntry, presets: ReadonlyMap<string, string>): string {
  if (entry.name !== '') return entry.name;
  const scenario = scenarioIn(entry);
  if (scenario === null) return nameOf(labOf(entry));
  const own = keptName(scenario.lab, scenario.values, defaultsOf(scenario.lab));
  return presets.get(entry.text) ?? (own === '' ? nameOf(scenario.lab) : own);
}

/** "Delivery, W = 8"; beside another: "beside 2: W = 8, not 32". What the title says is not said again. */
export function rowWords(entry: KeptEntry, others: readonly KeptEntry[], title = ''): string {
  const scenario = scenarioIn(entry);
  if (scenario === null) return nameOf(labOf(entry));
  return besideWords(scenario, others) ?? aloneWords(scenario, title);
}

function aloneWords({ lab, values }: Scenario, title: string): string {
  const own = keptName(lab, values, defaultsOf(lab));
  return own === '' || own === title ? nameOf(lab) : `${nameOf(lab)}, ${own}`;
}

/** Null where it is compared with nothing, or with the same. */
function besideWords({ lab, values }: Scenario, others: readonly KeptEntry[]): string | null {
  const kept = keptOf(lab, values);
  if (kept === null) return null;
  const apart = differing(lab, values, kept);
  const [first, second] = apart;
  if (first === undefined) return null;
  const said =
    second === undefined
      ? `${short(first, values)}, not ${saidValue(bare(first), valueIn(kept, first.id))}`
      : keptName(lab, values, kept);
  const text = keptText(lab, kept);
  const place = others.findIndex((other) => {
    const of = scenarioIn(other);
    return of !== null && of.lab === lab && keptText(of.lab, of.values) === text;
  });
  return place < 0 ? `${nameOf(lab)}: ${said}` : `beside ${place + 1}: ${said}`;
}
