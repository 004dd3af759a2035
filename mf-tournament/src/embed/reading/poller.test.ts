import { Poller, type Watcher } from './poller';

interface Value {
  readonly parts: readonly string[];
}

function setUp(answers: (Value | null | Error)[]) {
  const asked: (readonly string[])[] = [];
  const poller = new Poller<Value, string>({
    read: async (needs) => {
      asked.push(needs);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    },
    pace: (value) => (value === undefined ? 0 : 30_000),
    covers: ({ parts }, need) => parts.includes(need),
  });
  const watcher = (need: string): Watcher<string> => ({ need, tell: jest.fn() });
  return { poller, asked, watcher };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a reading that is repeated', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('is one for all who are in sight, and comes again', async () => {
    const { poller, asked, watcher } = setUp([{ parts: ['a', 'b'] }]);
    const [one, other, below] = [watcher('a'), watcher('b'), watcher('c')];
    for (const each of [one, other, below]) poller.watch(each);
    await pass(60_000);
    expect(asked).toEqual([]);
    poller.see(one, true);
    poller.see(other, true);
    await pass(0);
    expect(asked).toEqual([['a', 'b']]);
    expect(below.tell).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(asked).toHaveLength(3);
  });

  it('reads at once what somebody needs who comes into sight', async () => {
    const { poller, asked, watcher } = setUp([{ parts: ['a'] }, { parts: ['a', 'b'] }]);
    const [one, other] = [watcher('a'), watcher('b')];
    poller.watch(one);
    poller.watch(other);
    poller.see(one, true);
    await pass(1000);
    poller.see(other, true);
    await pass(0);
    expect(asked).toEqual([['a'], ['a', 'b']]);
  });

  it('stops while the page is hidden, while nobody is in sight, and for good when all have gone', async () => {
    const { poller, asked, watcher } = setUp([{ parts: ['a'] }]);
    const one = watcher('a');
    const end = poller.watch(one);
    poller.see(one, true);
    await pass(0);
    hide(true);
    await pass(600_000);
    expect(asked).toHaveLength(1);
    hide(false);
    await pass(0);
    expect(asked).toHaveLength(2);
    poller.see(one, false);
    await pass(600_000);
    expect(asked).toHaveLength(2);
    poller.see(one, true);
    await pass(0);
    expect(asked).toHaveLength(3);
    end();
    await pass(600_000);
    expect(asked).toHaveLength(3);
  });

  it('waits longer after each failure, five minutes at most, keeps what it had, and goes on as before', async () => {
    const { poller, asked, watcher } = setUp([
      { parts: ['a'] },
      new Error(),
      new Error(),
      new Error(),
      new Error(),
      new Error(),
      { parts: ['a'] },
    ]);
    const one = watcher('a');
    poller.watch(one);
    poller.see(one, true);
    await pass(0);
    const { at } = poller.known;
    for (const [wait, times] of [
      [30_000, 2],
      [30_000, 3],
      [60_000, 4],
      [120_000, 5],
      [240_000, 6],
    ] as const) {
      await pass(wait);
      expect(asked).toHaveLength(times);
      expect(poller.known).toEqual({ value: { parts: ['a'] }, at, hasFailed: true });
    }
    await pass(300_000);
    expect(asked).toHaveLength(7);
    expect(poller.known.hasFailed).toBe(false);
    await pass(30_000);
    expect(asked).toHaveLength(8);
  });
});
