import { startCuttingProxy, type CuttingProxy } from './cutting-proxy.testkit';
import { connect, type Client, type Transport } from './firestore-sdk.testkit';
import { fuzzRounds, createRandom, type Random } from './random.testkit';
import { Observed, projectId } from './firestore-server.testkit';
import { PersistentBackend } from './persistent-backend.testkit';

/** One client behind its own network, and the sum that it sees. */
interface Player {
  readonly client: Client;
  readonly proxy: CuttingProxy;
  readonly seen: Observed<{ n: number; operations: number }>;
  isOffline: boolean;
  /** Writes that were not answered yet. */
  waiting: number;
  stop(): void;
}

let backend: PersistentBackend;
beforeAll(async () => {
  backend = await PersistentBackend.start();
});
afterAll(() => backend.close());

/**
 * The model: a counter, and one document for each operation that added to it, written in one batch. Anyone who looks, at any time, sees a counter
 * that is the sum of the operations: nothing lost, nothing doubled, no batch in parts.
 */
async function join(transport: Transport, collection: string, complaints: string[]): Promise<Player> {
  const proxy = await startCuttingProxy('127.0.0.1', backend.port);
  const client = connect(transport, { host: '127.0.0.1', port: proxy.port, projectId });
  const { sdk, db } = client;
  const seen: Player['seen'] = new Observed();
  const stop = sdk.onSnapshot(
    sdk.collection(db, collection),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
      const operations = snapshot.docs.filter(({ id }) => id !== 'counter');
      const sum = operations.reduce((total, one) => total + (one.get('by') as number), 0);
      const n = (snapshot.docs.find(({ id }) => id === 'counter')?.get('n') as number | undefined) ?? 0;
      if (n !== sum) complaints.push(`a counter of ${n} beside operations of ${sum}`);
      seen.push({ n, operations: operations.length });
    },
    (error) => complaints.push(`the listener ended: ${error.code}`),
  );
  return { client, proxy, seen, isOffline: false, waiting: 0, stop };
}

async function write(player: Player, collection: string, id: string, by: number): Promise<void> {
  const { sdk, db } = player.client;
  const batch = sdk.writeBatch(db);
  batch.set(sdk.doc(db, collection, id), { by });
  batch.set(sdk.doc(db, collection, 'counter'), { n: sdk.increment(by) }, { merge: true });
  player.waiting += 1;
  await batch.commit();
  player.waiting -= 1;
}

/**
 * A client that closes a stream of WebChannel while an answer is on its way does not report whether it arrived. Over gRPC it does, and an answer that
 * was on its way when a connection broke is sent again or no longer needed.
 */
const mayLeave = (transport: Transport, { proxy, waiting }: Player): boolean =>
  transport === 'grpc' || (waiting === 0 && !proxy.swallowsAnswers);

/** One fault, or none: then everyone has a moment. */
async function disturb(random: Random, player: Player, transport: Transport): Promise<void> {
  const { proxy, client } = player;
  const dice = random.below(100);
  if (dice < 8) proxy.cut();
  else if (dice < 14) proxy.swallowsAnswers = true;
  else if (dice < 22 && proxy.swallowsAnswers) {
    proxy.cut();
    proxy.swallowsAnswers = false;
  } else if (dice < 26 && (player.isOffline || mayLeave(transport, player))) {
    player.isOffline = !player.isOffline;
    await (player.isOffline ? client.sdk.disableNetwork(client.db) : client.sdk.enableNetwork(client.db));
  } else if (dice < 29) {
    await backend.restart();
  } else await new Promise((resolve) => setTimeout(resolve, random.below(12)));
}

/** The network is fine again, and when nothing happens any more, because clients wait before they try again, browsers say so. */
async function heal(transport: Transport, players: readonly Player[]): Promise<void> {
  for (const { proxy } of players) {
    if (proxy.swallowsAnswers) proxy.cut();
    proxy.swallowsAnswers = false;
  }
  for (const player of players) {
    let passed = -1;
    while (!player.isOffline && !mayLeave(transport, player) && player.proxy.passed > passed) {
      passed = player.proxy.passed;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  }
  for (const { sdk, db } of players.map(({ client }) => client)) {
    await sdk.disableNetwork(db);
    await sdk.enableNetwork(db);
  }
}

async function play(transport: Transport, seed: number): Promise<void> {
  const random = createRandom(seed);
  const collection = `faults-${transport.replace(' ', '-')}-${seed}`;
  const complaints: string[] = [];
  const players = await Promise.all([1, 2, 3].map(() => join(transport, collection, complaints)));
  try {
    const written: Promise<void>[] = [];
    let sum = 0;
    for (let step = 0; step < 70; step += 1) {
      const player = random.pick(players);
      if (random.next() < 0.35) {
        const by = 1 + random.below(3);
        sum += by;
        written.push(write(player, collection, `o${written.length}`, by));
      }
      await disturb(random, player, transport);
    }
    await heal(transport, players);
    await Promise.all(written);
    for (const { seen } of players) expect((await seen.until(({ operations }) => operations === written.length)).n).toBe(sum);
    expect(complaints).toEqual([]);
  } finally {
    for (const { stop } of players) stop();
    await Promise.all(players.map(({ client }) => client.close()));
    await Promise.all(players.map(({ proxy }) => proxy.close()));
  }
}

const rounds = fuzzRounds(1);

it.each(['webchannel', 'long polling', 'grpc'] as const)(
  'FS-55 loses and doubles nothing over %s, whatever happens to connections and server',
  async (transport) => {
    for (const seed of fuzzRounds(1).seeds) {
      try {
        await play(transport, seed);
      } catch (error) {
        throw new Error(`with seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
    }
  },
  rounds.timeout,
);
