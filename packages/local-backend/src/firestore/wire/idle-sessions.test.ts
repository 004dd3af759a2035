import type { ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { IdleSessions } from './idle-sessions';
import { Budget } from './budget';
import { ChannelSession } from './channel-session';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const KIB = 1024;
const budget = new Budget(16 * KIB * KIB);

/** A connection whose client accepts everything, until it breaks. */
function connection(): { readonly response: ServerResponse; breakOff(): void } {
  const response = Object.assign(new EventEmitter(), { socket: null, write: () => true, end: () => undefined, destroy: () => undefined });
  return { response: response as unknown as ServerResponse, breakOff: () => response.emit('close') };
}

function sessionsOf(count: number, waiting: number, idleSessions: IdleSessions): { ended: number[]; sessions: ChannelSession[] } {
  const ended: number[] = [];
  const sessions = Array.from({ length: count }, (_, index) => {
    const options = { onAcknowledged: () => undefined, onRoom: () => undefined, onBackChannel: () => undefined };
    const session = new ChannelSession({ kind: 'Listen', budget, idleSessions, ...options, onEnd: () => void ended.push(index) });
    session.push({ text: 'x'.repeat(waiting) });
    return session;
  });
  return { ended, sessions };
}

describe('FS-76 clients that vanish', () => {
  it('keep 16 MiB together ten seconds later; those that have been away longest are forgotten', () => {
    const { ended, sessions } = sessionsOf(500, 500 * KIB, new IdleSessions());
    for (const session of sessions) {
      const { response, breakOff } = connection();
      session.attach(response, { acknowledged: 0, endsAfterData: false });
      breakOff();
    }
    expect([budget.isSpent, ended]).toEqual([true, []]);
    jest.advanceTimersByTime(9000);
    expect(ended).toEqual([]);
    jest.advanceTimersByTime(6000);
    expect([budget.isSpent, ended.length]).toEqual([false, 500 - 32]);
    expect(ended).toEqual(ended.map((_, index) => index));
    for (const session of sessions) session.end();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('are not counted by a clock that went on while the server stood still', () => {
    const { ended, sessions } = sessionsOf(100, 500 * KIB, new IdleSessions());
    jest.setSystemTime(Date.now() + 60_000);
    jest.advanceTimersByTime(9000);
    expect(ended).toEqual([]);
    for (const session of sessions) session.end();
  });

  it('do not cost those who come back, who have little waiting, or who are there', () => {
    const idleSessions = new IdleSessions();
    const small = sessionsOf(100, 100, idleSessions);
    const large = sessionsOf(60, 500 * KIB, idleSessions);
    for (const session of large.sessions.slice(0, 30)) session.attach(connection().response, { acknowledged: 0, endsAfterData: false });
    jest.advanceTimersByTime(20_000);
    expect([small.ended, large.ended]).toEqual([[], []]);
    const back = sessionsOf(40, 500 * KIB, idleSessions);
    // Long polling: a new connection every second, which ends at once.
    for (let second = 0; second < 9; second += 1) {
      for (const session of back.sessions) {
        const { response, breakOff } = connection();
        session.attach(response, { acknowledged: 0, endsAfterData: false });
        breakOff();
      }
      jest.advanceTimersByTime(1000);
    }
    expect(back.ended).toEqual([]);
    for (const { sessions } of [small, large, back]) for (const session of sessions) session.end();
  });
});
