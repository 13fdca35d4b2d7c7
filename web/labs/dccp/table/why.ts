/** Id of the section in which the page explains why our table I differs from the paper's. */
export const WHY = 'why-table-1';
