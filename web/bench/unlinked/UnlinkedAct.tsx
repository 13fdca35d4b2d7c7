// Replaces the bar's buttons where no link holds the data shown: says why, and what of them can be kept or shared.

import { CopyButton } from '../../controls/CopyButton.tsx';
import { usePop } from '../../pops/usePop.ts';
import { linkTo } from '../../scenario/link.ts';
import { type BarButton, type Unlinked, useUnlinked } from '../context/unlinked.ts';
import styles from './UnlinkedAct.module.css';

/** A button in place of *Keep this* or *Copy link*, with the same name. */
export function UnlinkedAct({ act }: { readonly act: BarButton }) {
  const pop = usePop();
  const what = useUnlinked();
  const Body = BODIES[act];
  return (
    <>
      <button {...pop.button} type="button" className="button">
        {act}
      </button>
      <div {...pop.box} tabIndex={-1} className={`pop ${styles.box}`} role="dialog" aria-label={act}>
        {pop.isOpen && what !== null && <Body what={what} onClose={pop.close} />}
      </div>
    </>
  );
}

interface BodyProps {
  readonly what: Unlinked;
  readonly onClose: () => void;
}

const BODIES = { 'Keep this': NotKept, 'Copy link': HandedOn } as const satisfies Record<BarButton, unknown>;

function NotKept({ what: { notKept, scenario }, onClose }: BodyProps) {
  return (
    <>
      <p>{notKept}</p>
      {scenario !== null && (
        <p>
          {scenario.words}
          <a href={scenario.text} onClick={onClose}>
            {scenario.name}
          </a>
        </p>
      )}
    </>
  );
}

function HandedOn({ what, onClose }: BodyProps) {
  const { notLinked, links, file } = what;
  return (
    <>
      <p>
        {notLinked}
        {(links.length > 0 || file !== null) && ' What can be handed on:'}
      </p>
      <ul>
        {links.map(({ label, text }) => (
          <li key={label}>
            <CopyButton text={() => linkTo(text())} look="act">
              {label}
            </CopyButton>
          </li>
        ))}
        {file !== null && (
          <li>
            <button
              type="button"
              className="act"
              onClick={() => {
                onClose();
                // after the focus has gone back to the bar
                setTimeout(file.show);
              }}
            >
              {file.label}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
