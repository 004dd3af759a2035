import { getChange, listDeletedGames, getMoment, getPlanChange, restorable, wayBack } from './history-model';

const scores = (team1Score: number | null, team2Score: number | null, more: object = {}) => ({ team1Score, team2Score, ...more });

it.each([
  ['a result', scores(null, null), scores(2, 1), ['–', '2–\u20601'], null],
  ['a state', scores(2, 1, { state: 'playing' }), scores(2, 1, { state: 'finished' }), null, ['playing', 'finished']],
  ['both', scores(2, 1, { state: 'playing' }), scores(3, 1, { state: 'finished' }), ['2–\u20601', '3–\u20601'], ['playing', 'finished']],
  ['what a later release wrote', { state: 'new' }, { state: 'newer' }, null, null],
])('tells the change of %s', (_, from, to, changed, states) => {
  expect(getChange({ from, to })).toMatchObject({ scores: changed, states });
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
  ['nothing that others played', 'game', scores(2, 1, { team1Id: 'A', team2Id: 'B' }), scores(3, 1, { team1Id: 'C', team2Id: 'B' }), null],
  [
    'what the same teams played',
    'game',
    scores(2, 1, { team1Id: 'A', team2Id: 'B' }),
    scores(3, 1, { team1Id: 'A', team2Id: 'B' }),
    { team1Score: 2, team2Score: 1 },
  ],
])('puts back %s', (_, kind, from, now, expected) => {
  expect(restorable({ kind, from }, now)).toEqual(expected);
});

const clock = (pausedAt: number | null) => ({ clock: { startedAt: 1, pausedAt, before: 0 } });
it.each([
  ['confirmed', { isConfirmed: false }, { isConfirmed: true }],
  ['unconfirmed', { isConfirmed: true }, { isConfirmed: false }],
  ['paused', clock(null), clock(5)],
  ['resumed', clock(5), clock(null)],
  ['confirmed', clock(null), { ...clock(5), isConfirmed: true }],
  ['clockSet', { clock: { playedMs: 0, pausedAt: null } }, { clock: { playedMs: 90_000, pausedAt: null } }],
  [null, clock(null), clock(null)],
  [null, {}, { isConfirmed: false, clock: null }],
])('tells what happened beside result and state: %s', (moment, from, to) => {
  expect(getMoment({ from, to })).toBe(moment);
});

it('tells how a game ended, where that is another', () => {
  const [from, to] = [scores(2, 1, { ending: 'played' }), scores(2, 1, { ending: 'forfeitByTeam2' })];
  expect(getChange({ from, to }).endings).toEqual(['played', 'forfeitByTeam2']);
  expect(getChange({ from, to: scores(3, 1, { ending: 'played' }) }).endings).toBeNull();
});

it('tells that a game was decided without play, and that it was taken back; of one that was simply played, its end is enough', () => {
  const ended = (ending: string | null, state = 'finished') => scores(null, null, { state, ending });
  const planned = ended(null, 'planned');
  expect(getChange({ from: planned, to: ended('forfeitByTeam1') }).endings).toEqual([null, 'forfeitByTeam1']);
  expect(getChange({ from: ended('cancelled'), to: planned }).endings).toEqual(['cancelled', null]);
  for (const [from, to] of [
    [planned, ended('played')],
    [ended('played'), planned],
  ] as const)
    expect(getChange({ from, to }).endings).toBeNull();
});

const plan = (more: object = {}) => ({ courts: { 0: ['m1'] }, starts: {}, closedCourts: [], resumeAt: '', ...more });

