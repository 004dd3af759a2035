import { createBracket as newBracket, type GameId, type MatchId, type TeamId } from '@courtside/domain';
import {
  acceptMixerTeams,
  addBreak,
  addMockTeams,
  addScheduleDay,
  addSwissRound,
  addTeams,
  addTieBreakerMatch,
  adjustPoints,
  createBracket,
  createSchedule,
  createTournament,
  deleteBracket,
  deleteGroups,
  deleteMatch,
  deleteSchedule,
  deleteTeam,
  exchangeSwissTeams,
  importTeams,
  moveMatch,
  moveTeamBetweenGroups,
  recordBracketGame,
  recordScore,
  redrawSwissRound,
  removeSwissRound,
  saveGroups,
  saveScheduleDays,
  setBracketReferee,
  setHyperlink,
  setMatchTimes,
  setReferee,
  setTeamEmail,
  setTeamPlayers,
  settleScore,
  renameTeam,
  unlockRound,
  withdrawTeam,
} from '../src/commands';
import { watchBracket, watchContacts, watchSchedule, watchTeams, watchTournament } from '../src/repositories';
import { draft, firstValue, openPlatform, type Platform } from './platform.testkit';

let platform: Platform;
let id = '';
let teamIds: readonly string[] = [];
beforeAll(async () => {
  platform = await openPlatform();
  await platform.become('organizer');
});
beforeEach(async () => {
  id = await createTournament(draft);
  teamIds = await addMockTeams(id, 6);
});
afterAll(() => platform.close());

const tournament = () => firstValue(watchTournament, [id]);
const teams = () => firstValue(watchTeams, [id]);
const matches = () => firstValue(watchSchedule, [id]);
const bracket = () => firstValue(watchBracket, [id]);
const team = (index: number): string => teamIds[index] ?? '';
const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };

describe('teams', () => {
  it('are edited field by field', async () => {
    await renameTeam(id, team(0), 'Lemon Tyre Pie');
    await setTeamPlayers(id, team(0), ['a'.repeat(28), '', '']);
    await setTeamEmail(id, team(0), 'lemon@courtside.test');
    expect((await teams())[0]).toMatchObject({ name: 'Lemon Tyre Pie', profileIds: ['a'.repeat(28), '', ''] });
    const contacts = () => firstValue(watchContacts, [id]);
    expect([...(await contacts())]).toEqual([[team(0), 'lemon@courtside.test']]);
    await setTeamEmail(id, team(0), '');
    expect((await contacts()).size).toBe(0);
  });

  it('are imported: known ids change, others are added', async () => {
    await importTeams(id, [
      { teamId: team(1), name: 'Renamed', profileIds: ['', ''] },
      { name: 'Added', email: 'added@courtside.test', profileIds: [] },
    ]);
    expect((await teams()).map(({ name }) => name)).toEqual(['TEAM 1', 'Renamed', 'TEAM 3', 'TEAM 4', 'TEAM 5', 'TEAM 6', 'Added']);
  });

  it('need at least two to be made up', async () => {
    await expect(addMockTeams(id, 1)).rejects.toThrow('numberOfTeams must be greater than or equal to 2');
  });

  it('of a mixer take the place of those before', async () => {
    const drawn = await acceptMixerTeams(id, [
      { name: 'A', profileIds: ['PLAYER 1'] },
      { name: 'B', profileIds: ['PLAYER 2'] },
    ]);
    expect((await teams()).map((one) => one.id)).toEqual(drawn);
  });
});

