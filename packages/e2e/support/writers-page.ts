/** The functions that the page of `writersPage` offers to a test. */
export interface WritersWindow {
  readonly state: {
    readonly acknowledged: readonly string[];
    readonly listeners: number;
    readonly heard: number;
    readonly counted: number;
    readonly protocol: string;
  };
  run(name: string, count: number, burst: number): Promise<void>;
  blink(id: string, rounds: number): Promise<number>;
  restless(name: string, count: number): Promise<void>;
  count(id: string, count: number): Promise<number>;
  found(): Promise<{ ids: string[]; sum: number }>;
}

/**
 * The script of a page that writes a lot: each operation adds a document and increments one counter, in one batch. It uses the backend at the
 * address in the fragment, or the origin that served it, as with a proxy in front of both.
 */
export const writersPage = `
  import { initializeApp } from 'firebase/app';
  import { collection, connectFirestoreEmulator, disableNetwork, doc, enableNetwork, getDocsFromServer, getDocFromServer, increment, initializeFirestore, memoryLocalCache, onSnapshot, query, setDoc, setLogLevel, where, writeBatch } from 'firebase/firestore';
  setLogLevel('silent');
  const app = initializeApp({ projectId: 'demo-courtside', apiKey: 'local' });
  const ssl = location.protocol === 'https:';
  const db = initializeFirestore(app, { localCache: memoryLocalCache(), ...(ssl ? { host: location.host, ssl: true } : {}) });
  const [host, port] = (location.hash.slice(1) || location.host).split(':');
  if (!ssl) connectFirestoreEmulator(db, host, Number(port));
  const counter = doc(db, 'sums/counter');
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const state = { started: 0, acknowledged: [], listeners: 0, heard: 0, counted: 0, protocol: performance.getEntriesByType('navigation')[0].nextHopProtocol };

  async function write(id) {
    const batch = writeBatch(db);
    batch.set(doc(db, 'operations', id), { by: 1 });
    batch.set(counter, { n: increment(1) }, { merge: true });
    state.started += 1;
    await batch.commit();
    state.acknowledged.push(id);
  }

  /** Writes in bursts, and opens a new listener now and then. Resolves when all is acknowledged and every listener has data. */
  window.run = async (name, count, burst) => {
    const listening = [];
    for (let done = 0; done < count; ) {
      const writes = [];
      for (let index = 0; index < burst && done < count; index += 1, done += 1) {
        writes.push(write(name + '-' + done));
        if (Math.random() < 0.5) await pause(Math.random() * 8);
      }
      state.listeners += 1;
      const number = state.listeners;
      listening.push(new Promise((resolve, reject) => {
        const stop = onSnapshot(query(collection(db, 'operations'), where('by', '<', number + 1)), { includeMetadataChanges: true }, (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          state.heard += 1;
          stop();
          resolve();
        }, reject);
      }));
      await Promise.all(writes);
    }
    await Promise.all(listening);
  };

  /** Increments one by one, each acknowledged before the network is switched off and on again. */
  window.blink = async (id, rounds) => {
    const document = doc(db, 'sums', id);
    await setDoc(document, { n: 0 });
    for (let round = 0; round < rounds; round += 1) {
      await setDoc(document, { n: increment(1) }, { merge: true });
      await disableNetwork(db);
      await enableNetwork(db);
    }
    return (await getDocFromServer(document)).get('n');
  };

  /**
   * Writes without waiting for answers while the page goes offline and online, sometimes within one turn. Each batch has its own document, so
   * the server can tell them apart; \`restless\` resolves when all are acknowledged.
   */
  window.restless = async (name, count) => {
    const writes = [];
    let isOver = false;
    const blinking = (async () => {
      while (!isOver) {
        await pause(Math.random() * 150);
        const off = disableNetwork(db);
        if (Math.random() < 0.5) await off.then(() => pause(Math.random() * 20));
        await enableNetwork(db);
      }
    })();
    for (let done = 0; done < count; done += 1) {
      writes.push(write(name + '-' + done));
      await pause(Math.random() * 20);
    }
    isOver = true;
    await blinking;
    await Promise.all(writes);
  };

  /** Increments one number by nothing but equal batches, a few at a time, and resolves with it when all are acknowledged. */
  window.count = async (id, count) => {
    const document = doc(db, 'sums', id);
    await setDoc(document, { n: 0 });
    const writes = [];
    for (let done = 0; done < count; done += 1) {
      writes.push(setDoc(document, { n: increment(1) }, { merge: true }).then(() => (state.counted += 1)));
      await pause(Math.random() * 40);
    }
    await Promise.all(writes);
    return (await getDocFromServer(document)).get('n');
  };

  window.state = state;
  window.found = async () => {
    const operations = await getDocsFromServer(collection(db, 'operations'));
    return { ids: operations.docs.map(({ id }) => id), sum: (await getDocFromServer(counter)).get('n') };
  };
  document.title = 'ready';
`;
