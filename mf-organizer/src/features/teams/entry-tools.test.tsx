import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from '@courtside/ui';
import { ScheduleProvider } from '../../games/schedule-context';
import * as client from '../../firebase.testkit';
import { dataAt, place } from '../../organizer.testkit';
import type { TournamentData } from '../../workspace/tournament-data';
import { pageWords } from '../../words.testkit';
import { OrganizerTeams } from './teams-section';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => pageWords());
const base = dataAt('teams', { places: 2 });
const [first, second, third] = base.teams.map(({ name }) => name);
const ids = base.teams.slice(0, 3).map(({ id }) => id);
const data = {
  ...base,
  entrants: base.teams.slice(0, 3),
  teams: base.teams.slice(0, 2),
  seedOrder: ids.slice(0, 2),
  places: ids.map((id, index) => place(id, index)),
};
beforeEach(() => {
  client.storedForm.value = { questions: [], fee: { cents: 100, currency: 'EUR', text: '', link: '' }, checkIn: null };
  client.storedPayments.value = [];
  client.setPaid.mockReset().mockResolvedValue(undefined);
  client.decidePlace.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  client.storedForm.value = { questions: [], fee: null, checkIn: null };
});
const section = (of: TournamentData) => (
  <ScheduleProvider tournament={of.tournament} teams={of.teams} matches={of.matches}>
    <OrganizerTeams data={of} readOnly={false} MixerDraw={() => null} />
    <ToastRegion label="Messages" dismissLabel="Close" />
  </ScheduleProvider>
);
const show = () => render(section(data));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name = '') => userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));

it.each([
  [false, 'Open registration, add teams by hand, or take them from a file.'],
  [true, 'Registered teams appear here. You can also add teams by hand, or take them from a file.'],
])('without teams it asks to open registration unless it is open: %s', (isRegistrationOpen, text) => {
  render(section({ ...dataAt('teams', { isRegistrationOpen }), teams: [], entrants: [], seedOrder: [] }));
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('one list has all entries, by state', async () => {
  show();
  expect(screen.getByRole('button', { name: 'In 2', pressed: true })).toBeInTheDocument();
  expect(screen.queryByText(third ?? '')).not.toBeInTheDocument();
  await press('Waiting 1');
  const list = within(screen.getByRole('list'));
  expect(list.getByText(third ?? '')).toBeInTheDocument();
  expect(list.getByText('waiting list 1')).toBeInTheDocument();
  await press('All 3');
  expect(list.getAllByRole('listitem')).toHaveLength(3);
});

it('notes for several at once that they have paid, and takes that back', async () => {
  show();
  await press('Select several');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
  expect(screen.getByRole('checkbox', { name: `Select ${first}` })).toBeChecked();
  await press('Has paid (2)');
  expect(client.setPaid.mock.calls).toEqual(ids.slice(0, 2).map((id) => ['t1', id, true]));
  expect(await screen.findByText('2 teams have paid.')).toBeInTheDocument();
  await press('Undo');
  await waitFor(() => expect(client.setPaid).toHaveBeenCalledTimes(4));
  expect(client.setPaid).toHaveBeenLastCalledWith('t1', ids[1], false);
});

it('does what it can where one is refused, says so, and keeps the choice for another try', async () => {
  client.setPaid.mockRejectedValueOnce(new Error('No.'));
  show();
  await press('Select several');
  await choose(first);
  expect(screen.getByRole('checkbox', { name: 'Select all that are shown' })).not.toBeChecked();
  expect(screen.getByText('1 team selected')).toHaveAttribute('role', 'status');
  await choose(second);
  await press('Has paid (2)');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not all of it was done');
  expect(client.setPaid).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('checkbox', { name: `Select ${first}` })).toBeChecked();
});

it('withdraws after a question that names who goes and who comes in', async () => {
  show();
  await press('Select several');
  await choose(first);
  await press('Withdraw (1)');
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent(first ?? '');
  expect(question).toHaveTextContent(`${third} comes in.`);
  expect(client.decidePlace).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw 1 team' }));
  expect(client.decidePlace).toHaveBeenLastCalledWith('t1', ids[0], 'withdrawn');
  expect(await screen.findByText(`${first} has withdrawn.`)).toBeInTheDocument();
});

it('undoes a withdrawal also where places are not limited, and keeps the place in the page when there is nothing left to decide', async () => {
  const { tournament } = dataAt('teams', {});
  const gone = { ...data, tournament, places: [place('c', 3, { withdrawnAt: 9 })] };
  client.readCaptains.mockResolvedValue([{ uid: 'uc', teamId: 'c', email: '', language: '', mails: 0, reason: 'Two of us are ill.' }]);
  const { rerender } = render(section(gone));
  await press('Withdrawn 1');
  await press(`Team details of ${third}`);
  expect(await screen.findByText(/reason: Two of us are ill\.$/)).toBeInTheDocument();
  await press('Undo the withdrawal');
  expect(client.decidePlace).toHaveBeenLastCalledWith('t1', ids[2], 'takenBack');
  expect(await screen.findByText(`The withdrawal of ${third} is undone.`)).toBeInTheDocument();
  rerender(section({ ...gone, teams: gone.entrants, seedOrder: ids, places: [] }));
  expect(screen.queryByRole('button', { name: 'Undo the withdrawal' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Team details of ${third}` })).toHaveFocus();
});
