import { useState } from 'react';
import { useCopied } from '../clipboard/useCopied.ts';
import { usePop } from '../pops/usePop.ts';
import { withList } from '../scenario/keptList.ts';
import { linkTo } from '../scenario/link.ts';
import { withModel } from '../scenario/model.ts';
import { useKeptList, useScenarioState, useStore } from '../scenario/react.tsx';
import styles from './CopyLink.module.css';

export function CopyLink() {
  const store = useStore();
  const { isCopied, copy } = useCopied();
  const [isPresented, setIsPresented] = useState(false);
  const lab = useScenarioState((state) => state.lab);
  const { list } = useKeptList();
  const pop = usePop();

  const copyLink = async (presents: boolean) => {
    // only a laboratory has results
    const text = withList(lab === null ? store.text() : withModel(store.text()), list);
    await copy(linkTo(text, presents));
  };
  return (
    <>
      <button
        {...(lab === null ? {} : pop.button)}
        type="button"
        className="button"
        onClick={() => void copyLink(isPresented)}
      >
        {isCopied ? 'Link copied' : 'Copy link'}
      </button>
      <div {...pop.box} className="pop">
        <label className={styles.presents}>
          <input
            type="checkbox"
            checked={isPresented}
            onChange={({ target }) => {
              setIsPresented(target.checked);
              void copyLink(target.checked);
            }}
          />
          opens in present mode
        </label>
      </div>
      <span role="status" className="visually-hidden">
        {isCopied ? 'The link to this scenario is in the clipboard.' : ''}
      </span>
    </>
  );
}
