import { hashOf } from '../read/hash.ts';

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
  // titles without Latin letters have names of their own too
  return name === '' ? `lesson-${hashOf(title).toString(36)}` : name;
}
