import type { ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { IdleSessions } from './idle-sessions';
import { Budget } from './budget';
import { ChannelSession } from './channel-session';
import { Handshakes } from './handshakes';

/* The clock of a laptop whose battery was empty is wrong, and set right in the middle of the day. */
const DAY = 86_400_000;
const MIB = 2 ** 20;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setClock = (by: number): void => void jest.setSystemTime(Date.now() + by);

function open(): { readonly session: ChannelSession; isOver(): boolean } {
  let isOver = false;
  const options = {
    onAcknowledged: () => undefined,
    onRoom: () => undefined,
    onBackChannel: () => undefined,
    onEnd: () => (isOver = true),
  };
  const session = new ChannelSession({ kind: 'Listen', budget: new Budget(MIB), idleSessions: new IdleSessions(), ...options });
  session.acknowledge(0);
  return { session, isOver: () => isOver };
}

/** A connection whose client is gone without closing it: it accepts writes, and sends no more requests. */
function attached({ session }: { readonly session: ChannelSession }): () => boolean {
  let isEnded = false;
  const response = Object.assign(new EventEmitter(), { socket: null, write: () => true, end: () => (isEnded = true) });
  session.attach(response as unknown as ServerResponse, { acknowledged: 0, endsAfterData: false });
  return () => isEnded;
}

it.each([
  ['is put back', -DAY],
  ['goes on', DAY],
  ['is left alone', 0],
])('FS-63 a client that is gone is forgotten after 75 seconds when the clock %s', (_, by) => {
  const one = open();
  setClock(by);
  jest.advanceTimersByTime(72_000);
  expect(one.isOver()).toBe(false);
  jest.advanceTimersByTime(24_000);
  expect(one.isOver()).toBe(true);
});

it.each([
  ['is put back', -DAY],
  ['goes on', DAY],
])('FS-63 a response ends after a minute, so that a client says that it is there, when the clock %s', (_, by) => {
  const one = open();
  const isEnded = attached(one);
  setClock(by);
  jest.advanceTimersByTime(48_000);
  expect(isEnded()).toBe(false);
  jest.advanceTimersByTime(24_000);
  expect(isEnded()).toBe(true);
  one.session.end();
});

it('FS-52 how long nothing was heard of a client is no matter of the clock', () => {
  const { session } = open();
  setClock(DAY);
  jest.advanceTimersByTime(5000);
  expect(session.silence).toBe(5000);
  setClock(-2 * DAY);
  jest.advanceTimersByTime(5000);
  expect(session.silence).toBe(10_000);
  session.end();
});

it('FS-59 a repeated handshake is known for half a minute, and no longer, when the clock is put back', async () => {
  const handshakes = new Handshakes<number>();
  let opened = 0;
  const once = () => handshakes.once('/channel?zx=1', Buffer.from(''), () => Promise.resolve((opened += 1)));
  await once();
  setClock(-DAY);
  await once();
  expect(opened).toBe(1);
  jest.advanceTimersByTime(31_000);
  await once();
  expect(opened).toBe(2);
});
