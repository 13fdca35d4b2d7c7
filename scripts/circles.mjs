// Finds circles of uses, between Rust files of a folder and between rooms of a folder of the page: files that use each
// other in a circle cannot be read and understood one after the other.

/** @typedef {ReadonlyMap<string, string>} Folder texts of the files of one folder, by name without `.rs` */

/**
 * The file of the folder that each name re-exported by `mod.rs` comes from. @param {string} text @returns
 * {Map<string, string>}
 */
function handedOn(text) {
  const uses = [...text.matchAll(/\bpub(?:\(\w+\))? use (\w+)::(\{[^}]*\}|\w+)/g)];
  return new Map(
    uses.flatMap(([, file = '', names = '']) =>
      (names.match(/\w+/g) ?? []).map((name) => /** @type {const} */ ([name, file])),
    ),
  );
}

/** The file without its tests. @param {string} text */
function withoutTests(text) {
  return (text.split(/^#\[cfg\(test\)\]\nmod /m)[0] ?? '').replaceAll(/\/\/.*$/gm, '');
}

/**
 * Files of the folder that one file uses.
 * @param {string} text @param {Folder} folder @param {Map<string, string>} names
 * @param {string} place the folder's path from the crate, `crate::trace::tcp`
 */
function usesOf(text, folder, names, place) {
  const near = withoutTests(text).replaceAll(`${place}::`, 'super::');
  const paths = [...near.matchAll(/(?<!super::)\bsuper::(\{[^;]*?\}\s*;|\w+)/g)];
  const used = paths.flatMap(
    ([, path = '']) => path.replaceAll(/::\{[^}]*\}/g, '').match(/(?<!::)\b\w+/g) ?? [],
  );
  return new Set(
    used.map((name) => (folder.has(name) ? name : names.get(name))).filter((name) => name !== undefined),
  );
}

/**
 * Finds a circle of files, if there is one.
 * @param {Folder} folder
 * @param {string} place the folder's path from the crate, `crate::trace::tcp`
 * @returns {string[] | undefined}
 */
export function circleIn(folder, place) {
  const names = handedOn(folder.get('mod') ?? '');
  const uses = new Map(
    [...folder]
      .filter(([name]) => name !== 'mod')
      .map(([name, text]) => [name, usesOf(text, folder, names, place)]),
  );
  return circleOf(uses);
}

/**
 * Finds a circle, if there is one: a path from a name back to itself.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} uses what each name uses
 * @returns {string[] | undefined}
 */
export function circleOf(uses) {
  /** @type {Set<string>} */
  const clear = new Set();
  /** @param {string} name @param {string[]} path @returns {string[] | undefined} */
  const follow = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (clear.has(name)) return undefined;
    for (const used of uses.get(name) ?? []) {
      const found = used === name ? undefined : follow(used, [...path, name]);
      if (found !== undefined) return found;
    }
    clear.add(name);
    return undefined;
  };
  for (const name of uses.keys()) {
    const found = follow(name, []);
    if (found !== undefined) return found;
  }
  return undefined;
}
