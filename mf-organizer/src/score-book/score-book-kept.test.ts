import { keptScores, type KeptScore } from './kept-scores';
import { createScoreBook } from './score-book';
import type { Scores, Side } from './score-types';

const scores = (team1Score: number | null, team2Score: number | null): Scores => ({ team1Score, team2Score });
const settled = () => jest.advanceTimersByTimeAsync(0);

function open(initial: Scores = scores(null, null)) {
  const writes: { entry: Partial<Scores>; seen: Partial<Scores>; isSettled: boolean; answer: () => void; refuse: () => void }[] = [];
  const kept = new Map<Side, KeptScore>();
  const settle = jest.fn(() => Promise.resolve());
  const book = createScoreBook({
    delayMs: 1000,
    conflict: 'somebody else was quicker',
    settle,
    kept: { keep: (score) => kept.set(score.side, score), drop: (_, side) => kept.delete(side) },
    save: (_, entry, seen, isSettled) =>
      new Promise((resolve, reject) => writes.push({ entry, seen, isSettled, answer: resolve, refuse: () => reject(new Error('no')) })),
  });
  const receive = (next: Scores) => book.receive(new Map([['m', next]]));
  receive(initial);
  return { book, writes, kept, settle, receive, view: () => book.view('m') };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('scores on their way', () => {
  it('are kept from the first key until the server has them', async () => {
    const { book, writes, kept, receive } = open(scores(1, null));
    book.edit('m', 'team1Score', 2);
    book.edit('m', 'team1Score', 25);
    expect([...kept.values()]).toEqual([{ matchId: 'm', side: 'team1Score', value: 25, base: 1 }]);
    book.flush();
    // The cache has it at once; the server does not.
    receive(scores(25, null));
    expect(kept.size).toBe(1);
    writes[0]?.answer();
    await settled();
    expect(kept.size).toBe(0);
  });

  it('are kept when they were refused, and when somebody goes on typing while they are saved', async () => {
    const { book, writes, kept } = open();
    book.edit('m', 'team1Score', 2);
    book.flush();
    writes[0]?.refuse();
    await settled();
    expect(kept.size).toBe(1);
    book.flush('m');
    book.edit('m', 'team1Score', 3);
    writes[1]?.answer();
    await settled();
    expect(kept.get('team1Score')).toMatchObject({ value: 3 });
  });

  it('go out at the next visit when nobody has entered anything else', () => {
    const { book, writes, view } = open(scores(1, null));
    book.restore([{ matchId: 'm', side: 'team1Score', value: 4, base: 1 }]);
    expect(view()).toMatchObject({ team1Score: 4 });
    jest.advanceTimersByTime(0);
    expect(writes.map(({ entry }) => entry)).toEqual([{ team1Score: 4 }]);
  });

  it('go out where a 0 may only have been filled in since, which is not an entry: the server decides', async () => {
    const { book, writes, view } = open(scores(7, 0));
    book.restore([{ matchId: 'm', side: 'team2Score', value: 4, base: null }]);
    jest.advanceTimersByTime(0);
    expect(writes).toMatchObject([{ entry: { team2Score: 4 }, seen: { team2Score: null } }]);
    expect(book.failures()).toEqual([]);
    writes[0]?.refuse();
    await settled();
    expect(view()).toMatchObject({ team2Score: 4, unsaved: ['team2Score'] });
    expect(book.failures()).toEqual([{ matchId: 'm', message: 'no' }]);
  });

  it('are told and wait for a decision when somebody has', () => {
    const { book, writes, view, kept } = open(scores(7, null));
    book.restore([{ matchId: 'm', side: 'team1Score', value: 4, base: 1 }]);
    jest.runAllTimers();
    expect(writes).toEqual([]);
    expect(view()).toMatchObject({ team1Score: 4, unsaved: ['team1Score'] });
    expect(book.failures()).toEqual([{ matchId: 'm', message: 'somebody else was quicker' }]);
    book.discard('m');
    expect([view().team1Score, book.failures(), kept.size]).toEqual([7, [], 0]);
  });

  it('are forgotten when they have arrived, or their match is gone', () => {
    const { book, writes, kept } = open(scores(4, null));
    kept.set('team1Score', { matchId: 'm', side: 'team1Score', value: 4, base: 1 });
    book.restore([...kept.values(), { matchId: 'gone', side: 'team2Score', value: 4, base: 1 }]);
    jest.runAllTimers();
    expect([writes, kept.size, book.failures()]).toEqual([[], 0, []]);
  });
});

describe('a side that was left empty', () => {
  it('is said to count as 0, and settles when both boxes are left', async () => {
    const { book, writes, settle, view, receive } = open();
    book.enter('m');
    book.edit('m', 'team1Score', 3);
    expect(view().fills).toBe('team2Score');
    jest.advanceTimersByTime(1000);
    expect(writes.map(({ isSettled }) => isSettled)).toEqual([false]);
    receive(scores(3, null));
    writes[0]?.answer();
    await settled();
    expect(settle).not.toHaveBeenCalled();
    book.leave('m');
    expect(settle).toHaveBeenCalledTimes(1);
    expect(view().fills).toBeNull();
    book.leave('m');
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('settles with the write when the boxes are left before it', () => {
    const { book, writes, settle } = open();
    book.enter('m');
    book.edit('m', 'team1Score', 3);
    book.leave('m');
    jest.advanceTimersByTime(1000);
    expect(writes.map(({ isSettled }) => isSettled)).toEqual([true]);
    expect(settle).not.toHaveBeenCalled();
  });

  it('settles at once where goals are counted by buttons', () => {
    const { book, writes } = open();
    book.edit('m', 'team1Score', 1);
    jest.advanceTimersByTime(1000);
    expect(writes.map(({ isSettled }) => isSettled)).toEqual([true]);
  });

  it('is not said of a side whose score was taken away', () => {
    const { book, view } = open(scores(3, 2));
    book.edit('m', 'team2Score', null);
    expect(view().fills).toBeNull();
    book.edit('m', 'team2Score', 1);
    book.edit('m', 'team1Score', null);
    expect(view().fills).toBeNull();
  });

  it('is nothing where nobody entered anything, or both sides are there', () => {
    const { book, settle, view } = open(scores(2, null));
    book.enter('m');
    book.leave('m');
    expect([settle.mock.calls.length, view().fills]).toEqual([0, null]);
    book.edit('m', 'team2Score', 1);
    expect(view().fills).toBeNull();
  });
});

describe('the storage of the device', () => {
  const lockOf = new Set<string>();
  const locks = {
    request: (name: string, options: unknown, run?: (lock: unknown) => unknown) => {
      if (typeof options === 'function') {
        lockOf.add(name);
        return (options as () => Promise<unknown>)().finally(() => lockOf.delete(name));
      }
      return Promise.resolve(run?.(lockOf.has(name) ? null : {}));
    },
  };
  const score: KeptScore = { matchId: 'm', side: 'team1Score', value: 3, base: null };
  beforeEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('gives what a page has left behind to the next one, once', async () => {
    const first = keptScores('t', 'u');
    first.keep(score);
    expect(await keptScores('t', 'u').takeOver()).toEqual([]);
    first.release();
    await Promise.resolve();
    expect(await keptScores('t', 'other').takeOver()).toEqual([]);
    const next = keptScores('t', 'u');
    expect(await next.takeOver()).toEqual([score]);
    expect(await next.takeOver()).toEqual([]);
    next.drop('m', 'team1Score');
    expect(localStorage).toHaveLength(0);
  });

  it('reads nothing that is not a score', async () => {
    localStorage.setItem('courtside.scores.t.u.1-1', JSON.stringify([null, { ...score, value: 'x' }, { ...score, side: 'z' }, score]));
    localStorage.setItem('courtside.scores.t.u.2-2', '{');
    expect(await keptScores('t', 'u').takeOver()).toEqual([score]);
  });
});
