import { finalRanking, openGames, getGameState, tournamentStandings, type TeamId, type Tournament } from '@courtside/domain';
import { applyResult, createBracket as newBracket } from '@courtside/domain/engines';
import { drawMixerTeams, mixerFairness, planRoundRobin, seededRandom, seedsFromStandings } from '@courtside/domain/engines';
import {
  acceptMixerTeams,
  addMockPlayers,
  createBracket,
  createSchedule,
  createTournament,
  overrideSkill,
  recordBracketGame,
  recordScore,
  removePlayer,
  saveGroups,
} from '../src/commands';
import { watchSchedule, watchTeams, watchTournament } from '../src/repositories';
import { draft, firstValue, platformForTests } from './platform.testkit';

jest.setTimeout(120_000);

const platform = platformForTests();
let id = '';
beforeAll(async () => {
  await platform.become('organizer');
});
beforeEach(async () => {
  id = await createTournament({ ...draft, tournamentType: 'MIXER' });
});

async function tournament(): Promise<Tournament> {
  const value = await firstValue(watchTournament, [id]);
  if (!value) throw new Error('The tournament is gone.');
  return value;
}
const teams = () => firstValue(watchTeams, [id]);
const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };

describe('players of a mixer', () => {
  it('are numbered on, also where one has left', async () => {
    expect(await addMockPlayers(id, 2)).toEqual(['PLAYER 1', 'PLAYER 2']);
    expect(await addMockPlayers(id, 1)).toEqual(['PLAYER 3']);
    await removePlayer(id, 'PLAYER 2');
    expect(await addMockPlayers(id, 2)).toEqual(['PLAYER 4', 'PLAYER 5']);
    expect((await tournament()).playerIds).toEqual(['PLAYER 1', 'PLAYER 3', 'PLAYER 4', 'PLAYER 5']);
  });

  it('that two organisers add at once all get a number of their own', async () => {
    await Promise.all([addMockPlayers(id, 12), addMockPlayers(id, 12)]);
    const { playerIds } = await tournament();
    expect(new Set(playerIds).size).toBe(24);
  });

  it('lose the organiser’s figure when they leave', async () => {
    await addMockPlayers(id, 2);
    await overrideSkill(id, 'PLAYER 1', 9);
    await overrideSkill(id, 'PLAYER 2', 3);
    expect((await tournament()).skillOverrides).toEqual({ 'PLAYER 1': 9, 'PLAYER 2': 3 });
    await removePlayer(id, 'PLAYER 1');
    await overrideSkill(id, 'PLAYER 2', null);
    expect((await tournament()).skillOverrides).toEqual({});
  });
});

describe('teams of a mixer', () => {
  const drawn = [
    { name: 'A', profileIds: ['PLAYER 1', 'PLAYER 3'] },
    { name: 'B', profileIds: ['PLAYER 2'] },
  ];

  it('are not those of all players where somebody has joined or left since they were drawn', async () => {
    await addMockPlayers(id, 4);
    await expect(acceptMixerTeams(id, drawn)).rejects.toMatchObject({ code: 'conflict' });
    await removePlayer(id, 'PLAYER 4');
    await removePlayer(id, 'PLAYER 3');
    await expect(acceptMixerTeams(id, drawn)).rejects.toMatchObject({ code: 'conflict' });
    expect(await teams()).toEqual([]);
    expect(await addMockPlayers(id, 1)).toEqual(['PLAYER 3']);
    expect(await acceptMixerTeams(id, drawn)).toHaveLength(2);
  });
});

describe('a mixer, from the players to the champion', () => {
  it.each([
    [13, 4, 1],
    [16, 5, 1],
    [24, 8, 2],
  ])('%i players, %i teams, %i groups', async (playerCount, teamCount, groupCount) => {
    const random = seededRandom(playerCount);
    const players = await addMockPlayers(id, playerCount);
    const skills = new Map(players.map((player) => [player, 1 + Math.floor(random() * 10)]));
    for (const [player, skill] of skills) await overrideSkill(id, player, skill);
    const { skillOverrides, playerIds } = await tournament();
    const draw = drawMixerTeams({
      players: playerIds.map((player) => ({ id: player, skill: skillOverrides[player] ?? null })),
      teamSize: 3,
      random,
    });
    await acceptMixerTeams(
      id,
      draw.teams.map((profileIds, index) => ({ name: `TEAM ${index + 1}`, profileIds })),
    );

    const drawn = await teams();
    expect(drawn).toHaveLength(teamCount);
    expect(drawn.flatMap(({ profileIds }) => profileIds).sort()).toEqual([...players].sort());
    expect(
      mixerFairness(
        drawn.map(({ profileIds }) => profileIds as string[]),
        (player) => skills.get(player) ?? null,
      ).spread,
    ).toBeCloseTo(draw.spread, 9);
    expect((await tournament()).isRegistrationOpen).toBe(false);

    const groups = Array.from({ length: groupCount }, (_, group) =>
      drawn.filter((_team, index) => index % groupCount === group).map((team) => team.id),
    );
    await saveGroups(id, Object.fromEntries(groups.map((members, group) => [String(group), members])));
    // The teams that play are the drawn ones.
    await expect(acceptMixerTeams(id, [])).rejects.toMatchObject({ code: 'conflict' });

    const games = planRoundRobin({ groups, days: 1, numberOfCourts: 2 })
      .days.flat()
      .filter((entry) => entry !== 'break');
    await createSchedule(id, {
      scheduleType: 'roundRobin',
      schedule: { '0': games.map((_, index) => `m${index}`) },
      matches: Object.fromEntries(games.map(({ team1Id, team2Id }, index) => [`m${index}`, { team1Id, team2Id }])),
      scheduleTimes: times,
    });
    await Promise.all(
      games.map((_, index) => recordScore(id, `m${index}`, { team1Score: Math.floor(random() * 6), team2Score: Math.floor(random() * 6) })),
    );

    const tables = tournamentStandings(await tournament(), drawn, await firstValue(watchSchedule, [id]));
    let bracket = newBracket('double', seedsFromStandings({ tables, bracket: { type: 'double' } }) as TeamId[]);
    await createBracket(id, bracket, times);
    for (let [gameId] = openGames(bracket); gameId; [gameId] = openGames(bracket)) {
      const result = random() < 0.5 ? { team1Score: 5, team2Score: 2 } : { team1Score: 1, team2Score: 3 };
      await recordBracketGame(id, gameId, result);
      bracket = applyResult(bracket, gameId, result).bracket;
      expect(getGameState(bracket, gameId).status).toBe('decided');
    }
    const { complete, teams: ranking } = finalRanking(bracket);
    expect(complete).toBe(true);
    expect(ranking).toHaveLength(teamCount);
  });
});
