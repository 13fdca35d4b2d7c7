// A ladder of one transfer with both ways of delivery; the reader can lose or rescue any of its packets.

import { useId, useMemo, useState } from 'react';
import { actKeys, filmKeys, walkKeys } from '../../bench/ladder/keys.ts';
import { FigureLabelsContext } from '../../charts/frame/FigureLabels.ts';
import { useFinger } from '../../charts/gestures/pointing.ts';
import { Ladder } from '../../charts/ladder/Ladder.tsx';
import { LANES } from '../../charts/ladder/lanesLayout.tsx';
import { type Hit, isSameHit } from '../../charts/ladder/scene.ts';
import { LookContext } from '../../charts/layout/look.ts';
import { Pieces } from '../../labs/alf/ladder/Pieces.tsx';
import { turnedLosses } from '../../labs/alf/ladder/packets.ts';
import { ladderScene } from '../../labs/alf/ladder/scene.ts';
import { modeStories, type Story } from '../../labs/alf/ladder/stories.ts';
import { standingOf } from '../../labs/alf/ladder/waiting.ts';
import { type ScenarioRun, useRun } from '../../labs/alf/useRun.ts';
import {
  FIRST_LESSON,
  type Losses,
  laboratoryLink,
  packetsLost,
  rememberedState,
  rememberState,
  withLosses,
  withoutLosses,
} from './firstTransfer.ts';
import styles from './Landing.module.css';
import { actWords, resultPieces } from './sentences.ts';
import { useLossFilm } from './useLossFilm.ts';

const TIME = { label: 'Time since the first packet left', unit: 'ms' };

/** Room on the time axis after the last packet, as a share of the transfer's time. */
const MARGIN = 0.03;

interface LossLadderProps {
  titleId: string;
  /** Called with the number of lost packets after each change. */
  onLosses: (packets: number) => void;
}

/** Simulates the transfer with the reader's losses and without any, and gives one time axis for both. */
function useLosses() {
  const [losses, setLosses] = useState(() => rememberedState().losses);
  const job = useRun(useMemo(() => withLosses(losses), [losses]));
  const free = useRun(useMemo(withoutLosses, []));
  const stories = useMemo(() => (job.of === null ? [] : told(job.of)), [job.of]);
  const lossless = useMemo(() => (free.of === null ? [] : told(free.of)), [free.of]);
  const hasLosses = losses.lose !== '' || losses.save !== '';
  const scene = useMemo(() => {
    const without = hasLosses ? lossless.map(({ record }) => record.transfer.totalTime) : [];
    return ladderScene(stories, false, false, { unforced: without, forced: losses });
  }, [stories, lossless, losses, hasLosses]);
  const end = Math.max(0, ...stories.map(({ record }) => record.transfer.totalTime));
  // the time axis never shrinks: after a loss is taken back, the shorter transfer is seen to be shorter
  const [longest, setLongest] = useState(end);
  if (end > longest) setLongest(end);
  const range = useMemo(() => [0, (1 + MARGIN) * longest] as const, [longest]);
  const change = (patch: Partial<Losses>) => {
    const next: Losses = { ...losses, ...patch };
    rememberState({ losses: next });
    setLosses(next);
  };
  return { losses, change, job, stories, lossless, scene, end, range };
}

