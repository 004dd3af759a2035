import { keepRegistry, keptRegistry } from './kept-registry';
import { takeDocument } from '../page/documents-in-page';
import { FILE_TIMEOUT, withTimeout } from './timeout';
import { parseRegistry, type Registry } from './registry';

/** How long to wait for the registry if a copy is available, in milliseconds. */
const PATIENCE_WITH_COPY = 3000;

export interface RegistryReader {
  /** Returns the registry that this tab uses; read once, and again after `forget`. @throws Error without a response or a copy */
  read(): Promise<Registry>;
  /** Returns the current registry, past every cache, without changing the one that this tab uses. @throws Error without a valid response */
  latest(): Promise<Registry>;
  forget(): void;
}

/**
 * Reads `remotes.json`. If it can't be loaded, hangs or is invalid, the last valid copy is used; the copy also replaces a malformed line.
 * @param url absolute
 */
export function registryReader(url: string, request: typeof fetch, clock: () => number): RegistryReader {
  let current: Promise<Registry> | null = null;

  const fetched = (patience: number) =>
    withTimeout('remotes.json', patience, async (signal) => {
      const ask = () => request(url, { cache: 'no-store', signal });
      // Retries once: on a bad connection a share of requests breaks.
      const response = await ask().catch((error: unknown) => (error instanceof TypeError ? ask() : Promise.reject(error as Error)));
      if (!response.ok) throw new Error(`remotes.json: HTTP ${response.status}`);
      const document: unknown = await response.json();
      return { document, registry: parseRegistry(document) };
    });

  /** As the server wrote it into the page, which is as new as the page. */
  const written = () => {
    const document = takeDocument('registry');
    return document === undefined ? undefined : { document, registry: parseRegistry(document) };
  };

  const read = async (): Promise<Registry> => {
    const kept = keptRegistry(url, clock());
    try {
      const { document, registry } = written() ?? (await fetched(kept ? PATIENCE_WITH_COPY : FILE_TIMEOUT));
      // An incomplete copy must not replace a complete one.
      if (registry.malformed.length === 0) keepRegistry(url, document, clock());
      return kept
        ? { ...registry, remotes: [...registry.remotes, ...kept.remotes.filter(({ name }) => registry.malformed.includes(name))] }
        : registry;
    } catch (error) {
      if (!kept) throw error;
      console.warn('The registry could not be read; the last copy serves.', error);
      // The next caller tries again.
      current = null;
      return kept;
    }
  };

  return {
    read: () => {
      const reading = (current ??= read());
      reading.catch(() => {
        if (current === reading) current = null;
      });
      return reading;
    },
    latest: async () => (await fetched(FILE_TIMEOUT)).registry,
    forget: () => {
      current = null;
    },
  };
}
