// Counts in words, which may be means over several runs.

/** `1 packet`, `12,345 packets`, `4,711.3 packets`: whole counts to the last digit, means to a tenth. */
export function counted(count: number, thing: string): string {
  return `${shown(count)} ${thing}${count === 1 ? '' : 's'}`;
}

function shown(count: number): string {
  // of a small mean a tenth would leave nothing
  const digits = Math.abs(count) < 10 ? { maximumSignificantDigits: 4 } : { maximumFractionDigits: 1 };
  return count.toLocaleString('en-US', digits);
}
