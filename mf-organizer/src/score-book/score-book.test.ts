import { createScoreBook, type ScoreBookOptions } from './score-book';
import type { Scores } from './score-types';

interface Write {
  readonly matchId: string;
  readonly entry: Partial<Scores>;
  readonly answer: () => void;
  readonly refuse: (message: string) => void;
}

const scores = (team1Score: number | null, team2Score: number | null): Scores => ({ team1Score, team2Score });

function open(initial: Scores = scores(null, null), more: Partial<ScoreBookOptions> = {}) {
  const writes: Write[] = [];
  const book = createScoreBook({
    delayMs: 1000,
    ...more,
    save: (matchId, entry) =>
      new Promise((resolve, reject) => writes.push({ matchId, entry, answer: resolve, refuse: (message) => reject(new Error(message)) })),
  });
  const server = new Map([['m', initial]]);
  const receive = (next: Scores) => book.receive(server.set('m', next) && new Map(server));
  receive(initial);
  return { book, writes, receive, view: () => book.view('m') };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('score book', () => {
  it('saves one second after the last key, only the box that was typed in', () => {
    const { book, writes, view } = open(scores(null, 2));
    book.edit('m', 'team1Score', 1);
    jest.advanceTimersByTime(900);
    book.edit('m', 'team1Score', 12);
    jest.advanceTimersByTime(999);
    expect(writes).toHaveLength(0);
    expect(view()).toMatchObject({ team1Score: 12, team2Score: 2, state: 'idle' });
    jest.advanceTimersByTime(1);
    expect(writes.map(({ matchId, entry }) => ({ matchId, entry }))).toEqual([{ matchId: 'm', entry: { team1Score: 12 } }]);
    expect(view().state).toBe('saving');
  });

  it('tells when the server has it, and rests after a while', async () => {
    const { book, writes, view, receive } = open();
    book.edit('m', 'team1Score', 3);
    jest.advanceTimersByTime(1000);
    receive(scores(3, null));
    writes[0]?.answer();
    await settle();
    expect(view()).toMatchObject({ state: 'success', unsaved: [] });
    jest.advanceTimersByTime(3000);
    expect(view().state).toBe('idle');
  });

  it('takes an emptied box as empty and not as 0', () => {
    const { book, writes } = open(scores(0, 1));
    book.edit('m', 'team1Score', null);
    jest.advanceTimersByTime(1000);
    expect(writes[0]?.entry).toEqual({ team1Score: null });
  });

  it('shows what somebody else enters in the other box, and keeps what is being typed', () => {
    const { book, writes, view, receive } = open();
    book.edit('m', 'team1Score', 4);
    receive(scores(null, 2));
    expect(view()).toMatchObject({ team1Score: 4, team2Score: 2 });
    receive(scores(9, 2));
    expect(view()).toMatchObject({ team1Score: 4, team2Score: 2 });
    jest.advanceTimersByTime(1000);
    expect(writes[0]?.entry).toEqual({ team1Score: 4 });
  });

  it('shows a later change of the same box by somebody else, also while the own one is on its way', () => {
    const { book, view, receive } = open();
    book.edit('m', 'team1Score', 4);
    jest.advanceTimersByTime(1000);
    receive(scores(4, null));
    receive(scores(5, null));
    expect(view().team1Score).toBe(5);
  });

  it('shows the own value until the server’s changes', async () => {
    const { book, writes, view, receive } = open();
    book.edit('m', 'team1Score', 4);
    jest.advanceTimersByTime(1000);
    writes[0]?.answer();
    await settle();
    expect(view().team1Score).toBe(4);
    receive(scores(null, null));
    expect(view().team1Score).toBe(4);
    receive(scores(4, null));
    expect(view()).toMatchObject({ team1Score: 4, unsaved: [] });
  });

  it('brings a refused value back into its box, tells why, and saves it when asked again', async () => {
    const { book, writes, view, receive } = open(scores(1, null));
    book.edit('m', 'team1Score', 2);
    jest.advanceTimersByTime(1000);
    receive(scores(2, null)); // The cache already has it.
    receive(scores(1, null)); // The server refused, so the cache reverts it.
    writes[0]?.refuse('no');
    await settle();
    expect(view()).toMatchObject({ team1Score: 2, state: 'error', unsaved: ['team1Score'] });
    expect(book.failures()).toEqual([{ matchId: 'm', message: 'no' }]);
    expect(book.lastChange()).toBeNull();
    jest.advanceTimersByTime(6000);
    expect(view()).toMatchObject({ team1Score: 2, state: 'idle' });
    book.flush('m');
    expect(writes[1]?.entry).toEqual({ team1Score: 2 });
    expect(book.failures()).toEqual([]);
  });

  it('does not overwrite newer typing with a refused value', async () => {
    const { book, writes, view } = open();
    book.edit('m', 'team1Score', 2);
    jest.advanceTimersByTime(1000);
    book.edit('m', 'team1Score', 3);
    writes[0]?.refuse('no');
    await settle();
    expect(view().team1Score).toBe(3);
    jest.advanceTimersByTime(1000);
    expect(writes[1]?.entry).toEqual({ team1Score: 3 });
  });

  it('writes nothing when the box holds what the server has', () => {
    const { book, writes } = open(scores(2, null));
    book.edit('m', 'team1Score', 3);
    book.edit('m', 'team1Score', 2);
    jest.advanceTimersByTime(1000);
    expect(writes).toHaveLength(0);
  });

  it('undoes the last saved change, step by step', () => {
    const { book, writes, receive } = open(scores(1, null));
    book.edit('m', 'team1Score', 2);
    book.edit('m', 'team2Score', 0);
    jest.advanceTimersByTime(1000);
    receive(scores(2, 0));
    book.edit('m', 'team1Score', 3);
    jest.advanceTimersByTime(1000);
    receive(scores(3, 0));
    expect(book.lastChange()).toEqual([{ matchId: 'm', side: 'team1Score', before: 2, after: 3 }]);
    expect(book.undo()).toBe(true);
    receive(scores(2, 0));
    expect(book.undo()).toBe(true);
    expect(writes.map(({ entry }) => entry)).toEqual([
      { team1Score: 2, team2Score: 0 },
      { team1Score: 3 },
      { team1Score: 2 },
      { team1Score: 1 },
      { team2Score: null },
    ]);
    expect(book.lastChange()).toBeNull();
  });

  it('undoes nothing that somebody has changed since', () => {
    const { book, writes, receive } = open(scores(1, null));
    book.edit('m', 'team1Score', 2);
    jest.advanceTimersByTime(1000);
    receive(scores(2, null));
    receive(scores(7, null));
    expect(book.undo()).toBe(false);
    expect(writes).toHaveLength(1);
  });

  it('saves what is still being typed when it is closed', () => {
    const { book, writes } = open();
    book.edit('m', 'team2Score', 6);
    book.close();
    expect(writes[0]?.entry).toEqual({ team2Score: 6 });
  });

  describe('a correction that is to be confirmed', () => {
    const holds = (_: string, { team1Score }: Scores, isBegun: boolean) => !isBegun && team1Score !== 3;

    it('stays in its boxes, unsent, until somebody says so', async () => {
      const { book, writes, view, receive } = open(scores(3, 1), { holds });
      book.edit('m', 'team1Score', 1);
      jest.advanceTimersByTime(1000);
      expect([view().held, view().team1Score, writes.length]).toEqual([true, 1, 0]);
      // The other field belongs to it, and leaving the page sends nothing either.
      book.edit('m', 'team2Score', 3);
      expect(view().held).toBe(true);
      book.flush();
      expect([view().held, writes.length]).toEqual([true, 0]);
      book.confirm('m');
      expect(writes.map(({ entry }) => entry)).toEqual([{ team1Score: 1, team2Score: 3 }]);
      expect(view().held).toBe(false);
      writes[0]?.refuse('another score');
      await settle();
      // After a refusal, it is retried without another question.
      book.flush('m');
      expect(writes).toHaveLength(2);
      writes[1]?.answer();
      receive(scores(1, 3));
      await settle();
      book.edit('m', 'team2Score', 4);
      jest.advanceTimersByTime(1000);
      expect(writes).toHaveLength(3);
    });

    it('is given up, or typed back', () => {
      const { book, writes, view } = open(scores(3, 1), { holds });
      book.edit('m', 'team1Score', 1);
      jest.advanceTimersByTime(1000);
      book.discard('m');
      expect(view()).toMatchObject({ held: false, team1Score: 3 });
      book.edit('m', 'team1Score', 1);
      jest.advanceTimersByTime(1000);
      book.edit('m', 'team1Score', 3);
      jest.advanceTimersByTime(1000);
      expect([view().held, writes.length]).toEqual([false, 0]);
    });

    it('is none while a result is only being entered, goal by goal', async () => {
      const { book, writes, receive, view } = open(scores(null, null), { holds });
      for (const goals of [1, 2]) {
        book.edit('m', 'team1Score', goals);
        jest.advanceTimersByTime(1000);
        writes.at(-1)?.answer();
        await settle();
        receive(scores(goals, 0));
      }
      expect([view().held, writes.length]).toEqual([false, 2]);
    });
  });
});
