/** As one word of a POSIX shell. */
export function inShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
