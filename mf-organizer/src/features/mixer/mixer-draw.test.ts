import { limits, playerId, type Profile } from '@courtside/domain';
import { mixerFairness } from '@courtside/domain/engines';
import { drawKey, drawTeams, isTeamSize, largestTeam, newTeams, swapPlayers, findTeamIndex } from './mixer-draw';
import { mixerPlayers } from './mixer-players';

const mock = (count: number) => Array.from({ length: count }, (_, index) => playerId(`PLAYER ${index + 1}`));
const createPlayers = (count: number) => {
  const playerIds = mock(count);
  return mixerPlayers(
    { playerIds, skillOverrides: Object.fromEntries(playerIds.map((id, index) => [id, 1 + ((index * 7) % 10)])) },
    new Map(),
    'Unknown player',
  );
};

describe('mixerPlayers', () => {
  const uid = playerId('a'.repeat(28));
  const profiles = new Map([[uid as string, { id: uid, name: 'zoé o’brien', skill: 8 } as unknown as Profile]]);

  it('lets the organiser’s figure count before the player’s own', () => {
    const { skillOf, getOwnSkill, getSetSkill } = mixerPlayers(
      { playerIds: [uid], skillOverrides: { [uid]: 3 } },
      profiles,
      'Unknown player',
    );
    expect([skillOf(uid), getOwnSkill(uid), getSetSkill(uid)]).toEqual([3, 8, 3]);
    expect(mixerPlayers({ playerIds: [uid], skillOverrides: {} }, profiles, 'Unknown player').skillOf(uid)).toBe(8);
  });

  it('names a player without a profile by the typed name, and an account without one by the given words, and knows no skill of theirs', () => {
    const { nameOf, skillOf } = mixerPlayers({ playerIds: [uid, ...mock(1)], skillOverrides: {} }, profiles, 'Unknown player');
    expect(nameOf(uid)).toMatch(/^Zoé/);
    expect(nameOf(playerId('PLAYER 1'))).toBe('PLAYER 1');
    expect(nameOf(playerId('b'.repeat(28)))).toBe('Unknown player');
    expect(skillOf(playerId('PLAYER 1'))).toBeNull();
  });
});

describe('drawTeams', () => {
  it.each([
    [13, 4, [3, 3, 3, 4]],
    [16, 5, [3, 3, 3, 3, 4]],
    [24, 8, [3, 3, 3, 3, 3, 3, 3, 3]],
  ])('%i players are %i teams of threes, evenly strong', (count, teamCount, sizes) => {
    const players = createPlayers(count);
    const teams = drawTeams(players, limits.mixer.teamSize, 't1', 1);
    expect(teams).toHaveLength(teamCount);
    expect(teams.map((team) => team.length).sort()).toEqual(sizes);
    expect(teams.flat().sort()).toEqual([...players.ids].sort());
    expect(mixerFairness(teams, players.skillOf).spread).toBeLessThan(1);
  });

  it('gives the same teams for the same draw, others for the next', () => {
    const players = createPlayers(24);
    expect(drawTeams(players, 3, 't1', 1)).toEqual(drawTeams(players, 3, 't1', 1));
    expect(drawTeams(players, 3, 't1', 2)).not.toEqual(drawTeams(players, 3, 't1', 1));
  });
});

describe('isTeamSize', () => {
  it('leaves two teams at least', () => {
    expect(largestTeam(13)).toBe(6);
    expect(largestTeam(40)).toBe(limits.playersPerTeam.maximum);
    expect([null, 1, 2, 6, 7].map((size) => isTeamSize(size, 13))).toEqual([false, false, true, true, false]);
  });
});

describe('swapPlayers', () => {
  const [a, b, c, d] = mock(4) as [
    ReturnType<typeof playerId>,
    ReturnType<typeof playerId>,
    ReturnType<typeof playerId>,
    ReturnType<typeof playerId>,
  ];
  const teams = [
    [a, b],
    [c, d],
  ];

  it('changes two places and nothing else', () => {
    const swapped = swapPlayers(teams, a, d);
    expect(swapped).toEqual([
      [d, b],
      [c, a],
    ]);
    expect(swapPlayers(swapped, a, d)).toEqual(teams);
    expect(findTeamIndex(swapped, a)).toBe(1);
  });

  it('does nothing within one team', () => {
    expect(swapPlayers(teams, a, b)).toBe(teams);
  });
});

describe('drawKey', () => {
  it('changes with a player and with a skill', () => {
    const key = drawKey(createPlayers(12));
    expect(drawKey(createPlayers(12))).toBe(key);
    expect(drawKey(createPlayers(13))).not.toBe(key);
    expect(drawKey({ ...createPlayers(12), skillOf: () => 5 })).not.toBe(key);
  });
});

describe('newTeams', () => {
  it('numbers the teams', () => {
    expect(newTeams([mock(3)])).toEqual([{ name: 'TEAM 1', profileIds: ['PLAYER 1', 'PLAYER 2', 'PLAYER 3'] }]);
  });
});
