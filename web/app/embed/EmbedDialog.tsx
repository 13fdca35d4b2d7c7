// The dialog of *Export, Embed*: the sliders and size of the frame, its HTML code, and a preview.

import { useState } from 'react';
import type { LabId, Param } from '#pkg/params.ts';
import { requestEmbed } from '../../bench/context/embedRequest.ts';
import { addressOf } from '../../bench/export/address.ts';
import { elementCode, frameCode } from '../../bench/export/frameCode.ts';
import { CopyButton } from '../../controls/CopyButton.tsx';
import { ONE_FILE } from '../../late/oneFile.ts';
import { paramsOf, valueIn } from '../../scenario/values.ts';
import { Dialog } from '../Dialog.tsx';
import { titleOfLab } from '../laboratories.ts';
import styles from './EmbedDialog.module.css';
import { embedAddress, fittingSliders, ROOM_FOR_TWO } from './embedQuery.ts';

const SIZES = [
  { name: '640 × 360: a slide, a course page', width: 640, height: 360 },
  { name: '480 × 270: half a slide', width: 480, height: 270 },
  { name: '320 × 240: a column, a notebook', width: 320, height: 240 },
] as const;
const AS = ['frame', 'element'] as const;

interface EmbedDialogProps {
  readonly lab: LabId;
  readonly scenario: string;
  readonly values: object;
}

export function EmbedDialog({ lab, scenario, values }: EmbedDialogProps) {
  const offered = paramsOf(lab).filter(isMovable);
  const [chosen, setChosen] = useState<readonly string[]>(offered.slice(0, 1).map(({ id }) => id));
  const [size, setSize] = useState<(typeof SIZES)[number]>(SIZES[0]);
  const [as, setAs] = useState<(typeof AS)[number]>('frame');
  const isLow = size.height < ROOM_FOR_TWO;
  const sliders = fittingSliders(chosen, offered, isLow);
  const { link: page, note } = addressOf('');
  const title = titleIn(lab, values);
  const lengths = { width: `${size.width}px`, height: `${size.height}px` };
  const code =
    as === 'frame'
      ? frameCode(embedAddress(page, scenario, sliders), title, lengths)
      : elementCode({ page, scenario, sliders, title }, lengths);
  return (
    <Dialog title="Embed this figure" as="wide" onClose={() => requestEmbed(null)}>
      <div className={styles.choices}>
        {[0, 1].map((place) => (
          <label key={place}>
            {place === 0 ? 'Slider' : 'Second slider'}
            <select
              className="select"
              value={sliders[place] ?? ''}
              disabled={place > sliders.length || (place === 1 && isLow)}
              onChange={({ currentTarget: { value } }) =>
                setChosen([...chosen.slice(0, place), value, ...chosen.slice(place + 1)].filter(isNew))
              }
            >
              <option value="">none</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          Size
          <select
            className="select"
            value={size.width}
            onChange={({ currentTarget: { value } }) =>
              setSize(SIZES.find(({ width }) => width === Number(value)) ?? SIZES[0])
            }
          >
            {SIZES.map(({ name, width }) => (
              <option key={width} value={width}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          As
          <select
            className="select"
            value={as}
            onChange={({ currentTarget: { value } }) => setAs(AS.find((each) => each === value) ?? 'frame')}
          >
            <option value="frame">a frame: for every page</option>
            <option value="element">
              an element: it also passes keys on, and reports the scenario shown
            </option>
          </select>
        </label>
      </div>
      {isLow && (
        <p className={styles.room} role="status">
          A frame of {size.height} px has room for one slider: the second one is shown from a height of{' '}
          {ROOM_FOR_TWO} px on.
        </p>
      )}
      <textarea className={`field ${styles.code}`} aria-label="The code" readOnly rows={4} value={code} />
      <p className={styles.line}>
        <CopyButton text={() => code}>Copy the code</CopyButton>
        {note !== '' && <span>{note.replace(/^ \(|\)$/g, '')}</span>}
      </p>
      {ONE_FILE === null ? (
        <iframe
          // the key remounts the frame, so that the preview starts from the address in the code
          key={`${sliders.join()} ${size.width}`}
          className={styles.preview}
          title="How it will look"
          width={size.width}
          height={size.height}
          src={embedAddress('', scenario, sliders)}
        />
      ) : (
        <p>A file shows no preview of itself.</p>
      )}
    </Dialog>
  );
}

/** Whether a parameter has a slider that can be embedded. */
function isMovable({ values, group }: Param): boolean {
  return (group === 'main' || group === 'more') && values.kind === 'number' && values.track !== null;
}

function isNew(id: string, at: number, all: readonly string[]): boolean {
  return id !== '' && all.indexOf(id) === at;
}

/** The frame's title for screen readers: the laboratory and the figure. */
function titleIn(lab: LabId, values: object): string {
  const fig = paramsOf(lab).find(({ id }) => id === 'fig');
  const options = fig?.values.kind === 'choice' ? fig.values.options : [];
  const name = options.find(({ id }) => id === valueIn(values, 'fig'))?.name;
  return name === undefined ? titleOfLab(lab) : `${titleOfLab(lab)}: ${name}`;
}
