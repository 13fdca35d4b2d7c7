// The panel of all presets as cards, with a search by what they show, a figure of a paper, or a word; those of the open
// laboratory are first.

import { type KeyboardEvent, startTransition, use, useEffect, useMemo, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import type { Claims } from '../../bench/claims/claims.ts';
import { finderOf } from '../../bench/claims/search.ts';
import { isFinger } from '../../charts/gestures/pointing.ts';
import { nameOf, PresetPanelContext } from '../../controls/presetPanel.ts';
import { useGrowing } from '../../late/useGrowing.ts';
import { uncapital } from '../../notation/capital.ts';
import { KEEP } from '../../scenario/kept.ts';
import { useStore } from '../../scenario/react.tsx';
import { useIdlePool } from '../../sim-react/PoolProvider.tsx';
import { nameOf as nameOfLaboratory, ofLaboratory } from '../laboratories.ts';
import { type Card, cardsOf } from './cards.ts';
import { CLAIMS } from './claims.ts';
import { keptScenarioFor } from './keptScenarioFor.ts';
import styles from './Panel.module.css';
import { PresetCard } from './PresetCard.tsx';
import { PictureTurns, PictureTurnsContext } from './pictureTurns.ts';

/** The numbers of cards shown from frame to frame: four more, one row, in each. */
const PIECES = Array.from({ length: 40 }, (_, at) => 4 * (at + 1));

interface PanelProps {
  readonly lab: LabId;
  /** The id of the preset that the open laboratory shows. */
  readonly open: string | undefined;
  readonly onChoose: (name: string) => void;
}

export function Panel({ lab, open, onChoose }: PanelProps) {
  const { claims, isWhole } = useClaims(lab);
  const search = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState('');
  const store = useStore();
  const { chosen } = use(PresetPanelContext);
  const pool = useIdlePool();
  const turns = useMemo(() => new PictureTurns(pool), [pool]);
  useEffect(() => turns.start(), [turns]);
  useEffect(() => {
    if (!isFinger()) search.current?.focus();
  }, []);

  const cards = useMemo(() => claims.flatMap(knownCards), [claims]);
  const isFound = useMemo(() => finderOf(asked), [asked]);
  const found = cards.filter(({ entry }) => isFound(entry));
  const shown = useGrowing(
    PIECES.filter((piece) => piece < cards.length),
    asked !== '',
  );

  const choose = ({ lab: of, preset }: Card) => {
    const isLast = (card: Card) =>
      card.lab === of && (nameOf(of, card.preset) === chosen || (of === lab && card.preset.id === open));
    const kept = keptScenarioFor(preset, store.scenario(of)[KEEP], cards.find(isLast)?.preset);
    onChoose(nameOf(of, preset));
    store.open(of, { ...preset.values, [KEEP]: kept });
  };
  return (
    <form
      method="dialog"
      className={styles.form}
      onKeyDown={walk}
      onSubmit={(event) => {
        // Enter in the search opens the first card found; if none is found, the panel stays open
        if (found.length === 0) event.preventDefault();
      }}
    >
      <div className={styles.head}>
        <input
          ref={search}
          type="search"
          className={`field ${styles.search}`}
          aria-label="Find a preset"
          placeholder="A word, “figure 8”, an author"
          autoComplete="off"
          spellCheck={false}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <p role="status" className={styles.count}>
          {!isWhole ? 'Loading …' : `${found.length} of ${cards.length}`}
        </p>
      </div>
      <div className={styles.cards} data-loading={isWhole && shown >= found.length ? undefined : ''}>
        {isWhole && found.length === 0 && <Nothing asked={asked} />}
        <PictureTurnsContext value={turns}>
          {groupsOf(found.slice(0, shown)).map(({ name, cards: inside }) => (
            <section key={name} aria-label={name} className={styles.group}>
              <h3 className={styles.heading}>{name}</h3>
              <ul className={styles.grid}>
                {inside.map((card) => (
                  <PresetCard
                    key={nameOf(card.lab, card.preset)}
                    card={card}
                    isOpen={card.lab === lab && card.preset.id === open}
                    onChoose={() => choose(card)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </PictureTurnsContext>
        <p className={styles.foot}>
          The small pictures are simulated as they come into view, with fewer runs than the page. A verdict is
          that of the ledger: whether the paper’s claim is reproduced here.
        </p>
      </div>
    </form>
  );
}

/** The cards of each laboratory's presets, made once and the same objects afterwards. */
const written = new WeakMap<Claims, readonly Card[]>();

function knownCards(claims: Claims): readonly Card[] {
  const cards = written.get(claims) ?? cardsOf(claims);
  written.set(claims, cards);
  return cards;
}

/** Moves the focus with the arrow keys from card to card, and back to the search. */
function walk(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event;
  const isInSearch = target instanceof HTMLInputElement;
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (step === undefined || (isInSearch && key !== 'ArrowDown')) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const at = target instanceof HTMLElement ? stops.indexOf(target) : -1;
  event.preventDefault();
  stops[at + step]?.focus();
}

interface Group {
  readonly name: string;
  readonly cards: Card[];
}

/** Groups neighbouring cards of the same laboratory and kind, in the order of the cards. */
function groupsOf(cards: readonly Card[]): readonly Group[] {
  const groups: Group[] = [];
  for (const card of cards) {
    const name = `${nameOfLaboratory(card.lab)}: ${uncapital(card.group)}`;
    const last = groups.at(-1);
    if (last?.name === name) last.cards.push(card);
    else groups.push({ name, cards: [card] });
  }
  return groups;
}

function Nothing({ asked }: { asked: string }) {
  return (
    <p className={styles.nothing}>
      Nothing is found for “{asked}”. What can be found: words of what a preset shows, a figure, table or
      section of a paper (“figure 8”, “table II”), an RFC, an author, words of a paper, a verdict (“not
      reproduced”).
    </p>
  );
}

interface LoadedClaims {
  readonly claims: readonly Claims[];
  /** Whether the presets of all laboratories are loaded and shown. */
  readonly isWhole: boolean;
}

/** Loads the presets of all laboratories; each in a task of its own, because each requests several files. */
async function askAll() {
  const asked = [];
  for (const { id, load } of CLAIMS) {
    asked.push(ofLaboratory(id, load));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return Promise.all(asked);
}

/** The presets of all laboratories, the open one's first; a laboratory more each frame, because each has some thirty cards. */
function useClaims(lab: LabId | null): LoadedClaims {
  const [all, setAll] = useState<readonly Claims[] | null>(null);
  useEffect(() => {
    let isShown = true;
    void askAll().then((loaded) => {
      if (isShown) startTransition(() => setAll(loaded));
    });
    return () => {
      isShown = false;
    };
  }, []);
  const count = useGrowing(all?.slice(1).map((_, i) => i + 1) ?? []);
  return useMemo(() => {
    const claims = all ?? [];
    const inOrder = [
      ...claims.filter((each) => each.lab === lab),
      ...claims.filter((each) => each.lab !== lab),
    ];
    return { claims: inOrder.slice(0, count), isWhole: all !== null && count >= all.length };
  }, [all, count, lab]);
}
