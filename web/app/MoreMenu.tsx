// The menu More: theme, undo, keys, the page About, and a laboratory's default scenario; loaded when it is opened.

import { useLayoutEffect, useRef, useState } from 'react';
import { startPresenting } from '../bench/context/present.ts';
import { ONLY } from '../late/oneFile.ts';
import { useScenarioState, useStore } from '../scenario/react.tsx';
import { WORDS_ADDRESS } from '../sources/documents.ts';
import styles from './MoreMenu.module.css';
import { addressOf } from './pages.ts';
import { chooseTheme, chosenTheme, THEMES } from './theme.ts';

const NAMES = { system: 'as the system', light: 'light', dark: 'dark' } as const;

interface MoreMenuProps {
  readonly onUndo: (isRedo: boolean) => Promise<void>;
  readonly onKeys: () => void;
  /** Called when an entry has been chosen: the menu closes. */
  readonly onDone: () => void;
}

export function MoreMenu({ onUndo, onKeys, onDone }: MoreMenuProps) {
  const store = useStore();
  const lab = useScenarioState((state) => state.lab);
  // renders again with each scenario, because undo and redo depend on it
  useScenarioState(() => store.text());
  const menu = useRef<HTMLDivElement>(null);
  const [theme, setTheme] = useState(chosenTheme);
  useLayoutEffect(() => {
    // the menu may be open before this part is loaded: its first field has the focus then too
    menu.current?.querySelector('input')?.focus();
  }, []);
  const choose = (act: () => void) => () => {
    onDone();
    act();
  };
  return (
    <div ref={menu} className={styles.menu}>
      <fieldset>
        <legend>Theme</legend>
        {THEMES.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="theme"
              checked={theme === id}
              onChange={() => {
                chooseTheme(id);
                setTheme(id);
              }}
            />
            {NAMES[id]}
          </label>
        ))}
      </fieldset>
      {lab !== null && (
        <>
          <button type="button" className={styles.present} onClick={choose(() => startPresenting())}>
            Present: the figure alone
          </button>
          <button type="button" disabled={store.steps.past.length === 0} onClick={() => void onUndo(false)}>
            Undo <kbd>Ctrl Z</kbd>
          </button>
          <button type="button" disabled={store.steps.future.length === 0} onClick={() => void onUndo(true)}>
            Redo <kbd>Ctrl Shift Z</kbd>
          </button>
          <button type="button" onClick={choose(() => store.open(lab))}>
            Reset all
          </button>
        </>
      )}
      <button type="button" data-keys="" onClick={choose(onKeys)}>
        Keyboard <kbd>?</kbd>
      </button>
      <a className={styles.papers} href={addressOf('papers')} onClick={onDone}>
        Papers: every claim beside our figure
      </a>
      {ONLY === null && (
        <a href={WORDS_ADDRESS} onClick={onDone}>
          Words and symbols
        </a>
      )}
      <a href={addressOf('about')} onClick={onDone}>
        About: sources, how to cite
      </a>
    </div>
  );
}
