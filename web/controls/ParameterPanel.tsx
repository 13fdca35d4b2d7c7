// A laboratory's panel: presets, the parameters that are always shown, and the others behind a button.

import { memo, type ReactNode, use, useMemo, useState } from 'react';
import type { LabId, Scenarios } from '#pkg/params.ts';
import { useGrowing } from '../late/useGrowing.ts';
import { encode } from '../scenario/encode.ts';
import type { PresetGroup } from '../scenario/preset.ts';
import { useParameter, useScenario } from '../scenario/react.tsx';
import { fromPairs, type ParameterId, withDefaults } from '../scenario/values.ts';
import { changesFrom, WITH_VALUES } from './changes.ts';
import { ParameterControl } from './ParameterControl.tsx';
import styles from './ParameterPanel.module.css';
import { PresetChoice } from './PresetChoice.tsx';
import { presetKey, SEED, STATED } from './presetKey.ts';
import { nameOf, PresetPanelContext } from './presetPanel.ts';
import { StartContext } from './start.ts';
import { TrackCurveContext } from './trackCurve.ts';
import { useWholeControls } from './useWholeControls.ts';
import { isOf } from './value.ts';

/** Number of controls drawn together with the presets; the others follow a frame later, then those behind the button. */
const AT_FIRST = [3];

interface ParameterPanelProps<L extends LabId> {
  readonly lab: L;
  readonly presets: readonly PresetGroup<L>[];
  readonly main: readonly ParameterId<L>[];
  readonly more: readonly ParameterId<L>[];
  /** Parameters that only change how a scenario is looked at: the preset stays the same while they change. */
  readonly view: readonly ParameterId<L>[];
  /** Shown between the presets and the parameters. */
  readonly children?: ReactNode;
}

export function ParameterPanel<L extends LabId>(props: ParameterPanelProps<L>) {
  const { lab, presets, main, more, view, children } = props;
  const shown = useGrowing(AT_FIRST);
  const isWhole = shown >= main.length;
  return (
    <Presets lab={lab} presets={presets} view={view}>
      {children}
      <ShapeKey />
      <Group lab={lab} ids={main} most={shown} />
      {!isWhole && <div className={styles.coming} data-loading="" />}
      {isWhole && more.length > 0 && <Foot lab={lab} more={more} />}
    </Presets>
  );
}

/** The line that says what the curves above the sliders show; visible as soon as there is a curve. */
function ShapeKey() {
  const { won } = use(TrackCurveContext);
  if (won === '') return null;
  return <p className={styles.key}>Green: {won} at each value.</p>;
}

function Foot<L extends LabId>({ lab, more }: Pick<ParameterPanelProps<L>, 'lab' | 'more'>) {
  return (
    <div ref={useWholeControls()} className={styles.foot}>
      <details className={styles.more}>
        <summary>Others</summary>
        <Group lab={lab} ids={more} />
      </details>
      {more.some((id) => id === SEED) && <NewRandomNumbers lab={lab} />}
    </div>
  );
}

type PresetsProps<L extends LabId> = Pick<ParameterPanelProps<L>, 'lab' | 'presets' | 'view' | 'children'>;

/** The open preset, and below it the controls, whose reset buttons lead back to it. */
function Presets<L extends LabId>({ lab, presets, view, children }: PresetsProps<L>) {
  const { chosen, show } = use(PresetPanelContext);
  const scenario = useScenario(lab);
  // presets are encoded once, and not at every step of a slider
  const all = useMemo(
    () =>
      presets.flatMap((group) =>
        group.presets.map((preset) => {
          const complete = fromPairs(lab, new Map(Object.entries(preset.values)));
          return { preset, complete, key: presetKey(lab, complete, view), whole: encode(lab, complete) };
        }),
      ),
    [lab, presets, view],
  );
  const key = presetKey(lab, scenario, view);
  const alike = all.filter((each) => each.key === key);
  const whole = alike.length > 1 ? encode(lab, withDefaults(lab, scenario, [STATED as ParameterId<L>])) : '';
  const [shown, setShown] = useState<(typeof all)[number]>();
  const open =
    alike.find(({ preset }) => nameOf(lab, preset) === chosen) ??
    // choosing another figure does not change the preset
    alike.find((each) => each === shown) ??
    alike.find((each) => each.whole === whole) ??
    alike[0];
  if (open && open !== shown) setShown(open);
  const from = open ?? shown ?? nearest(lab, scenario, all, view);
  return (
    <>
      {presets.length > 0 && (
        <PresetChoice
          open={open?.preset}
          from={from && { lab, claim: from.preset.claim, complete: from.complete, view }}
          onShow={() => show(lab, open?.preset.id)}
        />
      )}
      <StartContext value={(open ?? shown)?.complete ?? null}>{children}</StartContext>
    </>
  );
}

/** The first preset with the fewest differences from a scenario; undefined if it has more than `WITH_VALUES`. */
function nearest<L extends LabId, P extends { readonly complete: Readonly<Scenarios[L]> }>(
  lab: L,
  scenario: Readonly<Scenarios[L]>,
  presets: readonly P[],
  view: readonly string[],
): P | undefined {
  const counts = presets.map(({ complete }) => changesFrom(lab, scenario, complete, view).length);
  const least = Math.min(...counts);
  return least <= WITH_VALUES ? presets[counts.indexOf(least)] : undefined;
}

/** The button for the next seed: the same scenario with other losses and delays. */
function NewRandomNumbers<L extends LabId>({ lab }: { lab: L }) {
  const { param, value, onChange } = useParameter(lab, SEED as ParameterId<L>);
  if (!isOf('number', param) || typeof value !== 'number') return null;
  return (
    <button
      type="button"
      className={`act ${styles.another}`}
      title={`Draws other losses and delays (seed ${value} now)`}
      onClick={() => onChange(value < param.values.max ? value + 1 : param.values.min, true)}
    >
      New random numbers
    </button>
  );
}

/** A group of controls. They read their values themselves, so the group is not drawn again with the panel around it. */
const Group = memo(({ lab, ids, most }: { lab: LabId; ids: readonly string[]; most?: number }) => (
  <div className={styles.group}>
    {ids.map((id, place) =>
      place < (most ?? ids.length) ? (
        <Control key={id} lab={lab} id={id as ParameterId<typeof lab>} />
      ) : (
        // keeps the place of a control that is not drawn yet
        <div key={id} className={styles.place} />
      ),
    )}
  </div>
));

function Control<L extends LabId>({ lab, id }: { lab: L; id: ParameterId<L> }) {
  return <ParameterControl {...useParameter(lab, id)} />;
}
