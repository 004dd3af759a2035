import {
  acceptedWithout,
  canAddOrDeleteTeams,
  canCreateBracket,
  canCreateGroups,
  canCreateSchedule,
  canDeleteTournament,
  canDrawMixerTeams,
  canEditGroups,
  canEditRound,
  canEditSchedule,
  canJoinMixer,
  canOpenRegistration,
  canOpenTournament,
  canRegisterTeam,
  canRemoveOrganizer,
  canScoreRound,
  canSeeTeamNames,
  canView,
  checkMatchTimes,
  checkTeamEntry,
  dayId,
  missingProfileFields,
  sections,
  isScore,
  parseTournament,
  type SectionId,
  type Tournament,
} from '@courtside/domain';
import { compileRules } from '@courtside/rules-language';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { profile, team } from '../sample.testkit';
import { authOf, people, profiles, tournaments, type PersonKind } from './generated.testkit';
import { Judge, NOW, type Data, type World, type Write } from './world.testkit';

/*
 * What pages offer (`permissions/*` of the domain package) and what the server lets through (`firestore.rules`) are one law, written twice.
 * Each verdict is asked about generated tournaments and people, and the write or read that it stands for is put to the rules by their own
 * interpreter. They agree, or the difference is one of those that are listed here with their reasons; a difference that no longer
 * occurs must be taken from the list.
 */
jest.setTimeout(120_000);

const rules = compileRules(readFileSync(path.join(__dirname, '../../firestore.rules'), 'utf8'), {
  service: 'cloud.firestore',
  fileName: 'firestore.rules',
});

interface Case {
  readonly stored: Data;
  readonly tournament: Tournament;
  readonly who: PersonKind;
  readonly uid: string | null;
  readonly hasProfile: boolean;
  readonly world: World;
}

const put = (at: string, apply: Write['apply']): Write => ({ name: at, path: at, apply });
const judgeOf = ({ who }: Case): Judge => new Judge(rules, authOf(who));
const commits = (one: Case, ...writes: readonly Write[]): boolean => judgeOf(one).commit(one.world, writes) !== null;
/** A change of the tournament's own fields. */
const changes = (one: Case, fields: Data): boolean =>
  commits(
    one,
    put('tournaments/T', (before) => ({ ...before, ...fields })),
  );
const without = (list: readonly string[], one: string): string[] => list.filter((other) => other !== one);

function caseOf([stored, who, storedProfile]: [Data, PersonKind, Data | null]): Case {
  const parsed = parseTournament('T', stored);
  if (!parsed.ok) throw new Error(`Not a tournament: ${JSON.stringify(stored)}`);
  const uid = authOf(who)?.uid ?? null;
  const world = new Map<string, Data>([
    ['tournaments/T', stored],
    ['teams/T', { existing000: team({ registeredAt: 1 }) }],
    ['schedules/T', { game1: { team1Id: 'existing000', team2Id: 'other000000' } }],
    ['brackets/T', {}],
    ...(uid !== null && storedProfile ? ([[`profiles/${uid}`, storedProfile]] as const) : []),
  ]);
  return { stored, tournament: parsed.value, who, uid, hasProfile: storedProfile !== null, world };
}

/** The verdict of the pages beside the answer of the rules. */
interface Question {
  readonly verdict: (one: Case) => boolean;
  readonly rules: (one: Case) => boolean;
  /** Asked only where this holds: what the verdict leaves to the place that asks it. */
  readonly given?: (one: Case) => boolean;
  /** Where the pages refuse and the rules do not, and why that is right. */
  readonly milder?: readonly [reason: string, holds: (one: Case) => boolean];
  /** Where the rules refuse and the pages do not, and why that is right. */
  readonly stricter?: readonly [reason: string, holds: (one: Case) => boolean];
}

const organizes = ({ tournament, uid }: Case): boolean => tournament.organizerUids.some((one) => one === uid);
const isAnonymous = ({ who }: Case): boolean => who === 'anonymous';
/** The order in which a tournament is planned protects organisers from themselves, and nobody else: the rules hold the shape of what they write. */
const OWN_PLAN = 'organisers harm nobody by planning in another order';
const NO_ANONYMOUS = 'the product signs nobody in anonymously; an anonymous account is a visitor with the bare SDK';
const firstDay = dayId('0');
/** A section is for organisers, and for visitors where the tournament and the flag of its row are public. */
const sees =
  (id: SectionId) =>
  (one: Case): boolean =>
    organizes(one) || (one.tournament.isTournamentPublic && sections.some((row) => row.id === id && one.tournament[row.flag]));

