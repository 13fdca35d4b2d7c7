/** Where the page says why our table I differs from the paper's. */
export const WHY = 'why-table-1';
