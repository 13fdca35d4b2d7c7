// The step of free play: sliders, a figure, and a goal that says when it is reached.

import { Fragment, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { ScopedFigure } from '../../bench/page/ScopedFigure.tsx';
import { fullName } from '../../bench/results/table.ts';
import { ParameterControl } from '../../controls/ParameterControl.tsx';
import { StartContext } from '../../controls/start.ts';
import { withHardSpaces } from '../../notation/symbols.ts';
import { ScenarioProvider, useParameter } from '../../scenario/react.tsx';
import { ScenarioStore } from '../../scenario/store.ts';
import { paramsOf } from '../../scenario/values.ts';
import { claimAddress } from '../../sources/claimAddress.ts';
import { isMeasureOf, labOf, namedIn, valuesIn } from '../facts/facts.ts';
import { shownValue } from '../facts/shown.ts';
import { useFacts } from '../parts/factsContext.ts';
import player from '../parts/Lesson.module.css';
import { Line } from '../parts/Markdown.tsx';
import { useTableOf } from '../parts/useTableOf.ts';
import type { Place } from '../progress/place.ts';
import type { Try } from '../read/lesson.ts';
import { holdsOf, namesOf } from '../read/predicate.ts';
import styles from './TryStep.module.css';

interface TryStepProps {
  readonly head: ReactNode;
  readonly free: Try;
  /** The ids of the papers' claims that the lesson is about. */
  readonly claims: readonly string[];
  readonly place: Place;
  readonly onTry: (tried: TryPlace) => void;
}

type TryPlace = Pick<Place, 'tried' | 'reached'>;

export function TryStep(props: TryStepProps) {
  const { head, free } = props;
  const lab = labOf(free.scenario);
  const isReady = useTableOf(free.scenario);
  if (lab === null || !isReady) {
    return (
      <div className={player.rail}>
        {head}
        <p data-loading="">Loading the controls …</p>
      </div>
    );
  }
  return <Free {...props} lab={lab} />;
}

function Free({ head, free, claims, lab, place, onTry }: TryStepProps & { lab: LabId }) {
  const { scenario, sliders, goal } = free;
  // the lesson's own values: the reset buttons of the controls return to these
  const start = useMemo(() => ownStore(scenario).scenario(lab), [scenario, lab]);
  const [tried] = useState(place.tried);
  const store = useMemo(() => ownStore(labOf(tried) === lab ? tried : scenario), [tried, scenario, lab]);
  const known = sliders.filter((id) => paramsOf(lab).some((param) => param.id === id));
  return (
    <>
      <div className={player.rail}>
        {head}
        <ScenarioProvider store={store}>
          <div className={styles.sliders}>
            <StartContext value={start}>
              {known.map((id) => (
                <Slider key={id} lab={lab} id={id as keyof Scenarios[LabId] & string} />
              ))}
            </StartContext>
          </div>
          <div className={player.foot}>
            <OpenInLaboratory store={store} lab={lab} />
            <Claims claims={claims} />
          </div>
        </ScenarioProvider>
      </div>
      <div className={player.question}>
        <h2>
          <Line text={goal} />
        </h2>
        <Goal {...{ free, store, lab, place, onTry }} />
      </div>
      <div className={player.stage}>
        <div className={player.figure}>
          <ScopedFigure lab={lab} text={scenario} store={store} look="fill" />
        </div>
      </div>
    </>
  );
}

function ownStore(text: string): ScenarioStore {
  return new ScenarioStore({ read: () => text, push: () => undefined, replace: () => undefined });
}

function Slider({ lab, id }: { lab: LabId; id: keyof Scenarios[LabId] & string }) {
  return <ParameterControl {...useParameter(lab, id)} />;
}

function OpenInLaboratory({ store, lab }: { store: ScenarioStore; lab: LabId }) {
  const text = useSyncExternalStore(store.subscribe, () => store.text(lab));
  return (
    <p className={player.note}>
      <a href={text}>Open in the laboratory</a>
    </p>
  );
}

/** Links to the papers' claims; only in this last step, because a claim with its verdict would give answers away. */
function Claims({ claims }: { claims: readonly string[] }) {
  if (claims.length === 0) return null;
  return (
    <p className={player.note}>
      What the papers say:{' '}
      {claims.map((id, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <a href={claimAddress(id)}>{id}</a>
        </Fragment>
      ))}
    </p>
  );
}

/** How long a slider must rest before its scenario is computed (ms). */
const REST = 250;

interface GoalProps extends Pick<TryStepProps, 'free' | 'place' | 'onTry'> {
  readonly store: ScenarioStore;
  readonly lab: LabId;
}

function Goal({ free, store, lab, place, onTry }: GoalProps) {
  const [opened] = useState(() => store.text(lab));
  const now = useSyncExternalStore(store.subscribe, () => store.text(lab));
  const [scenario, setScenario] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setScenario(now), REST);
    return () => clearTimeout(timer);
  }, [now]);
  const { against, because, reached } = free;
  const runs = { scenario, against };
  const facts = useFacts([runs]);
  const names = reached === null ? [] : [...new Set(namesOf(reached))];
  const values = new Map(names.map((name) => [name, valuesIn(facts, runs, name)]));
  const isKnown = now === scenario && [...values.values()].every((each) => each !== null);
  const isReached =
    isKnown && reached !== null && holdsOf(reached, (name) => values.get(name) ?? []) === 'yes';
  const wasReached = place.reached !== '';
  useEffect(() => {
    const isMoved = scenario !== (place.tried || opened);
    if (!isMoved && (wasReached || !isReached)) return;
    onTry({ tried: scenario, reached: isReached && !wasReached ? scenario : place.reached });
  });
  if (reached === null) return null;
  return (
    <p className={styles.goal} data-reached={isReached || undefined} role="status">
      <strong>
        {isReached ? '✓ Reached.' : isKnown ? (wasReached ? 'Reached before, not here.' : 'Not yet.') : '…'}
      </strong>{' '}
      {isKnown &&
        names
          .map((name) => {
            const named = namedIn(scenario, name);
            const shown = shownValue(facts, { first: name, by: null, second: null }, runs);
            if (named === null || shown === null) return '';
            // in a comparison a measure is a difference from the other scenario, and a parameter is not
            const isChange = against !== null && isMeasureOf(scenario, name);
            return withHardSpaces(`${fullName(named)}${isChange ? ' changes by' : ':'} ${shown.words}`);
          })
          .filter(Boolean)
          .join('; ')}
      {isReached && because !== '' && (
        <>
          . <Line text={because} />
        </>
      )}
    </p>
  );
}