export function LossLadder({ titleId, onLosses }: LossLadderProps) {
  const { losses, change, job, stories, lossless, scene, end, range } = useLosses();
  const { film, time } = useLossFilm(stories, end);
  const [chosen, setChosen] = useState<Hit | null>(null);
  /** Whether the packet was chosen by keys: its words are then in the line below, not at the pointer. */
  const [isWalked, setWalked] = useState(false);
  const isFinger = useFinger();
  const summaryId = useId();
  const labels = useMemo(() => ({ titleId, summaryId }), [titleId, summaryId]);

  /** Loses a packet that arrives, rescues one that is lost; `only` restricts this to one of the two. */
  const act = ({ subject, part }: Hit, only?: 'lose' | 'save') => {
    // the film goes to its end, where the effect of the change is seen
    film.goTo(null);
    const patch = turnedLosses(stories, losses, { packet: subject + 1, attempt: part ?? 0 }, only);
    if (patch === null) return;
    change(patch);
    onLosses(packetsLost(patch.lose ?? losses.lose));
  };
  const adus = stories[0]?.record.terms.adus ?? 0;
  const walk = (by: 1 | -1) => {
    const subject = chosen === null ? (by > 0 ? 0 : adus - 1) : chosen.subject + by;
    setWalked(true);
    setChosen({ diagram: 0, layer: 0, subject: Math.min(adus - 1, Math.max(0, subject)), part: 0 });
  };
  const keys = [
    walkKeys(walk),
    { keys: ['Enter'], does: 'lose or rescue the packet', act: () => chosen !== null && act(chosen) },
    ...actKeys(['lose', 'save'], (only) => {
      if (chosen !== null && only !== 'delay') act(chosen, only);
    }),
    ...filmKeys({ ...film, end }),
    { keys: ['Escape'], does: 'clear the selection', act: () => setChosen(null) },
  ];
  const hitText = ({ diagram, subject, part }: Hit) => {
    const record = stories[diagram]?.record;
    return record === undefined ? '' : actWords(record, subject, part, isFinger);
  };
  const hint = `${isFinger ? 'Tap' : 'Click'} a packet to lose it.`;

  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <div className={styles.ladder}>
        {stories.length > 0 && (
          <LookContext value="fill">
            <FigureLabelsContext value={labels}>
              <Ladder
                layout={LANES}
                {...{ scene, range, hitText, keys, time: TIME, whole: range, label: 'Packet ladder' }}
                film={{
                  cursor: time,
                  onCursor: (to, phase) => (phase === 'live' ? film.scrub(to) : film.goTo(to)),
                  stateText: standingOf(stories),
                }}
                lit={chosen === null ? [] : [chosen]}
                pointed={chosen}
                onPoint={(hit) => {
                  setWalked(false);
                  setChosen((old) => (isSameHit(old, hit) ? old : hit));
                }}
                onPick={(hit) => act(hit)}
                isAxisBrief
              />
            </FigureLabelsContext>
          </LookContext>
        )}
        {job.error !== null && (
          <p className={styles.error} role="alert">
            {job.error}
          </p>
        )}
      </div>
      <figcaption className={styles.told}>
        <button type="button" className={styles.play} onClick={film.toggle} disabled={stories.length === 0}>
          {film.isPlaying ? 'Pause' : 'Play'}
        </button>
        <Result {...{ stories, lossless, isDone: job.isDone }} id={summaryId}>
          {chosen === null || !(isWalked || isFinger) ? hint : hitText(chosen)}
        </Result>
        <span className={styles.ways}>
          <a href={laboratoryLink(losses)}>Open in the laboratory</a> <a href={FIRST_LESSON}>First lesson</a>
        </span>
      </figcaption>
    </figure>
  );
}

interface ResultProps {
  id: string;
  stories: readonly Story[];
  lossless: readonly Story[];
  isDone: boolean;
  children: string;
}

/** The result's sentence; it does not change while the film plays. */
function Result({ id, stories, lossless, isDone, children }: ResultProps) {
  return (
    <p className={styles.result}>
      <span id={id} aria-live="polite" data-result="">
        {stories.length === 0 ? (
          !isDone && <span data-loading="">The simulation is under way.</span>
        ) : (
          <Pieces pieces={resultPieces(stories, lossless)} />
        )}
      </span>{' '}
      <span className={styles.hint}>{children}</span>
    </p>
  );
}

function told({ run, scenario }: ScenarioRun): Story[] {
  return modeStories(run, scenario);
}
