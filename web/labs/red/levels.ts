// The levels of a disturbance that the figures compare: their names, and their looks in all figures.

import { useMemo } from 'react';
import type { RedScenario } from '#pkg/params.ts';
import { LISTED } from '#pkg/red.frontier.heads.ts';
import type { FigurePoint } from '#pkg/red.js';
import { pointsText, usePoints } from '../../bench/listed/useListed.ts';
import type { MarkForm } from '../../charts/plane/curves.ts';
import { encodeModelWithout } from '../../scenario/encode.ts';
import { SETTINGS } from './setting.ts';
import { numbersOf, sourceOf } from './source.ts';

/** The disturbance of the path. */
export interface Disturbance {
  /** Mean of the random delay, ms. */
  readonly tau: number;
  /** Share of the packets that the path loses. */
  readonly loss: number;
}

export interface LevelLook {
  readonly label: string;
  /** What distinguishes the level, in a sentence. */
  readonly meaning: string;
  readonly color: string;
  readonly dash?: string | undefined;
  readonly form: MarkForm;
}

/**
 * Looks of the levels: reordering in well separated steps of brass, each with its own mark. The scenario's own level
 * has the same brass in every figure, also where it is none of the family; loss has the colour of lost packets, and is
 * dashed.
 */
const UNDISTURBED = { color: 'var(--fam-4)', form: 'square' } as const;
const DISORDER = [
  { color: 'var(--disorder-1)', form: 'disc' },
  { color: 'var(--disorder-3)', form: 'triangle' },
] as const;
const OWN = { color: 'var(--disorder-2)', form: 'diamond' } as const;
const LOSS = { color: 'var(--lost)', dash: '7 4' } as const;
const LOSS_FORMS: readonly MarkForm[] = ['disc', 'triangle', 'diamond'];

/** A curve of the frontiers. */
export interface Level extends Disturbance {
  /**
   * `tau-2`, `ps-0.005`, `as-tau-2`, `droptail-tau-2`; `own` for the scenario's level where it is none of the family's.
   */
  readonly id: string;
  /** Each of its points loses as many packets as have a lag of three or more at this tau. */
  readonly isAsMany: boolean;
  readonly isDropTail: boolean;
  /** Settings of its queue, packets. */
  readonly settings: readonly number[];
}

export const OWN_ID = 'own';
const SOURCE = sourceOf(LISTED);

export function levelsOf(points: readonly FigurePoint[]): Level[] {
  return [...new Set(points.map(({ name }) => name))].map((id) => {
    const own = points.filter(({ name }) => name === id);
    const found = own.map(numbersOf);
    const { tau = 0, loss = 0, isDropTail = false } = found[0] ?? {};
    const isAsMany = own.some(({ after }) => after !== undefined);
    return { id, tau, loss, isAsMany, isDropTail, settings: found.map(({ setting }) => setting) };
  });
}

/** The scenario's text without its disturbance and its setting, which do not change the family. */
export function familyText(scenario: Readonly<RedScenario>): string {
  return pointsText('red', scenario, ['family'], ['tau', 'ps', ...SETTINGS]);
}

/** The curves of the scenario's frontiers, from the model. */
export function useLevels(scenario: Readonly<RedScenario>): readonly Level[] | null {
  const { result } = usePoints(SOURCE, familyText(scenario));
  return useMemo(() => (result === null ? null : levelsOf(result.points)), [result]);
}

export function isOwn({ tau, ps, queue }: Pick<RedScenario, 'tau' | 'ps' | 'queue'>, level: Level): boolean {
  return (
    !level.isAsMany && level.tau === tau && level.loss === ps && level.isDropTail === (queue === 'droptail')
  );
}

/** The base, with which all others are compared: an undisturbed path; where queues are compared, with RED. */
export function baseOf(levels: readonly Level[]): Level | undefined {
  return levels.find((level) => !level.isAsMany && isUndisturbed(level));
}

function isUndisturbed({ tau, loss }: Disturbance): boolean {
  return tau === 0 && loss === 0;
}

