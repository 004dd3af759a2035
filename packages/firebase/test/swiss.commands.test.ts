import { limits, type TeamId } from '@courtside/domain';
import { createBracket as newBracket } from '@courtside/domain/engines';
import {
  addLateTeam,
  addSwissRound,
  adjustPoints,
  createBracket,
  createSchedule,
  deleteBracket,
  deleteSchedule,
  deleteTeam,
  exchangeSwissTeams,
  playGame,
  recordScore,
  redrawSwissRound,
  removeSwissRound,
  saveGroups,
  setMatchTimes,
  setPlaces,
  setReferee,
  unlockRound,
  withdrawTeam,
} from '../src/commands';
import { watchHistory, watchPlaces, watchSchedule, watchTeams, watchTournament } from '../src/repositories';
import { openLive } from '../src/session/open-live';
import { newTeamRecord } from '../src/team-record';
import { eachTestHasAnEvent, groupFour, readPlan, times } from './event.testkit';
import { firstValue } from './platform.testkit';

let id = '';
let teamIds: readonly string[] = [];
eachTestHasAnEvent((event) => ({ id, teamIds } = event));

const tournament = () => firstValue(watchTournament, [id]);
const matches = () => firstValue(watchSchedule, [id]);
/** Returns the changes of the plan, newest first. */
const kept = async () => (await firstValue(watchHistory, [id])).filter(({ kind }) => kind === 'plan');
const team = (index: number): string => teamIds[index] ?? '';

