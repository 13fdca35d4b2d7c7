// Whether a packet has been dragged in this browser; until then the late packet invites the reader to.

const KEY = 'packet-dragged';

let isKnown = false;

export function hasDragged(): boolean {
  isKnown ||= stored();
  return isKnown;
}

export function noteDrag(): void {
  if (hasDragged()) return;
  isKnown = true;
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // without storage this is remembered for the page only
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
