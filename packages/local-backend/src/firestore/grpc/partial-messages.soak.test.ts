import { Budget } from '../wire/budget';
import { frame } from './frames.testkit';
import { PartialMessages } from './partial-messages';
import { FrameFilter } from './late-resets';

const message = (size: number, flag = 0): Buffer => {
  const bytes = Buffer.alloc(5 + size, 'm');
  bytes.writeUInt8(flag, 0);
  bytes.writeUInt32BE(size, 1);
  return bytes;
};
/** Everything is released, even with a limit of zero bytes. */
const isEmpty = (budget: Budget): boolean => {
  budget.add(1);
  const { isSpent } = budget;
  budget.add(-1);
  return !isSpent;
};

describe('FS-68 half messages', () => {
  let cuts = 0;
  const watch = (limit: number): { budget: Budget; halves: PartialMessages } => {
    cuts = 0;
    const budget = new Budget(limit);
    return { budget, halves: new PartialMessages(budget, () => (cuts += 1), 1000) };
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([1, 3, 5, 6, 100, 10_000])('whole ones are counted no longer, however their bytes are cut (%i at a time)', (size) => {
    const { budget, halves } = watch(1);
    const all = Buffer.concat([message(0), message(300), message(0), message(1), message(700)]);
    // Memory for a message in small pieces; the test checks that all of it is released.
    budget.add(-1_000_000);
    for (let at = 0; at < all.length; at += size) halves.arrived(1, Buffer.from(all.subarray(at, at + size)));
    budget.add(1_000_000);
    jest.advanceTimersByTime(5000);
    expect([isEmpty(budget), cuts]).toEqual([true, 0]);
  });

  it('more of them than may be kept end the connection, and leave nothing behind', () => {
    const { budget, halves } = watch(100_000);
    for (let call = 1; call < 100; call += 2) halves.arrived(call, message(60_000_000).subarray(0, 1000));
    expect(cuts).toBe(0);
    for (let call = 1; call < 200; call += 2) halves.arrived(call, Buffer.alloc(1000));
    expect(cuts).toBeGreaterThan(0);
    halves.close();
    budget.add(100_000);
    expect(budget.isSpent).toBe(false);
  });

  it('cost something however small their pieces are', () => {
    const { halves } = watch(100_000);
    halves.arrived(1, message(60_000_000).subarray(0, 5));
    for (let piece = 0; piece < 1000; piece += 1) halves.arrived(1, Buffer.alloc(1));
    expect(cuts).toBeGreaterThan(0);
  });

  it('that stay half end the connection; calls that end leave nothing behind', () => {
    const { budget, halves } = watch(1_000_000);
    halves.arrived(1, message(500).subarray(0, 400));
    halves.ended(1);
    jest.advanceTimersByTime(2000);
    expect(cuts).toBe(0);
    halves.arrived(3, message(500).subarray(0, 3));
    jest.advanceTimersByTime(2000);
    expect(cuts).toBe(1);
    halves.close();
    budget.add(1_000_000);
    expect(budget.isSpent).toBe(false);
  });

  it('lose the word that they are compressed', () => {
    const { halves } = watch(1_000_000);
    const bytes = Buffer.concat([message(10), message(20, 1)]);
    halves.arrived(1, bytes);
    expect([bytes[0], bytes[15]]).toEqual([0, 0]);
    expect(bytes).toEqual(Buffer.concat([message(10), message(20)]));
  });
});

describe('FrameFilter', () => {
  it.each([1, 2, 9, 10, 64, 10_000])('shows the content of each stream, and its end behind it, in bytes that come %i at a time', (size) => {
    const shown = new Map<number, Buffer>();
    const ends: [number, number][] = [];
    const filter = new FrameFilter(0, {
      content: (stream, bytes) => shown.set(stream, Buffer.concat([shown.get(stream) ?? Buffer.alloc(0), bytes])),
      end: (stream) => ends.push([stream, shown.get(stream)?.length ?? 0]),
      padding: () => undefined,
    });
    const all = Buffer.concat([
      frame(1, 4, 1, Buffer.alloc(30)),
      frame(0, 0, 1, message(100)),
      frame(0, 1, 3, message(7)),
      frame(0, 1, 1, message(50)),
      frame(0, 0, 5, message(9)),
      frame(3, 0, 5, Buffer.alloc(4)),
      frame(0, 1, 7, Buffer.alloc(0)),
    ]);
    for (let at = 0; at < all.length; at += size) filter.pass(Buffer.from(all.subarray(at, at + size)), () => true);
    expect(shown.get(1)).toEqual(Buffer.concat([message(100), message(50)]));
    expect(shown.get(3)).toEqual(message(7));
    expect(ends).toEqual([
      [3, 12],
      [1, 160],
      [5, 14],
      [7, 0],
    ]);
  });
});
