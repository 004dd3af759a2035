import { newDocumentId } from '@courtside/firebase';
import { keepOnDevice, readKept } from '@courtside/ui';

const storageKey = 'courtside.boardDevice';
const LENGTH = 8;

let device: string | null = null;

/** By what boards tell this device from others: eight letters and digits, for as long as the browser keeps them. */
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
