import { type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import {
  addLateTeam,
  addSwissRound,
  adjustPoints,
  createBracket,
  createSchedule,
  deleteBracket,
  redrawSwissRound,
  removeSwissRound,
  setMatchTimes,
  unlockRound,
  withdrawTeam,
} from '../src/commands';
import { watchSchedule, watchTournament } from '../src/repositories';
import { readPlan, times } from './event.testkit';
import { firstValue } from './platform.testkit';
import { drawTwoRounds, eachTestHasAGroup, planChanges, readGame, seen, startGame } from './swiss-rounds.testkit';

let id = '';
let teamIds: readonly string[] = [];
eachTestHasAGroup((event) => ({ id, teamIds } = event));

const tournament = () => firstValue(watchTournament, [id]);
const matches = () => firstValue(watchSchedule, [id]);
const kept = () => planChanges(id);
const team = (index: number): string => teamIds[index] ?? '';
const plan = () => readPlan(teamIds);
const teamsOf = (matchId: string) => readGame(id, matchId);
const started = (matchId: string) => startGame(id, matchId);

describe('a schedule of Swiss rounds', () => {
  it('plays Swiss rounds, one at a time', async () => {
    await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { round1: ['m1', 'm2'] } });
    const round = { roundId: 'round2', matches: { s1: { team1Id: team(0), team2Id: team(2) } }, byeTeamId: team(1), startTime: '10:00' };
    await addSwissRound(id, round);
    await expect(addSwissRound(id, round)).rejects.toMatchObject({ code: 'conflict' });
    await withdrawTeam(id, team(3), true, ['m2']);
    // Its record names the forfeited games, so that they can be restored.
    expect((await kept())[0]?.to).toEqual({ what: 'withdrawn', teamId: team(3), games: ['m2'] });
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

  it('begins with a bye if the number of teams is odd, of a team that plays', async () => {
    const odd = { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } } as const;
    await expect(createSchedule(id, { ...odd, byes: { 0: 'a stranger' } })).rejects.toMatchObject({ code: 'conflict' });
    await createSchedule(id, { ...odd, byes: { 0: team(0) } });
    expect((await tournament())?.byes).toEqual({ 0: team(0) });
  });
});

