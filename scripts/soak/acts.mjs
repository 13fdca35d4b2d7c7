// The acts of `npm run test:soak`, drawn from a seed. An act names elements by shares ("the button three tenths down the list"), so that
// a list of acts can be printed, repeated and shortened.

import { randomNumbers, scenariosOf } from '../sentences/draw.mjs';

/**
 * @typedef {{ act: 'open' | 'go', link: string } | { act: 'click' | 'slide' | 'point', at: number, to: number } |
 *   { act: 'write', at: number, text: string } | { act: 'press', key: string, times: number } |
 *   { act: 'resize', width: number, height: number } | { act: 'back' } | { act: 'drop', sample: string } |
 *   { act: 'rest' }} Act
 */

/** Number of acts in an episode, which begins by loading the page. */
const EPISODE = 24;
/** One in this many episodes is long: it has as many acts as these episodes together. */
const LONG_EVERY = 6;

const SIZES = /** @type {const} */ ([
  [1280, 720],
  [1440, 900],
  [390, 844],
  [320, 640],
  [853, 480],
  [2560, 1440],
]);

const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...[
    'Tab',
    'Enter',
    'Escape',
    ' ',
    '?',
    'Backspace',
    'Delete',
    'p',
    'l',
    's',
    'd',
    'k',
    '1',
    '9',
    '+',
    '-',
    '0',
  ],
];

/** Texts to type into fields. */
const TEXTS = [
  '',
  '0',
  '-1',
  '7',
  '12,5',
  '1e9',
  'abc',
  '1 2 5 4 3',
  '90:0,99:2.5,100:20',
  '<b>',
  '0.001',
  '∞',
  'loss',
];

const SAMPLES = ['ping.txt', 'rtp-reordered.pcapng', 'sequence.csv'];

/** Values that make scenarios quick to compute, for laboratories with these parameters. @type {Readonly<Record<string, string>>} */
const LITTLE = { transfer: '1', duration: '10', warmup: '2', runs: '2', n: '300' };

/** @param {import('../sentences/draw.mjs').Lab} lab @param {string} link */
function small({ params }, link) {
  const given = Object.entries(LITTLE).filter(
    ([id]) => params.some((param) => param.id === id) && !link.includes(`${id}=`),
  );
  return [link, ...given.map(([id, value]) => `${id}=${value}`)].join('&');
}

/**
 * Addresses to go to, in an order drawn from the seed: scenarios of every laboratory with every figure, and pages.
 * @param {readonly import('../sentences/draw.mjs').Lab[]} labs @param {readonly string[]} pages @param {number} seed
 */
export function linksOf(labs, pages, seed) {
  const random = randomNumbers(seed);
  const scenarios = labs.flatMap((lab) => {
    const figures = lab.params.find(({ id }) => id === 'fig')?.values.options ?? [];
    return scenariosOf(lab, 40, seed).map((link, i) => {
      const { id = '' } = figures[i % Math.max(1, figures.length)] ?? {};
      return `${small(lab, link)}${id === '' ? '' : `&fig=${id}`}`;
    });
  });
  return [...scenarios, ...pages, ...pages]
    .map((link) => /** @type {const} */ ([random(), link]))
    .sort(([a], [b]) => a - b)
    .map(([, link]) => link);
}

/**
 * The acts of one episode, the same for the same seed and number.
 * @param {readonly string[]} links @param {number} seed @param {number} number from 0
 * @returns {Act[]}
 */
export function episode(links, seed, number) {
  const random = randomNumbers(seed * 1_000_003 + number);
  /** @template T @param {readonly T[]} list @returns {T} */
  const one = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);
  const share = () => Math.round(random() * 1000) / 1000;
  const length = number % LONG_EVERY === LONG_EVERY - 1 ? LONG_EVERY * EPISODE : EPISODE;
  /** @type {readonly [weight: number, draw: () => Act][]} */
  const kinds = [
    [30, () => ({ act: 'click', at: share(), to: share() })],
    [16, () => ({ act: 'slide', at: share(), to: share() })],
    [14, () => ({ act: 'press', key: one(KEYS), times: 1 + Math.floor(random() ** 3 * 8) })],
    [10, () => ({ act: 'point', at: share(), to: share() })],
    [8, () => ({ act: 'go', link: one(links) })],
    [5, () => ({ act: 'write', at: share(), text: one(TEXTS) })],
    [4, () => sizeOf(one(SIZES))],
    [4, () => ({ act: 'back' })],
    [1, () => ({ act: 'drop', sample: one(SAMPLES) })],
    [8, () => ({ act: 'rest' })],
  ];
  const all = kinds.reduce((sum, [weight]) => sum + weight, 0);
  const drawn = () => {
    let left = random() * all;
    for (const [weight, draw] of kinds) {
      left -= weight;
      if (left < 0) return draw();
    }
    return /** @type {Act} */ ({ act: 'rest' });
  };
  return [
    sizeOf(one(SIZES)),
    { act: 'open', link: links[number % links.length] ?? '' },
    { act: 'rest' },
    ...Array.from({ length }, drawn),
    { act: 'rest' },
  ];
}

/** @param {readonly [number, number]} size @returns {Act} */
function sizeOf([width, height]) {
  return { act: 'resize', width, height };
}

/** An act in a line. @param {Act} act */
export function actLine(act) {
  const { act: name, ...rest } = act;
  return [name, ...Object.values(rest).map((value) => JSON.stringify(value))].join(' ');
}
