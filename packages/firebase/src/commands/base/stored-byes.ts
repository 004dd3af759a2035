import { roundOfBye, type DayId } from '@courtside/domain';
import { storedByes } from '@courtside/domain/engines';
import type { DocumentData } from 'firebase/firestore';
import type { OpenLive } from '../../session/open-live';
import type { Change } from './changes';
import { toGroups, toSchedule } from './stored-plan';

/** The team that rests in a round; of several groups a list with at most one of each. */
export type RestingTeams = string | readonly string[] | null | undefined;

/** Returns the teams that rest. */
export const listResting = (resting: RestingTeams): string[] => [resting ?? []].flat().filter((teamId) => teamId !== '');

/** Returns the stored byes of a round by their key, also of a round that is not in the schedule. */
export function getByes(tournament: DocumentData, roundId: string): [key: string, teamId: unknown][] {
  const schedule = toSchedule(tournament) as Record<DayId, never>;
  return Object.entries((tournament['byes'] ?? {}) as DocumentData).filter(([key]) => roundOfBye({ schedule }, key) === roundId);
}

/** Replaces the byes of a round, with those that a page of an earlier release left behind. */
export function changeByes({ sdk }: OpenLive, tournament: DocumentData, roundId: string, resting: RestingTeams): Change[] {
  const teams = listResting(resting);
  const byes: Record<string, string> =
    typeof resting === 'string' && teams[0] ? { [roundId]: teams[0] } : storedByes(roundId, teams, toGroups(tournament));
  const keys = new Set([...getByes(tournament, roundId).map(([key]) => key), ...Object.keys(byes)]);
  return [...keys].map((key): Change => [['byes', key], byes[key] ?? sdk.deleteField()]);
}
