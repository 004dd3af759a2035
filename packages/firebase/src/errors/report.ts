import type { ReadFailure } from './read-failure';

type Listener = (failure: ReadFailure) => void;
const listeners = new Set<Listener>();

/** Hears of every stored document that could not be read, e.g. to tell the person or a log. @returns stops listening */
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
