// The one list of the papers that are rebuilt here and of the standards that the models follow. The page About, the cards
// of the presets, saved files and CITATION.cff take them from here. A source without a known DOI has none.

import type { LabId } from '#pkg/params.ts';

export interface Source {
  readonly id: string;
  /** `rebuilt`: the source's figures and statements are reproduced; `followed`: a model or a measure is defined by it. */
  readonly role: 'rebuilt' | 'followed';
  readonly authors: readonly (readonly [given: string, family: string])[];
  readonly title: string;
  readonly year: number;
  readonly doi?: string;
  readonly labs: readonly LabId[];
  /** Where the source was published. */
  readonly in:
    | {
        readonly kind: 'article';
        readonly journal: string;
        readonly volume?: number;
        readonly issue?: number;
        readonly pages?: readonly [number, number];
      }
    | { readonly kind: 'conference'; readonly name: string; readonly short: string }
    | { readonly kind: 'rfc'; readonly number: number }
    /** A recommendation; its author is ITU-T. */
    | { readonly kind: 'itu'; readonly number: string };
}

const rfc = (number: number) => ({ kind: 'rfc', number }) as const;
const itu = (number: string) => ({ kind: 'itu', number }) as const;

export const SOURCES = [
  {
    id: 'diot-gagnon',
    role: 'rebuilt',
    authors: [
      ['C.', 'Diot'],
      ['F.', 'Gagnon'],
    ],
    title: 'Impact of Out-of-Sequence Processing on the Performance of Data Transmission',
    year: 1999,
    in: { kind: 'article', journal: 'Computer Networks', volume: 31, issue: 5, pages: [475, 492] },
    labs: ['alf'],
  },
  {
    id: 'neglia-falletta-bianchi',
    role: 'rebuilt',
    authors: [
      ['Giovanni', 'Neglia'],
      ['Vincenzo', 'Falletta'],
      ['Giuseppe', 'Bianchi'],
    ],
    title: 'Is TCP Packet Reordering Always Harmful?',
    year: 2004,
    in: {
      kind: 'conference',
      name: 'IEEE International Symposium on Modeling, Analysis, and Simulation of Computer and Telecommunications Systems',
      short: 'MASCOTS 2004',
    },
    labs: ['red'],
  },
  {
    id: 'sarwar-lochin-boreli',
    role: 'rebuilt',
    authors: [
      ['Golam', 'Sarwar'],
      ['Emmanuel', 'Lochin'],
      ['Roksana', 'Boreli'],
    ],
    title: 'Mitigating the Impact of Packet Reordering to Maximize Performance of Multimedia Applications',
    year: 2011,
    in: { kind: 'conference', name: 'IEEE International Conference on Communications', short: 'ICC 2011' },
    doi: '10.1109/icc.2011.5963251',
    labs: ['dccp'],
  },
  {
    id: 'torres-ribeiro',
    role: 'rebuilt',
    authors: [
      ['Pedro Rodrigues', 'Torres-Jr'],
      ['Eduardo Parente', 'Ribeiro'],
    ],
    title: 'Packet Reordering Metrics to Enable Performance Comparison in IP-Networks',
    year: 2020,
    in: { kind: 'article', journal: 'Journal of Computer Networks and Communications' },
    doi: '10.1155/2020/8465191',
    labs: ['metrics', 'tcp'],
  },
  {
    id: 'rfc5236',
    role: 'followed',
    authors: [
      ['Anura P.', 'Jayasumana'],
      ['Nischal M.', 'Piratla'],
      ['Tarun', 'Banka'],
      ['Abhijit A.', 'Bare'],
      ['Rick', 'Whitner'],
    ],
    title: 'Improved Packet Reordering Metrics',
    year: 2008,
    in: rfc(5236),
    labs: ['metrics'],
  },
  {
    id: 'rfc4737',
    role: 'followed',
    authors: [
      ['Al', 'Morton'],
      ['Len', 'Ciavattone'],
      ['Gomathi', 'Ramachandran'],
      ['Stanislav', 'Shalunov'],
      ['Jerry', 'Perser'],
    ],
    title: 'Packet Reordering Metrics',
    year: 2006,
    in: rfc(4737),
    labs: ['metrics'],
  },
  {
    id: 'rfc5348',
    role: 'followed',
    authors: [
      ['Sally', 'Floyd'],
      ['Mark', 'Handley'],
      ['Jitendra', 'Padhye'],
      ['Joerg', 'Widmer'],
    ],
    title: 'TCP Friendly Rate Control (TFRC): Protocol Specification',
    year: 2008,
    in: rfc(5348),
    labs: ['dccp'],
  },
  {
    id: 'floyd-jacobson',
    role: 'followed',
    authors: [
      ['Sally', 'Floyd'],
      ['Van', 'Jacobson'],
    ],
    title: 'Random Early Detection Gateways for Congestion Avoidance',
    year: 1993,
    in: {
      kind: 'article',
      journal: 'IEEE/ACM Transactions on Networking',
      volume: 1,
      issue: 4,
      pages: [397, 413],
    },
    labs: ['red'],
  },
  {
    id: 'padhye',
    role: 'followed',
    authors: [
      ['Jitendra', 'Padhye'],
      ['Victor', 'Firoiu'],
      ['Don', 'Towsley'],
      ['Jim', 'Kurose'],
    ],
    title: 'Modeling TCP Throughput: A Simple Model and Its Empirical Validation',
    year: 1998,
    in: { kind: 'conference', name: 'ACM SIGCOMM conference', short: 'SIGCOMM 1998' },
    labs: ['red'],
  },
  {
    id: 'rfc5681',
    role: 'followed',
    authors: [
      ['Mark', 'Allman'],
      ['Vern', 'Paxson'],
      ['Ethan', 'Blanton'],
    ],
    title: 'TCP Congestion Control',
    year: 2009,
    in: rfc(5681),
    labs: ['red', 'tcp'],
  },
  {
    id: 'rfc6298',
    role: 'followed',
    authors: [
      ['Vern', 'Paxson'],
      ['Mark', 'Allman'],
      ['Jerry', 'Chu'],
      ['Matt', 'Sargent'],
    ],
    title: "Computing TCP's Retransmission Timer",
    year: 2011,
    in: rfc(6298),
    labs: ['red', 'tcp'],
  },
  {
    id: 'rfc6582',
    role: 'followed',
    authors: [
      ['Tom', 'Henderson'],
      ['Sally', 'Floyd'],
      ['Andrei', 'Gurtov'],
      ['Yoshifumi', 'Nishida'],
    ],
    title: "The NewReno Modification to TCP's Fast Recovery Algorithm",
    year: 2012,
    in: rfc(6582),
    labs: ['red'],
  },
  {
    id: 'rfc6675',
    role: 'followed',
    authors: [
      ['Ethan', 'Blanton'],
      ['Mark', 'Allman'],
      ['Lili', 'Wang'],
      ['Ilpo', 'Jarvinen'],
      ['Markku', 'Kojo'],
      ['Yoshifumi', 'Nishida'],
    ],
    title: 'A Conservative Loss Recovery Algorithm Based on Selective Acknowledgment (SACK) for TCP',
    year: 2012,
    in: rfc(6675),
    labs: ['red', 'tcp'],
  },
  {
    id: 'rfc9000',
    role: 'followed',
    authors: [
      ['Jana', 'Iyengar'],
      ['Martin', 'Thomson'],
    ],
    title: 'QUIC: A UDP-Based Multiplexed and Secure Transport',
    year: 2021,
    in: rfc(9000),
    labs: ['alf'],
  },
  {
    id: 'rfc2018',
    role: 'followed',
    authors: [
      ['Matt', 'Mathis'],
      ['Jamshid', 'Mahdavi'],
      ['Sally', 'Floyd'],
      ['Allyn', 'Romanow'],
    ],
    title: 'TCP Selective Acknowledgment Options',
    year: 1996,
    in: rfc(2018),
    labs: ['red'],
  },
  {
    id: 'rfc3042',
    role: 'followed',
    authors: [
      ['Mark', 'Allman'],
      ['Hari', 'Balakrishnan'],
      ['Sally', 'Floyd'],
    ],
    title: "Enhancing TCP's Loss Recovery Using Limited Transmit",
    year: 2001,
    in: rfc(3042),
    labs: ['red'],
  },
  {
    id: 'rfc3550',
    role: 'followed',
    authors: [
      ['Henning', 'Schulzrinne'],
      ['Stephen L.', 'Casner'],
      ['Ron', 'Frederick'],
      ['Van', 'Jacobson'],
    ],
    title: 'RTP: A Transport Protocol for Real-Time Applications',
    year: 2003,
    in: rfc(3550),
    labs: ['metrics'],
  },
  {
    id: 'rfc4342',
    role: 'followed',
    authors: [
      ['Sally', 'Floyd'],
      ['Eddie', 'Kohler'],
      ['Jitendra', 'Padhye'],
    ],
    title:
      'Profile for Datagram Congestion Control Protocol (DCCP) Congestion Control ID 3: TCP-Friendly Rate Control (TFRC)',
    year: 2006,
    in: rfc(4342),
    labs: ['dccp'],
  },
  {
    id: 'rfc4828',
    role: 'followed',
    authors: [
      ['Sally', 'Floyd'],
      ['Eddie', 'Kohler'],
    ],
    title: 'TCP Friendly Rate Control (TFRC): The Small-Packet (SP) Variant',
    year: 2007,
    in: rfc(4828),
    labs: ['dccp'],
  },
  {
    id: 'rfc5622',
    role: 'followed',
    authors: [
      ['Sally', 'Floyd'],
      ['Eddie', 'Kohler'],
    ],
    title:
      'Profile for Datagram Congestion Control Protocol (DCCP) Congestion ID 4: TCP-Friendly Rate Control for Small Packets (TFRC-SP)',
    year: 2009,
    in: rfc(5622),
    labs: ['dccp'],
  },
  {
    id: 'itu-g107',
    role: 'followed',
    authors: [],
    title: 'The E-model: a computational model for use in transmission planning',
    year: 2015,
    in: itu('G.107'),
    labs: ['dccp'],
  },
  {
    id: 'itu-g113',
    role: 'followed',
    authors: [],
    title: 'Transmission impairments due to speech processing',
    year: 2007,
    in: itu('G.113'),
    labs: ['dccp'],
  },
  {
    id: 'itu-g1070',
    role: 'followed',
    authors: [],
    title: 'Opinion model for video-telephony applications',
    year: 2018,
    in: itu('G.1070'),
    labs: ['dccp'],
  },
] as const satisfies readonly Source[];

export type SourceId = (typeof SOURCES)[number]['id'];

/** The source with an id. */
export function sourceOf(id: SourceId): Source {
  const all: readonly Source[] = SOURCES;
  const found = all.find((source) => source.id === id);
  if (found === undefined) throw new Error(`there is no source ${id}`);
  return found;
}

/** The papers that a laboratory rebuilds; the sources that it follows, where it rebuilds none. */
export function sourcesOf(lab: LabId): readonly Source[] {
  const all = (SOURCES as readonly Source[]).filter(({ labs }) => labs.includes(lab));
  const rebuilt = all.filter(({ role }) => role === 'rebuilt');
  return rebuilt.length > 0 ? rebuilt : all;
}
