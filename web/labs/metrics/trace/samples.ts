// Traces that come with the page, each made by a program of the repository.

export interface Sample {
  readonly name: string;
  readonly note: string;
}

export const SAMPLES: readonly Sample[] = [];

export async function sampleFile(name: string): Promise<Blob> {
  const response = await fetch(new URL(`samples/${name}`, document.baseURI));
  if (!response.ok)
    throw new Error(`The sample ${name} could not be loaded: the host answered ${response.status}.`);
  return response.blob();
}
