import { BREAK, groupLetter, listGroupIds, sortedDayIds, type Match, type MatchId, type Tournament } from '@courtside/domain';

type Source = Pick<Tournament, 'schedule' | 'groups'>;

/** Returns the numbers of the games in the order of the schedule, from 1, or after those of earlier groups; breaks have none. */
export function matchNumbers(schedule: Source['schedule'], gamesBefore = 0): ReadonlyMap<MatchId, number> {
  const ids = sortedDayIds(schedule).flatMap((dayId) => (schedule[dayId] ?? []).filter((entry): entry is MatchId => entry !== BREAK));
  return new Map(ids.map((id, index) => [id, gamesBefore + index + 1]));
}

/** Returns the letter of each team's group; empty if there is one group only, which needs no name. */
export function groupLetters(groups: Source['groups']): ReadonlyMap<string, string> {
  const ids = listGroupIds(groups);
  return ids.length < 2
    ? new Map()
    : new Map(ids.flatMap((id) => (groups[id] ?? []).map((team) => [team as string, groupLetter(id)] as const)));
}

/** Letter of the group that a game belongs to; undefined if its teams are in different groups. */
export function getMatchGroup(
  { team1Id, team2Id }: Pick<Match, 'team1Id' | 'team2Id'>,
  letters: ReadonlyMap<string, string>,
): string | undefined {
  const letter = letters.get(team1Id);
  return letter !== undefined && letter === letters.get(team2Id) ? letter : undefined;
}
