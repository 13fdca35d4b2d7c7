import type { LabId } from '#pkg/params.ts';
import { useUnlinked } from '../bench/context/unlinked.ts';
import { useIsTableLoaded, useScenarioState, useStore } from '../scenario/react.tsx';
import { CopyLink } from './CopyLink.tsx';
import { IN_BAR, MARK, MENU, PRODUCT } from './frame.ts';
import { KeepButton, KeepPlace } from './kept/KeepButton.tsx';
import { LABORATORIES, nameOf, titleOfLab } from './laboratories.ts';
import { More } from './More.tsx';
import { Present } from './Present.tsx';
import { addressOf, titleOfPage } from './pages.ts';

export function TopBar() {
  const lab = useScenarioState((state) => state.lab);
  const isFirstPage = useScenarioState(
    (state) => state.lab === null && state.page === null && state.refusal === null,
  );
  const page = useScenarioState((state) => state.page?.page);
  const isKnown = useIsTableLoaded(lab);
  const isWriting = useScenarioState(
    (state) => state.page?.page === 'learn' && /^write\b/.test(state.page.path),
  );
  const unlinked = useUnlinked();
  return (
    <header className="bar" data-lab={lab ?? undefined}>
      {/* leads to the first page: its address has no scenario */}
      <a className="bar-product" href="#/" aria-current={isFirstPage ? 'page' : undefined}>
        {/* the width is an attribute, so that the logo stays small when styles are blocked */}
        <svg viewBox="0 0 20 20" width="26" aria-hidden="true">
          {MARK.map(([name, d]) => (
            <path key={name} className={name} d={d} />
          ))}
        </svg>
        <span>{PRODUCT}</span>
      </a>
      <button type="button" className="button bar-menu" popoverTarget="laboratories">
        {MENU}
      </button>
      {lab !== null && <span className="bar-here">{nameOf(lab)}</span>}
      {/* a row in a wide window; in a narrow one, a popover that the button Menu opens */}
      <nav id="laboratories" popover="auto" aria-label="Laboratories" className="bar-laboratories">
        {LABORATORIES.map(({ id }) => (
          <LaboratoryLink key={id} lab={id} isOpen={id === lab} />
        ))}
        {IN_BAR.map((id) => (
          <a
            key={id}
            className={`bar-${id}`}
            href={addressOf(id)}
            aria-current={page === id ? 'page' : undefined}
            onClick={closeMenu}
          >
            {titleOfPage(id)}
          </a>
        ))}
      </nav>
      <div className="bar-tools">
        {lab !== null && (isKnown ? <KeepButton lab={lab} /> : <KeepPlace />)}
        {lab !== null && <Present />}
        {/* no Copy link while a lesson is written: the address lacks the lesson's text, and the page has a button whose link has it */}
        {!isWriting && (unlinked?.notLinked ? <unlinked.Act act="Copy link" /> : <CopyLink />)}
        <More />
      </div>
    </header>
  );
}

function closeMenu() {
  document.getElementById('laboratories')?.hidePopover();
}

/** A link to a laboratory, with the scenario in which the reader left it. */
function LaboratoryLink({ lab, isOpen }: { lab: LabId; isOpen: boolean }) {
  const store = useStore();
  const address = useScenarioState(() => store.text(lab));
  return (
    <a href={address} title={titleOfLab(lab)} aria-current={isOpen ? 'page' : undefined} onClick={closeMenu}>
      {nameOf(lab)}
    </a>
  );
}
