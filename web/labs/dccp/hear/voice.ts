// A voice that says nothing: pulses of a glottis through three formants, syllable after syllable. Made in the page, the
// same each time; nobody was recorded.

export const RATE = 16_000;

/** Formants of vowels (Hz), about those of a grown speaker: a, e, i, o, u. */
const VOWELS = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [270, 2290, 3010],
  [570, 840, 2410],
  [300, 870, 2240],
] as const;
const BANDWIDTHS = [80, 100, 140] as const;
const LOUDNESS = [1, 0.5, 0.25] as const;
/** Pitch at the start of a phrase and at its end, Hz. */
const PITCH = [132, 96] as const;
/** Syllables to a phrase, and the pause behind it, s. */
const PHRASE = 7;
const PAUSE = 0.22;
const PEAK = 0.6;
const SEED = 7;

interface Syllable {
  readonly from: number;
  readonly to: number;
  readonly vowel: (typeof VOWELS)[number];
  /** A hiss before the vowel. */
  readonly hasHiss: boolean;
  /** How far the phrase has come, 0 to 1. */
  readonly share: number;
}

/** So many seconds, at `RATE`. */
export function voice(seconds: number): Float32Array<ArrayBuffer> {
  const random = generator(SEED);
  const syllables = syllablesFor(seconds, random);
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (const syllable of syllables) sing(samples, syllable, random);
  const most = samples.reduce((greatest, sample) => Math.max(greatest, Math.abs(sample)), 1e-9);
  return samples.map((sample) => (PEAK * sample) / most);
}

/** How loud that voice is meant to be, from 0 to 1, in so many bars from its start to its end: it is not made for that. */
export function outline(seconds: number, bars: number): number[] {
  const syllables = syllablesFor(seconds, generator(SEED));
  return Array.from({ length: bars }, (_, i) => {
    const at = ((i + 0.5) * seconds) / bars;
    const said = syllables.find(({ from, to }) => from <= at && at < to);
    return said === undefined ? 0 : swelling((at - said.from) / (said.to - said.from));
  });
}

/** A syllable comes and goes. */
function swelling(place: number): number {
  return Math.sin(Math.PI * place) ** 0.6;
}

function syllablesFor(seconds: number, random: () => number): Syllable[] {
  const found: Syllable[] = [];
  for (let from = 0.05, nth = 0; from < seconds; nth += 1) {
    const to = from + 0.13 + 0.1 * random();
    const vowel = VOWELS[Math.floor(random() * VOWELS.length)] ?? VOWELS[0];
    found.push({ from, to, vowel, hasHiss: random() < 0.45, share: (nth % PHRASE) / (PHRASE - 1) });
    from = to + 0.02 + ((nth + 1) % PHRASE === 0 ? PAUSE : 0);
  }
  return found;
}

function sing(
  samples: Float32Array,
  { from, to, vowel, hasHiss, share }: Syllable,
  random: () => number,
): void {
  const [first, last] = [Math.round(from * RATE), Math.min(samples.length, Math.round(to * RATE))];
  const formants = vowel.map((frequency, i) => resonator(frequency, BANDWIDTHS[i] ?? 100));
  const pitch = PITCH[0] + (PITCH[1] - PITCH[0]) * share;
  let phase = 0;
  let before = 0;
  const sung = Float32Array.from({ length: Math.max(0, last - first) }, (_, at) => {
    const place = at / (last - first);
    // the pitch rises and falls a little within a syllable
    phase = (phase + (pitch * (1 + 0.06 * Math.sin(Math.PI * place))) / RATE) % 1;
    // a pulse that opens slowly and shuts at once
    const pulse = phase < 0.6 ? Math.sin((Math.PI * phase) / 0.6) ** 2 : 0;
    const source = pulse - before + 0.02 * (random() - 0.5);
    before = pulse;
    const sound = formants.reduce((sum, formant, i) => sum + (LOUDNESS[i] ?? 0) * formant(source), 0);
    return sound * swelling(place);
  });
  // a vowel is as loud as the next one, whatever its formants
  const most = sung.reduce((greatest, sample) => Math.max(greatest, Math.abs(sample)), 1e-9);
  const hiss = hasHiss ? Math.round(0.045 * RATE) : 0;
  sung.forEach((sample, at) => {
    const noise = at < hiss ? 0.3 * (random() - 0.5) * Math.sin((Math.PI * at) / hiss) : 0;
    samples[first + at] = sample / most + noise;
  });
}

/** A filter of two poles that rings at a frequency. */
function resonator(frequency: number, bandwidth: number): (sample: number) => number {
  const radius = Math.exp((-Math.PI * bandwidth) / RATE);
  const [a, b] = [2 * radius * Math.cos((2 * Math.PI * frequency) / RATE), -radius * radius];
  const gain = 1 - radius;
  let [one, two] = [0, 0];
  return (sample) => {
    const next = gain * sample + a * one + b * two;
    [one, two] = [next, one];
    return next;
  };
}

/** Numbers from 0 to 1, the same each time (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
