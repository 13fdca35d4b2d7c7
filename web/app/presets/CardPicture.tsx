// The picture of a card: the laboratory's own chart of the preset's scenario, computed when it is in sight and its turn has
// come. It has a scenario of its own, and changes neither the page's nor its address.

import { type ComponentType, memo, use, useEffect, useRef, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { ScenarioProvider } from '../../scenario/react.tsx';
import { ScenarioStore } from '../../scenario/store.ts';
import { LABORATORIES } from '../laboratories.ts';
import styles from './Panel.module.css';
import { TurnsContext } from './turns.ts';

interface CardPictureProps {
  readonly lab: LabId;
  /** The scenario's text. */
  readonly text: string;
}

export const CardPicture = memo(function CardPicture({ lab, text }: CardPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isTurn = useTurn(place);
  return (
    <span ref={place} className={styles.picture} aria-hidden="true">
      {isTurn && <Drawn lab={lab} text={text} />}
    </span>
  );
});

function Drawn({ lab, text }: CardPictureProps) {
  const Picture = usePicture(lab);
  const store = storeOf(text);
  return (
    Picture && (
      <ScenarioProvider store={store}>
        <Picture />
      </ScenarioProvider>
    )
  );
}

/** As many as there are presets: a store lives as long as the page. */
const stores = new Map<string, ScenarioStore>();

/** Of an address that nobody else reads, and that stays as it is. */
function storeOf(text: string): ScenarioStore {
  const known = stores.get(text);
  if (known !== undefined) return known;
  const store = new ScenarioStore({ read: () => text, push: () => undefined, replace: () => undefined });
  stores.set(text, store);
  return store;
}

function usePicture(lab: LabId): ComponentType | null {
  const [Picture, setPicture] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const claims = await LABORATORIES.find(({ id }) => id === lab)?.claims?.();
      const loaded = await claims?.picture();
      if (isShown && loaded !== undefined) setPicture(() => loaded);
    };
    // a card without its picture is still a card
    load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [lab]);
  return Picture;
}

/** Once in sight, it waits for its turn, and gives it up if it goes out of sight before. */
function useTurn(place: React.RefObject<HTMLElement | null>): boolean {
  const turns = use(TurnsContext);
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isTurn || element === null || turns === null) return;
    let giveUp: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      giveUp?.();
      const isSeen = entries.at(-1)?.isIntersecting === true;
      giveUp = isSeen ? turns.ask(() => setIsTurn(true)) : undefined;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      giveUp?.();
    };
  }, [isTurn, place, turns]);
  return isTurn;
}
