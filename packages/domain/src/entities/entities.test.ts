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
    const result = parseTournament('t1', { ...least, scheduleTimes: { startTimes: ['25:00'] } });
    expect(result.ok ? [] : result.issues.map(({ path }) => path)).toEqual(['scheduleTimes.startTimes.0']);
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
