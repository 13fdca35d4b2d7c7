// Large counts. Intl writes them alike, but what a browser reads before it has written its first number keeps the page
// busy for 25 ms, and the page needs no language but one.

/** `12,345`; of a number with digits after the point, its whole part is written like this. */
export function whole(count: number): string {
  const [units = '', ...rest] = `${count}`.split('.');
  return [units.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}
