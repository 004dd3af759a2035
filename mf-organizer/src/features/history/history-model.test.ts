import { changeOf, planChangeOf, restorable } from './history-model';

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
  expect(changeOf({ from, to })).toMatchObject({ scores: changed, states });
});

it.each([
  ['another result than it is now', 'game', scores(2, 1), scores(3, 1), scores(2, 1)],
  ['an empty box', 'game', scores(null, null), scores(3, 1), scores(null, null)],
  ['nothing where it stands already', 'game', scores(2, 1), scores(2, 1), null],
  ['nothing of a game that is gone', 'game', scores(2, 1), undefined, null],
  [
    'nothing half of a game that is run from the board',
    'game',
    scores(null, 1),
    { ...scores(3, 1), play: { state: 'finished', ending: 'played' } as const },
    null,
  ],
  [
    'how it ended',
    'game',
    scores(2, 1, { ending: 'played' }),
    { ...scores(2, 1), play: { state: 'finished', ending: 'forfeitByTeam1' } as const },
    scores(2, 1),
  ],
  ['nothing of the plan', 'plan', {}, scores(3, 1), null],
])('puts back %s', (_, kind, from, now, expected) => {
  expect(restorable({ kind, from }, now)).toEqual(expected);
});

it('tells how a game ended, where that is another', () => {
  const [from, to] = [scores(2, 1, { ending: 'played' }), scores(2, 1, { ending: 'forfeitByTeam2' })];
  expect(changeOf({ from, to }).endings).toEqual(['played', 'forfeitByTeam2']);
  expect(changeOf({ from, to: scores(3, 1, { ending: 'played' }) }).endings).toBeNull();
});

it('names what was done to the plan, and nothing that a later release wrote', () => {
  expect([planChangeOf({ to: { what: 'roundRedrawn' } }), planChangeOf({ to: { what: 'new' } }), planChangeOf({ to: {} })]).toEqual([
    'roundRedrawn',
    null,
    null,
  ]);
});
