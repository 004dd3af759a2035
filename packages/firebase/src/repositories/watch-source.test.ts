import { documentAt } from '../sdk/source';
import { getLastUpToDate, currentConnection } from '../connection/connection';
import { watchSource } from './watch-source';
import type { Meta } from './watch';

type Snapshot = { id: string; data: () => object; metadata: { fromCache: boolean; hasPendingWrites: boolean } };
let tell: (snapshot: Snapshot) => void = () => undefined;
let isOnline = true;

jest.mock('./answer', () => ({
  ask: () =>
    isOnline
      ? Promise.resolve({
          source: { kind: 'document', path: 'schedules/m' },
          documents: [{ name: 'schedules/m', fields: { score: { integerValue: '3' } } }],
        })
      : Promise.reject(Object.assign(new Error('offline'), { code: 'unavailable' })),
}));
let kept: { documents: object[]; at: number } | null = null;
const keeping = { keep: jest.fn(), forget: jest.fn() };
jest.mock('../kept/kept-documents', () => ({
  recallDocuments: () => Promise.resolve(kept),
  keepDocuments: (...given: unknown[]) => keeping.keep(...given) as unknown,
  forgetDocuments: (...given: unknown[]) => keeping.forget(...given) as unknown,
}));
jest.mock('./after-first-paint', () => ({ afterFirstPaint: (run: () => void) => run() }));
jest.mock('../session/session-store', () => ({
  watchSession: (listener: (session: object) => void) => (listener({ status: 'ready', uid: null }), () => undefined),
}));
jest.mock('../session/open-live', () => ({
  openLive: () =>
    Promise.resolve({
      db: {},
      sdk: {
        doc: () => ({}),
        loadBundle: () => Promise.resolve(),
        onSnapshot: (_: unknown, __: unknown, next: typeof tell) => ((tell = next), () => undefined),
      },
    }),
}));

const snapshot = (score: number, fromCache: boolean, hasPendingWrites = false): Snapshot => ({
  id: 'm',
  data: () => ({ score }),
  metadata: { fromCache, hasPendingWrites },
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function watched(): Promise<(number | boolean)[][]> {
  const seen: (number | boolean)[][] = [];
  const listening = jest.fn();
  tell = listening;
  stops.push(
    watchSource(
      documentAt('schedules/s'),
      ([document], { fromCache, pending }: Meta) => seen.push([(document!.data as { score: number }).score, fromCache, pending]),
      () => undefined,
    ),
  );
  while (tell === listening) await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

it('does not go back to what the disk remembers once the server has spoken', async () => {
  isOnline = true;
  const seen = await watched();
  tell(snapshot(1, true));
  tell(snapshot(4, false));
  // A connection that is lost later keeps the value on the screen and marks it.
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

it('says without a network what was kept, whole and with its time, until the server speaks', async () => {
  isOnline = false;
  kept = { documents: [{ id: 'm', data: { score: 7 } }], at: 1234 };
  const seen = await watched();
  expect(seen).toEqual([[7, true, false]]);
  expect([currentConnection().status, getLastUpToDate()]).toEqual(['offline', 1234]);
  // The live client has a part of the result from another query.
  tell(snapshot(1, true));
  expect(seen).toHaveLength(1);
  expect(getLastUpToDate()).toBe(1234);
  tell(snapshot(8, false));
  expect(seen.at(-1)).toEqual([8, false, false]);
  expect([currentConnection().status, getLastUpToDate()]).toEqual(['online', null]);
  kept = null;
});

it('keeps what the server has confirmed, not what waits to be sent', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  isOnline = true;
  keeping.keep.mockClear();
  await watched();
  tell(snapshot(4, false));
  tell(snapshot(5, false, true));
  jest.advanceTimersByTime(1000);
  expect(
    keeping.keep.mock.calls.map(([, , { documents }]: [unknown, unknown, { documents: { data: object }[] }]) => documents[0]?.data),
  ).toEqual([{ score: 4 }]);
  jest.useRealTimers();
});
