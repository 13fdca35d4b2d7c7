// The leading sentence while a scenario is kept: which parameters differ, and how that changes the leading result.

import type { ReactNode } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { Words } from '../../notation/Words.tsx';
import { readRoute, routeOf } from '../../scenario/decode.ts';
import { entriesOf } from '../../scenario/kept/keptEntries.ts';
import { keptText } from '../../scenario/kept.ts';
import { useKept, useKeptList, useScenario } from '../../scenario/react.tsx';
import { tableOf } from '../../scenario/tables.ts';
import { type ParameterId, valueIn } from '../../scenario/values.ts';
import { differingParams } from '../differences/differingParams.ts';
import { type Outcome, outcomeOf, type SaidPart, subjectOf } from '../differences/sentences.ts';
import { useDifferences } from '../differences/useDifferences.ts';
import { DragNumber } from '../lead/DragNumber.tsx';
import { FittedSentence } from '../lead/FittedSentence.tsx';
import stage from '../lead/Lead.module.css';
import { type Leading, leadingMeasure } from '../results/leading.ts';
import { type MeasureId, measureById } from '../results/table.ts';
import { UnknownResult } from '../results/Unknown.tsx';

interface KeptSentenceProps<L extends LabId> {
  readonly lab: L;
  readonly leading: Leading<L>;
  /** The laboratory's own leading sentence, shown where no parameter differs. */
  readonly own: ReactNode;
}

export function KeptSentence<L extends LabId>({ lab, leading, own }: KeptSentenceProps<L>) {
  const kept = useKept(lab);
  return kept === null ? own : <Compared lab={lab} leading={leading} kept={kept} />;
}

interface ComparedProps<L extends LabId> extends Omit<KeptSentenceProps<L>, 'own'> {
  readonly kept: Readonly<Scenarios[L]>;
}

function Compared<L extends LabId>({ lab, leading, kept }: ComparedProps<L>) {
  const scenario = useScenario(lab);
  const name = useNameOf(lab, kept);
  const { differences } = useDifferences(lab, leading);
  const { called } = leading;
  const measure = leadingMeasure(leading, scenario);
  const mine = leading.useRuns(scenario).result?.estimates.get(measure);
  const other = leading.useRuns(kept).result?.estimates.get(measure);
  const difference = differences?.estimates.get(measure);
  const changed = differingParams(lab, scenario, kept).map((param) => ({
    param,
    now: valueIn(scenario, param.id),
    kept: valueIn(kept, param.id),
  }));
  const subject = subjectOf(changed, name);
  const isKnown = mine !== undefined && other !== undefined && difference !== undefined;
  const outcome =
    isKnown && Number.isFinite(difference.mean)
      ? outcomeOf({
          measure: calledIn(lab, measure, typeof called === 'function' ? called(scenario, kept) : called),
          mine: mine.mean,
          other: other.mean,
          difference,
          runs: differences?.runs ?? 1,
        })
      : null;
  // rendered here, so that the sentence is fitted again when the result comes
  return (
    <FittedSentence>
      {subject.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no identity but their place
        <Part key={at} lab={lab} part={part} />
      ))}
      {outcome === null ? (
        <>
          {' '}
          <UnknownResult />
        </>
      ) : (
        outcome.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Part key={at} lab={lab} part={part} isWon={leading.isWon === true} />
        ))
      )}
    </FittedSentence>
  );
}

/** The leading measure, under its name in sentences. */
function calledIn<L extends LabId>(lab: L, measure: MeasureId<L>, called?: string): Outcome['measure'] {
  const of = measureById(lab, measure);
  return called === undefined ? of : { ...of, name: called };
}

/** The kept scenario's name in the list of kept scenarios; empty if it is not in the list or has no name. */
function useNameOf<L extends LabId>(lab: L, kept: Readonly<Scenarios[L]>): string {
  const { list } = useKeptList();
  const text = keptText(lab, kept);
  const entry = entriesOf(list).entries.find((one) => {
    const route = routeOf(one.text);
    if (route.kind !== 'laboratory' || route.lab !== lab) return false;
    return keptText(lab, readRoute(route, tableOf(lab)).scenario.values as Readonly<Scenarios[L]>) === text;
  });
  return entry?.name ?? '';
}

interface PartProps<L extends LabId> {
  readonly lab: L;
  readonly part: SaidPart;
  readonly isWon?: boolean;
}

function Part<L extends LabId>({ lab, part, isWon = false }: PartProps<L>) {
  if (part.kind === 'now' && part.dragged !== null) {
    return <DragNumber lab={lab} id={part.dragged.id as ParameterId<L>} />;
  }
  const words = <Words text={part.text} />;
  if (part.kind === 'plain') return words;
  if (part.kind === 'kept') return <span className={stage.other}>{words}</span>;
  return <strong className={isWon && part.kind === 'result' ? stage.won : undefined}>{words}</strong>;
}
