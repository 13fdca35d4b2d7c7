// Presenting: keys, buttons and full screen while the page is shown to a room. Loaded only then.

import { useEffect, useMemo, useState } from 'react';
import type { LabId } from '#pkg/params.ts';
import { useFinger } from '../../charts/gestures/pointing.ts';
import { browserHistory } from '../../scenario/history.ts';
import { entriesOf, type KeptEntry } from '../../scenario/kept/keptEntries.ts';
import { useKeptList, useParameter, useScenarioState, useStore } from '../../scenario/react.tsx';
import { defaultOf } from '../../scenario/values.ts';
import { openBefore, stopPresenting } from '../context/present.ts';
import { PRESENTER_KEYS } from '../context/presenterKeys.ts';
import { fillScreen, useEnlarged } from './useEnlarged.ts';
import { newWalk, scenarioToReturnTo, stopsOf, updatedWalk } from './walk.ts';

/** Keys that remote controls send: they change the figure whatever element has the focus. */
const OF_CLICKERS = /^Page/;
/** Steps to the first and to the last figure or scenario. */
const ENDS: Readonly<Record<string, number>> = { Home: -Infinity, End: Infinity };
/** Keys that remote controls send for a black screen. */
const BLANKS = /^(b|\.)$/i;
const USES_KEYS = '[role="application"], [role="slider"], input, select, textarea, dialog *';

interface PresentingProps {
  /** Null on the first page, and until the laboratory's table has loaded. */
  readonly lab: LabId | null;
}

