import { documentAt } from './source';
import { watchSource } from './watch-source';
import type { Meta } from './watch';

type Snapshot = { id: string; data: () => object; metadata: { fromCache: boolean; hasPendingWrites: boolean } };
let tell: (snapshot: Snapshot) => void = () => undefined;
let isOnline = true;

jest.mock('./read-once', () => ({
  readOnce: () =>
    isOnline
      ? Promise.resolve([{ id: 'm', data: { score: 3 } }])
      : Promise.reject(Object.assign(new Error('offline'), { code: 'unavailable' })),
}));
jest.mock('./after-first-paint', () => ({ afterFirstPaint: (run: () => void) => run() }));
jest.mock('../session/session-store', () => ({
  watchSession: (listener: (session: object) => void) => (listener({ status: 'ready', uid: null }), () => undefined),
}));
jest.mock('../sdk/live', () => ({
  openLive: () =>
    Promise.resolve({
      db: {},
      sdk: { doc: () => ({}), onSnapshot: (_: unknown, __: unknown, next: typeof tell) => ((tell = next), () => undefined) },
    }),
}));

const snapshot = (score: number, fromCache: boolean, hasPendingWrites = false): Snapshot => ({
  id: 'm',
  data: () => ({ score }),
  metadata: { fromCache, hasPendingWrites },
});

async function watched(): Promise<(number | boolean)[][]> {
  const seen: (number | boolean)[][] = [];
  const listening = jest.fn();
  tell = listening;
  watchSource(
    documentAt('schedules/s'),
    ([document], { fromCache, pending }: Meta) => seen.push([(document?.data as { score: number }).score, fromCache, pending]),
    () => undefined,
  );
  while (tell === listening) await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

it('does not go back to what the disk remembers once the server has spoken', async () => {
  isOnline = true;
  const seen = await watched();
  tell(snapshot(1, true));
  tell(snapshot(4, false));
  // A line that is cut later leaves what was there on the screen, and says so.
  tell(snapshot(4, true));
  expect(seen).toEqual([
    [3, false, false],
    [4, false, false],
    [4, true, false],
  ]);
});

it('shows changes of this device that still wait, and the disk’s copy while the server is silent', async () => {
  isOnline = true;
  const seen = await watched();
  tell(snapshot(2, true, true));
  expect(seen.at(-1)).toEqual([2, true, true]);
  isOnline = false;
  const offline = await watched();
  tell(snapshot(1, true));
  expect(offline).toEqual([[1, true, false]]);
});
