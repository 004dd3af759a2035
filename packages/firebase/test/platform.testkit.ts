import { configurePlatform } from '../src/config';
import type { ReadFailure } from '../src/errors/read-failure';
import type { Meta, OnError, OnValue, Unsubscribe } from '../src/repositories';
import { currentSession, signInWithEmail, signOut, signUpWithEmail } from '../src/session';
import { setLogLevel } from 'firebase/firestore';
import { setLogLevel as setLiteLogLevel } from 'firebase/firestore/lite';
import { startTestBackend, type TestBackend } from './backend.testkit';

/** Our own package against a backend of its own, as a page would use it. */
export interface Platform {
  readonly backend: TestBackend;
  /** Signs in as a person, who is made at the first time; null signs out. @returns their id */
  become(name: string | null): Promise<string>;
  close(): Promise<void>;
}

export async function openPlatform(): Promise<Platform> {
  // Refusals and conflicts are part of these tests; the SDK would print each of them.
  setLogLevel('silent');
  setLiteLogLevel('silent');
  const backend = await startTestBackend();
  configurePlatform({
    firebase: {
      apiKey: 'key',
      projectId: backend.projectId,
      authDomain: `${backend.projectId}.test`,
      storageBucket: `${backend.projectId}.appspot.com`,
    },
    emulator: { origin: backend.origin },
  });
  const known = new Set<string>();
  return {
    backend,
    async become(name) {
      await signOut();
      if (name === null) return '';
      const email = `${name}@courtside.test`;
      await (known.has(name) ? signInWithEmail : signUpWithEmail)(email, 'courtside');
      known.add(name);
      return currentSession().uid ?? '';
    },
    async close() {
      await signOut();
      await backend.close();
    },
  };
}

type Watch<Arguments extends unknown[], T> = (...args: [...Arguments, OnValue<T>, OnError]) => Unsubscribe;

/** Watches until a value is as expected, by default one of the server; an error ends it. */
export function firstValue<Arguments extends unknown[], T>(
  watch: Watch<Arguments, T>,
  args: Arguments,
  accept: (value: T, meta: Meta) => boolean = (_, { fromCache }) => !fromCache,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let done = false;
    let stop: Unsubscribe = () => undefined;
    const end = (settle: () => void) => {
      done = true;
      stop();
      settle();
    };
    const onValue: OnValue<T> = (value, meta) => !done && accept(value, meta) && end(() => resolve(value));
    const onError: OnError = (error) => !done && end(() => reject(error));
    stop = watch(...args, onValue, onError);
    if (done) stop();
  });
}

/** Watches until it fails. */
export function firstError<Arguments extends unknown[], T>(watch: Watch<Arguments, T>, args: Arguments): Promise<ReadFailure> {
  return firstValue(watch, args, () => false).then(
    () => Promise.reject(new Error('It did not fail.')),
    (error: ReadFailure) => error,
  );
}

/** A PNG of the given number of bytes, as far as anybody looks. */
export function png(size = 200): Blob {
  return new Blob([new Uint8Array(size).fill(1)], { type: 'image/png' });
}

/** What a person fills in to create a tournament. */
export const draft = {
  name: 'Ghent Open',
  location: 'Ghent',
  description: 'Three against three.',
  startDate: '2026-07-10',
  endDate: '2026-07-12',
  timeZone: 'Europe/Brussels',
} as const;
