// Where a laboratory's ledger can be read.

/** Null where the program names no place of its files. */
export function ledgerAddress(
  lab: string,
  repository: string = import.meta.env.OOS_REPOSITORY,
): string | null {
  const place = repository.replace(/^git\+/, '').replace(/\.git$/, '');
  return place === '' ? null : `${place}/blob/HEAD/docs/ledger/${lab}.md`;
}
