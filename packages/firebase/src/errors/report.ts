import type { ReadFailure } from './read-failure';

type Listener = (failure: ReadFailure) => void;
const listeners = new Set<Listener>();

/** Listens to unreadable stored documents, e.g. to show or log them. @returns stops listening */
export function onMalformedDocument(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function reportMalformed(failure: ReadFailure): void {
  console.warn(`${failure.path} could not be read: ${failure.message}`);
  for (const listener of listeners) listener(failure);
}
