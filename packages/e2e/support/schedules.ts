import type { Account, Event, Stage } from './stage';
import { createStoredTeams, toTeamId } from './stored-team';

export interface ScheduledEvent {
  readonly event: Event;
  /** A second organizer, who has a profile. */
  readonly organiser: Account;
  readonly names: readonly string[];
}

export const toMatchId = (index: number) => `match${String(index).padStart(5, '0')}`;

/** Creates a public tournament of one group with its teams. `games`, as pairs of team numbers from 0 for each day, add a schedule. */
export async function createScheduledEvent(
  stage: Stage,
  teamCount: number,
  days: readonly (readonly (readonly [number, number])[])[] = [],
  fields: Record<string, unknown> = {},
): Promise<ScheduledEvent> {
  const names = Array.from({ length: teamCount }, (_, index) => `Club ${String.fromCharCode(65 + index)}`);
  const teams = createStoredTeams(names, () => ({ groupId: '0' }));
  let next = 0;
  const matches: Record<string, unknown> = {};
  const schedule = Object.fromEntries(
    days.map((games, day) => [
      String(day),
      games.map(([one, other]) => {
        const id = toMatchId(next);
        next += 1;
        matches[id] = { team1Id: toTeamId(one), team2Id: toTeamId(other), team1Score: null, team2Score: null, referee: '', hyperlink: '' };
        return id;
      }),
    ]),
  );
  const organiser = await stage.player(`oda organiser ${Date.now()}`);
  const event = await stage.event({ isRegistrationOpen: false });
  await stage.write(event.organiser, { [`teams/${event.id}`]: teams, ...(days.length > 0 ? { [`schedules/${event.id}`]: matches } : {}) });
  await stage.change(event, {
    organizerUids: [event.organiser.uid, organiser.uid],
    groups: { '0': names.map((_, index) => toTeamId(index)) },
    ...(days.length > 0
      ? {
          schedule,
          scheduleType: 'roundRobin',
          isSchedulePublic: true,
          scheduleTimes: { startTimes: days.map(() => '09:00'), gameLength: 12, interval: 3, numberOfCourts: 2 },
        }
      : {}),
    ...fields,
  });
  return { event, organiser, names };
}
