import type { LabId } from '#pkg/params.ts';
import { useUnlinked } from '../bench/context/unlinked.ts';
import { useIsKnown, useScenarioState, useStore } from '../scenario/react.tsx';
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
  const isKnown = useIsKnown(lab);
  const isWriting = useScenarioState(
    (state) => state.page?.page === 'learn' && /^write\b/.test(state.page.path),
  );
  const unlinked = useUnlinked();
  return (
    <header className="bar" data-lab={lab ?? undefined}>
      {/* the page without a scenario: its address loses what follows the mark when it opens */}
      <a className="bar-product" href="#/" aria-current={isFirstPage ? 'page' : undefined}>
        {/* its size, should the styles be blocked */}
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
      {/* a row, and where there is no room for it what the button opens */}
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
        {/* the address does not have the text of a lesson that is being written: its page copies a link that has */}
        {!isWriting && (unlinked?.notLinked ? <unlinked.Act act="Copy link" /> : <CopyLink />)}
        <More />
      </div>
    </header>
  );
}

function closeMenu() {
  document.getElementById('laboratories')?.hidePopover();
}

/** Each laboratory opens on the scenario in which it was left. */
function LaboratoryLink({ lab, isOpen }: { lab: LabId; isOpen: boolean }) {
  const store = useStore();
  const address = useScenarioState(() => store.text(lab));
  return (
    <a href={address} title={titleOfLab(lab)} aria-current={isOpen ? 'page' : undefined} onClick={closeMenu}>
      {nameOf(lab)}
    </a>
  );
}
