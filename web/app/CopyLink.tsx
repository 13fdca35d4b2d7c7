import { useEffect, useState } from 'react';
import { copyText } from '../clipboard/copyText.ts';
import { usePop } from '../pops/usePop.ts';
import { withList } from '../scenario/keptList.ts';
import { linkTo } from '../scenario/link.ts';
import { withModel } from '../scenario/model.ts';
import { useKeptList, useScenarioState, useStore } from '../scenario/react.tsx';
import styles from './CopyLink.module.css';

const TOLD_FOR = 2000;

export function CopyLink() {
  const store = useStore();
  const [isCopied, setIsCopied] = useState(false);
  const [isPresented, setIsPresented] = useState(false);
  const lab = useScenarioState((state) => state.lab);
  const { list } = useKeptList();
  const pop = usePop();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (presents: boolean) => {
    // only a laboratory has results
    const text = withList(lab === null ? store.text() : withModel(store.text()), list);
    setIsCopied(await copyText(linkTo(text, presents)));
  };
  return (
    <>
      <button
        {...(lab === null ? {} : pop.button)}
        type="button"
        className="button"
        onClick={() => void copy(isPresented)}
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
              void copy(target.checked);
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
