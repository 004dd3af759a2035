import { temporaryFolder } from '../../server/backend.testkit';
import { openStore, type Store } from '../../store';
import { Resends } from './resends';

const result = { time: 7n, results: [] };
const nothing = () => (): undefined => undefined;
const patience = 20_000;

describe('FS-52 an equal batch of the same person, while the client that sent the first one says nothing', () => {
  let data: Awaited<ReturnType<typeof temporaryFolder>>;
  let store: Store;
  let resends: Resends;
  beforeEach(async () => {
    data = await temporaryFolder();
    store = openStore(data.folder);
    resends = new Resends(store, () => 1);
  });
  afterEach(async () => {
    await store.close();
    await data.remove();
  });

  /** A stream that has applied one batch, and a second one that has just received an equal batch. */
  async function twoStreams(silence: () => number, mayHave: () => number) {
    const first = resends.open({ owner: 'a', session: 'one', patience, silence, mayHave });
    await first.track(1, 'digest', (record) => store.transaction(() => record(result)()).then(() => result));
    const second = resends.open({ owner: 'a', session: 'two', patience });
    return { first, decided: resends.decide('a', 'digest', second) };
  }
  const recalled = (): boolean => resends.recall('a', 'digest', nothing) !== null;

  it('is that batch when the answer never left', async () => {
    const { decided } = await twoStreams(
      () => patience,
      () => 1,
    );
    await decided;
    expect(recalled()).toBe(true);
  });

  it('is a new one when the answer left, and may have been read', async () => {
    const { decided } = await twoStreams(
      () => patience,
      () => 2,
    );
    await decided;
    expect(recalled()).toBe(false);
  });

  it('is a new one when the client comes back after some silence, and says that it has the answer', async () => {
    const asked: number[] = [];
    const { first, decided } = await twoStreams(
      () => {
        asked.push(asked.length);
        // As after a broken connection: the browser waits before it asks again.
        if (asked.length > 2) first.received(1);
        return patience - 1;
      },
      () => 1,
    );
    await decided;
    expect(asked.length).toBeGreaterThan(2);
    expect(recalled()).toBe(false);
  });

  it('is a new one while the client can be reached', async () => {
    const { decided } = await twoStreams(
      () => 0,
      () => 1,
    );
    await decided;
    expect(recalled()).toBe(false);
  });
});