export function Presenting({ lab }: PresentingProps) {
  const store = useStore();
  const { list } = useKeptList();
  const isFinger = useFinger();
  const text = useScenarioState(() => store.text());
  const entries = useMemo(() => entriesOf(list).entries, [list]);
  const [place, setPlace] = useState(() => newWalk(openBefore()));
  const [isBlank, setBlank] = useState(false);
  const here = lab === null ? place : updatedWalk(place, entries, text);
  if (here !== place) setPlace(here);
  const { at } = here;
  const stops = useMemo(() => stopsOf(here, entries), [here, entries]);
  const back = scenarioToReturnTo(here, entries, text);
  const hasList = entries.length > 0;
  useEffect(() => {
    walk = hasList
      ? (step) => show(Number.isFinite(step) ? stops[at + step] : stops.at(step < 0 ? 0 : -1))
      : null;
    blank = setBlank;
    isBlankNow = isBlank;
    comeBack = () => back !== null && browserHistory.goTo(back);
    return () => {
      walk = null;
      comeBack = null;
    };
  }, [hasList, stops, at, back, isBlank]);
  // a link without a laboratory presents the first laboratory
  useEffect(() => {
    const { lab: open, page, refusal } = store.get();
    if (open === null && page === null && refusal === null) show(entries[0]);
  }, [store, entries]);
  useEnlarged(hasList ? 'list' : '');
  useEffect(fillScreen, []);
  useEffect(() => {
    // in the capture phase, before a chart that was clicked handles the key
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPress, { capture: true });
    document.addEventListener('fullscreenchange', onFullscreen);
    // the button that was pressed is hidden: the focus goes to the figure
    document
      .querySelector<HTMLElement>('[data-part="stage"] figure[tabindex]')
      ?.focus({ preventScroll: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPress, { capture: true });
      document.removeEventListener('fullscreenchange', onFullscreen);
      document.querySelector<HTMLElement>('[data-presents]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <>
      <p role="status" className="visually-hidden">
        {waysOn(hasList, isFinger)}
      </p>
      {lab !== null && <OneFigure lab={lab} />}
      {hasList && (
        <nav className="kept-walk" aria-label="Kept scenarios">
          <h2>{stops[at]?.name}</h2>
          {stops.map((stop, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the same scenario may be kept twice
              key={place}
              type="button"
              className="kept-dot"
              title={stop.name}
              aria-label={stop.name === '' ? `${place + 1}` : `${place + 1}, ${stop.name}`}
              aria-current={place === at ? 'true' : undefined}
              onClick={() => show(stop)}
            />
          ))}
        </nav>
      )}
      {!isFinger && (
        <p className="present-keys" aria-hidden="true">
          {(hasList ? ['← → scenarios', 'Shift + ← → figures'] : ['← → figures'])
            .concat('B black', 'Esc leaves', '? all keys')
            .map((words) => (
              <span key={words}>{words}</span>
            ))}
        </p>
      )}
      {isBlank && (
        <button
          type="button"
          className="blank-screen"
          aria-label="Show the figure again"
          onClick={() => setBlank(false)}
        />
      )}
      <button type="button" className="leave-presenting" onClick={leave}>
        Leave
      </button>
    </>
  );
}

/** How to go on and how to leave, for users of screen readers. */
function waysOn(hasList: boolean, isFinger: boolean): string {
  if (isFinger) return 'Presenting. A swipe across the sentence changes the figure, “Leave” ends it.';
  return hasList
    ? 'Presenting. Arrow and page keys go through the kept scenarios, with Shift through the figures; B makes the screen black; Escape leaves and opens the scenario that was open before.'
    : 'Presenting. Arrow and page keys change the figure, B makes the screen black, Escape leaves.';
}

/** A presentation shows one figure at a time: leaves the sheet of all figures. */
function OneFigure({ lab }: { lab: LabId }) {
  const { param, value, onChange } = useParameter(lab, 'fig');
  useEffect(() => {
    if (value === 'all') onChange(defaultOf(param), true);
  }, [value, param, onChange]);
  return null;
}

function show(entry: KeptEntry | undefined): void {
  if (entry !== undefined) browserHistory.goTo(entry.text);
}

/** Goes to another kept scenario; null if no scenario is kept. */
let walk: ((step: number) => void) | null = null;

/** Makes the screen black, or shows the figure again. */
let blank: (isBlank: boolean) => void = () => {};
let isBlankNow = false;

/** Opens the scenario that was open before the presentation. */
let comeBack: (() => void) | null = null;

function leave(): void {
  comeBack?.();
  // the end of full screen calls `leave` again a moment later
  comeBack = null;
  stopPresenting();
}

/** Leaving full screen by the browser's own key or button ends the presentation. */
function onFullscreen(): void {
  if (document.fullscreenElement === null) leave();
}

/** Whether the focus was moved by Tab, and not by a click. */
let isByTab = false;

function onPress(): void {
  isByTab = false;
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Tab') isByTab = true;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const act = actionOf(event);
  if (act === null) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function actionOf({ key, shiftKey, target }: KeyboardEvent): (() => void) | null {
  if (isBlankNow) return () => blank(false);
  if (document.querySelector('dialog[open], :popover-open') !== null) return null;
  // a control reached by Tab keeps its own keys; one that was only clicked does not
  const isUsed = isByTab && target instanceof Element && target.matches(USES_KEYS);
  const step = PRESENTER_KEYS[key];
  if (step !== undefined && (!isUsed || OF_CLICKERS.test(key)))
    return () => (walk !== null && !shiftKey ? walk : go)(step);
  if (isUsed) return null;
  const end = ENDS[key];
  if (end !== undefined) return () => (walk !== null && !shiftKey ? walk : go)(end);
  if (BLANKS.test(key)) return () => blank(true);
  if (key === 'Escape') return leave;
  // the space key presses a button that has the focus
  if (key === ' ' && !(target instanceof HTMLButtonElement)) return play;
  return null;
}

function go(step: number): void {
  const dots = [...document.querySelectorAll<HTMLElement>('[data-strip]')];
  const at = dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  const to = Number.isFinite(step) ? dots[at + step] : dots.at(step < 0 ? 0 : -1);
  to?.click();
}

function play(): void {
  document.querySelector<HTMLElement>('[data-part="stage"] [data-plays]')?.click();
}
