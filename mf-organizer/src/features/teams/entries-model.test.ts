import type { Team, TeamId } from '@courtside/domain';
import { getPlacements } from '@courtside/domain/registration';
import { dataAt, place } from '../../organizer.testkit';
import { actsFor, listEntries, filtered, filtersFor, undoing, type BulkAct } from './entries-model';

const [sample] = dataAt('teams').teams;
const team = (id: string): Team => ({ ...(sample as Team), id: id as TeamId, name: id.toUpperCase() });
const places = [place('a', 1), place('b', 2, { withdrawnAt: 9 }), place('c', 3), place('d', 4), place('host', 5, { isGuaranteed: true })];
const placements = getPlacements({ places: 2, movesUp: 'automatic' }, places);
const teams = {
  entrants: ['a', 'b', 'c', 'd', 'host'].map(team),
  seedOrder: ['host', 'a'] as TeamId[],
  placements,
  places,
};
const noted = {
  payments: [{ teamId: 'a', paidAt: 1, paidBy: 'me' }],
  checkIns: [{ teamId: 'host', checkedInAt: 1, checkedInBy: 'me' }],
};
const entries = listEntries(teams, noted);
const listIds = (list: typeof entries) => list.map((entry) => entry.team.id as string);

it('has everybody: who takes part by seed, then who waits as the line goes, then who withdrew', () => {
  expect(entries.map((one) => `${one.team.id} ${one.state} ${one.number}`)).toEqual([
    'host in 1',
    'a in 2',
    'c waiting 1',
    'd waiting 2',
    'b withdrawn null',
  ]);
});

it('shows each kind by itself, with how many it has, and no choice where all are one kind', () => {
  expect(filtersFor(entries).map(({ filter, count }) => `${filter} ${count}`)).toEqual([
    'in 2',
    'waiting 2',
    'withdrawn 1',
    'missing 1',
    'unpaid 3',
    'all 5',
  ]);
  expect(listIds(filtered(entries, 'missing'))).toEqual(['a']);
  expect(listIds(filtered(entries, 'unpaid'))).toEqual(['host', 'c', 'd']);
  const plain = listEntries({ ...teams, entrants: [team('a')], placements: new Map(), places: [] }, { payments: null, checkIns: null });
  expect(listIds(plain)).toEqual(['a']);
  expect([filtersFor(plain), actsFor(plain, { groups: {} })]).toEqual([[], []]);
});

it('offers about the chosen what changes them, and names which of them', () => {
  const acts = Object.fromEntries(actsFor(entries, { groups: {} }).map((one) => [one.act, listIds(one.entries)]));
  expect(acts).toEqual({
    checkedIn: ['a', 'c', 'd', 'b'],
    notCheckedIn: ['host'],
    paid: ['host', 'c', 'd', 'b'],
    notPaid: ['a'],
    granted: ['c', 'd'],
    guaranteed: ['a', 'c', 'd'],
    notGuaranteed: ['host'],
    withdrawn: ['host', 'a', 'c', 'd'],
    takenBack: ['b'],
  });
});

it('decides about no place once there are groups: those who play are in them', () => {
  expect(actsFor(entries, dataAt('groups').tournament).map(({ act }) => act)).toEqual(['checkedIn', 'notCheckedIn', 'paid', 'notPaid']);
});

it('takes each act back by another, and that one by the first', () => {
  for (const act of Object.keys(undoing) as BulkAct[]) expect(undoing[undoing[act]]).toBe(act);
});
