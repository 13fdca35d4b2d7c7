// Whether a packet has been dragged: until then the late one asks for it, in this browser never again.

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
    // a browser that keeps nothing: for this page it is known
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
