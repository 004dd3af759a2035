import { judgeWrite } from './judge-write.testkit';
import { captain, organizer, person, second, tournament } from './sample.testkit';
import type { Data } from './wire.testkit';

/* Byes of several groups: the first one of a round under the round's id, others with their group's. */

const before = tournament({
  isTournamentPublic: true,
  organizerUids: [organizer, second],
  acceptedOrganizerUids: [organizer],
  groups: { 0: ['a', 'b', 'c'], 1: ['d', 'e', 'f'] },
  schedule: { 0: ['m1', 'm2'] },
  scheduleType: 'swissRounds',
  byes: { '0': 'c', '0-1': 'f' },
});
const mayWrite = (after: Data, uid: string = organizer) =>
  judgeWrite('tournaments/t', before, after, uid, { 'tournaments/t': before }).allowed;
const withByes = (byes: Data) => ({ ...before, byes });

it('a round of two odd groups is added, drawn again and removed by organizers, and by nobody else', () => {
  const uids = [organizer, second, captain, person('visitor')];
  const added = { ...before, schedule: { 0: ['m1', 'm2'], 1: ['n1', 'n2'] }, byes: { '0': 'c', '0-1': 'f', '1': 'b', '1-1': 'e' } };
  expect(uids.map((uid) => mayWrite(added, uid))).toEqual([true, true, false, false]);
  expect(uids.map((uid) => mayWrite(withByes({ '0': 'f' }), uid))).toEqual([true, true, false, false]);
  expect(uids.map((uid) => mayWrite(withByes({}), uid))).toEqual([true, true, false, false]);
});

it('byes are ids of teams, at most a hundred: 25 rounds of four odd groups', () => {
  const rounds = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        at % 4 === 0 ? String(Math.floor(at / 4)) : `${Math.floor(at / 4)}-${at % 4}`,
        `team${at}`,
      ]),
    );
  expect(mayWrite(withByes(rounds(100)))).toBe(true);
  expect(mayWrite(withByes(rounds(101)))).toBe(false);
  expect(mayWrite(withByes({ '0': ['c', 'f'] }))).toBe(false);
  expect(mayWrite(withByes({ '0/1': 'c' }))).toBe(false);
});
