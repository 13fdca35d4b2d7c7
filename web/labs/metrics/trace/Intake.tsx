// The invitation to open a capture: drop, choose or paste one, or open a sample; and how a capture is made.

import { useFinger } from '../../../charts/gestures/pointing.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './Intake.module.css';
import { Paste } from './Paste.tsx';
import { SamplePreview } from './SamplePreview.tsx';
import { SAMPLES } from './samples.ts';
import type { Intake as Ways } from './useIntake.ts';

/** The invitation; small once a trace is open. */
export function Intake({ ways, isSmall }: { ways: Ways; isSmall: boolean }) {
  const { open, openSample, isOver, word } = ways;
  // a finger cannot drop a file
  const isFinger = useFinger();
  return (
    <section className={styles.intake} aria-label="Your own trace" data-small={isSmall || undefined}>
      <div className={styles.drop} data-over={isOver || undefined}>
        <p className={styles.invitation}>
          {isSmall
            ? 'Another capture?'
            : `${isFinger ? 'Choose' : 'Drop'} a capture of your network${isFinger ? '' : ' here'}`}
        </p>
        <p className={styles.kinds}>
          pcap or pcapng, also in gzip or zstd; qlog; CSV (sequence, time, size); the output of ping, owping
          or iperf3
        </p>
        <FilePicker onFiles={(files) => open(named(files))} />
        <p className={styles.promise}>It is read in this browser; the file does not leave your machine.</p>
      </div>
      {!isSmall && <SamplePreview onOpen={openSample} />}
      <div className={styles.ways}>
        <section className={styles.samples} aria-label="Samples">
          <h2 className={styles.heading}>Or open a sample (simulated)</h2>
          {SAMPLES.map(({ name, note }) => (
            <div key={name}>
              <button type="button" className={`act ${styles.sample}`} onClick={() => openSample(name)}>
                {name}
              </button>
              <p className={styles.note}>{note}</p>
            </div>
          ))}
        </section>
        {!isSmall && <Recipes />}
        <Paste
          onText={(text) => open([{ file: new Blob([text]), name: 'pasted text', isTyped: true }])}
          onFile={(file) => open(named([file]))}
        />
        <p role="status" className={styles.word}>
          {word}
        </p>
      </div>
    </section>
  );
}

function named(files: readonly File[]) {
  return files.map((file) => ({ file, name: file.name }));
}

const RECIPES: readonly (readonly [command: string, what: string])[] = [
  ['tcpdump -s 96 -w mine.pcap', 'at the receiver; the first 96 bytes of each packet are enough'],
  ['ping -D -O -i 0.2 HOST > ping.txt', 'round trip; needs no administrator'],
];

function Recipes() {
  return (
    <section className={styles.recipes} aria-label="How to capture one">
      <h2 className={styles.heading}>How to capture one</h2>
      {RECIPES.map(([command, what]) => (
        <div key={command}>
          <code className={styles.command}>{command}</code>
          <p className={styles.note}>{what}</p>
        </div>
      ))}
    </section>
  );
}
