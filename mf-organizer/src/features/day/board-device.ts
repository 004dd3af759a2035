import { newDocumentId } from '@courtside/firebase';

const storageKey = 'courtside.boardDevice';
const LENGTH = 8;

let device: string | null = null;

/** By what boards tell this device from others: eight letters and digits, for as long as the browser keeps them. */
export function boardDevice(): string {
  device ??= keptDevice();
  return device;
}

function keptDevice(): string {
  const made = newDocumentId().slice(0, LENGTH);
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept?.length === LENGTH) return kept;
    localStorage.setItem(storageKey, made);
  } catch {
    // The browser keeps nothing: it holds for this visit.
  }
  return made;
}
