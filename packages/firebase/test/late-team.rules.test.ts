import { judgeWrite } from './judge-write.testkit';
import { captain, organizer, person, second, team, tournament } from './sample.testkit';
import type { Data } from './wire.testkit';

const uids = [organizer, second, captain, person('visitor'), person('keeper')] as const;
const before = tournament({
  endDate: '2099-01-01',
  isTournamentPublic: true,
  organizerUids: [organizer, second],
  acceptedOrganizerUids: [organizer],
  groups: { 0: ['a', 'b'] },
  schedule: { 0: ['m1'] },
  scheduleType: 'swissRounds',
});
const [old, late] = [team({ registeredAt: 1000 }), team({ registeredAt: 2000, groupId: '0' })];
const more: Readonly<Record<string, Data>> = {
  'tournaments/t': before,
  'teams/t': { a: old, b: old },
  'teams/t/contacts/a': { uid: captain },
  'days/t': { courts: { 0: ['m1'] } },
  'days/t/passes/p': { court: '0', revokedAt: null, hash: '', createdBy: organizer },
  [`days/t/scorekeepers/${person('keeper')}`]: { passId: 'p' },
};
const after = { ...before, groups: { 0: ['a', 'b', 'late'] }, pointAdjustments: { late: '3 Came late' } };

it.each([
  ['the group', 'tournaments/t', after],
  ['the bonus points', 'tournaments/t', { ...before, pointAdjustments: after.pointAdjustments }],
  ['the teams', 'teams/t', { a: old, b: old, late }],
] as const)('a late team is added to %s by organizers, and by nobody else', (_, at, data) => {
  const isAllowed = uids.map((uid) => judgeWrite(at, more[at] ?? null, data, uid, more).allowed);
  expect(isAllowed).toEqual([true, true, false, false, false]);
});

it('a late team is added to at most 512, in the teams and in the group', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `team${index}`);
  const teams = (count: number) => Object.fromEntries(ids(count).map((id) => [id, old]));
  const event = (count: number) => ({ ...before, groups: { 0: ids(count) } });
  const mayAdd = (at: string, held: (count: number) => Data, count: number) =>
    judgeWrite(at, held(count), held(count + 1), organizer, { ...more, [at]: held(count) }).allowed;
  expect([mayAdd('teams/t', teams, 511), mayAdd('tournaments/t', event, 511)]).toEqual([true, true]);
  expect([mayAdd('teams/t', teams, 512), mayAdd('tournaments/t', event, 512)]).toEqual([false, false]);
});
