import type * as All from '../src/commands';
import type { TestBackend } from './backend.testkit';

export type Commands = typeof All;
export interface Organizer {
  readonly uid: string;
  readonly commands: Commands;
  /** Watches documents as a page does, and waits until the server has sent them. */
  readonly watch: (id: string, ...more: readonly string[]) => Promise<void>;
  /** Reads a document from the server. */
  readonly read: (path: string) => Promise<Readonly<Record<string, unknown>>>;
  /** Reads the records of a tournament's history. */
  readonly history: (id: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly network: (on: boolean) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Loads a separate copy of this package for one user, as in their browser. */
export async function enter(backend: TestBackend, name: string): Promise<Organizer> {
  let organizer: Organizer | null = null;
  await jest.isolateModulesAsync(async () => {
    const { configurePlatform } = await import('../src/config');
    const { projectId, origin } = backend;
    configurePlatform({
      firebase: { apiKey: 'key', projectId, authDomain: `${projectId}.test`, storageBucket: `${projectId}.appspot.com` },
      emulator: { origin },
    });
    const session = await import('../src/session');
    const commands = await import('../src/commands');
    // While modules are isolated: a later command would load another user's copy.
    await commands.prepareCommands();
    const { openLive } = await import('../src/session/open-live');
    const { loadLite } = await import('../src/sdk/parts');
    const sdk = await import('firebase/firestore');
    sdk.setLogLevel('silent');
    (await import('firebase/firestore/lite')).setLogLevel('silent');
    await session.signUpWithEmail(`${name}@courtside.test`, 'courtside');
    const [{ db }] = await Promise.all([openLive(), loadLite()]);
    const stops: (() => void)[] = [];
    organizer = {
      uid: session.currentSession().uid ?? '',
      commands,
      watch: async (id, ...more) => {
        const first = (path: string) =>
          new Promise<void>((resolve) =>
            stops.push(
              sdk.onSnapshot(sdk.doc(db, path), { includeMetadataChanges: true }, (snapshot) => !snapshot.metadata.fromCache && resolve()),
            ),
          );
        await Promise.all([`tournaments/${id}`, `teams/${id}`, `schedules/${id}`, ...more].map(first));
      },
      read: async (path) => (await sdk.getDocFromServer(sdk.doc(db, path))).data() ?? {},
      history: async (id) => (await sdk.getDocsFromServer(sdk.collection(db, `days/${id}/history`))).docs.map((record) => record.data()),
      network: (on) => (on ? sdk.enableNetwork(db) : sdk.disableNetwork(db)),
      leave: async () => {
        for (const stop of stops) stop();
        await session.signOut();
      },
    };
  });
  if (!organizer) throw new Error('Nobody came in.');
  return organizer;
}

/** Returns what a user sees: null on success, else the code of the failure. */
export const getFailureCode = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: { code?: string }) => error.code ?? 'unknown',
  );
