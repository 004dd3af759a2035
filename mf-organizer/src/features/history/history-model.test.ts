import { changeOf, restorable } from './history-model';

const scores = (team1Score: number | null, team2Score: number | null, more: object = {}) => ({ team1Score, team2Score, ...more });

it.each([
  ['a result', scores(null, null), scores(2, 1), ['–\u00a0:\u00a0–', '2\u00a0:\u00a01'], null],
  ['a state', scores(2, 1, { state: 'playing' }), scores(2, 1, { state: 'finished' }), null, ['playing', 'finished']],
  [
    'both',
    scores(2, 1, { state: 'playing' }),
    scores(3, 1, { state: 'finished' }),
    ['2\u00a0:\u00a01', '3\u00a0:\u00a01'],
    ['playing', 'finished'],
  ],
  ['what a later release wrote', { state: 'new' }, { state: 'newer' }, null, null],
])('tells the change of %s', (_, from, to, changed, states) => {
  expect(changeOf({ from, to })).toEqual({ scores: changed, states });
});

it.each([
  ['another result than it is now', 'game', scores(2, 1), scores(3, 1), scores(2, 1)],
  ['an empty box', 'game', scores(null, null), scores(3, 1), scores(null, null)],
  ['nothing where it stands already', 'game', scores(2, 1), scores(2, 1), null],
  ['nothing of a game that is gone', 'game', scores(2, 1), undefined, null],
  ['nothing half of a game that is run from the board', 'game', scores(null, 1), { ...scores(3, 1), play: {} }, null],
  ['nothing of the plan', 'plan', {}, scores(3, 1), null],
])('puts back %s', (_, kind, from, now, expected) => {
  expect(restorable({ kind, from }, now)).toEqual(expected);
});
