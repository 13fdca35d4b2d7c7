// A figure as the ledger writes it.

/** "−1.37 ± 0.18 ms": the number large, its unit small. */
export function Value({ text }: { text: string }) {
  const [, number = text, unit = ''] = /^([−\d.,]+(?: ± [\d.]+)?)(.*)$/.exec(text) ?? [];
  return (
    <>
      {number}
      {unit !== '' && <small>{unit}</small>}
    </>
  );
}
