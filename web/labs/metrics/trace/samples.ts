// Sample traces, made with the model's own jitter path (public/samples/README.md).

import { addressBeside } from '../../../late/oneFile.ts';

interface Sample {
  readonly name: string;
  readonly note: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    name: 'rtp-reordered.pcapng',
    note: '1,000 RTP packets, exponential jitter of 3 ms, with losses and duplicates',
  },
  { name: 'ping.txt', note: '100 requests of ping -D -O -i 0.2, exponential jitter of 120 ms' },
  { name: 'sequence.csv', note: '2,000 packets at 100 Mbit/s, jitter of 0.5 ms (netem’s normal table)' },
];

export async function sampleFile(name: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(addressBeside(`samples/${name}`), { signal });
  if (!response.ok)
    throw new Error(`The sample ${name} could not be loaded: the host answered ${response.status}.`);
  return response.blob();
}