it.each<[string, object, object, object | null]>([
  ['what its record names', {}, { what: 'roundRedrawn', roundId: 'r2' }, { what: 'roundRedrawn', roundId: 'r2' }],
  ['nothing that a later release wrote', {}, { what: 'new' }, null],
  ['nothing of an empty record', {}, {}, null],
  ['a team that left', {}, { what: 'withdrawn', teamId: 'A' }, { what: 'withdrawn', teamId: 'A' }],
  ['a closed court', plan(), plan({ closedCourts: ['1'] }), { what: 'courtClosed', court: 1 }],
  ['an opened court', plan({ closedCourts: ['1'] }), plan(), { what: 'courtOpened', court: 1 }],
  ['a stop', plan(), plan({ resumeAt: '2027-06-12T14:20' }), { what: 'stopped', time: '14:20' }],
  ['that play goes on', plan({ resumeAt: '2027-06-12T14:20' }), plan(), { what: 'resumed' }],
  ['games that moved', plan(), plan({ starts: { m1: '2027-06-12T14:20' } }), { what: 'gamesMoved', count: 1 }],
  ['a break', { breaks: 0 }, { breaks: 2, dayId: 'd', index: 1 }, { what: 'breakAdded' }],
  ['a break that goes', { breaks: 2, dayId: 'd', index: 1 }, { breaks: 0 }, { what: 'breakRemoved' }],
  ['a game that is moved', { dayId: 'd', index: 1 }, { dayId: 'd', index: 2 }, { what: 'moved' }],
  ['a game that is deleted', { team1Id: 'A', team2Id: 'B' }, {}, { what: 'matchDeleted' }],
])('names %s', (_, from, to, expected) => {
  const change = getPlanChange({ kind: 'plan', from, to } as never);
  if (expected === null) expect(change).toBeNull();
  else expect(change).toMatchObject(expected);
});

it('names announcements by their words', () => {
  const kind = 'announcement';
  expect(getPlanChange({ kind, from: {}, to: { id: 'a', text: 'Lunch' } })).toEqual({ what: 'announced', text: 'Lunch' });
  expect(getPlanChange({ kind, from: { id: 'a' }, to: {} })).toEqual({ what: 'announcementTakenBack' });
});

it('knows the teams of games that are gone', () => {
  const record = { id: 'c', kind: 'plan', by: 'u1', at: 0, game: '', to: {} };
  const gone = listDeletedGames([
    { ...record, from: { games: { m1: { team1Id: 'A', team2Id: 'B' } } } },
    { ...record, game: 'm2', from: { team1Id: 'C', team2Id: 'D' } },
  ]);
  expect([...gone]).toEqual([
    ['m1', ['A', 'B']],
    ['m2', ['C', 'D']],
  ]);
});

describe('what can be put back', () => {
  const groups = { 0: ['A', 'B'], 1: ['C', 'D'] };
  const event = { groups, schedule: {}, bracket: {}, withdrawnTeamIds: ['A'] } as never;
  const other = { groups: { 0: ['A', 'C'], 1: ['B', 'D'] }, schedule: {}, bracket: {}, withdrawnTeamIds: [] } as never;
  const again = { groups, schedule: { d1: ['m9'] }, bracket: { upper: { round1: ['u1-1'] } }, withdrawnTeamIds: [] } as never;
  const teams = new Set(['A', 'B', 'C', 'D']);
  const games = { m1: { team1Id: 'A', team2Id: 'B' } };
  const deleted = { kind: 'plan', from: { groups: { 1: ['C', 'D'], 0: ['A', 'B'] }, games }, to: { what: 'scheduleDeleted' } };
  const bracket = { kind: 'plan', from: { layout: { bracketSeeds: ['A', 'B'] } }, to: { what: 'bracketDeleted' } };
  const left = { kind: 'plan', from: {}, to: { what: 'withdrawn', teamId: 'A' } };

  it.each<[string, typeof deleted | typeof left | typeof bracket, never, ReadonlySet<string>, string | null]>([
    ['a schedule', deleted, event, teams, 'deleted'],
    ['no schedule of other groups', deleted, other, teams, null],
    ['no schedule beside another', deleted, again, teams, null],
    ['no schedule of a team that is gone', deleted, event, new Set(['A']), null],
    ['a bracket', bracket, event, teams, 'deleted'],
    ['no bracket of a team that is gone', bracket, event, new Set(['A']), null],
    ['no bracket beside another', bracket, again, teams, null],
    ['a team that has left', left, event, teams, 'withdrawn'],
    ['no team that plays', left, other, teams, null],
  ])('%s', (_, record, now, known, expected) => {
    expect(wayBack(record as never, now, known)).toBe(expected);
  });
});
