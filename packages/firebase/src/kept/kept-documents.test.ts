import type { Source } from '../sdk/source';
import type * as KeptDocuments from './kept-documents';

/** The used part of a browser's cache. */
class Store {
  readonly entries = new Map<string, Response>();
  put = (address: string, response: Response) => Promise.resolve(void this.entries.set(address, response));
  match = (address: string) => Promise.resolve(this.entries.get(address)?.clone());
  keys = () => Promise.resolve([...this.entries.keys()]);
  delete = (address: string) => Promise.resolve(this.entries.delete(address));
}
const stores = new Map<string, Store>();
const caches = {
  open: (name: string) => {
    const store = stores.get(name) ?? new Store();
    stores.set(name, store);
    return Promise.resolve(store);
  },
  keys: () => Promise.resolve([...stores.keys()]),
  delete: (name: string) => Promise.resolve(stores.delete(name)),
};

const tournament: Source = { kind: 'document', path: 'tournaments/t' };
const kept = (name: string) => ({ documents: [{ id: 't', data: { name } }], at: 5 });
let store: typeof KeptDocuments;

beforeEach(async () => {
  stores.clear();
  Object.assign(globalThis, { caches });
  jest.resetModules();
  store = await import('./kept-documents');
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

it('says again what was kept, to the same person alone', async () => {
  await store.keepDocuments('ada', tournament, kept('private'));
  expect(await store.recallDocuments('ada', tournament)).toEqual(kept('private'));
  expect(await store.recallDocuments('bob', tournament)).toBeNull();
  expect(await store.recallDocuments(null, tournament)).toBeNull();
});

it('knows a list of today by the one of yesterday', async () => {
  const list = (day: string): Source => ({
    kind: 'query',
    path: 'tournaments',
    conditions: [
      { kind: 'where', field: 'isTournamentPublic', op: '==', value: true },
      { kind: 'where', field: 'endDate', op: '>=', value: day },
    ],
  });
  await store.keepDocuments(null, list('2027-06-12'), kept('upcoming'));
  expect(await store.recallDocuments(null, list('2027-06-13'))).toEqual(kept('upcoming'));
});

it('empties a person’s store and pictures when they leave, and what comes late for them; what all may read stays', async () => {
  await store.forgetOthers('ada');
  await store.keepDocuments('ada', tournament, kept('private'));
  await store.keepDocuments(null, tournament, kept('late, of before they came'));
  await caches.open('courtside-private-pictures');
  await caches.open('courtside-files');
  await store.forgetOthers(null);
  await store.keepDocuments('ada', tournament, kept('late'));
  await store.keepDocuments(null, tournament, kept('public'));
  expect([...stores.keys()].sort()).toEqual(['courtside-files', 'courtside-private-documents-nobody']);
});

it('forgets the store of somebody whose session ended while no page was open, their pictures with it', async () => {
  await caches.open('courtside-private-documents-of-ada');
  await caches.open('courtside-private-pictures');
  await store.forgetOthers(null);
  expect([...stores.keys()]).toEqual([]);
});

it('keeps the pictures of who comes back', async () => {
  await caches.open('courtside-private-documents-of-ada');
  await caches.open('courtside-private-pictures');
  await store.forgetOthers('ada');
  expect(stores.size).toBe(2);
});

it('forgets what the server refuses now', async () => {
  await store.keepDocuments(null, tournament, kept('public'));
  await store.forgetDocuments(null, tournament);
  expect(await store.recallDocuments(null, tournament)).toBeNull();
});

it('does nothing where a browser has no such stores, or they are broken', async () => {
  Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('full')), keys: () => Promise.reject(new Error('off')) } });
  await store.keepDocuments(null, tournament, kept('x'));
  await store.forgetOthers(null);
  expect(await store.recallDocuments(null, tournament)).toBeNull();
  Reflect.deleteProperty(globalThis, 'caches');
  await store.keepDocuments(null, tournament, kept('x'));
  await store.forgetDocuments(null, tournament);
  await store.forgetOthers(null);
  expect(await store.recallDocuments(null, tournament)).toBeNull();
});