describe('a schedule of Swiss rounds', () => {
  const plan = () => readPlan(teamIds);
  beforeEach(() => groupFour({ id, teamIds }));

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

  describe('a late team', () => {
    const late = { name: ' Canal ', profileIds: ['', '', ''] };
    const points = { points: 2, reason: 'Came late' };

    it('joins the group with its points, once, and the history says so', async () => {
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      await addLateTeam(id, { ...late, points }, 'lateteam001');
      // The answer was lost, and the organizer has corrected the name.
      await addLateTeam(id, { ...late, name: 'Canal Rats', points }, 'lateteam001');
      expect(await tournament()).toMatchObject({
        groups: { 0: [...teamIds.slice(0, 4), 'lateteam001'] },
        pointAdjustments: { lateteam001: points },
      });
      const stored = (await firstValue(watchTeams, [id])).find((one) => one.id === 'lateteam001');
      expect(stored).toMatchObject({ name: 'Canal Rats', groupId: '0', profileIds: ['', '', ''] });
      expect((await kept()).map(({ to }) => to['what'])).toEqual(['lateTeamAdded', 'scheduleCreated']);
      await addLateTeam(id, late, 'lateteam002');
      expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
    });

    it('begins with the points of the last attempt, after an answer was lost', async () => {
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      await addLateTeam(id, late, 'lateteam001');
      await addLateTeam(id, { ...late, points }, 'lateteam001');
      expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
      await addLateTeam(id, late, 'lateteam001');
      expect(await tournament()).toMatchObject({ groups: { 0: [...teamIds.slice(0, 4), 'lateteam001'] }, pointAdjustments: {} });
    });

    it('keeps its points once there is a bracket, which was drawn from the table, also after an answer was lost', async () => {
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      await addLateTeam(id, { ...late, points }, 'lateteam001');
      await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
      for (const other of [late, { ...late, points: { ...points, points: 5 } }])
        await expect(addLateTeam(id, other, 'lateteam001')).rejects.toMatchObject({ code: 'conflict' });
      expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
      // The same again changes only the name, which is free at any time.
      await addLateTeam(id, { ...late, name: 'Canal Rats', points }, 'lateteam001');
      expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
      expect((await firstValue(watchTeams, [id])).map(({ name }) => name)).toContain('Canal Rats');
    });

    it('is refused by a full tournament, but not if it was added before', async () => {
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      await addLateTeam(id, late, 'lateteam001');
      const { sdk, db } = await openLive();
      const full = Array.from({ length: limits.teams - 5 }, (_, index) => [`full${index}`, newTeamRecord(late, index)]);
      await sdk.setDoc(sdk.doc(db, `teams/${id}`), Object.fromEntries(full), { merge: true });
      await expect(addLateTeam(id, late, 'lateteam002')).rejects.toMatchObject({ code: 'conflict' });
      await addLateTeam(id, { ...late, name: 'Canal Rats' }, 'lateteam001');
      expect(await firstValue(watchTeams, [id])).toHaveLength(limits.teams);
    });

    it('joins beside another one that is added at the same moment, with a place although all are taken', async () => {
      const unlimited = { places: 0, movesUp: 'automatic', hasEntries: false, isRegistrationOpen: false } as const;
      await setPlaces(id, { places: 2, movesUp: 'automatic' }, unlimited);
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      await Promise.all([addLateTeam(id, late, 'lateteam001'), addLateTeam(id, { ...late, points }, 'lateteam002')]);
      const joined = (await tournament())?.groups as Readonly<Record<string, readonly string[]>>;
      expect([...(joined['0'] ?? [])].sort()).toEqual([...teamIds.slice(0, 4), 'lateteam001', 'lateteam002'].sort());
      const names = (await firstValue(watchTeams, [id])).map(({ name }) => name);
      expect(names.filter((name) => name === 'Canal')).toHaveLength(2);
      const placed = (await firstValue(watchPlaces, [id])).map((place) => place.id);
      expect(placed).toEqual(expect.arrayContaining(['lateteam001', 'lateteam002']));
    });

    it('keeps its points when the schedule is deleted, and loses them when it is deleted itself', async () => {
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      await addLateTeam(id, { ...late, points }, 'lateteam001');
      await deleteSchedule(id);
      expect((await tournament())?.pointAdjustments).toEqual({ lateteam001: points });
      await deleteTeam(id, 'lateteam001');
      expect((await tournament())?.pointAdjustments).toEqual({});
    });

    it('loses its points with the next schedule, which deletes it because it is in no group', async () => {
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      await addLateTeam(id, { ...late, points }, 'lateteam001');
      await adjustPoints(id, { pointAdjustments: { lateteam001: '2 Came late', [team(0)]: '-1 No referee' } });
      await deleteSchedule(id);
      await saveGroups(id, { 0: teamIds.slice(0, 4) });
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      expect((await firstValue(watchTeams, [id])).map((one) => one.id)).not.toContain('lateteam001');
      expect((await tournament())?.pointAdjustments).toEqual({ [team(0)]: { points: -1, reason: 'No referee' } });
    });

    it('is refused without Swiss rounds, in a round robin and once there is a bracket', async () => {
      const refused = () => expect(addLateTeam(id, late, 'lateteam001')).rejects.toMatchObject({ code: 'conflict' });
      await refused();
      await createSchedule(id, plan());
      await refused();
      await deleteSchedule(id);
      await createSchedule(id, { ...plan(), scheduleType: 'swissRounds', schedule: { 0: ['m1', 'm2'] } });
      await createBracket(id, newBracket('single', teamIds.slice(0, 4) as unknown as readonly TeamId[]), times);
      await refused();
    });
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

    const started = async (matchId: string) => {
      const game = { stage: 'match', id: matchId } as const;
      await playGame(id, game, { kind: 'call' });
      await playGame(id, game, { kind: 'start', length: 12 });
      return game;
    };

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

    it('is removed with its games, its bye and its start; the one before is the last again', async () => {
      await unlockRound(id, '1');
      const { scheduleTimes } = (await tournament())!;
      await setMatchTimes(id, { ...scheduleTimes, days: [0, 7] }, scheduleTimes);
      await removeSwissRound(id, seen);
      expect(await tournament()).toMatchObject({
        schedule: { 0: ['m1', 'm2'] },
        byes: {},
        unlockedRounds: [],
        scheduleTimes: { startTimes: ['09:00'], days: [0] },
      });
      expect([...(await matches()).keys()].sort()).toEqual(['m1', 'm2', 'm3']);
      expect(Object.keys((await tournament())?.schedule ?? {})).toEqual(['0']);
      expect((await kept()).map(({ to }) => to['what'])).toEqual([
        'roundRemoved',
        'times',
        'roundUnlocked',
        'roundAdded',
        'scheduleCreated',
      ]);
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

    it('keeps its teams while a game is being played; what was played of it goes with its result', async () => {
      const pair = { one: team(1), other: team(4), mayClear: [], refereesGone: [] };
      const played = async () => [...(await matches()).values()].find(({ id: found }) => found === 's2')?.play;
      const s2 = await started('s2');
      await expect(exchangeSwissTeams(id, seen, { ...pair, mayClear: ['s2'] })).rejects.toMatchObject({ code: 'conflict' });
      await playGame(id, s2, { kind: 'goal', goal: { id: 'g', side: 1, at: Date.now(), player: '' } });
      await playGame(id, s2, { kind: 'end', ending: 'played' });
      await expect(exchangeSwissTeams(id, seen, pair)).rejects.toMatchObject({ code: 'conflict' });
      expect(await played()).toMatchObject({ state: 'finished', goals: [{ id: 'g' }] });
      await exchangeSwissTeams(id, seen, { ...pair, mayClear: ['s2'] });
      expect(await teamsOf('s2')).toEqual([team(4), team(3), null, null, 'Zoé']);
      expect(await played()).toBeUndefined();
      // Removed data is still in the history.
      expect((await kept())[0]).toMatchObject({ from: { play: { state: 'finished' } }, to: { what: 'teamsExchanged', play: null } });
    });

    it('is exchanged by one of two organisers who exchange the same two at once, and not back again by the other', async () => {
      const pair = { one: team(1), other: team(4), mayClear: [], refereesGone: [] };
      const looked = { ...seen, pairings: { s1: [team(0), team(2)], s2: [team(1), team(3)] } } as const;
      const answers = await Promise.allSettled([exchangeSwissTeams(id, looked, pair), exchangeSwissTeams(id, looked, pair)]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
      expect((await teamsOf('s2'))?.slice(0, 2)).toEqual([team(4), team(3)]);
    });

    it('gets other pairings: two teams change places, and only results that were agreed to are emptied', async () => {
      const pair = { ...exchange, one: team(0), other: team(1) };
      await expect(exchangeSwissTeams(id, seen, pair)).rejects.toMatchObject({ code: 'conflict' });
      expect(await teamsOf('s1')).toEqual([team(0), team(2), 3, 1, '']);
      await exchangeSwissTeams(id, seen, { ...pair, mayClear: ['s1'], refereesGone: ['s2'] });
      expect(await teamsOf('s1')).toEqual([team(1), team(2), null, null, '']);
      expect(await teamsOf('s2')).toEqual([team(0), team(3), null, null, '']);
      const records = (await kept()).filter(({ to }) => to['what'] === 'teamsExchanged');
      expect(records.map(({ game }) => game).sort()).toEqual(['s1', 's2']);
      expect(records.find(({ game }) => game === 's1')).toMatchObject({
        from: { team1Id: team(0), team1Score: 3, team2Score: 1 },
        to: { team1Id: team(1), team1Score: null, team2Score: null },
      });
      await exchangeSwissTeams(id, seen, { ...pair, other: team(4) });
      expect(await teamsOf('s2')).toEqual([team(4), team(3), null, null, '']);
      expect((await tournament())?.byes).toEqual({ 1: team(0) });
      await expect(exchangeSwissTeams(id, seen, { ...pair, one: team(4), other: team(3) })).rejects.toMatchObject({ code: 'conflict' });
      await expect(exchangeSwissTeams(id, seen, { ...pair, one: team(5), other: team(3) })).rejects.toMatchObject({ code: 'conflict' });
    });
  });
});

describe('Swiss rounds of two groups', () => {
  const pair = (one: number, other: number) => ({ team1Id: team(one), team2Id: team(other) });
  const firstByes = () => ({ '0': team(2), '0-1': team(5) });
  const next = () => ({ roundId: '1', matches: { n1: pair(2, 0), n2: pair(5, 3) } });
  const seen = () => ({
    roundId: '1',
    games: ['n1', 'n2'],
    pairings: { n1: [team(2), team(0)], n2: [team(5), team(3)] } as const,
  });
  const byes = async () => (await tournament())?.byes;
  const refused = (answer: Promise<unknown>) => expect(answer).rejects.toMatchObject({ code: 'conflict' });
  // Three teams each.
  beforeEach(async () => {
    await saveGroups(id, { 0: teamIds.slice(0, 3), 1: teamIds.slice(3, 6) });
    await createSchedule(id, {
      scheduleType: 'swissRounds',
      schedule: { 0: ['m1', 'm2'] },
      matches: { m1: pair(0, 1), m2: pair(3, 4) },
      scheduleTimes: times,
      byes: firstByes(),
    });
  });

  it('have a bye in each group, which goes and comes with its round', async () => {
    expect(await byes()).toEqual(firstByes());
    await addSwissRound(id, { ...next(), byeTeamId: [team(1), team(4)] });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(1), '1-1': team(4) });
    await redrawSwissRound(id, seen(), { ...next(), byeTeamId: [team(4)] });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(4) });
    await redrawSwissRound(id, seen(), { matches: { o1: pair(2, 0), o2: pair(5, 3) }, byeTeamId: [team(4), team(1)] });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(1), '1-1': team(4) });
    await removeSwissRound(id, { roundId: '1', games: ['o1', 'o2'] });
    expect(await byes()).toEqual(firstByes());
    await addSwissRound(id, next());
    expect(await byes()).toEqual(firstByes());
  });

  it('lose a bye that a page of an earlier release left behind', async () => {
    const { sdk, db } = await openLive();
    await sdk.updateDoc(sdk.doc(db, `tournaments/${id}`), new sdk.FieldPath('byes', '1-1'), team(4));
    await addSwissRound(id, { ...next(), byeTeamId: team(1) });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(1) });
  });

  it('take no game and no exchange between two groups, as pages of earlier releases draw them', async () => {
    const mixed = { roundId: '1', matches: { n1: pair(2, 3), n2: pair(5, 0) } };
    await refused(addSwissRound(id, mixed));
    await addSwissRound(id, { ...next(), byeTeamId: [team(1), team(4)] });
    await refused(redrawSwissRound(id, seen(), mixed));
    const none = { mayClear: [], refereesGone: [] };
    await refused(exchangeSwissTeams(id, seen(), { ...none, one: team(2), other: team(4) }));
    await exchangeSwissTeams(id, seen(), { ...none, one: team(5), other: team(4) });
    expect(await byes()).toEqual({ ...firstByes(), '1': team(1), '1-1': team(5) });
    expect([...(await matches()).values()].find((match) => match.id === 'n2')).toMatchObject(pair(4, 3));
  });

  it('take a late team into the group that was chosen, and into no other', async () => {
    const late = { name: 'Canal', profileIds: ['', '', ''] };
    await refused(addLateTeam(id, late, 'lateteam001'));
    await refused(addLateTeam(id, { ...late, groupId: '2' }, 'lateteam001'));
    await addLateTeam(id, { ...late, groupId: '1' }, 'lateteam001');
    // The answer was lost.
    await addLateTeam(id, { ...late, groupId: '1' }, 'lateteam001');
    await refused(addLateTeam(id, { ...late, groupId: '0' }, 'lateteam001'));
    expect((await tournament())?.groups).toEqual({ 0: teamIds.slice(0, 3), 1: [...teamIds.slice(3, 6), 'lateteam001'] });
    expect((await firstValue(watchTeams, [id])).find((one) => one.id === 'lateteam001')).toMatchObject({ groupId: '1' });
  });
});
