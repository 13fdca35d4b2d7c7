// A row for each packet with all its measures, and words that explain them.

import styles from './PacketTable.module.css';
import { arrivalSentence, type Explained } from './sentences.ts';

interface PacketTableProps {
  readonly packets: readonly Explained[];
}

const COLUMNS: readonly (readonly [name: string, title: string])[] = [
  ['Arrival', 'place in the order of arrival, copies counted'],
  ['Packet', 'sequence number'],
  ['Receive index', 'RFC 5236: place among the received, without losses and copies'],
  ['D', 'RFC 5236: displacement, receive index minus sequence number'],
  ['Buffer', 'RFC 5236: packets held after this arrival'],
  ['NextExp', 'RFC 4737: the number expected next when it arrived'],
  ['Reordered', 'RFC 4737: its number is below NextExp'],
  ['Extent', 'RFC 4737: arrivals since the first packet that overtook it'],
  ['n', 'RFC 4737: packets right before it that were all sent later'],
];

/** Columns that are left out on a narrow page. */
const ASIDES = new Set(['Arrival', 'NextExp']);

export function PacketTable({ packets }: PacketTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the keyboard
    <section className={styles.frame} aria-label="Packet by packet" tabIndex={0}>
      <table className={`table ${styles.packets}`}>
        <caption>Packet by packet</caption>
        <thead>
          <tr>
            {COLUMNS.map(([name, title]) => (
              <th
                key={name}
                scope="col"
                title={title}
                className={ASIDES.has(name) ? styles.aside : undefined}
              >
                {name}
              </th>
            ))}
            <th scope="col" className={styles.words}>
              How it came about
            </th>
          </tr>
        </thead>
        {packets.map((packet) => (
          <Packet key={packet.place} packet={packet} />
        ))}
      </table>
    </section>
  );
}

/** The row of a packet; on a narrow page its words have a row of their own. */
function Packet({ packet }: { packet: Explained }) {
  const { kind } = packet;
  const reordered = kind === 'duplicate' ? 'copy' : kind === 'reordered' ? 'yes' : '';
  const words = arrivalSentence(packet);
  return (
    <tbody data-kind={kind}>
      <tr>
        <td className={styles.aside}>{packet.place}</td>
        <th scope="row">{packet.sequence}</th>
        <td>{whole(packet.receiveIndex)}</td>
        <td>{signed(packet.displacement)}</td>
        <td>{whole(packet.occupancy)}</td>
        <td className={styles.aside}>{whole(packet.nextExpected)}</td>
        <td>{reordered}</td>
        <td>{whole(packet.extent)}</td>
        <td>{whole(packet.degree)}</td>
        <td className={styles.words}>{words}</td>
      </tr>
      <tr className={styles.story}>
        <td colSpan={COLUMNS.length - ASIDES.size}>{words}</td>
      </tr>
    </tbody>
  );
}

function whole(value: number): string {
  return Number.isNaN(value) ? '' : `${value}`;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : whole(value).replace('-', '−');
}
