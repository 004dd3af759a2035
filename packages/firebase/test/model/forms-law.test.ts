import { checkTeamEntry, missingProfileFields, storedVenues } from '@courtside/domain';
import { checkMatchTimes, isScore } from '@courtside/domain/engines';
import fc from 'fast-check';
import { profile, team } from '../sample.testkit';
import { createAuth, tournaments } from './generated.testkit';
import { NOW, type Data } from '../wire.testkit';
import { createCase, changes, commits, put, type Case } from './law.testkit';

jest.setTimeout(120_000);

/* The rules accept what the forms of the pages accept. */
describe('forms', () => {
  const sound = createCase([fc.sample(tournaments, { numRuns: 1, seed: 1 })[0] as Data, 'organizer', null]);
  const event: Case = {
    ...sound,
    world: new Map([
      ...sound.world,
      [
        'tournaments/T',
        {
          ...sound.stored,
          tournamentType: 'STANDARD',
          organizerUids: [createAuth('organizer')?.uid],
          acceptedOrganizerUids: [createAuth('organizer')?.uid],
        },
      ],
    ]),
  };

  it('isScore: what a box takes is stored', () => {
    // A thousand million goals are unrealistic: the rules set that limit so that sums stay exact.
    const scores = fc.oneof(
      fc.constant(null),
      fc.integer({ min: -3, max: 1_000_000_000 }),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -5, max: 100 }),
    );
    fc.assert(
      fc.property(
        scores,
        (score) =>
          commits(
            event,
            put('schedules/T', (before) => ({ ...before, game1: { ...(before?.['game1'] as Data), team1Score: score } })),
          ) === isScore(score),
      ),
      { seed: 18 },
    );
  });

  it('checkMatchTimes: times that the form takes are stored, and others are not', () => {
    // Tournaments from earlier years may have an interval of 0 minutes.
    const number = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 95, max: 105 }), fc.constant(1.5));
    const venue = fc.record({
      courts: fc.constantFrom(null, 1, 6),
      place: fc.constantFrom('', 'Hardcourt Ouest, Lyon', 'x'.repeat(100), 'x'.repeat(101)),
    });
    const time = fc.constantFrom('09:00', '23:59', '24:00', '9:00', '09:60', '');
    fc.assert(
      fc.property(
        fc.record({
          startTimes: fc.array(time, { maxLength: 3 }),
          gameLength: number,
          interval: number,
          numberOfCourts: number,
          venues: fc.array(venue, { maxLength: 3 }),
        }),
        (times) =>
          changes(event, { scheduleTimes: { ...times, venues: storedVenues(times.venues) } }) === (checkMatchTimes(times).length === 0),
      ),
      { seed: 18, numRuns: 300 },
    );
  });

  it('checkTeamEntry: names and addresses that the form takes are registered, and others are not', () => {
    const captain = createCase([
      { ...sound.stored, tournamentType: 'STANDARD', groups: {}, playersPerTeam: 3, isTournamentPublic: true, isRegistrationOpen: true },
      'member',
      null,
    ]);
    const name = fc.oneof(
      fc.constantFrom('', '  ', 'Les Maillets', 'ß'.repeat(100), '🚲'.repeat(51)),
      fc.string({ maxLength: 12 }),
      fc.integer({ min: 98, max: 102 }).map((size) => 'n'.repeat(size)),
    );
    const email = fc.oneof(
      fc.constantFrom('', 'club@courtside.test', 'a@b', '@b', 'a@', 'a b@c', 'a@b@c', `${'a'.repeat(250)}@b.c`),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(name, email, (typed, address) => {
        const allowed = commits(
          captain,
          put('teams/T', (before) => ({ ...before, newteam0001: team({ registeredAt: NOW, name: typed.trim() }) })),
          put('teams/T/contacts/newteam0001', () => ({ email: address.trim() })),
          put(`teams/T/registrations/${captain.uid}`, () => ({
            uid: captain.uid,
            tournamentId: 'T',
            teamId: 'newteam0001',
            registeredAt: NOW,
          })),
        );
        return allowed === (checkTeamEntry({ name: typed, email: address, players: [] }).length === 0);
      }),
      { seed: 18, numRuns: 400 },
    );
  });

  it('missingProfileFields: a profile that the form calls complete is stored, and one that lacks a field is not', () => {
    const one = createCase([sound.stored, 'member', null]);
    const word = fc.constantFrom('', ' ', 'x', 'ghent');
    fc.assert(
      fc.property(
        fc.record({ name: word, pronouns: word, club: word, region: word, skill: fc.integer({ min: -1, max: 12 }) }),
        (fields) => {
          const stored = profile({ ...fields, name: fields.name.trim() });
          return (
            commits(
              one,
              put(`profiles/${one.uid}`, () => stored),
            ) ===
            (missingProfileFields(fields).length === 0)
          );
        },
      ),
      { seed: 18, numRuns: 300 },
    );
  });
});
