// The throughput with each of the stack's mechanisms switched off alone, and on alone.

import { useMemo } from 'react';
import { DATA, LISTED } from '#pkg/tcp.mechanisms.heads.ts';
import { listedTable } from '../../../bench/listed/listed.ts';
import { LabFigure } from '../../../bench/page/LabFigure.tsx';
import { measureById } from '../../../bench/results/table.ts';
import { percent } from '../../../bench/words/numbers.ts';
import { sentence } from '../../../bench/words/sentence.ts';
import { type BarGroup, GroupedBars } from '../../../charts/bars/GroupedBars.tsx';
import { useScenario } from '../../../scenario/react.tsx';
import type { Estimate } from '../../../sim/estimate.ts';
import { nameOf } from '../looks.ts';
import { type Compared, changeWords, comparedOf, keptOf, lostWords, MECHANISM_WORDS } from './compared.ts';
import { useMechanisms } from './useMechanisms.ts';

const WITHOUT = {
  id: 'without',
  color: 'var(--text)',
  meaning: 'The scenario’s sender, with this mechanism switched off.',
} as const;
const ALONE = {
  id: 'alone',
  label: 'SACK alone with it',
  color: 'var(--fam-2)',
  meaning: 'A sender with selective acknowledgments, a fixed duplicate threshold and this mechanism alone.',
} as const;

/** The two senders of each row: the scenario's without the mechanism, and the bare one with it. */
function sidesOf(stack: string) {
  return [{ ...WITHOUT, label: `${stack} without it` }, ALONE] as const;
}

export function MechanismsFigure() {
  const scenario = useScenario('tcp');
  const found = useMechanisms(scenario);
  const kept = measureById('tcp', 'throughput_ratio');
  const stack = nameOf('stack', scenario.stack);
  const all = useMemo(() => found.all.map((point) => comparedOf(point, found.all[0])), [found.all]);
  const groups = useMemo(() => sorted(all).map((one) => groupOf(one, all[0], stack)), [all, stack]);
  const words = lostWords(all, stack, scenario.runs, !found.isDone);
  return (
    <LabFigure
      drawsKept={false}
      title="Which mechanism saves it"
      summary={words}
      rest=""
      data={() => listedTable(LISTED, DATA, found.known)}
      fileName="mechanisms"
      legend={sidesOf(stack).map((one) => ({ ...one, mark: 'bar' as const }))}
      jobs={found.jobs}
    >
      <GroupedBars
        aspect={0.7}
        value={{ label: kept.name, format: '.0%', domain: [0, 1], meaning: sentence(kept.meaning) }}
        heading="Mechanism"
        headingMeaning="Sorted by what is lost without it."
        groups={groups}
      />
    </LabFigure>
  );
}

/** The whole stack first, then the mechanisms by the throughput without them, the lowest first. */
function sorted([whole, ...others]: readonly Compared[]): readonly Compared[] {
  const rest = others.sort((a, b) => Number(b.isInStack) - Number(a.isInStack) || keptOf(a) - keptOf(b));
  return whole === undefined ? rest : [whole, ...rest];
}

function groupOf(one: Compared, whole: Compared | undefined, stack: string): BarGroup {
  const { name, isInStack, without, alone, lost, won } = one;
  const does = one === whole ? 'all of it, and nothing but SACK' : (MECHANISM_WORDS[name] ?? '');
  const textOf = (kept: Estimate, by: Estimate) => (one === whole ? percent(kept.mean) : changeWords(by));
  const [less, more] = sidesOf(stack);
  const bars = [
    // no bar for a stack without a mechanism that it does not have
    { ...less, ...estimated(isInStack ? without : null), text: textOf(without, lost) },
    { ...more, ...estimated(alone), text: textOf(alone, won) },
  ];
  // the first row has both senders unchanged
  return {
    id: name,
    label: one === whole ? 'Unchanged' : name,
    place: isInStack ? does : `${does}; not a part of ${stack}`,
    bars,
  };
}

function estimated(kept: Estimate | null) {
  return { value: kept?.mean ?? Number.NaN, half: kept?.ci95 ?? Number.NaN };
}
