// Provides the comparison of a laboratory's scenario with the kept one to everything on the page. Its parts load when a
// scenario is kept.

import { type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { KeptContext } from '../../controls/kept.ts';
import { late } from '../../late/late.tsx';
import { KEEP } from '../../scenario/kept.ts';
import { useKept, useScenario } from '../../scenario/react.tsx';
import { valueIn } from '../../scenario/values.ts';
import stage from '../lead/Lead.module.css';
import type { Leading } from '../results/leading.ts';
import { type Comparison, ComparisonContext, NamesContext, PLAIN } from './comparison.ts';
import type { namesOf as NamesOf } from './names.ts';

interface NamedProps<L extends LabId> {
  readonly lab: L;
  readonly children: ReactNode;
}

/** Provides the names of both scenarios. They load when a scenario is kept; until then they are "now" and "kept". */
function Named<L extends LabId>({ lab, children }: NamedProps<L>) {
  const scenario = useScenario(lab);
  const kept = useKept(lab);
  const isKept = kept !== null;
  const [namesOf, setNamesOf] = useState<typeof NamesOf | null>(null);
  useEffect(() => {
    if (!isKept) return;
    const set = (loaded: { namesOf: typeof NamesOf }) =>
      startTransition(() => setNamesOf(() => loaded.namesOf));
    // if they do not load, the plain names stay
    import('./names.ts').then(set, () => undefined);
  }, [isKept]);
  const names = useMemo(
    () => (namesOf === null || kept === null ? PLAIN : namesOf(lab, scenario, kept)),
    [namesOf, lab, scenario, kept],
  );
  return <NamesContext value={names}>{children}</NamesContext>;
}

interface KeptProviderProps<L extends LabId> {
  readonly lab: L;
  readonly leading: Leading<L> | undefined;
  readonly children: ReactNode;
}

/** All measures of both scenarios, where one is kept. */
export function KeptMeasures() {
  const Table = use(ComparisonContext)?.Table;
  return Table ? <Table /> : null;
}

export function KeptProvider<L extends LabId>({ lab, leading, children }: KeptProviderProps<L>) {
  const kept = useKept(lab);
  const isKept = valueIn(useScenario(lab), KEEP) !== '';
  const comparison = useMemo(
    () => (isKept && leading !== undefined ? comparisonOf(lab, leading) : null),
    [isKept, lab, leading],
  );
  return (
    <ComparisonContext value={comparison}>
      <KeptContext value={kept}>
        <Named lab={lab}>{children}</Named>
      </KeptContext>
    </ComparisonContext>
  );
}

function comparisonOf<L extends LabId>(lab: L, leading: Leading<L>): Comparison {
  return {
    Line: late('the difference', async () => {
      const { KeptLine } = await import('./KeptLine.tsx');
      return (props) => <KeptLine {...props} lab={lab} leading={leading} />;
    }),
    Sentence: late(
      'the comparison',
      async () => {
        const { KeptSentence } = await import('./KeptSentence.tsx');
        return ({ own }) => <KeptSentence lab={lab} leading={leading} own={own} />;
      },
      stage.sentence,
    ),
    Table: late('the comparison', async () => {
      const { KeptTable } = await import('./KeptTable.tsx');
      return () => <KeptTable lab={lab} leading={leading} />;
    }),
  };
}
