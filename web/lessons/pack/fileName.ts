/** A lesson's file name from its title, with letters that an address may have. */
export function fileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return name === '' ? `lesson-${numberOf(title).toString(36)}` : name;
}

/** A hash (FNV-1a) for titles without Latin letters, so that each has a name of its own. */
function numberOf(title: string): number {
  let hash = 0x811c9dc5;
  for (const letter of title) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
