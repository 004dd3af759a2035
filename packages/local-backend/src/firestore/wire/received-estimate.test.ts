import type { Socket } from 'node:net';
import { ReceivedEstimate } from './received-estimate';

const socket = (errored: Error | null = null): Socket & { bytesRead: number } =>
  ({ errored, bytesRead: 0 }) as unknown as Socket & { bytesRead: number };

/** A client that confirmed message 1 and was sent message 2 on a connection. */
function sentTo(on: Socket): ReceivedEstimate {
  const guess = new ReceivedEstimate();
  guess.sent(1, socket());
  guess.sent(2, on);
  return guess;
}

describe('FS-52 a client that ends its session without a word', () => {
  it('had what it confirmed, when nothing else was sent', async () => {
    const guess = new ReceivedEstimate();
    guess.sent(7, socket());
    expect(await guess.lastReceived(7, socket())).toEqual({ has: 7, mayHave: 7 });
  });

  it('may have what it was sent on a connection that lives, or was closed when it was read', async () => {
    const on = socket();
    const guess = sentTo(on);
    const heard = { has: 1, mayHave: 2 };
    expect([await guess.lastReceived(1, on), await guess.lastReceived(1, socket())]).toEqual([heard, heard]);
  });

  it('had not what lay unread in a connection that it broke off', async () => {
    const guess = sentTo(socket(new Error('read ECONNRESET')));
    expect(await guess.lastReceived(1, socket())).toEqual({ has: 1, mayHave: 1 });
  });

  it('may have what it was sent on a connection that broke later, when another request had come over it', async () => {
    const on = socket();
    const guess = sentTo(on);
    Object.assign(on, { bytesRead: 400, errored: new Error('write EPIPE') });
    expect(await guess.lastReceived(1, socket())).toEqual({ has: 1, mayHave: 2 });
  });
});
