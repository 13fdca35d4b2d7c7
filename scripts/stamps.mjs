// A stamp is the digest of a step's inputs when it last succeeded: the step is skipped while they are
// unchanged.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folder = join(root, '.setup');

/**
 * Files below a folder of the repository, in a fixed order.
 * @param {string} path
 * @param {(file: string) => boolean} wanted
 * @returns {string[]}
 */
export function filesBelow(path, wanted) {
  const found = [];
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const file = `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!['target', 'pkg', 'node_modules', '.git'].includes(entry.name))
        found.push(...filesBelow(file, wanted));
    } else if (wanted(file)) found.push(file);
  }
  return found.sort();
}

/**
 * Digest of the names and contents of files, and of whatever else the step depends on.
 * @param {string[]} files
 * @param {string[]} [others]
 */
export function digest(files, others = []) {
  const hash = createHash('sha256');
  for (const other of others) hash.update(`${other}\n`);
  for (const file of files) {
    const path = join(root, file);
    hash.update(`${file}\0`);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** @param {string} name @param {string} value */
export function isStamped(name, value) {
  const file = join(folder, name);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

/** @param {string} name @param {string} value */
export function stamp(name, value) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), value);
}
