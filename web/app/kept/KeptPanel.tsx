// The list of kept scenarios: they are named, ordered, removed, opened, presented, and copied as one link here.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { startPresenting } from '../../bench/context/present.ts';
import { useUnlinked } from '../../bench/context/unlinked.ts';
import { useKeeping } from '../../bench/differences/useKeeping.ts';
import { countWithNoun } from '../../bench/words/counts.ts';
import { copyText, NOT_COPIED } from '../../clipboard/copyText.ts';
import { browserHistory } from '../../scenario/history.ts';
import { isSame, type KeptEntry, scenarioIn, settledName } from '../../scenario/kept/keptEntries.ts';
import { keptText } from '../../scenario/kept.ts';
import { withList } from '../../scenario/keptList.ts';
import { linkTo } from '../../scenario/link.ts';
import { useKept, useKeptList, useScenario, useScenarioState, useStore } from '../../scenario/react.tsx';
import { useIdlePool } from '../../sim-react/PoolProvider.tsx';
import { addressOf } from '../pages.ts';
import { PictureTurns, PictureTurnsContext } from '../presets/pictureTurns.ts';
import styles from './Kept.module.css';
import { KeptRow } from './KeptRow.tsx';
import { titleOf } from './rows.ts';
import { useEntries, usePresetTitles, useTables } from './useEntries.ts';
import { useReorder } from './useReorder.ts';
import { useRowActions } from './useRowActions.ts';

interface KeptPanelProps {
  readonly lab: LabId;
  readonly onClose: () => void;
}

export function KeptPanel({ lab, onClose }: KeptPanelProps) {
  const store = useStore();
  const text = useScenarioState(() => store.text(lab));
  const scenario = useScenario(lab);
  const kept = useKept(lab);
  const { keep, compareWith } = useKeeping(lab);
  const { entries, messages, set } = useEntries();
  const pool = useIdlePool();
  const turns = useMemo(() => new PictureTurns(pool), [pool]);
  useEffect(() => turns.start(), [turns]);
  useTables(entries);
  const presets = usePresetTitles(entries);
  const [said, setSaid] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  const { focus, move, remove, removed, putBack } = useRowActions(rows);
  const reorder = useReorder(rows, move);
  /** The entry's text as a value of the parameter `keep`; null for an entry of another laboratory. */
  const textIn = (entry: KeptEntry) => {
    const other = scenarioIn(entry);
    return other?.lab === lab ? keptText(other.lab, other.values) : null;
  };
  const compare = (entry: KeptEntry) => {
    const other = textIn(entry);
    if (other !== null) compareWith(other);
  };
  const isHere = entries.some((entry) => isSame(entry, text));
  const unlinked = useUnlinked();
  const keepToo = () => {
    if (!set([...entries, { text, name: '' }])) {
      setSaid('No more fits into a link: remove one first.');
      return;
    }
    setSaid('');
    if (kept === null) keep();
  };
  const comparedWith = kept === null ? null : keptText(lab, kept);
  const own = keptText(lab, scenario);
  /** Whether the open scenario could be compared with the entry, and is not yet. */
  const isOther = (entry: KeptEntry) => {
    const text = textIn(entry);
    return unlinked === null && text !== null && text !== comparedWith && text !== own;
  };
  return (
    <>
      <Head
        count={entries.length}
        messages={unlinked === null || unlinked.notKept === null ? messages : [...messages, unlinked.notKept]}
        isHere={isHere}
        onKeep={unlinked === null ? keepToo : null}
        onClose={onClose}
      />
      <PictureTurnsContext value={turns}>
        <ol ref={rows} className={styles.rows}>
          {entries.map((entry, at) => (
            <KeptRow
              key={`${entry.text} ${entries.slice(0, at).filter(({ text: of }) => of === entry.text).length}`}
              entry={entry}
              at={at}
              others={entries}
              title={titleOf(entry, presets)}
              isShown={isSame(entry, text)}
              isCompared={comparedWith !== null && textIn(entry) === comparedWith}
              grip={reorder.gripOf(at)}
              lift={reorder.liftOf(at)}
              onOpen={() => open(entry)}
              onCompare={isOther(entry) ? () => compare(entry) : null}
              onName={(name) => set(entries.with(at, { ...entry, name: settledName(name) }))}
              onRemove={() => remove(at)}
              onStep={(step) => focus(Math.min(entries.length - 1, Math.max(0, at + step)))}
              onMove={(step) => move(at, at + step)}
            />
          ))}
        </ol>
      </PictureTurnsContext>
      <p role="status" className={styles.said}>
        {said}
        {removed !== null && (
          <>
            “{titleOf(removed.entry, presets)}” is removed.{' '}
            <button type="button" className="act" onClick={putBack}>
              Undo
            </button>
          </>
        )}
      </p>
      {entries[0] !== undefined && <Foot first={entries[0]} onClose={onClose} onSaid={setSaid} />}
    </>
  );
}

interface HeadProps {
  readonly count: number;
  readonly messages: readonly string[];
  /** Whether the open scenario is in the list. */
  readonly isHere: boolean;
  /** Null where no link can hold the open scenario. */
  readonly onKeep: (() => void) | null;
  readonly onClose: () => void;
}

function Head({ count, messages, isHere, onKeep, onClose }: HeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>
          Kept <small>{countWithNoun(count, 'scenario')}</small>
        </h2>
        <button
          type="button"
          className={styles.box}
          disabled={isHere || onKeep === null}
          onClick={onKeep ?? undefined}
        >
          {isHere ? 'This one is kept' : 'Keep this too'}
        </button>
        <button type="button" className={`${styles.box} ${styles.close}`} onClick={onClose}>
          Close
        </button>
      </div>
      {messages.map((message) => (
        <p key={message} className={styles.said}>
          {message}
        </p>
      ))}
    </>
  );
}

interface FootProps {
  readonly first: KeptEntry;
  readonly onClose: () => void;
  readonly onSaid: (words: string) => void;
}

function Foot({ first, onClose, onSaid }: FootProps) {
  const { list } = useKeptList();
  const store = useStore();
  const present = () => {
    const home = store.get().lab === null ? null : store.text();
    onClose();
    open(first);
    startPresenting(home);
  };
  const copy = async () => {
    const isCopied = await copyText(linkTo(withList(first.text, list)));
    onSaid(isCopied ? 'The link is in the clipboard.' : NOT_COPIED);
  };
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.box} data-first="" onClick={present}>
        Present from 1
      </button>
      <button type="button" className={styles.box} onClick={() => void copy()}>
        Copy link to all
      </button>
      <a className={styles.box} href={`${addressOf('learn')}/write`} onClick={onClose}>
        Write a lesson
      </a>
    </div>
  );
}

function open({ text }: KeptEntry): void {
  browserHistory.goTo(text);
}
