// Syllables of the artificial voice, in phrases; the same each time.

/** Formants of vowels (Hz), about those of a grown speaker: a, e, i, o, u. */
const VOWELS = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [270, 2290, 3010],
  [570, 840, 2410],
  [300, 870, 2240],
] as const;
/** Number of syllables in a phrase, and the pause behind it (s). */
const PHRASE = 7;
const PAUSE = 0.22;
const SEED = 7;

export interface Syllable {
  readonly from: number;
  readonly to: number;
  readonly vowel: (typeof VOWELS)[number];
  /** A hiss precedes the vowel. */
  readonly hasHiss: boolean;
  /** Place of the syllable in its phrase, 0 to 1. */
  readonly share: number;
}

/**
 * Loudness of the voice, from 0 to 1, in equal steps from its start to its end, computed from the syllables without
 * making the sound.
 */
export function loudnessOutline(seconds: number, bars: number): number[] {
  const syllables = syllablesFor(seconds, randomNumbers());
  return Array.from({ length: bars }, (_, i) => {
    const at = ((i + 0.5) * seconds) / bars;
    const said = syllables.find(({ from, to }) => from <= at && at < to);
    return said === undefined ? 0 : syllableLoudness((at - said.from) / (said.to - said.from));
  });
}

/** Loudness within a syllable, from its start (0) to its end (1). */
export function syllableLoudness(place: number): number {
  return Math.sin(Math.PI * place) ** 0.6;
}

export function syllablesFor(seconds: number, random: () => number): Syllable[] {
  const found: Syllable[] = [];
  for (let from = 0.05, nth = 0; from < seconds; nth += 1) {
    const to = from + 0.13 + 0.1 * random();
    const vowel = VOWELS[Math.floor(random() * VOWELS.length)] ?? VOWELS[0];
    found.push({ from, to, vowel, hasHiss: random() < 0.45, share: (nth % PHRASE) / (PHRASE - 1) });
    from = to + 0.02 + ((nth + 1) % PHRASE === 0 ? PAUSE : 0);
  }
  return found;
}

/** Pseudorandom numbers from 0 to 1, the same each time (mulberry32). */
export function randomNumbers(): () => number {
  let state: number = SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
