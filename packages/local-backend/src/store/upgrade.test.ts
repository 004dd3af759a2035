import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { openDataStore, openStore, type Migration } from '.';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(() => data.remove());

const lines: string[] = [];
const options = { now: Date.now, log: { info: (line: string) => void lines.push(line), warn: () => undefined } };
/** A folder from the last program without versions: an account, 40 documents, a picture, an unfinished upload. */
const unpackOldest = (): void => void execFileSync('tar', ['xzf', path.join(__dirname, 'fixtures/folder-v0.tar.gz'), '-C', data.folder]);
const backups = (): Promise<string[]> => readdir(path.join(data.folder, 'backups')).catch(() => []);

const open = {
  firestoreRules: {
    text: "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write: if true; } } }",
  },
};

describe('a folder from before there were versions', () => {
  it('D1 keeps its accounts, documents, pictures and uploads, and a copy of the old store', async () => {
    unpackOldest();
    const before = await readFile(path.join(data.folder, 'store.lmdb'));
    // The second start finds an up-to-date store.
    for (const start of [1, 2]) {
      const backend = await startTestBackend(data.folder, open);
      const signIn = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`, {
        method: 'POST',
        body: JSON.stringify({ email: 'ada@example.org', password: 'correct horse', returnSecureToken: true }),
      });
      expect([start, signIn.status]).toEqual([start, 200]);
      const notes = (await (
        await fetch(`${backend.url}/v1/projects/demo-courtside/databases/(default)/documents/notes?pageSize=300`)
      ).json()) as { documents: { name: string; fields: { text: { stringValue: string } } }[] };
      expect(notes.documents).toHaveLength(40);
      expect(notes.documents.find(({ name }) => name.endsWith('/large'))?.fields.text.stringValue).toHaveLength(9000);
      expect(notes.documents.find(({ name }) => name.endsWith('/n7'))?.fields.text.stringValue).toBe('note 7');
      const picture = await fetch(`${backend.url}/v0/b/demo-courtside.appspot.com/o/images%2Fposter.png?alt=media`);
      expect(await picture.text()).toBe('not really a picture');
      await backend.close();
    }
    const [copy, ...others] = await backups();
    expect(others).toEqual([]);
    expect(await readFile(path.join(data.folder, 'backups', copy ?? ''))).toEqual(before);
  });
});

describe('steps between versions', () => {
  const step = (version: number, run: Migration['run'] = () => undefined): Migration => ({ version, summary: `step ${version}`, run });
  const fill = async (): Promise<void> => {
    const store = await openDataStore(data.folder, { ...options, migrations: [] });
    const table = store.database<string, number>('numbers');
    await store.transaction(() => table.put('a', 1));
    await store.close();
  };
  const add =
    (amount: number): Migration['run'] =>
    (store) =>
      store.database<string, number>('numbers').put('a', (store.database<string, number>('numbers').get('a') ?? 0) * 10 + amount);

  it('D2 run once each, in order, after a copy was made', async () => {
    await fill();
    const upgrade = async (steps: readonly Migration[]): Promise<number | undefined> => {
      const store = await openDataStore(data.folder, { ...options, migrations: steps });
      const value = store.database<string, number>('numbers').get('a');
      await store.close();
      return value;
    };
    expect(await upgrade([step(2, add(2))])).toBe(12);
    expect(await upgrade([step(2, add(2)), step(3, add(3)), step(4, add(4))])).toBe(1234);
    expect(await upgrade([step(2, add(2)), step(3, add(3)), step(4, add(4))])).toBe(1234);
    expect((await backups()).map((name) => /upgrade-to-\d/.exec(name)?.[0]).sort()).toEqual(['upgrade-to-2', 'upgrade-to-4']);
  });

  it('D2 leave the store as it was when one fails', async () => {
    await fill();
    const broken = step(2, (store) => {
      add(2)(store);
      throw new Error('a defect of the step');
    });
    await expect(openDataStore(data.folder, { ...options, migrations: [broken] })).rejects.toMatchObject({
      exitCode: 51,
      message: expect.stringContaining('a defect of the step') as unknown,
    });
    const store = openStore(data.folder);
    expect(store.database('numbers').get('a')).toBe(1);
    expect(store.database('store').get('info')).toMatchObject({ version: 1 });
    await store.close();
  });

  it('D2 are not run on a new store, which has the present version', async () => {
    const store = await openDataStore(data.folder, {
      ...options,
      migrations: [
        step(2, () => {
          throw new Error('never');
        }),
      ],
    });
    expect(store.database('store').get('info')).toMatchObject({ version: 2 });
    await store.close();
    expect(await backups()).toEqual([]);
  });

  it('D3 a store of a later version is refused', async () => {
    const store = await openDataStore(data.folder, { ...options, migrations: [step(2)] });
    await store.close();
    await expect(openDataStore(data.folder, { ...options, migrations: [] })).rejects.toMatchObject({
      exitCode: 51,
      message: expect.stringMatching(/has version 2.*up to 1.*back-up/s) as unknown,
    });
  });
});