/** The look of a level, by its place among those of its kind; `isOwnLevel`: it is the scenario's. */
export function lookOf(level: Level, all: readonly Level[], isOwnLevel: boolean): LevelLook {
  const { tau, loss, isAsMany, isDropTail } = level;
  if (level.id === OWN_ID) return ownLook({ tau, ps: loss });
  const levels = all.filter(({ id }) => id !== OWN_ID);
  if (levels.some((other) => other.isDropTail !== isDropTail)) return queueLook(level);
  if (isAsMany) {
    const form = DISORDER[kin(levels, (other) => other.isAsMany).indexOf(level)]?.form ?? 'diamond';
    return {
      ...LOSS,
      form,
      label: `as many lost (τ = ${tau} ms)`,
      meaning: `The path loses as large a share of the packets as arrive behind three or more later ones at τ = ${tau} ms.`,
    };
  }
  if (tau > 0) {
    const look = DISORDER[kin(levels, (other) => !other.isAsMany && other.tau > 0).indexOf(level)];
    return { ...(look ?? OWN), ...(isOwnLevel ? { color: OWN.color } : {}), ...namesOf({ tau, loss }) };
  }
  if (loss > 0) {
    const form = LOSS_FORMS[kin(levels, (other) => other.loss > 0).indexOf(level)] ?? 'diamond';
    return { ...LOSS, form, ...namesOf({ tau, loss }) };
  }
  const isOfLosses =
    !levels.some((other) => other.tau > 0) ||
    all.some(({ id, tau, loss }) => id === OWN_ID && tau === 0 && loss > 0);
  return { ...UNDISTURBED, ...namesOf({ tau, loss }), ...(isOfLosses ? { label: 'no random loss' } : {}) };
}

/** The look of a level where queues are compared: drop-tail is dashed. */
function queueLook({ tau, isDropTail }: Level): LevelLook {
  const queue = isDropTail ? 'drop-tail' : 'RED';
  const look = tau > 0 ? { ...DISORDER[0], color: OWN.color } : UNDISTURBED;
  const { meaning } = namesOf({ tau, loss: 0 });
  return {
    ...look,
    dash: isDropTail ? '4 4' : undefined,
    label: tau > 0 ? `${queue}, τ = ${tau} ms` : queue,
    meaning: `${isDropTail ? 'The queue drops a packet only if it is full.' : 'RED drops some packets before its queue is long.'} ${meaning}`,
  };
}

/** The look of the scenario's own level where it is none of the family's. */
export function ownLook({ tau, ps }: Pick<RedScenario, 'tau' | 'ps'>): LevelLook {
  const look = tau > 0 || ps === 0 ? OWN : { ...LOSS, form: OWN.form };
  return { ...look, ...namesOf({ tau, loss: ps }) };
}

/** A level's name after a number: "without reordering", "at τ = 2 ms", "with drop-tail". */
export function underWords({ label }: Pick<LevelLook, 'label'>): string {
  if (label.startsWith('no ')) return label.replace('no ', 'without ');
  return /^τ|^ps/.test(label) ? `at ${label}` : `with ${label}`;
}

/** "τ = 2 ms, ps = 0.5%". */
function namesOf({ tau, loss }: Disturbance): Pick<LevelLook, 'label' | 'meaning'> {
  const parts = [...(tau > 0 ? [`τ = ${tau} ms`] : []), ...(loss > 0 ? [`ps = ${lossText(loss)}`] : [])];
  const meanings = [
    ...(tau > 0
      ? [`Each packet has a constant delay and a random one of ${tau} ms on average: some overtake others.`]
      : []),
    ...(loss > 0
      ? [`The path loses ${lossText(loss)} of the data packets, besides what the queue drops.`]
      : []),
  ];
  return {
    label: parts.join(', ') || 'no reordering',
    meaning:
      meanings.join(' ') || 'All packets of a flow have the same delay, and only the queue drops packets.',
  };
}

function lossText(loss: number): string {
  return `${Number((100 * loss).toPrecision(4))}%`;
}

/** The text of a level's scenario, with the reader's own queue. */
export function levelText(scenario: Readonly<RedScenario>, { tau, loss }: Disturbance): string {
  return encodeModelWithout('red', scenario, ['runs'], { tau, ps: loss });
}

function kin(levels: readonly Level[], isKin: (level: Level) => boolean): readonly Level[] {
  return levels.filter(isKin);
}
