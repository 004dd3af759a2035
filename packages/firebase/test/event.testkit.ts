import { addMockTeams, addTeams, createTournament, openRegistration, openTournament, registerTeam, saveGroups } from '../src/commands';
import { draft, platformForTests, type Platform } from './platform.testkit';

/** A tournament of six teams, with its organizer. */
export interface Event {
  readonly id: string;
  readonly teamIds: readonly string[];
}

/** Times of a schedule on two courts, in minutes. */
export const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };

/** Gives each test of the file its own tournament, with a signed-in organizer. */
export function eachTestHasAnEvent(take: (event: Event) => void): Platform {
  const platform = platformForTests();
  beforeAll(() => platform.become('organizer'));
  beforeEach(async () => {
    const id = await createTournament(draft);
    take({ id, teamIds: await addMockTeams(id, 6) });
  });
  return platform;
}

/** A schedule of three games among the first four teams. */
export const readPlan = ([a = '', b = '', c = '', d = '']: readonly string[]) => ({
  scheduleType: 'roundRobin' as const,
  schedule: { day1: ['m1', 'm2'], day2: ['m3'] },
  matches: { m1: { team1Id: a, team2Id: b }, m2: { team1Id: c, team2Id: d }, m3: { team1Id: a, team2Id: c } },
  scheduleTimes: times,
});

/** Puts the first four teams of an event into a group; the others wait, including one with an address. */
export async function groupFour({ id, teamIds }: Event): Promise<void> {
  await addTeams(id, [{ name: 'Late', email: 'late@courtside.test', profileIds: [] }]);
  await saveGroups(id, { '0': teamIds.slice(0, 4) });
}

/** Creates a public tournament with open registration and signs in its organizer. @returns its id */
export async function openEvent(platform: Platform, changes: object = {}, playersPerTeam = 3): Promise<string> {
  await platform.become('organizer');
  const id = await createTournament({ ...draft, ...changes });
  await openTournament(id);
  await openRegistration(id, playersPerTeam);
  return id;
}

/** The form of a captain who registers a team without players. */
export const entryNamed = (name: string) => ({ name, email: 'captain@courtside.test', profileIds: ['', '', ''] });

/** Creates an event with registered teams, in this order, and a signed-in organizer. @returns the id of the event, and those of the teams */
export async function openEventWithTeams(platform: Platform, ...names: readonly string[]): Promise<[string, ...string[]]> {
  const id = await openEvent(platform);
  const ids: string[] = [];
  for (const [index, name] of names.entries()) {
    await platform.become(`captain${index}`);
    ids.push((await registerTeam(id, entryNamed(name))).teamId);
  }
  await platform.become('organizer');
  return [id, ...ids];
}
