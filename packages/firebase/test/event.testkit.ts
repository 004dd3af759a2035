import { addMockTeams, createTournament } from '../src/commands';
import { draft, openPlatform, type Platform } from './platform.testkit';

/** A tournament of six teams, by its organiser. */
export interface Event {
  readonly id: string;
  readonly teamIds: readonly string[];
}

/** Minutes of a plan on two courts. */
export const times = { startTimes: ['09:00'], gameLength: 12, interval: 5, numberOfCourts: 2 };

/** Gives each test of the file a tournament of its own, with an organiser at the device. */
export function eachTestHasAnEvent(take: (event: Event) => void): void {
  let platform: Platform;
  beforeAll(async () => {
    platform = await openPlatform();
    await platform.become('organizer');
  });
  beforeEach(async () => {
    const id = await createTournament(draft);
    take({ id, teamIds: await addMockTeams(id, 6) });
  });
  afterAll(() => platform.close());
}