const questions: Readonly<Record<string, Question>> = {
  'canView: the tournament': {
    verdict: ({ tournament, uid }) => canView(tournament, uid),
    rules: (one) => judgeOf(one).mayGet(one.world, 'tournaments/T'),
  },
  'canSeeTeamNames: the teams': {
    verdict: ({ tournament, uid }) => canSeeTeamNames(tournament, uid),
    rules: (one) => judgeOf(one).mayGet(one.world, 'teams/T'),
  },
  'sections: the schedule': { verdict: sees('schedule'), rules: (one) => judgeOf(one).mayGet(one.world, 'schedules/T') },
  'sections: the bracket': { verdict: sees('bracket'), rules: (one) => judgeOf(one).mayGet(one.world, 'brackets/T') },
  'sections: the list of teams': {
    verdict: sees('teams'),
    rules: (one) => judgeOf(one).mayGet(one.world, 'teams/T'),
    milder: ['games and groups that are public name their teams', (one) => canSeeTeamNames(one.tournament, one.uid)],
  },
  'sections: the groups': {
    verdict: sees('groups'),
    rules: (one) => judgeOf(one).mayGet(one.world, 'tournaments/T'),
    milder: [
      'groups are ids in the tournament; the names behind them are in the teams, which are asked about',
      ({ tournament }) => tournament.isTournamentPublic,
    ],
  },
  'sections: the players': {
    verdict: sees('players'),
    rules: (one) => judgeOf(one).mayGet(one.world, 'tournaments/T'),
    milder: [
      'players are ids in the tournament, and a player adds the own one, so that a page must read them',
      ({ tournament }) => tournament.isTournamentPublic,
    ],
  },
  'canOpenTournament: it can still be private': {
    given: organizes,
    verdict: ({ tournament }) => canOpenTournament(tournament).allowed,
    rules: (one) => changes(one, { isTournamentPublic: false }),
  },
  'open the tournament': {
    verdict: organizes,
    rules: (one) => changes(one, { isTournamentPublic: true }),
    given: ({ tournament }) => canOpenTournament(tournament).allowed,
  },
  'canOpenRegistration': {
    given: (one) => organizes(one) && !one.tournament.isRegistrationOpen,
    verdict: ({ tournament }) => canOpenRegistration(tournament).allowed,
    rules: (one) => changes(one, { isRegistrationOpen: true }),
  },
  'canOpenRegistration: closing it': {
    given: organizes,
    verdict: ({ tournament }) => canOpenRegistration(tournament).allowed,
    rules: (one) => changes(one, { isRegistrationOpen: false }),
    milder: ['with groups it is closed already, and saying so again changes nothing', () => true],
  },
  'canRemoveOrganizer': {
    given: organizes,
    verdict: ({ tournament, uid }) => tournament.organizerUids.every((other) => canRemoveOrganizer(tournament, other, String(uid)).allowed),
    rules: (one) =>
      one.tournament.organizerUids.every((other) =>
        changes(one, {
          organizerUids: without(one.tournament.organizerUids, other),
          acceptedOrganizerUids: acceptedWithout(one.tournament, other, String(one.uid)),
        }),
      ),
  },
  'canDeleteTournament': {
    verdict: ({ tournament, uid }) => canDeleteTournament(tournament, uid).allowed,
    rules: (one) =>
      commits(
        one,
        put('tournaments/T', () => null),
        put('deletedTournaments/T', () => ({ deletedAt: NOW })),
      ),
  },
  'canRegisterTeam': {
    verdict: ({ tournament, uid }) => canRegisterTeam(tournament, uid).allowed,
    rules: (one) =>
      commits(
        one,
        put('teams/T', (before) => ({
          ...before,
          newteam0001: team({ registeredAt: NOW, profileIds: Array.from({ length: one.tournament.playersPerTeam }, () => '') }),
        })),
        put('teams/T/contacts/newteam0001', () => ({ email: 'club@courtside.test' })),
        put(`teams/T/registrations/${one.uid}`, () => ({ uid: one.uid, tournamentId: 'T', teamId: 'newteam0001', registeredAt: NOW })),
      ),
    stricter: [NO_ANONYMOUS, isAnonymous],
  },
  'canJoinMixer': {
    verdict: ({ tournament, uid, hasProfile }) => canJoinMixer(tournament, uid, hasProfile ? { name: 'zoé' } : null).allowed,
    rules: (one) => changes(one, { playerIds: [...one.tournament.playerIds, one.uid] }),
    // An organiser may change the list of players at any time, their own name included.
    given: (one) => !organizes(one),
    stricter: [NO_ANONYMOUS, isAnonymous],
  },
  'canAddOrDeleteTeams': plan(canAddOrDeleteTeams, (one) =>
    commits(
      one,
      put('teams/T', (before) => ({ ...before, newteam0001: team({ registeredAt: 1 }) })),
    ),
  ),
  'canCreateGroups': plan(
    (tournament) => canCreateGroups(tournament, 4),
    (one) => changes(one, { groups: { 0: ['a', 'b'], 1: ['c', 'd'] }, isRegistrationOpen: false }),
  ),
  'canEditGroups': plan(canEditGroups, (one) => changes(one, { groups: { 0: ['b', 'a'] }, isRegistrationOpen: false })),
  'canCreateSchedule': plan(canCreateSchedule, (one) => changes(one, { schedule: { 0: ['game1'] } })),
  'canEditSchedule': plan(canEditSchedule, (one) => changes(one, { schedule: { 0: ['break'] } })),
  'canEditRound': plan(
    (tournament) => canEditRound(tournament, firstDay),
    (one) => changes(one, { schedule: { 0: ['break'] } }),
  ),
  'canScoreRound': plan(
    (tournament) => canScoreRound(tournament, firstDay),
    (one) =>
      commits(
        one,
        put('schedules/T', (before) => ({ ...before, game1: { ...(before?.['game1'] as Data), team1Score: 5 } })),
      ),
  ),
  'canCreateBracket': plan(
    (tournament) => canCreateBracket(tournament, 4, 'single'),
    (one) => changes(one, { bracket: { upper: { round1: ['g1'] } }, bracketSeeds: ['a', 'b', 'c', 'd'], bracketType: 'single' }),
  ),
  'canDrawMixerTeams': plan(canDrawMixerTeams, (one) => changes(one, { groups: { 0: ['a', 'b'] }, isRegistrationOpen: false })),
};

