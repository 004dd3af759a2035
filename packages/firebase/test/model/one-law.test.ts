import {
  canJoinMixer,
  canOpenRegistration,
  canRegisterTeam,
  canSeeTeamNames,
  canView,
  dayId,
  sections,
  type SectionId,
  type Tournament,
} from '@courtside/domain';
import {
  acceptedWithout,
  canAddLateTeam,
  canAddOrDeleteTeams,
  canChooseSwiss,
  canCreateBracket,
  canCreateGroups,
  canCreateSchedule,
  canDeleteTournament,
  canDrawMixerTeams,
  canEditGroups,
  canEditRound,
  canEditSchedule,
  canOpenTournament,
  canRemoveOrganizer,
  canScoreRound,
} from '@courtside/domain/engines';
import * as reading from '@courtside/domain';
import * as making from '@courtside/domain/engines';
import fc from 'fast-check';
import { team } from '../sample.testkit';
import { people, profiles, tournaments } from './generated.testkit';
import { NOW, type Data } from '../wire.testkit';
import { createCase, changes, commits, createJudge, put, type Case } from './law.testkit';

/*
 * The pages (`permissions/*` of the domain package) and the server (`firestore.rules`) implement the same permissions twice. This test
 * compares each verdict, for generated tournaments and users, with the rules' decision about the matching write or read, by the rules' own
 * interpreter. They agree, or the difference is listed here with its reason; a difference that no longer occurs must be removed from the
 * list.
 */
jest.setTimeout(120_000);

const without = (list: readonly string[], one: string): string[] => list.filter((other) => other !== one);

/** The verdict of the pages with the decision of the rules. */
interface Question {
  readonly verdict: (one: Case) => boolean;
  readonly rules: (one: Case) => boolean;
  /** Compared only if this is true: a condition that the verdict leaves to its caller. */
  readonly given?: (one: Case) => boolean;
  /** Cases that the pages refuse and the rules do not, and why that is right. */
  readonly milder?: readonly [reason: string, holds: (one: Case) => boolean];
  /** Cases that the rules refuse and the pages do not, and why that is right. */
  readonly stricter?: readonly [reason: string, holds: (one: Case) => boolean];
}

const organizes = ({ tournament, uid }: Case): boolean => tournament.organizerUids.some((one) => one === uid);
const isAnonymous = ({ who }: Case): boolean => who === 'anonymous';
/** The order of planning protects only organizers from their own mistakes: the rules only check the form of their writes. */
const OWN_PLAN = 'organisers harm nobody by planning in another order';
const NO_ANONYMOUS = 'the product signs nobody in anonymously; an anonymous account is a visitor with the bare SDK';
const firstDay = dayId('0');
/** A section is visible to organizers, and to visitors if the tournament and the flag of its row are public. */
const sees =
  (id: SectionId) =>
  (one: Case): boolean =>
    organizes(one) || (one.tournament.isTournamentPublic && sections.some((row) => row.id === id && one.tournament[row.flag]));

const questions: Readonly<Record<string, Question>> = {
  'canView: the tournament': {
    verdict: ({ tournament, uid }) => canView(tournament, uid),
    rules: (one) => createJudge(one).mayGet(one.world, 'tournaments/T'),
  },
  'canSeeTeamNames: the teams': {
    verdict: ({ tournament, uid }) => canSeeTeamNames(tournament, uid),
    rules: (one) => createJudge(one).mayGet(one.world, 'teams/T'),
  },
  'sections: the schedule': { verdict: sees('schedule'), rules: (one) => createJudge(one).mayGet(one.world, 'schedules/T') },
  'sections: the bracket': { verdict: sees('bracket'), rules: (one) => createJudge(one).mayGet(one.world, 'brackets/T') },
  'sections: the list of teams': {
    verdict: sees('teams'),
    rules: (one) => createJudge(one).mayGet(one.world, 'teams/T'),
    milder: ['games and groups that are public name their teams', (one) => canSeeTeamNames(one.tournament, one.uid)],
  },
  'sections: the groups': {
    verdict: sees('groups'),
    rules: (one) => createJudge(one).mayGet(one.world, 'tournaments/T'),
    milder: [
      'groups are ids in the tournament; the names behind them are in the teams, which are asked about',
      ({ tournament }) => tournament.isTournamentPublic,
    ],
  },
  'sections: the players': {
    verdict: sees('players'),
    rules: (one) => createJudge(one).mayGet(one.world, 'tournaments/T'),
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
    // An organizer may change the list of players at any time, including their own name.
    given: (one) => !organizes(one),
    stricter: [NO_ANONYMOUS, isAnonymous],
  },
  'canAddOrDeleteTeams': plan(canAddOrDeleteTeams, (one) =>
    commits(
      one,
      put('teams/T', (before) => ({ ...before, newteam0001: team({ registeredAt: 1 }) })),
    ),
  ),
  'canAddLateTeam': plan(canAddLateTeam, (one) =>
    commits(
      one,
      put('teams/T', (before) => ({ ...before, newteam0001: team({ registeredAt: 1, groupId: '0' }) })),
      put('tournaments/T', (before) => ({
        ...before,
        groups: { ...(before?.['groups'] as Data), 0: ['a', 'b', 'newteam0001'] },
        pointAdjustments: { newteam0001: '3 Came late' },
        isRegistrationOpen: false,
      })),
    ),
  ),
  'canCreateGroups': plan(
    (tournament) => canCreateGroups(tournament, 4),
    (one) => changes(one, { groups: { 0: ['a', 'b'], 1: ['c', 'd'] }, isRegistrationOpen: false }),
  ),
  'canEditGroups': plan(canEditGroups, (one) => changes(one, { groups: { 0: ['b', 'a'] }, isRegistrationOpen: false })),
  'canCreateSchedule': plan(canCreateSchedule, (one) => changes(one, { schedule: { 0: ['game1'] } })),
  'canChooseSwiss': plan(canChooseSwiss, (one) => changes(one, { scheduleType: 'swissRounds' })),
  'canChooseSwiss: with byes': plan(
    (tournament) => canChooseSwiss(tournament, true),
    (one) => changes(one, { scheduleType: 'swissRounds', byes: { 0: 'a' } }),
  ),
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

/** A verdict about the order of planning: the rules allow organizers what it allows, and other users nothing. */
function plan(verdict: (tournament: Tournament) => { readonly allowed: boolean }, asked: (one: Case) => boolean): Question {
  return { verdict: (one) => organizes(one) && verdict(one.tournament).allowed, rules: asked, milder: [OWN_PLAN, organizes] };
}

it('asks about every verdict of the pages', () => {
  const verdicts = Object.keys({ ...reading, ...making }).filter((name) => /^can[A-Z]/.test(name));
  expect(verdicts.length).toBeGreaterThan(15);
  const asked = Object.keys(questions).map((question) => question.split(':')[0]);
  expect(verdicts.filter((verdict) => !asked.includes(verdict))).toEqual([]);
});

describe.each(Object.entries(questions))(
  'the rules agree with the pages: %s',
  (_name, { verdict, rules: law, given, milder, stricter }) => {
    const seen = { both: 0, neither: 0, milder: 0, stricter: 0 };
    it('is what the rules say', () => {
      fc.assert(
        fc.property(fc.tuple(tournaments, people, profiles), (drawn) => {
          const one = createCase(drawn);
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
  },
);
