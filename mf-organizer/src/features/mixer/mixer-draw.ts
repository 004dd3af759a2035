import { limits, type PlayerId } from '@courtside/domain';
import { drawMixerTeams, seededRandom } from '@courtside/domain/engines';
import type { NewTeam } from '@courtside/firebase';
import type { MixerPlayers } from './mixer-players';

/** The teams to create, each in the order of the draw. */
export type DrawnTeams = readonly (readonly PlayerId[])[];

/** The maximum number of players in a team, so that there are at least two teams. */
export const largestTeam = (playerCount: number): number => Math.min(limits.playersPerTeam.maximum, Math.floor(playerCount / 2));

export const isTeamSize = (size: number | null, playerCount: number): size is number =>
  size !== null && size >= limits.playersPerTeam.minimum && size <= largestTeam(playerCount);

/**
 * Draws balanced teams. The same tournament, players and number of the draw give the same teams on every device.
 * @param number of the draw, from 1
 */
export function drawTeams({ ids, skillOf }: MixerPlayers, teamSize: number, tournamentId: string, number: number): DrawnTeams {
  return drawMixerTeams({
    players: ids.map((id) => ({ id, skill: skillOf(id) })),
    teamSize,
    random: seededRandom(`${tournamentId} ${number}`),
  }).teams;
}

/** Swaps two players of different teams; for other players, returns the teams unchanged. */
export function swapPlayers(teams: DrawnTeams, one: PlayerId, other: PlayerId): DrawnTeams {
  if (findTeamIndex(teams, one) === findTeamIndex(teams, other)) return teams;
  return teams.map((team) => team.map((id) => (id === one ? other : id === other ? one : id)));
}

/** Returns the index of a player's team; -1 if there is none. */
export const findTeamIndex = (teams: DrawnTeams, player: PlayerId): number => teams.findIndex((team) => team.includes(player));

/** Returns a key that changes when a draw is out of date: another player, or another skill. */
export const drawKey = ({ ids, skillOf }: MixerPlayers): string => JSON.stringify(ids.map((id) => [id, skillOf(id)]));

/** Returns the teams to store: TEAM 1, TEAM 2 and so on, without an address. */
export const newTeams = (teams: DrawnTeams): NewTeam[] => teams.map((profileIds, index) => ({ name: `TEAM ${index + 1}`, profileIds }));
