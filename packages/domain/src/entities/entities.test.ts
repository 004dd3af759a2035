import { parseBracketGames, parseMatches, parseProfile, parseTeams, parseTournament } from './index';

const least = { name: 'Cup', startDate: '2027-07-03', endDate: '2027-07-04' };

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
      ['bracketType', 'groups.0.1', 'groups.1', 'location', 'playerIds.1', 'playerIds.3', 'pointsPerWin', 'schedule.0.1', 'scheduleTimes.interval', 'scheduleTimes.startTimes.1', 'skillOverrides.PLAYER 1'].sort(),
    );
    expect(parseTournament('t1', least)).not.toHaveProperty('left');
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
