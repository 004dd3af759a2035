import { newDocumentId } from '@courtside/firebase';
import { keepOnDevice, readKept } from '@courtside/ui';

const storageKey = 'courtside.boardDevice';
const LENGTH = 8;

let device: string | null = null;

/** Returns the id by which boards tell devices apart: eight letters and digits, stored in the browser. */
export function boardDevice(): string {
  device ??= keptDevice();
  return device;
}

function keptDevice(): string {
  const kept = readKept(storageKey);
  if (kept?.length === LENGTH) return kept;
  const made = newDocumentId().slice(0, LENGTH);
  keepOnDevice(storageKey, made);
  return made;
}
