// Buttons that insert a block after the block at the cursor.

import { type Block, OTHERS, QUESTIONS } from './blocks.ts';
import styles from './TextSide.module.css';

export function InsertBar({ onInsert }: { readonly onInsert: (block: Block) => void }) {
  const buttons = (blocks: readonly Block[]) =>
    blocks.map((block) => (
      <button
        key={block.name}
        type="button"
        className="button"
        title={block.says}
        onClick={() => onInsert(block)}
      >
        {block.name}
      </button>
    ));
  return (
    <div className={styles.insert}>
      <fieldset className={styles.fields}>
        <legend>Insert a question</legend>
        {buttons(QUESTIONS)}
      </fieldset>
      <fieldset className={styles.fields}>
        <legend>or a block</legend>
        {buttons(OTHERS)}
      </fieldset>
    </div>
  );
}