describe('a mistaken Swiss round', () => {
  beforeEach(() => drawTwoRounds({ id, teamIds }));

  it('is followed only as it was seen, by teams that play on, and not once the bracket is there', async () => {
    const next = { roundId: '2', matches: { t1: { team1Id: team(0), team2Id: team(3) } }, byeTeamId: team(1) };
    const pairings = { s1: [team(0), team(2)], s2: [team(1), team(3)] } as const;
    const follows = { ...seen, pairings };
    const refused = async (round: Parameters<typeof addSwissRound>[1]) =>
      expect(addSwissRound(id, round)).rejects.toMatchObject({ code: 'conflict' });
    await refused({ ...next, follows: { ...follows, roundId: '0', games: ['m1', 'm2'] } });
    await refused({ ...next, follows: { ...follows, pairings: { ...pairings, s2: [team(4), team(3)] } } });
    for (const leaving of [team(3), team(1)]) {
      await withdrawTeam(id, leaving);
      await refused({ ...next, follows });
      await refused(next);
      await expect(redrawSwissRound(id, seen, next)).rejects.toMatchObject({ code: 'conflict' });
      await withdrawTeam(id, leaving, false);
    }
    await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
    await refused({ ...next, follows });
    await refused(next);
    await expect(removeSwissRound(id, seen)).rejects.toMatchObject({ code: 'conflict' });
    await deleteBracket(id);
    await addSwissRound(id, { ...next, follows });
    expect(Object.keys((await tournament())?.schedule ?? {})).toEqual(['0', '1', '2']);
  });

  it('is followed only by a round of all teams that play on: none came late or is back since it was drawn', async () => {
    const next = { matches: { t1: { team1Id: team(0), team2Id: team(3) } }, byeTeamId: team(1), teams: [team(0), team(3), team(1)] };
    const refused = async () => {
      await expect(addSwissRound(id, { ...next, roundId: '2' })).rejects.toMatchObject({ code: 'conflict' });
      await expect(redrawSwissRound(id, seen, next)).rejects.toMatchObject({ code: 'conflict' });
    };
    await refused();
    await withdrawTeam(id, team(2));
    await addLateTeam(id, { name: 'Canal', profileIds: ['', '', ''] }, 'lateteam001');
    await refused();
    await withdrawTeam(id, 'lateteam001');
    await addSwissRound(id, { ...next, roundId: '2' });
    expect(Object.keys((await tournament())?.schedule ?? {})).toEqual(['0', '1', '2']);
  });

  it('leaves days and venues that can be changed when it is removed', async () => {
    await addSwissRound(id, { roundId: '2', matches: { t1: { team1Id: team(0), team2Id: team(3) } }, byeTeamId: team(1) });
    const { scheduleTimes } = (await tournament())!;
    const [usual, venue] = [
      { courts: null, place: '' },
      { courts: 1, place: 'Hardcourt Ouest' },
    ];
    await setMatchTimes(id, { ...scheduleTimes, days: [0, null, 7], venues: [venue, usual, venue] }, scheduleTimes);
    await removeSwissRound(id, { roundId: '2', games: ['t1'] });
    const left = (await tournament())!.scheduleTimes;
    await setMatchTimes(id, { ...left, days: [1, 7], venues: [usual, venue] }, left);
    expect((await tournament())?.scheduleTimes).toMatchObject({ days: [1, 7], venues: [usual, venue] });
  });

  it('is removed with its games, its bye and its start; the one before is the last again', async () => {
    await unlockRound(id, '1');
    const { scheduleTimes } = (await tournament())!;
    const venue = { courts: 1, place: 'Hardcourt Ouest' };
    await setMatchTimes(id, { ...scheduleTimes, days: [0, 7], venues: [venue, venue] }, scheduleTimes);
    await removeSwissRound(id, seen);
    expect(await tournament()).toMatchObject({
      schedule: { 0: ['m1', 'm2'] },
      byes: {},
      unlockedRounds: [],
      scheduleTimes: { startTimes: ['09:00'], days: [0], venues: [venue] },
    });
    expect([...(await matches()).keys()].sort()).toEqual(['m1', 'm2', 'm3']);
    expect(Object.keys((await tournament())?.schedule ?? {})).toEqual(['0']);
    expect((await kept()).map(({ to }) => to['what'])).toEqual(['roundRemoved', 'times', 'roundUnlocked', 'roundAdded', 'scheduleCreated']);
    // Removed data is still in the history.
    expect((await kept())[0]?.from).toMatchObject({ matches: { s1: { team1Score: 3, team2Score: 1 }, s2: { referee: 'Zoé' } } });
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
    expect((await kept()).map(({ to }) => to['what'])).toEqual(['roundRedrawn', 'roundAdded', 'scheduleCreated']);
    expect((await kept())[0]).toMatchObject({
      from: { matches: { s1: { team1Score: 3 } } },
      to: { roundId: '1', matches: again.matches },
    });
  });

  it('is neither removed nor drawn again with a result or a running game that was not seen', async () => {
    const again = { matches: { n1: { team1Id: team(0), team2Id: team(1) } } };
    const agreeing = (...mayClear: string[]) => ({ ...seen, mayClear });
    await expect(redrawSwissRound(id, agreeing(), again)).rejects.toMatchObject({ code: 'conflict' });
    await expect(removeSwissRound(id, agreeing())).rejects.toMatchObject({ code: 'conflict' });
    await started('s2');
    await expect(redrawSwissRound(id, agreeing('s1'), again)).rejects.toMatchObject({ code: 'conflict' });
    await expect(removeSwissRound(id, agreeing('s1'))).rejects.toMatchObject({ code: 'conflict' });
    expect(await teamsOf('s1')).toEqual([team(0), team(2), 3, 1, '']);
    await redrawSwissRound(id, agreeing('s1', 's2'), again);
    expect((await tournament())?.schedule).toEqual({ 0: ['m1', 'm2'], 1: ['n1'] });
  });
});
