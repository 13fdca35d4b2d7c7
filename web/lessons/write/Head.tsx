// The head of the page to write a lesson: ways to start one, to check it, and to share or save it.

import { useRef, useState } from 'react';
import { addressOf } from '../../bench/export/address.ts';
import type { MeasurerOf } from '../../bench/rows/rows.ts';
import { errorMessage, offerFile, type UndeliveredFile } from '../../charts/export/leaving.ts';
import { OtherWays } from '../../charts/export/OtherWays.tsx';
import { copyText, NOT_COPIED } from '../../clipboard/copyText.ts';
import { late } from '../../late/late.tsx';
import { linkTo } from '../../scenario/link.ts';
import { useKeptList } from '../../scenario/react.tsx';
import { fileName } from '../pack/fileName.ts';
import { usePacking } from '../pack/usePacking.ts';
import type { Lesson } from '../read/lesson.ts';
import { packLesson } from '../read/linkedLesson.ts';
import { lessonIn } from '../read/reader.ts';
import { lessonAddress } from '../shelf/lessons.ts';
import { lessonTemplate } from './blocks.ts';
import { Key } from './Key.tsx';
import { hasPairFor, StartFromKept } from './StartFromKept.tsx';
import styles from './WritePage.module.css';

interface HeadProps {
  readonly text: string;
  /** The name of the site's lesson that has this same text; null for any other text. */
  readonly ownName: string | null;
  readonly lesson: Lesson;
  readonly measurerOf: MeasurerOf;
  readonly said: string;
  readonly undo: (() => void) | null;
  readonly onSaid: (words: string) => void;
  readonly onText: (text: string) => void;
  /** Selects a range of the text. */
  readonly onPlace: (from: number, to: number) => void;
  readonly onFile: (file: File) => void;
}

const CheckLesson = late('the check', async () => (await import('./CheckLesson.tsx')).CheckLesson);

type Open = 'kept' | 'key' | 'check' | null;

export function Head(props: HeadProps) {
  const { text, ownName, lesson, measurerOf, said, undo, onSaid, onText, onPlace, onFile } = props;
  const { list } = useKeptList();
  // opens "From kept scenarios" if two are kept that the text does not use: the reader comes from their list
  const [isOpen, setIsOpen] = useState<Open>(() => (hasPairFor(list, text) ? 'kept' : null));
  const [undelivered, setUndelivered] = useState<UndeliveredFile | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const toggle = (which: Open) => setIsOpen((before) => (before === which ? null : which));
  // from the current text: `lesson` may lag behind it
  const nameNow = () => {
    const { title } = lessonIn('own', text);
    return ownName ?? fileName(title);
  };
  const offer = (as: string, content: Blob, done: string) => {
    const kept = offerFile(as, content);
    setUndelivered(kept ?? null);
    onSaid(kept === undefined ? done : '');
  };
  const [isPacking, pack] = usePacking({ onSaid, offer });
  const link = async () => {
    const id = await packLesson(text);
    const { note } = addressOf('');
    if (id === null) onSaid('The lesson is too long for a link: save it as a file.');
    else {
      const address = linkTo(lessonAddress(id));
      const isCopied = await copyText(address);
      onSaid(isCopied ? `The link is in the clipboard: ${address.length} characters${note}.` : NOT_COPIED);
    }
  };
  return (
    <header className={styles.head}>
      <div className={styles.actions}>
        <h1>A lesson of your own</h1>
        <button type="button" className="button" onClick={() => onText(lessonTemplate())}>
          Template
        </button>
        <Toggle isOpen={isOpen === 'kept'} onClick={() => toggle('kept')}>
          From kept scenarios
        </Toggle>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          Open a file
        </button>
        <input
          ref={file}
          type="file"
          accept=".md,.txt,text/*"
          aria-label="File of a lesson"
          hidden
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            // otherwise choosing the same file again would not fire an event
            target.value = '';
          }}
        />
        <span className={styles.gap} />
        <Toggle isOpen={isOpen === 'key'} onClick={() => toggle('key')}>
          The answers
        </Toggle>
        <Toggle isOpen={isOpen === 'check'} onClick={() => toggle('check')}>
          Check the lesson
        </Toggle>
        <button
          type="button"
          className="button"
          onClick={() => void link().catch((error) => onSaid(errorMessage(error)))}
        >
          Copy as link
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            const name = nameNow();
            offer(`${name}.md`, new Blob([text], { type: 'text/markdown' }), `Saved as ${name}.md.`);
          }}
        >
          Save as file
        </button>
        <button
          type="button"
          className="button"
          disabled={isPacking}
          onClick={() => pack(async () => [[{ text, name: ownName }], null])}
        >
          SCORM package
        </button>
      </div>
      {isOpen === 'kept' && (
        <StartFromKept
          onText={(next) => {
            setIsOpen(null);
            onText(next);
          }}
        />
      )}
      {isOpen === 'key' && <Key lesson={lesson} />}
      {isOpen === 'check' && <CheckLesson {...{ text, lesson, measurerOf, onPlace }} />}
      <p className={styles.said} role="status">
        {said} {undelivered !== null && <OtherWays {...undelivered} done="The file is saved" />}
        {undo !== null && (
          <button type="button" className="button" onClick={undo}>
            Back to the text before
          </button>
        )}
      </p>
    </header>
  );
}

interface ToggleProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function Toggle({ isOpen, onClick, children }: ToggleProps) {
  return (
    <button type="button" className="button" aria-expanded={isOpen} onClick={onClick}>
      {children}
    </button>
  );
}
