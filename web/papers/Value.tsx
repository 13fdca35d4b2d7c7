// A value as the ledger prints it, with its unit in small letters.

/** `text`: for example "−1.37 ± 0.18 ms". */
export function Value({ text }: { text: string }) {
  const [, number = text, unit = ''] = /^([−\d.,]+(?: ± [\d.]+)?)(.*)$/.exec(text) ?? [];
  return (
    <>
      {number}
      {unit !== '' && <small>{unit}</small>}
    </>
  );
}
