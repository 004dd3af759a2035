import { getPlacements } from '@courtside/domain/registration';
import { readTable, readTeams, teamsToCsv } from '@courtside/domain/teams-csv';
import { dataAt, place } from '../../organizer.testkit';
import { listEntries } from './entries-model';
import { exportRows, stateCells } from './export-teams';
import { planImport, rowsToWrite } from './import-plan';

/** A is in by a guarantee, B withdrew, C and D wait. */
const base = dataAt('teams', { places: 1 });
const places = [place('a', 5, { isGuaranteed: true }), place('b', 2, { withdrawnAt: 9 }), place('c', 3), place('d', 4)];
const data = { ...base, entrants: base.entrants.slice(0, 4), seedOrder: base.seedOrder.slice(0, 1), places };
const entriesIn = (of: typeof data, noted: Parameters<typeof listEntries>[1]) =>
  listEntries({ ...of, placements: getPlacements(of.tournament, of.places, of.draw) }, noted);
const entries = entriesIn(data, {
  payments: [{ teamId: 'c', paidAt: 1, paidBy: 'me' }],
  checkIns: [{ teamId: 'a', checkedInAt: 1, checkedInBy: 'me' }],
});
const file = teamsToCsv(
  exportRows(
    entries.map(({ team }) => team),
    new Map(),
    stateCells(entries, [['b', 'ill']]),
  ),
);

it('has every entry with how it stands: who takes part, who waits as the nth, who withdrew and why, who has paid and is there', () => {
  expect(file.split('\r\n')).toEqual([
    'id,name,email,group,player 1,player 2,player 3,state,seed,waiting list,guaranteed,reason,paid,checked in',
    'a,Team A,,,,,,in,1,,yes,,no,yes',
    'c,Team C,,,,,,waiting,,1,no,,yes,no',
    'd,Team D,,,,,,waiting,,2,no,,no,no',
    'b,Team B,,,,,,withdrawn,,,no,ill,no,no',
  ]);
});

it('has as which each was drawn', () => {
  const draw = { commitment: 'x', committedAt: 1, line: places, fixedAt: 20, secret: 's', drawnAt: 20 };
  const drawn = entriesIn({ ...data, tournament: { ...data.tournament, placesBy: 'draw' }, draw }, { payments: null, checkIns: null });
  const ranks = drawn.map(({ team }) => stateCells(drawn, [])(team.id)['drawn']);
  // A withdrawn team had one too, but no longer has it.
  expect(ranks.filter((rank) => /^[1-4]$/.test(String(rank)))).toHaveLength(3);
});

it('has no such columns where all are simply in', () => {
  const plain = entriesIn({ ...data, seedOrder: base.seedOrder.slice(0, 4), places: [] }, { payments: null, checkIns: null });
  expect(stateCells(plain, [])('a')).toEqual({});
});

it('adds nobody again when it comes back, and a changed line of who waits changes that entry', () => {
  const context = { teams: data.entrants, profiles: new Map(), playersPerTeam: 3, canAdd: true, room: 100 };
  expect(rowsToWrite(planImport(readTeams(readTable(file)), context))).toEqual([]);
  expect(rowsToWrite(planImport(readTeams(readTable(file.replace('Team C', 'Team Z'))), context))).toMatchObject([
    { teamId: 'c', name: 'Team Z' },
  ]);
});