/** A verdict about the order of planning: what it allows to an organiser the rules allow, and to others they allow nothing. */
function plan(verdict: (tournament: Tournament) => { readonly allowed: boolean }, asked: (one: Case) => boolean): Question {
  return { verdict: (one) => organizes(one) && verdict(one.tournament).allowed, rules: asked, milder: [OWN_PLAN, organizes] };
}

describe.each(Object.entries(questions))('PM-17 %s', (_name, { verdict, rules: law, given, milder, stricter }) => {
  const seen = { both: 0, neither: 0, milder: 0, stricter: 0 };
  it('is what the rules say', () => {
    fc.assert(
      fc.property(fc.tuple(tournaments, people, profiles), (drawn) => {
        const one = caseOf(drawn);
        if (given && !given(one)) return;
        const [offered, allowed] = [verdict(one), law(one)];
        if (offered === allowed) seen[offered ? 'both' : 'neither'] += 1;
        else {
          const kind = offered ? 'stricter' : 'milder';
          seen[kind] += 1;
          const [reason, holds] = (offered ? stricter : milder) ?? ['none is listed', () => false];
          if (!holds(one))
            throw new Error(`Pages ${offered ? 'offer' : 'refuse'}, the rules ${allowed ? 'allow' : 'deny'}; listed: ${reason}`);
        }
      }),
      { numRuns: 250, seed: 18 },
    );
  });
  it('was allowed and refused, and each listed difference occurs', () => {
    expect(seen.both).toBeGreaterThan(0);
    expect({ refused: seen.neither + seen.milder > 0, milder: seen.milder > 0, stricter: seen.stricter > 0 }).toEqual({
      refused: true,
      milder: milder !== undefined,
      stricter: stricter !== undefined,
    });
  });
});

describe('forms', () => {
  const sound = caseOf([fc.sample(tournaments, { numRuns: 1, seed: 1 })[0] as Data, 'organizer', null]);
  const event: Case = {
    ...sound,
    world: new Map([
      ...sound.world,
      [
        'tournaments/T',
        {
          ...sound.stored,
          tournamentType: 'STANDARD',
          organizerUids: [authOf('organizer')?.uid],
          acceptedOrganizerUids: [authOf('organizer')?.uid],
        },
      ],
    ]),
  };

  it('isScore: what a box takes is stored', () => {
    // Nobody scores a thousand million goals: the rules end there, so that sums stay exact.
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
    // An interval of 0 minutes is what tournaments of earlier years may hold.
    const number = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 95, max: 105 }), fc.constant(1.5));
    const time = fc.constantFrom('09:00', '23:59', '24:00', '9:00', '09:60', '');
    fc.assert(
      fc.property(
        fc.record({ startTimes: fc.array(time, { maxLength: 3 }), gameLength: number, interval: number, numberOfCourts: number }),
        (scheduleTimes) => changes(event, { scheduleTimes }) === (checkMatchTimes(scheduleTimes).length === 0),
      ),
      { seed: 18, numRuns: 300 },
    );
  });

  it('checkTeamEntry: names and addresses that the form takes are registered, and others are not', () => {
    const captain = caseOf([
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
    const one = caseOf([sound.stored, 'member', null]);
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
