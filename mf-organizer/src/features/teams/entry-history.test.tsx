import type { Profile } from '@courtside/domain';
import { getPlacements, type TeamEdit } from '@courtside/domain/registration';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { dataAt, place } from '../../organizer.testkit';
import { pageWords } from '../../words.testkit';
import { listEntries } from './entries-model';
import { EntryHistory } from './entry-history';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));
beforeAll(() => pageWords());

const handedOver = (takenAt: number | null) =>
  client.watchHandover.mockImplementation((_id, _team, onValue) => {
    onValue({ by: 'me', name: 'x', offeredAt: 1, takenAt }, { fromCache: false, pending: false });
    return () => undefined;
  });
const [anna, ben, gone] = ['a'.repeat(28), 'b'.repeat(28), 'c'.repeat(28)] as const;
const profiles = new Map([
  [anna, { name: 'anna lee' } as Profile],
  [ben, { name: 'ben orr' } as Profile],
]);
const may = (day: number, hour = 10) => Date.UTC(2027, 4, day, hour);
const record = (day: number, to: object, from: object = {}) => ({ id: `r${day}`, game: '', kind: 'plan', by: ben, at: may(day), from, to });
beforeEach(() => {
  handedOver(null);
  client.storedHistory.value = [];
  client.watchHistory.mockClear();
});
afterAll(() => {
  client.storedHistory.value = [];
});

/** A and B are in, C and D wait. */
const base = dataAt('teams', { places: 2, movesUp: 'automatic', timeZone: 'Europe/Brussels' });
const data = { ...base, profiles, seedOrder: base.seedOrder.slice(0, 2), places: ['a', 'b', 'c', 'd'].map((id) => place(id, may(1))) };
const edit = (changes: Partial<TeamEdit>): TeamEdit => ({
  teamId: 'a',
  number: 1,
  by: anna,
  at: may(2),
  name: null,
  joined: [],
  left: [],
  isEmailChanged: false,
  ...changes,
});
const show = (id: string, edits: readonly TeamEdit[] = [], of = data) => {
  const noted = {
    payments: [{ teamId: 'a', paidAt: may(4), paidBy: ben }],
    checkIns: [{ teamId: 'a', checkedInAt: may(9), checkedInBy: anna }],
  };
  const placements = getPlacements(of.tournament, of.places, of.draw);
  const entry = listEntries({ ...of, placements }, noted).find(({ team }) => team.id === id);
  if (!entry) throw new Error(`No entry ${id}`);
  const [payment, checkIn] = id === 'a' ? [noted.payments[0], noted.checkIns[0]] : [];
  render(<EntryHistory entry={entry} data={of} edits={edits} payment={payment} checkIn={checkIn} />);
};
const openIt = () => userEvent.click(screen.getByRole('button', { name: /^History of/ }));
/** "what, on which day, by which user", the latest first. */
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/^.*?(\d+) May.*?(?:AM|PM|\d\d:\d\d)/, '$1 '));

it('asks for the history only when it is wanted, and says who did what when, the latest first', async () => {
  client.storedHistory.value = [
    record(8, { what: 'notCheckedIn', teamIds: ['b', 'a'] }),
    record(4, { what: 'paid', teamId: 'a' }),
    record(3, { what: 'placeGuaranteed', teamId: 'a' }),
    record(3, { what: 'placeGuaranteed', teamId: 'b' }),
    record(2, { what: 'placesDrawn' }),
  ];
  show('a');
  expect(client.watchHistory).not.toHaveBeenCalled();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await openIt();
  expect(screen.getByRole('list', { name: 'History of Team A' })).toBeInTheDocument();
  expect(lines()).toEqual([
    expect.stringMatching(/Anna Lee \(captain\)Checked in$/),
    expect.stringMatching(/Ben Orr \(organizer\)The check-in was taken back$/),
    expect.stringMatching(/Ben Orr \(organizer\)Has paid$/),
    expect.stringMatching(/Ben Orr \(organizer\)The place was guaranteed$/),
    expect.stringMatching(/[^)]Registered$/),
  ]);
});

it('knows who moved up when, and a withdrawal of a captain also after it was undone', async () => {
  const changed = data.places.map((one) => (one.id === 'b' ? { ...one, withdrawnAt: may(5) } : one));
  client.storedHistory.value = [
    record(4, { what: 'placeTakenBack', teamId: 'b' }, { withdrawnAt: may(3) }),
    record(2, { what: 'placeWithdrawn', teamId: 'c' }),
  ];
  show('b', [], { ...data, places: changed });
  await openIt();
  expect(lines()).toEqual([
    expect.stringMatching(/captainWithdrawn$/),
    expect.stringMatching(/Ben Orr \(organizer\)The withdrawal was undone$/),
    expect.stringMatching(/captainWithdrawn$/),
    expect.stringMatching(/Registered$/),
  ]);
  show('c', [], { ...data, places: changed });
  await userEvent.click(screen.getByRole('button', { name: 'History of Team C' }));
  expect(screen.getByRole('list', { name: 'History of Team C' })).toHaveTextContent(
    /Moved up from the waiting list.*Withdrawn.*Registered/,
  );
});

it('is open where a captain has changed something: from what to what, and who no longer has a name', () => {
  show('a', [
    edit({ name: { from: 'Puddles', to: 'Mud Club' }, isEmailChanged: true }),
    edit({ number: 2, joined: [anna], left: [ben, gone, 'Zoé (guest)'] }),
    edit({ teamId: 'other', name: { from: 'x', to: 'y' } }),
  ]);
  const edits = lines().filter((line) => line.includes('(captain)') && !line.endsWith('Checked in'));
  expect(edits).toEqual([
    expect.stringMatching(/New in the team: Anna LeeNo longer in the team: Ben Orr, somebody without a profile,? and Zoé \(guest\)$/),
    expect.stringMatching(/Name: from “Puddles” to “Mud Club”Another email address$/),
  ]);
});

it('says that the team has another captain, and as which it was drawn', () => {
  handedOver(may(6));
  const draw = { commitment: 'x', committedAt: 1, line: data.places, fixedAt: may(2), secret: 's', drawnAt: may(2) };
  show('d', [], { ...data, tournament: { ...data.tournament, placesBy: 'draw' }, draw });
  expect(lines()).toEqual([
    expect.stringMatching(/The team has another captain now$/),
    expect.stringMatching(/Drawn number [1-4] of 4$/),
    expect.stringMatching(/Registered$/),
  ]);
});

it('tells players who took themselves out from those whom the captain took out', () => {
  show('d', [edit({ teamId: 'd', number: 0, by: anna, left: [anna] })]);
  expect(lines()[0]).toMatch(/Took themselves out: Anna Lee$/);
  expect(lines()[0]).not.toContain('captain');
});
