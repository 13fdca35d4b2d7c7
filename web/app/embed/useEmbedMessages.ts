// Sends the shown scenario and its measures to the page around the frame, and opens the scenarios that this page asks for.

import { use, useEffect } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { Measured } from '../../../public/oos-embed.js';
import { estimatesOf } from '../../bench/results/estimates.ts';
import { measuresOf } from '../../bench/results/table.ts';
import { MeasurerContext } from '../../bench/rows/measurer.ts';
import { browserHistory } from '../../scenario/history.ts';
import { useScenarioState, useStore } from '../../scenario/react.tsx';
import type { Estimate } from '../../sim/estimate.ts';
import { usePool } from '../../sim-react/PoolProvider.tsx';
import { handKeysOn } from './keys.ts';
import { requestedScenario, tellHost } from './messages.ts';

/** How long a scenario stays unchanged before it is sent (ms): while a slider moves, none is. */
const STANDS = 300;

export function useReceiveScenarios(): void {
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      const scenario = source === window.parent ? requestedScenario(data) : null;
      if (scenario !== null) browserHistory.goTo(scenario);
    };
    window.addEventListener('message', listen);
    const stop = handKeysOn();
    return () => {
      window.removeEventListener('message', listen);
      stop();
    };
  }, []);
}

/** `lab` is null where no laboratory is open: then no measures are sent. Nothing is sent before the figure is shown (`isThere`). */
export function useSendState(lab: LabId | null, isThere: boolean, heightOf: () => number): void {
  const store = useStore();
  const pool = usePool();
  const measurerOf = use(MeasurerContext);
  const text = useScenarioState(() => store.text());
  useEffect(() => {
    if (window.parent === window || !isThere || text === '') return;
    const asking = new AbortController();
    const say = (measures: Readonly<Record<string, Measured>> | null) => {
      if (!asking.signal.aborted) tellHost({ scenario: text, measures, height: heightOf() });
    };
    const measure = async () => {
      if (lab === null || measurerOf === null) return say(null);
      const rows = await (await measurerOf(lab))(pool, text, null, asking.signal);
      say(asTold(lab, rows));
    };
    const timer = setTimeout(() => measure().catch(() => say(null)), STANDS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [lab, isThere, text, pool, measurerOf, heightOf]);
}

function asTold(lab: LabId, rows: readonly ArrayLike<number>[]): Record<string, Measured> {
  const estimates = estimatesOf(lab, rows);
  return Object.fromEntries(
    measuresOf(lab).flatMap(({ id, unit, isPartial }) => {
      const found = (estimates as ReadonlyMap<string, Estimate>).get(id);
      if (found === undefined) return [];
      const { mean, ci95, runs } = found;
      return [[id, { mean, ci95, unit, ...(isPartial ? { runs_with_value: runs } : {}) }]];
    }),
  );
}
