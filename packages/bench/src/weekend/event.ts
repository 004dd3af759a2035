import { planRoundRobin } from '@courtside/domain/engines';
import type { Ledger } from './ledger';
import type { Client, Page } from './page';
import { pause, waitUntil } from './waiting';

/** The data that the staff keep about their event. */
export interface StaffEvent {
  readonly id: string;
  /** Match ids of each court in the order of play; empty before there is a schedule. */
  courts: string[][];
  /** A pass for each scorekeeper. */
  passes: { readonly passId: string; readonly secret: string }[];
}

const COURTS = 2;
const DAYS = 2;
/** How long registration stays open for late captains (ms). */
const LATE = 45_000;
const TIMES = { startTimes: ['09:00', '09:00'], gameLength: 12, interval: 3, numberOfCourts: COURTS };

const dayFrom = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Repeats an action until it succeeds: an organizer retries after an error message, and accepts a result that is already stored. */
async function insist<T>(
  run: () => Promise<T>,
  isThere: (error: { readonly code?: string; readonly message?: string }) => T | null = () => null,
): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      const found = isThere(error as { code?: string });
      if (found !== null) return found;
      await pause(1000);
    }
  }
}

/** Creates the event on a reliable network, before the weekend begins: the first organizer creates and opens it, the second accepts the role. */
export async function makeEvent([first, second]: readonly [Page, Page], places: number): Promise<StaffEvent> {
  const { client } = first;
  await client.signUpWithEmail('organizer0@courtside.test', 'courtside');
  await second.client.signUpWithEmail('organizer1@courtside.test', 'courtside');
  const [startDate, endDate] = [dayFrom(0), dayFrom(2)];
  const id = await client.createTournament({
    name: 'The weekend',
    location: 'Ghent',
    description: 'It begins.',
    startDate,
    endDate,
    timeZone: 'UTC',
  });
  for (const section of ['teams', 'groups', 'schedule', 'standings'] as const) await client.setVisibility(id, section, true);
  await client.openTournament(id);
  await client.openRegistration(id, 3);
  const seen = { places: 0, movesUp: 'automatic', placesBy: 'registration', hasEntries: true, isRegistrationOpen: true } as const;
  await client.setPlaces(id, { places, movesUp: 'automatic' }, seen);
  const uid = second.client.currentSession().uid ?? '';
  await client.addOrganizer(id, uid);
  await second.client.acceptOrganizing(id);
  return { id, courts: [], passes: [] };
}

/** Closes registration and makes groups, schedule and passes from the registered teams. */
export async function planEvent(
  { client }: Page,
  event: StaffEvent,
  { captains, keepers, ledger }: { readonly captains: number; readonly keepers: number; readonly ledger: Ledger },
): Promise<void> {
  const { id } = event;
  // The organizer watches the registrations and waits for late ones.
  let come = 0;
  const stop = client.watchEntries(
    id,
    (entries) => (come = entries.length),
    () => undefined,
  );
  await waitUntil(() => come >= captains, LATE);
  stop();
  await insist(() => client.closeRegistration(id));
  const teams = (await insist(() => client.readTeams(id))).map((team) => team.id);
  const lists = Array.from({ length: Math.max(1, Math.floor(teams.length / 4)) }, (): string[] => []);
  for (const [index, team] of teams.entries()) lists[index % lists.length]!.push(team);
  await insist(() => client.saveGroups(id, Object.fromEntries(lists.map((group, index) => [String(index), group]))));
  const { days } = planRoundRobin({ groups: lists, days: DAYS, numberOfCourts: COURTS });
  const matches: Record<string, { team1Id: string; team2Id: string }> = {};
  const schedule: Record<string, string[]> = {};
  const courts = Array.from({ length: COURTS }, (): string[] => []);
  for (const [day, entries] of days.entries())
    schedule[`day${day + 1}`] = entries.map((entry, index) => {
      if (entry === 'break') return 'break';
      const match = client.newDocumentId();
      matches[match] = { team1Id: entry.team1Id, team2Id: entry.team2Id };
      courts[index % COURTS]!.push(match);
      return match;
    });
  const plan = { scheduleType: 'roundRobin', schedule, matches, scheduleTimes: TIMES } as const;
  // The client chooses the id, so an existing pass is one whose response was lost.
  await ledger.attempt('organizer0', { kind: 'plan', days: schedule }, () =>
    insist(
      () => client.createSchedule(id, plan),
      ({ message = '' }) => (message.includes('There is a schedule already') ? [] : null),
    ),
  );
  event.courts = courts;
  await makePasses(client, event, keepers);
}

async function makePasses(client: Client, event: StaffEvent, keepers: number): Promise<void> {
  for (let index = 0; index < keepers; index += 1)
    event.passes.push(await insist(() => client.createPass(event.id, `Keeper ${index}`, null)));
}
