import { limits } from '../limits';
import {
  listGroupIds,
  parseBracketGames,
  parseMatches,
  parseProfile,
  parseTeams,
  parseTournament,
  withEntries,
  type MatchId,
  storedAdjustment,
  storedDays,
  storedVenues,
  type TeamId,
} from './index';

const least = { name: 'Cup', startDate: '2027-07-03', endDate: '2027-07-04' };
const event = { courts: null, place: '' };

describe('parseTournament', () => {
  it('gives what is left out its specified default', () => {
    const result = parseTournament('t1', least);
    expect(result).toMatchObject({
      ok: true,
      value: {
        id: 't1',
        tournamentType: 'STANDARD',
        isTournamentPublic: false,
        playersPerTeam: 3,
        pointsPerWin: 3,
        groups: {},
        scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 1 },
      },
    });
  });

  it('passes over fields that it does not know', () => {
    expect(parseTournament('t1', { ...least, addedLater: 1 }).ok).toBe(true);
  });

  it('names the path of a bad field', () => {
    const result = parseTournament('t1', { ...least, name: 7, endDate: 'tomorrow', groups: { 0: [1] } });
    expect(result.ok ? [] : result.issues.map(({ path }) => path)).toEqual(['name', 'endDate', 'groups.0.0']);
  });

  it.each([
    ['0 28 -', [0, 28, null], '0 28'],
    ['-', [null], ''],
    ['', undefined, ''],
    ['- - 7', [null, null, 7], '- - 7'],
    ['0 tomorrow -3 1000 7', [0, null, null, null, 7], '0 - - - 7'],
  ])('reads the chosen days "%s" of its schedule, and stores them again', (text, days, stored) => {
    const result = parseTournament('t1', { ...least, scheduleTimes: { days: text } });
    expect(result).not.toHaveProperty('left');
    expect(result.ok && result.value.scheduleTimes.days).toEqual(days);
    expect(storedDays(days)).toBe(stored);
  });

  it.each([
    ['2 Hardcourt Ouest, Lyon\n\n3', [{ courts: 2, place: 'Hardcourt Ouest, Lyon' }, event, { courts: 3, place: '' }], undefined],
    [' 3 Halles\n', [{ courts: null, place: '3 Halles' }, event], ' 3 Halles'],
    ['', undefined, ''],
    ['7 Gym\nGym\n12\n2', [event, event, event, { courts: 2, place: '' }], '\n\n\n2'],
  ])('reads the venues %j of its days, and stores them again', (text, venues, stored = text) => {
    const result = parseTournament('t1', { ...least, scheduleTimes: { venues: text } });
    expect(result).not.toHaveProperty('left');
    expect(result.ok && result.value.scheduleTimes.venues).toEqual(venues);
    expect(storedVenues(venues)).toBe(stored);
  });

  it('does not read chosen days that are no text: the days follow each other', () => {
    const result = parseTournament('t1', { ...least, scheduleTimes: { days: [0, 7] } });
    expect(result).toMatchObject({ ok: true, left: [{ path: 'scheduleTimes.days' }] });
    expect(result.ok && result.value.scheduleTimes.days).toBeUndefined();
  });

  it('leaves out what can not be read, names it, and keeps the rest', () => {
    const result = parseTournament('t1', {
      ...least,
      location: 7,
      pointsPerWin: 9,
      playerIds: ['PLAYER 1', 2, 'PLAYER 3', null],
      skillOverrides: { 'PLAYER 1': 'high', 'PLAYER 3': 4 },
      groups: { 0: ['a', 7, 'b'], 1: 'c' },
      schedule: { 0: ['m1', {}, 'break'] },
      scheduleTimes: { startTimes: ['08:00', '25:00'], gameLength: 15, interval: 500 },
      bracketType: 'triple',
    });
    expect(result).toMatchObject({
      ok: true,
      value: {
        name: 'Cup',
        location: '',
        pointsPerWin: 3,
        playerIds: ['PLAYER 1', 'PLAYER 3'],
        groups: { 0: ['a', 'b'] },
        schedule: { 0: ['m1', 'break'] },
        scheduleTimes: { startTimes: ['09:00'], gameLength: 15, interval: 5 },
        bracketType: 'single',
      },
    });
    if (!result.ok) throw new Error('not parsed');
    expect(result.value.skillOverrides).toEqual({ 'PLAYER 3': 4 });
    expect(result.left?.map(({ path }) => path).sort()).toEqual(
      [
        'bracketType',
        'groups.0.1',
        'groups.1',
        'location',
        'playerIds.1',
        'playerIds.3',
        'pointsPerWin',
        'schedule.0.1',
        'scheduleTimes.interval',
        'scheduleTimes.startTimes.1',
        'skillOverrides.PLAYER 1',
      ].sort(),
    );
    expect(parseTournament('t1', least)).not.toHaveProperty('left');
  });

  it('reads the rules of the table, and leaves out a criterion that a newer release knows', () => {
    const adjustment = { points: -2, reason: 'Came late – twice' };
    const result = parseTournament('t1', {
      ...least,
      ...{ tableOrder: ['points', 'fairPlay', 'wins'], pointsPerDraw: 2, pointsPerLoss: 9 },
      pointAdjustments: { a: storedAdjustment({ ...adjustment, reason: ' Came late –\ntwice ' }), b: '0 Nothing', c: '3' },
    });
    expect(result).toMatchObject({ ok: true, value: { tableOrder: ['points', 'wins'], pointsPerDraw: 2, pointsPerLoss: 0 } });
    expect(result.ok && result.value.pointAdjustments).toEqual({ a: adjustment });
    expect(parseTournament('t1', least)).toMatchObject({
      value: { tableOrder: [], pointsPerDraw: 1, pointsPerLoss: 0, pointAdjustments: {} },
    });
  });

  it('reads how often each pair meets; once where nothing that it knows is stored', () => {
    const parseLegs = (stored: object) => parseTournament('t1', { ...least, ...stored });
    expect(parseLegs({})).toMatchObject({ ok: true, value: { legs: 1 } });
    expect(parseLegs({ legs: 2 })).toMatchObject({ ok: true, value: { legs: 2 } });
    for (const legs of [0, 3, '2', null]) expect(parseLegs({ legs })).toMatchObject({ ok: true, value: { legs: 1 } });
  });

  it.each([null, 'text', [], { ...least, startDate: 'tomorrow' }])('refuses %j', (data) => {
    expect(parseTournament('t1', data).ok).toBe(false);
  });
});

