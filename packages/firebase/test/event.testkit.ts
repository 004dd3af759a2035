import { addMockTeams, addTeams, createTournament, openRegistration, openTournament, registerTeam, saveGroups } from '../src/commands';
import { draft, platformForTests, type Platform } from './platform.testkit';

/** A tournament of six teams, by its organiser. */
export interface Event {
  readonly id: string;
  readonly teamIds: readonly string[];
}

/** Minutes of a plan on two courts. */
export const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };

/** Gives each test of the file a tournament of its own, with an organiser at the device. */
export function eachTestHasAnEvent(take: (event: Event) => void): Platform {
  const platform = platformForTests();
  beforeAll(() => platform.become('organizer'));
  beforeEach(async () => {
    const id = await createTournament(draft);
    take({ id, teamIds: await addMockTeams(id, 6) });
  });
  return platform;
}

/** A plan of three games among the first four of the teams. */
export const readPlan = ([a = '', b = '', c = '', d = '']: readonly string[]) => ({
  scheduleType: 'roundRobin' as const,
  schedule: { day1: ['m1', 'm2'], day2: ['m3'] },
  matches: { m1: { team1Id: a, team2Id: b }, m2: { team1Id: c, team2Id: d }, m3: { team1Id: a, team2Id: c } },
  scheduleTimes: times,
});

/** The first four of an event are in a group; the others wait, also one that has an address. */
export async function groupFour({ id, teamIds }: Event): Promise<void> {
  await addTeams(id, [{ name: 'Late', email: 'late@courtside.test', profileIds: [] }]);
  await saveGroups(id, { '0': teamIds.slice(0, 4) });
}

/** A public tournament that takes teams; its organiser is at the device. @returns its id */
export async function openEvent(platform: Platform, changes: object = {}, playersPerTeam = 3): Promise<string> {
  await platform.become('organizer');
  const id = await createTournament({ ...draft, ...changes });
  await openTournament(id);
  await openRegistration(id, playersPerTeam);
  return id;
}

/** What a captain fills in to register a team without players. */
export const entryNamed = (name: string) => ({ name, email: 'captain@courtside.test', profileIds: ['', '', ''] });

/** The same with teams that registered, in this order; its organiser is at the device. @returns its id, and theirs */
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
