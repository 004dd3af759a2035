import { allFlags } from '@courtside/domain';
import type { RulesAuth } from '@courtside/rules-language';
import fc from 'fast-check';
import { organizer, profile, second, tournament } from '../sample.testkit';
import type { Data } from '../wire.testkit';

/** Every kind of user that a tournament can know, and one that it does not. */
const uids = {
  organizer,
  /** Another organizer, who may not have accepted. */
  second,
  member: 'member000000000000000000000',
  /** Signed in without an address. */
  anonymous: 'anonymous0000000000000000000',
} as const;

export type PersonKind = keyof typeof uids | 'nobody';

export const people: fc.Arbitrary<PersonKind> = fc.constantFrom('organizer', 'second', 'member', 'anonymous', 'nobody');

export function createAuth(who: PersonKind): RulesAuth | null {
  if (who === 'nobody') return null;
  if (who === 'anonymous') return { uid: uids.anonymous, token: { firebase: { sign_in_provider: 'anonymous' } } };
  return { uid: uids[who], token: { email: `${who}@courtside.test`, firebase: { sign_in_provider: 'password' } } };
}

export const profiles: fc.Arbitrary<Data | null> = fc.constantFrom(null, profile());

const groups = fc.constantFrom<Data>({}, {}, { 0: ['a'] }, { 0: ['a', 'b'] }, { 0: ['a', 'b'], 1: ['c', 'd', 'e'] });
const schedule = fc.constantFrom<Data>({}, {}, { 0: ['game1'] }, { 0: ['game1'], 1: ['break'] });
const bracket = fc.constantFrom<Data>({}, {}, { upper: { round1: ['g1', 'g2'], final: ['g3'] } });
const organizers = fc.constantFrom<Data>(
  { organizerUids: [organizer] },
  { organizerUids: [organizer], acceptedOrganizerUids: [organizer] },
  { organizerUids: [organizer, second], acceptedOrganizerUids: [organizer] },
  { organizerUids: [organizer, second], acceptedOrganizerUids: [organizer, second] },
  { organizerUids: [second, organizer] },
);

/** Stored tournaments in every state that the product can create. */
export const tournaments: fc.Arbitrary<Data> = fc
  .record({
    ...allFlags(fc.boolean()),
    isRegistrationOpen: fc.boolean(),
    tournamentType: fc.constantFrom('STANDARD', 'MIXER'),
    scheduleType: fc.constantFrom('roundRobin', 'swissRounds'),
    unlockedRounds: fc.constantFrom([], ['0']),
    playersPerTeam: fc.integer({ min: 1, max: 6 }),
    playerIds: fc.constantFrom(
      [],
      [uids.member],
      Array.from({ length: 12 }, (_, index) => `player${index}`),
    ),
    groups,
    schedule,
    bracket,
    organizers,
  })
  // Groups close the registration: a tournament with both is impossible.
  .map(({ organizers: named, ...fields }) =>
    tournament({ ...fields, ...named, isRegistrationOpen: fields.isRegistrationOpen && Object.keys(fields.groups).length === 0 }),
  );
