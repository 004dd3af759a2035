import type { Event, Stage } from './stage';
import { createStoredTeam, toTeamId } from './stored-team';

export interface PlayedGroups {
  readonly event: Event;
  /** The teams from the strongest to the weakest over all groups: the first of group A, the first of group B, the second of group A, … */
  readonly names: readonly string[];
}

/** Returns the winner's goals, chosen so that no two teams are level on goal difference. */
const goals = (gap: number) => 1 + (gap % 7);

/** Creates a public tournament with completed groups, in which the stronger team always won. */
export async function createPlayedGroups(
  stage: Stage,
  teamCount: number,
  groupCount = 2,
  fields: Record<string, unknown> = {},
): Promise<PlayedGroups> {
  const names = Array.from({ length: teamCount }, (_, index) => `Club ${String(index + 1).padStart(2, '0')}`);
  const ids = names.map((_, index) => toTeamId(index + 1));
  const groups = Array.from({ length: groupCount }, (_, group) => ids.filter((_id, index) => index % groupCount === group));
  const games = groups.flatMap((members) =>
    members.flatMap((team1Id, one) =>
      members
        .slice(one + 1)
        .map((team2Id, gap) => ({ team1Id, team2Id, team1Score: goals(gap), team2Score: 0, referee: '', hyperlink: '' })),
    ),
  );
  const matches = Object.fromEntries(games.map((game, index) => [`match${String(index).padStart(4, '0')}`, game]));
  const teams = Object.fromEntries(
    names.map((name, index) => {
      const registered = { registeredAt: 1_700_000_000_000 + index, groupId: String(index % groupCount) };
      return [ids[index], createStoredTeam(name, { ...registered, profileIds: [`${name} one`, '', ''] })];
    }),
  );
  const event = await stage.event({ isRegistrationOpen: false, playersPerTeam: 3, ...fields });
  await stage.write(event.organiser, { [`teams/${event.id}`]: teams, [`schedules/${event.id}`]: matches });
  await stage.change(event, {
    groups: Object.fromEntries(groups.map((members, group) => [String(group), members])),
    schedule: { '0': Object.keys(matches) },
    scheduleType: 'roundRobin',
    scheduleTimes: { startTimes: ['09:00'], gameLength: 12, interval: 3, numberOfCourts: 2 },
    isSchedulePublic: true,
    isBracketPublic: true,
  });
  return { event, names };
}
