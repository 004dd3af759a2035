import { createDrafts } from './drafts';
import type { KeptScore } from './kept-scores';
import type { Scores, Side } from './score-types';

const scores = (team1Score: number | null, team2Score: number | null): Scores => ({ team1Score, team2Score });

function open(initial: Scores) {
  const kept = new Map<Side, KeptScore>();
  const drafts = createDrafts({ keep: (score) => kept.set(score.side, score), drop: (_, side) => kept.delete(side) });
  const receive = (next: Scores) => drafts.receive(new Map([['m', next]]));
  receive(initial);
  return { drafts, kept, receive };
}

it('what is typed stands before what the server has, and is kept with what stood there when the typing began', () => {
  const { drafts, kept, receive } = open(scores(1, null));
  drafts.type('m', 'team1Score', 2);
  receive(scores(7, 4));
  drafts.type('m', 'team1Score', 3);
  expect([drafts.shown('m', 'team1Score'), drafts.shown('m', 'team2Score'), drafts.onServer('m', 'team1Score')]).toEqual([3, 4, 7]);
  expect(drafts.unsaved('m')).toEqual(['team1Score']);
  expect(kept.get('team1Score')).toEqual({ matchId: 'm', side: 'team1Score', value: 3, base: 1 });
});

it('what the server has already is no change, and kept no longer unless something is on its way', () => {
  const { drafts, kept, receive } = open(scores(1, null));
  drafts.type('m', 'team1Score', 2);
  drafts.type('m', 'team2Score', 5);
  receive(scores(2, null));
  expect(drafts.changes('m', true)).toEqual([{ matchId: 'm', side: 'team2Score', before: null, after: 5 }]);
  expect([...kept.keys()]).toEqual(['team1Score', 'team2Score']);
  drafts.type('m', 'team1Score', 2);
  expect(drafts.changes('m', false)).toHaveLength(1);
  expect([...kept.keys()]).toEqual(['team2Score']);
});

it('what has departed is shown until the server’s value changes, to this or to somebody else’s', () => {
  const { drafts, receive } = open(scores(1, null));
  drafts.type('m', 'team1Score', 2);
  expect(drafts.depart('m', { team1Score: 2 })).toEqual({ team1Score: 1 });
  receive(scores(1, 0));
  expect([drafts.shown('m', 'team1Score'), drafts.changes('m', true)]).toEqual([2, []]);
  receive(scores(9, 0));
  expect(drafts.shown('m', 'team1Score')).toBe(9);
});

it('what arrives is dropped from the device, what comes back is typed again; newer typing goes first', () => {
  const { drafts, kept } = open(scores(1, null));
  for (const side of ['team1Score', 'team2Score'] as const) drafts.type('m', side, 2);
  drafts.depart('m', { team1Score: 2, team2Score: 2 });
  drafts.type('m', 'team1Score', 3);
  drafts.arrive('m', { team1Score: 2, team2Score: 2 });
  expect([...kept.keys()]).toEqual(['team1Score']);
  drafts.comeBack('m', { team1Score: 2, team2Score: 2 });
  expect(drafts.changes('m', false).map(({ side, after }) => [side, after])).toEqual([
    ['team1Score', 3],
    ['team2Score', 2],
  ]);
});

it('what was sent from the same box since is not pushed out by what comes back late', () => {
  const { drafts, receive } = open(scores(1, null));
  for (const value of [3, 4]) {
    drafts.type('m', 'team1Score', value);
    drafts.depart('m', { team1Score: value });
  }
  drafts.comeBack('m', { team1Score: 3 });
  expect([drafts.shown('m', 'team1Score'), drafts.changes('m', true)]).toEqual([4, []]);
  // Another user's value is there: only what was sent last is restored.
  receive(scores(9, null));
  drafts.comeBack('m', { team1Score: 3 });
  expect(drafts.shown('m', 'team1Score')).toBe(9);
  drafts.comeBack('m', { team1Score: 4 });
  expect(drafts.changes('m', false)).toEqual([{ matchId: 'm', side: 'team1Score', before: 9, after: 4 }]);
});

it('what an earlier visit has left goes out, unless somebody else has entered something, or there is nothing to do', () => {
  const { drafts } = open(scores(1, null));
  const left = { matchId: 'm', side: 'team1Score', value: 4 } as const;
  expect(drafts.takeUp({ ...left, value: 1, base: 0 })).toBe('settled');
  expect(drafts.takeUp({ ...left, matchId: 'gone', base: 1 })).toBe('settled');
  expect(drafts.takeUp({ ...left, base: 1 })).toBe('open');
  expect(drafts.takeUp({ ...left, value: 5, base: 1 })).toBe('settled');
  expect(drafts.takeUp({ ...left, side: 'team2Score', base: 3 })).toBe('conflict');
  expect([drafts.shown('m', 'team1Score'), drafts.shown('m', 'team2Score')]).toEqual([4, 4]);
});

it('what is given up shows what is stored, but not what is on its way', () => {
  const { drafts, kept } = open(scores(1, 1));
  drafts.type('m', 'team1Score', 2);
  drafts.depart('m', { team1Score: 2 });
  drafts.type('m', 'team2Score', 3);
  drafts.discard('m');
  expect([drafts.shown('m', 'team1Score'), drafts.shown('m', 'team2Score')]).toEqual([2, 1]);
  expect([...kept.keys()]).toEqual(['team1Score']);
});
