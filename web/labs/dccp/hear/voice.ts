// An artificial voice without words: pulses of a glottis through three formants, syllable after syllable. It is
// computed in the page, the same each time; nobody was recorded. It loads when it is first played.

import { FRAME, RATE } from './frames.ts';
import { randomNumbers, type Syllable, syllableLoudness, syllablesFor } from './syllables.ts';

const BANDWIDTHS = [80, 100, 140] as const;
const LOUDNESS = [1, 0.5, 0.25] as const;
/** Pitch at the start and at the end of a phrase, Hz. */
const PITCH = [132, 96] as const;
const PEAK = 0.6;

/** Samples of the voice, at `RATE`. */
export function voice(seconds: number): Float32Array<ArrayBuffer> {
  const random = randomNumbers();
  const syllables = syllablesFor(seconds, random);
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (const syllable of syllables) sing(samples, syllable, random);
  const most = samples.reduce((greatest, sample) => Math.max(greatest, Math.abs(sample)), 1e-9);
  return samples.map((sample) => (PEAK * sample) / most);
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
    // a glottal pulse, which opens slowly and closes at once
    const pulse = phase < 0.6 ? Math.sin((Math.PI * phase) / 0.6) ** 2 : 0;
    const source = pulse - before + 0.02 * (random() - 0.5);
    before = pulse;
    const sound = formants.reduce((sum, formant, i) => sum + (LOUDNESS[i] ?? 0) * formant(source), 0);
    return sound * syllableLoudness(place);
  });
  // vowels are equally loud, whatever their formants
  const most = sung.reduce((greatest, sample) => Math.max(greatest, Math.abs(sample)), 1e-9);
  const hiss = hasHiss ? Math.round(0.045 * RATE) : 0;
  sung.forEach((sample, at) => {
    const noise = at < hiss ? 0.3 * (random() - 0.5) * Math.sin((Math.PI * at) / hiss) : 0;
    samples[first + at] = sample / most + noise;
  });
}

/** A two-pole resonator at a frequency (Hz). */
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

/** Time (s) over which a frame fades in or out beside a missing one: without it every gap would click. */
const FADE = 0.002;

/** The voice as it is heard, with silence for missing frames. */
export function heardVoice(
  voice: Float32Array,
  rate: number,
  frames: readonly boolean[],
): Float32Array<ArrayBuffer> {
  const [length, fade] = [Math.round(FRAME * rate), Math.round(FADE * rate)];
  return voice.map((sample, at) => {
    const frame = Math.floor(at / length);
    if (frames[frame] !== true) return 0;
    const [since, left] = [at - frame * length, (frame + 1) * length - at];
    const from = frames[frame - 1] === false ? Math.min(1, since / fade) : 1;
    const to = frames[frame + 1] === false ? Math.min(1, left / fade) : 1;
    return sample * from * to;
  });
}
