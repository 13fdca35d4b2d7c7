/** In the frame of another page, as the address asks before its `#` (asked.ts). */
export const IS_EMBEDDED = /[?&]embed(?=[&=]|$)/.test(window.location.search);
