// How the sequence was taken from the packets, and what could not be decided.

import type { TcpVerdicts, TraceMeasures } from '#pkg/texts.js';
import { formatCount } from '../../../notation/formatCount.ts';
import styles from './Method.module.css';
import { sequenceName, spanWords } from './sentences.ts';

export function Method({ found: { by, method, tcp } }: { found: TraceMeasures }) {
  return (
    <section className={`card ${styles.card}`} aria-label="Method">
      <h2>How it was measured: {sequenceName(by)}</h2>
      <ul className={styles.method}>
        {method.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {tcp !== undefined && <Verdicts tcp={tcp} />}
    </section>
  );
}

interface Verdict {
  readonly name: string;
  readonly rule: string;
  readonly count: number;
}

function verdictsOf(tcp: TcpVerdicts): Verdict[] {
  return [
    { name: 'reordered', rule: 'IP identification', count: tcp.reorderedByIpId },
    { name: 'reordered', rule: 'TCP timestamp', count: tcp.reorderedByTimestamp },
    { name: 'reordered', rule: 'came sooner than a retransmission could', count: tcp.reorderedByTime },
    { name: 'retransmitted', rule: 'IP identification', count: tcp.retransmittedByIpId },
    { name: 'retransmitted', rule: 'TCP timestamp', count: tcp.retransmittedByTimestamp },
    { name: 'likely reordered', rule: 'the same bytes came once more', count: tcp.reorderedByCopy },
    {
      name: 'likely reordered',
      rule: 'the receiver got the bytes twice (D-SACK)',
      count: tcp.reorderedByDsack,
    },
    {
      name: 'likely reordered',
      rule: 'too many to be retransmissions after losses',
      count: tcp.reorderedByNumber,
    },
    { name: 'likely retransmitted', rule: 'three duplicate acknowledgments', count: tcp.retransmittedByAcks },
    { name: 'undecided', rule: 'no rule decided; counted as neither', count: tcp.undecided },
    { name: 'copy of the same packet', rule: 'same IP packet again', count: tcp.samePacket },
    { name: 'retransmitted', rule: 'nothing but bytes already seen', count: tcp.repeated },
  ];
}

function Verdicts({ tcp }: { tcp: TcpVerdicts }) {
  const verdicts = verdictsOf(tcp);
  return (
    <>
      <table className={`table ${styles.verdicts}`}>
        <caption>Reordered and repeated segments, by the rule that decided</caption>
        <thead>
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col">Rule</th>
            <th scope="col">Segments</th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map(({ name, rule, count }) => (
            <tr key={name + rule} data-verdict={name}>
              <th scope="row">{name}</th>
              <td>{rule}</td>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.aside}>
        {formatCount(tcp.unseenBytes)} bytes are in holes that were never filled.
        {tcp.roundTrip !== undefined && ` The handshake shows a round trip of ${spanWords(tcp.roundTrip)}.`}
      </p>
    </>
  );
}
