import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { Budget } from '../wire/budget';
import { frame } from './frames.testkit';
import { FrameFilter, ignoreLateResets } from './late-resets';

const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const request = frame(1, 1, 1, Buffer.alloc(40, 'h'));
const data = frame(0, 0, 3, Buffer.alloc(300, 'd'));
const reset = frame(3, 0, 1, Buffer.alloc(4));
const empty = frame(4, 0, 0, Buffer.alloc(0));

describe('FrameFilter', () => {
  it.each([1, 2, 7, 13, 64, 10_000])('takes unwanted resets out of bytes that come %i at a time', (size) => {
    const filter = new FrameFilter(preface.length);
    const all = Buffer.concat([preface, empty, request, reset, data, reset, reset, empty]);
    const seen: unknown[] = [];
    const passed: Buffer[] = [];
    for (let at = 0; at < all.length; at += size) {
      passed.push(
        filter.pass(all.subarray(at, at + size), (head) => {
          seen.push([head.type, head.isEnd, head.stream]);
          return head.type !== 3;
        }),
      );
    }
    expect(Buffer.concat(passed)).toEqual(Buffer.concat([preface, empty, request, data, empty]));
    expect(seen).toEqual([
      [4, false, 0],
      [1, true, 1],
      [3, false, 1],
      [0, false, 3],
      [3, false, 1],
      [3, false, 1],
      [4, false, 0],
    ]);
  });

  it('leaves everything else as it is', () => {
    const all = Buffer.concat([empty, request, reset, data, frame(3, 0, 5, Buffer.alloc(9))]);
    expect(new FrameFilter(0).pass(all, ({ type }) => type !== 1)).toEqual(all);
  });
});

it('FS-67 what the library hands over together leaves with one call of the system, in order', async () => {
  const calls: Buffer[] = [];
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => (calls.push(chunk), done()),
    writev: (chunks: readonly { readonly chunk: Buffer }[], done) => (calls.push(Buffer.concat(chunks.map(({ chunk }) => chunk))), done()),
  });
  const connection = ignoreLateResets(socket as unknown as Socket, new Budget(1000));
  const frames = Array.from({ length: 100 }, (_, index) => frame(0, 0, 2 * index + 1, Buffer.alloc(4, index)));
  connection.cork();
  const left = frames.map((bytes) => new Promise<void>((resolve) => connection.write(bytes, () => resolve())));
  connection.uncork();
  await Promise.all(left);
  expect(calls).toEqual([Buffer.concat(frames)]);
  connection.destroy();
});