describe('groups', () => {
  it('are saved with the teams, changed and deleted', async () => {
    await saveGroups(id, { '0': [team(0), team(1)], '1': [team(2), team(3)] });
    expect((await teams()).map(({ groupId }) => groupId)).toEqual(['0', '0', '1', '1', null, null]);
    await moveTeamBetweenGroups(id, team(4), { groupId: '1', index: 0 });
    await moveTeamBetweenGroups(id, team(0), null);
    expect((await tournament())?.groups).toEqual({ '0': [team(1)], '1': [team(4), team(2), team(3)] });
    expect((await teams()).map(({ groupId }) => groupId)).toEqual([null, '0', '1', '1', '1', null]);
    await deleteTeam(id, team(4));
    expect((await tournament())?.groups).toEqual({ '0': [team(1)], '1': [team(2), team(3)] });
    await deleteGroups(id);
    expect((await tournament())?.groups).toEqual({});
    expect((await teams()).every(({ groupId }) => groupId === null)).toBe(true);
  });

  it('refuse a team that is gone', async () => {
    await expect(saveGroups(id, { '0': [team(0), 'AAAAAAAAAAA'] })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the schedule', () => {
  const plan = () => ({
    scheduleType: 'roundRobin' as const,
    schedule: { day1: ['m1', 'm2'], day2: ['m3'] },
    matches: {
      m1: { team1Id: team(0), team2Id: team(1) },
      m2: { team1Id: team(2), team2Id: team(3) },
      m3: { team1Id: team(0), team2Id: team(2) },
    },
    scheduleTimes: times,
  });
  beforeEach(async () => {
    await addTeams(id, [{ name: 'Late', email: 'late@courtside.test', profileIds: [] }]);
    await saveGroups(id, { '0': teamIds.slice(0, 4) });
  });

  it('is created once, deletes the waiting teams and blocks groups and teams', async () => {
    const deleted = await createSchedule(id, plan());
    expect(deleted).toHaveLength(3);
    expect((await teams()).map((one) => one.id)).toEqual(teamIds.slice(0, 4));
    expect((await firstValue(watchContacts, [id])).size).toBe(0);
    expect(await tournament()).toMatchObject({ schedule: plan().schedule, scheduleType: 'roundRobin', scheduleTimes: times });
    expect([...(await matches()).keys()].sort()).toEqual(['m1', 'm2', 'm3']);
    await expect(createSchedule(id, plan())).rejects.toMatchObject({ code: 'conflict' });
    await expect(deleteGroups(id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(deleteTeam(id, team(0))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is edited: days, places, breaks, times', async () => {
    await createSchedule(id, plan());
    await moveMatch(id, 'm3', { dayId: 'day2', index: 0 }, { dayId: 'day1', index: 1 });
    await addBreak(id, { dayId: 'day1', index: 1 }, 2);
    await addScheduleDay(id, 'day3', '10:30');
    expect(await tournament()).toMatchObject({
      schedule: { day1: ['m1', 'break', 'break', 'm3', 'm2'], day2: [], day3: [] },
      scheduleTimes: { startTimes: ['09:00', '10:30'] },
    });
    await moveMatch(id, 'break', { dayId: 'day1', index: 2 }, { dayId: 'day2', index: 0 });
    await expect(moveMatch(id, 'break', { dayId: 'day1', index: 0 }, { dayId: 'day2', index: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await saveScheduleDays(id, { day3: ['m2'], day1: ['m1', 'm3'] });
    await setMatchTimes(id, { ...times, gameLength: 15 });
    await addTieBreakerMatch(id, 'day3', 'm9', { team1Id: team(0), team2Id: team(3) });
    await deleteMatch(id, 'm3');
    expect(await tournament()).toMatchObject({
      schedule: { day1: ['m1'], day2: ['break'], day3: ['m2', 'm9'] },
      scheduleTimes: { gameLength: 15 },
    });
    expect((await matches()).get('m9' as MatchId)).toMatchObject({ isTieBreaker: true, team1Score: null });
    await deleteSchedule(id);
    expect(await tournament()).toMatchObject({ schedule: {} });
    expect((await matches()).size).toBe(0);
  });

  it('keeps what several people enter at once', async () => {
    await createSchedule(id, plan());
    await Promise.all([
      recordScore(id, 'm1', { team1Score: 3 }),
      recordScore(id, 'm1', { team2Score: 0 }),
      recordScore(id, 'm2', { team1Score: 1, team2Score: 1 }),
      setReferee(id, 'm1', 'Zoé'),
      setHyperlink(id, 'm1', 'https://example.org/1'),
    ]);
    expect((await matches()).get('m1' as MatchId)).toMatchObject({
      team1Score: 3,
      team2Score: 0,
      referee: 'Zoé',
      hyperlink: 'https://example.org/1',
    });
    await recordScore(id, 'm1', { team1Score: null });
    expect((await matches()).get('m1' as MatchId)).toMatchObject({ team1Score: null, team2Score: 0 });
  });

  it('completes a result with a 0 that overwrites nobody and stands in nobody’s way', async () => {
    await createSchedule(id, plan());
    const of = async (match: string) => (await matches()).get(match as MatchId);
    const none = { team1Score: null, team2Score: null };
    // Beside an entered score; whoever had the empty box before them has the word.
    await recordScore(id, 'm1', { team1Score: 3 }, none, true);
    expect(await of('m1')).toMatchObject({ team1Score: 3, team2Score: 0 });
    await recordScore(id, 'm1', { team2Score: 2 }, none);
    expect(await of('m1')).toMatchObject({ team1Score: 3, team2Score: 2 });
    // Taken back with the score it stands beside.
    await recordScore(id, 'm2', { team2Score: 1 });
    await settleScore(id, 'm2');
    expect(await of('m2')).toMatchObject({ team1Score: 0, team2Score: 1 });
    await recordScore(id, 'm2', { team2Score: null }, {}, true);
    expect(await of('m2')).toMatchObject(none);
    // A box that somebody emptied stays empty.
    await recordScore(id, 'm1', { team2Score: null }, {}, true);
    await settleScore(id, 'm1');
    expect(await of('m1')).toMatchObject({ team1Score: 3, team2Score: null });
  });

  it.each([-1, 1.5, Number.NaN])('refuses the score %d', async (score) => {
    await expect(recordScore(id, 'm1', { team1Score: score })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('plays Swiss rounds, one at a time', async () => {
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { round1: ['m1', 'm2'] } });
    const round = { roundId: 'round2', matches: { s1: { team1Id: team(0), team2Id: team(2) } }, byeTeamId: team(1), startTime: '10:00' };
    await addSwissRound(id, round);
    await expect(addSwissRound(id, round)).rejects.toMatchObject({ code: 'conflict' });
    await withdrawTeam(id, team(3));
    await unlockRound(id, 'round1');
    await adjustPoints(id, { pointsPerWin: 2, tieBreakPreset: 'winsFirst' });
    expect(await tournament()).toMatchObject({
      schedule: { round2: ['s1'] },
      byes: { round2: team(1) },
      scheduleTimes: { startTimes: ['09:00', '10:00'] },
      withdrawnTeamIds: [team(3)],
      unlockedRounds: ['round1'],
      pointsPerWin: 2,
      tieBreakPreset: 'winsFirst',
    });
    await withdrawTeam(id, team(3), false);
    expect((await tournament())?.withdrawnTeamIds).toEqual([]);
  });

  describe('a mistaken Swiss round', () => {
    const seen = { roundId: '1', games: ['s1', 's2'] };
    const exchange = { mayClear: [], refereesGone: [] };
    beforeEach(async () => {
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      const games = { s1: { team1Id: team(0), team2Id: team(2) }, s2: { team1Id: team(1), team2Id: team(3) } };
      await addSwissRound(id, { roundId: '1', matches: games, byeTeamId: team(4), startTime: '10:00' });
      await recordScore(id, 's1', { team1Score: 3, team2Score: 1 });
      await setReferee(id, 's2', 'Zoé');
    });
    const teamsOf = async (matchId: string) => {
      const match = [...(await matches()).values()].find(({ id: found }) => found === matchId);
      return match && [match.team1Id, match.team2Id, match.team1Score, match.team2Score, match.referee];
    };

    it('is removed with its games, its bye and its start; the one before is the last again', async () => {
      await unlockRound(id, '1');
      await removeSwissRound(id, seen);
      expect(await tournament()).toMatchObject({
        schedule: { 0: ['m1', 'm2'] },
        byes: {},
        unlockedRounds: [],
        scheduleTimes: { startTimes: ['09:00'] },
      });
      expect([...(await matches()).keys()].sort()).toEqual(['m1', 'm2', 'm3']);
      expect(Object.keys((await tournament())?.schedule ?? {})).toEqual(['0']);
      await expect(removeSwissRound(id, seen)).rejects.toMatchObject({ code: 'conflict' });
      await expect(removeSwissRound(id, { roundId: '0', games: ['m1', 'm2'] })).rejects.toMatchObject({ code: 'conflict' });
    });

    it('is drawn again in its place; a round that has changed meanwhile is left alone', async () => {
      const again = {
        matches: { n1: { team1Id: team(0), team2Id: team(1) }, n2: { team1Id: team(2), team2Id: team(4) } },
        byeTeamId: team(3),
        startTime: '10:30',
      };
      await expect(redrawSwissRound(id, { ...seen, games: ['s1'] }, again)).rejects.toMatchObject({ code: 'conflict' });
      await expect(redrawSwissRound(id, { roundId: '0', games: ['m1', 'm2'] }, again)).rejects.toMatchObject({ code: 'conflict' });
      await redrawSwissRound(id, seen, again);
      expect(await tournament()).toMatchObject({
        schedule: { 0: ['m1', 'm2'], 1: ['n1', 'n2'] },
        byes: { 1: team(3) },
        scheduleTimes: { startTimes: ['09:00', '10:30'] },
      });
      expect([...(await matches()).keys()].sort()).toEqual(['m1', 'm2', 'm3', 'n1', 'n2']);
    });

    it('gets other pairings: two teams change places, and only results that were agreed to are emptied', async () => {
      const pair = { ...exchange, one: team(0), other: team(1) };
      await expect(exchangeSwissTeams(id, seen, pair)).rejects.toMatchObject({ code: 'conflict' });
      expect(await teamsOf('s1')).toEqual([team(0), team(2), 3, 1, '']);
      await exchangeSwissTeams(id, seen, { ...pair, mayClear: ['s1'], refereesGone: ['s2'] });
      expect(await teamsOf('s1')).toEqual([team(1), team(2), null, null, '']);
      expect(await teamsOf('s2')).toEqual([team(0), team(3), null, null, '']);
      await exchangeSwissTeams(id, seen, { ...pair, other: team(4) });
      expect(await teamsOf('s2')).toEqual([team(4), team(3), null, null, '']);
      expect((await tournament())?.byes).toEqual({ 1: team(0) });
      await expect(exchangeSwissTeams(id, seen, { ...pair, one: team(4), other: team(3) })).rejects.toMatchObject({ code: 'conflict' });
      await expect(exchangeSwissTeams(id, seen, { ...pair, one: team(5), other: team(3) })).rejects.toMatchObject({ code: 'conflict' });
    });
  });
});

describe('the bracket', () => {
  const seeds = () => teamIds.slice(0, 4) as unknown as readonly TeamId[];
  const created = async () => {
    const engine = newBracket('single', seeds());
    await createBracket(id, engine, times);
    return engine;
  };

  it('is created once, deleted and created again', async () => {
    const engine = await created();
    await expect(createBracket(id, engine, times)).rejects.toMatchObject({ code: 'conflict' });
    expect(await tournament()).toMatchObject({ bracketType: 'single', bracketSeeds: seeds(), bracketTimes: times, bracketUpperSize: null });
    await deleteBracket(id);
    expect(await bracket()).toBeNull();
    expect(await tournament()).toMatchObject({ bracket: {}, bracketSeeds: [] });
    await created();
  });

  it('loses nothing when two games are scored at once', async () => {
    await created();
    await Promise.all([
      recordBracketGame(id, 'u1-1', { team1Score: 5, team2Score: 2 }),
      recordBracketGame(id, 'u1-2', { team1Score: 1, team2Score: 4 }),
      setBracketReferee(id, 'u1-1', 'Zoé'),
    ]);
    const games = await bracket();
    expect(games?.get('u1-1' as GameId)).toMatchObject({ team1Score: 5, winner: team(0), referee: 'Zoé' });
    expect(games?.get('u2-1' as GameId)).toMatchObject({ team1Id: team(0), team2Id: games?.get('u1-2' as GameId)?.winner });
  });

  it('clears later games only when that was agreed to', async () => {
    await created();
    await recordBracketGame(id, 'u1-1', { team1Score: 5, team2Score: 2 });
    await recordBracketGame(id, 'u1-2', { team1Score: 5, team2Score: 2 });
    await recordBracketGame(id, 'u2-1', { team1Score: 3, team2Score: 2 });
    const correction = { team1Score: 1, team2Score: 2 };
    await expect(recordBracketGame(id, 'u1-1', correction)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This result would clear later games: u2-1',
    });
    expect(await recordBracketGame(id, 'u1-1', { ...correction, mayClear: ['u2-1'] })).toMatchObject({ cleared: ['u2-1'] });
    expect((await bracket())?.get('u2-1' as GameId)).toMatchObject({ team1Score: null, winner: '' });
  });

  it('lets one of two win who score the same game at once, and tells the other', async () => {
    await created();
    const seen = { team1Score: null, team2Score: null };
    const answers = await Promise.allSettled([
      recordBracketGame(id, 'u1-1', { team1Score: 5, team2Score: 2, seen }),
      recordBracketGame(id, 'u1-1', { team1Score: 2, team2Score: 5, seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', message: 'Another result was entered meanwhile.' },
    });
    const first = answers[0].status === 'fulfilled';
    expect((await bracket())?.get('u1-1' as GameId)).toMatchObject(
      first ? { team1Score: 5, team2Score: 2 } : { team1Score: 2, team2Score: 5 },
    );
    // The same result twice is no conflict, and whoever has seen it may correct it.
    const stored = first ? { team1Score: 5, team2Score: 2 } : { team1Score: 2, team2Score: 5 };
    await recordBracketGame(id, 'u1-1', { ...stored, seen });
    await recordBracketGame(id, 'u1-1', { team1Score: 7, team2Score: 5, seen: stored });
    expect((await bracket())?.get('u1-1' as GameId)).toMatchObject({ team1Score: 7 });
  });

  it('says what is wrong', async () => {
    await expect(recordBracketGame(id, 'u1-1', { team1Score: 1, team2Score: 0 })).rejects.toMatchObject({ code: 'not-found' });
    await created();
    await expect(recordBracketGame(id, 'u9', { team1Score: 1, team2Score: 0 })).rejects.toMatchObject({
      code: 'not-found',
      message: 'Game not found for ID: u9',
    });
    await expect(recordBracketGame(id, 'u1-1', { team1Score: -1, team2Score: 0 })).rejects.toMatchObject({ code: 'invalid' });
    await expect(recordBracketGame(id, 'u2-1', { team1Score: 1, team2Score: 0 })).rejects.toMatchObject({ code: 'conflict' });
  });
});