describe('parseTeams', () => {
  it('lists teams in order of registration, then of id', () => {
    const result = parseTeams({ b: { name: 'B' }, a: { name: 'A' }, c: { name: 'C', registeredAt: -1 } });
    expect(result.ok && result.value.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});

describe('withEntries', () => {
  const teams = (data: object) => {
    const result = parseTeams(data);
    return result.ok ? result.value : [];
  };

  it('lays teams that registered beside the others, in the order of registration; one that is in both is the gathered one', () => {
    const gathered = teams({ b: { name: 'B', registeredAt: 2 }, d: { name: 'D', registeredAt: 4 } });
    const entries = teams({
      c: { name: 'C', registeredAt: 3 },
      d: { name: 'D before', registeredAt: 4 },
      a: { name: 'A', registeredAt: 1 },
    });
    expect(withEntries(gathered, entries).map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    expect(withEntries(gathered, [])).toBe(gathered);
  });
});

describe('parseMatches', () => {
  it('keeps an empty score apart from 0', () => {
    const result = parseMatches({ m: { team1Id: 'a', team2Id: 'b', team1Score: 0, team2Score: '' } });
    expect(result.ok && [...result.value.values()][0]).toMatchObject({ team1Score: 0, team2Score: null });
  });

  it.each([-1, 1.5, '3'])('refuses the score %j', (score) => {
    expect(parseMatches({ m: { team1Id: 'a', team2Id: 'b', team1Score: score } }).ok).toBe(false);
  });
});

describe('the other documents', () => {
  it('reads a game whose teams are not known yet', () => {
    const result = parseBracketGames({ g: { bracketLevel: 'upper', roundId: 'round1' } });
    expect(result.ok && result.value.get('g' as never)).toMatchObject({ team1Id: 'TBD', winner: '' });
  });

  it('refuses a skill outside 1–10', () => {
    expect(parseProfile('u', { name: 'ada', skill: 10 }).ok).toBe(true);
    expect(parseProfile('u', { name: 'ada', skill: 11 }).ok).toBe(false);
  });
});

it('lists groups in their order, however they were stored', () => {
  expect(listGroupIds(JSON.parse('{"10": [], "2": [], "0": [], "1": []}') as Record<string, unknown>)).toEqual(['0', '1', '2', '10']);
});

it('takes no id of one kind for another', () => {
  const nameOf = (id: TeamId): string => id;
  // @ts-expect-error -- a match is no team; the type check of the repository fails when this is allowed
  expect(nameOf('m1' as MatchId)).toBe('m1');
});

it('keeps the numbers of the specification in one place', () => {
  const { groups, teamsPerGroup, mixer, days, pointsPerWin, search, passwordMinimum } = limits;
  expect({ groups, teamsPerGroup, mixer, days, pointsPerWin, search, passwordMinimum }).toEqual({
    groups: { minimum: 1, usual: 4, maximum: 8 },
    teamsPerGroup: 2,
    mixer: { players: 12, teamSize: 3, iterations: 5000, cooling: 0.995 },
    days: { minimum: 1, usual: 4, maximum: 30 },
    pointsPerWin: { default: 3, options: [2, 3, 4, 5] },
    search: { minimumCharacters: 3, maximumResults: 5, debounceMs: 500 },
    passwordMinimum: 6,
  });
});
