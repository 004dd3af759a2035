import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateBracketDialog } from '../features/bracket/create-bracket-dialog';
import { CreateGroupsDialog } from '../features/groups/create-groups-dialog';
import { SeedOrderDialog } from '../features/teams/seed-order-dialog';
import { ScheduleProvider } from '../games/schedule-context';
import * as client from '../firebase.testkit';
import { dataAt } from '../organizer.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

beforeAll(() =>
  createI18n({
    language: 'en',
    namespaces: ['common', 'errors', 'organizerTeams', 'organizerEntries', 'organizerBracket', 'organizerSchedule', 'bracket'],
  }),
);
const HOUR = 3_600_000;
const data = dataAt('teams');
const names = (ids: readonly string[]) => ids.map((id) => data.teams.find((team) => team.id === id)?.name ?? '');
const [gone = ''] = data.seedOrder;
const others = data.seedOrder.slice(1);
const checkInOpens = (opensAt: number) => {
  client.storedForm.value = { questions: [], fee: null, checkIn: { opensAt, closesAt: opensAt + 2 * HOUR } };
};
beforeEach(() => {
  checkInOpens(Date.now() - HOUR);
  client.storedCheckIns.value = others.map((teamId) => ({ teamId, checkedInAt: 1, checkedInBy: 'u1' }));
});
afterAll(() => {
  client.storedForm.value = { questions: [], fee: null, checkIn: null };
  client.storedCheckIns.value = [];
});
const show = (dialog: React.ReactNode) =>
  render(
    <ScheduleProvider tournament={data.tournament} teams={data.teams} matches={data.matches}>
      {dialog}
    </ScheduleProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const order = () =>
  screen.getAllByRole('listitem').flatMap((row) => {
    const { textContent } = row;
    return names(data.seedOrder).filter((name) => textContent.includes(name));
  });

it('the seed order names who is not there, moves them to its bottom in one step, and takes that back until something else is moved', async () => {
  show(<SeedOrderDialog data={data} onClose={jest.fn()} />);
  const before = order();
  expect(screen.getByText('1 team has not checked in')).toBeInTheDocument();
  expect(screen.getByText('not there yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leave out' })).not.toBeInTheDocument();
  await press('Move to the bottom');
  expect(order()).toEqual(names([...others, gone]));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Undo');
  expect(order()).toEqual(before);
  expect(screen.getByRole('button', { name: 'Move to the bottom' })).toHaveFocus();
  await press('Move to the bottom');
  await press('By registration');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('groups are drafted without who is not there, or from the others first; nothing is saved before', async () => {
  show(<CreateGroupsDialog data={data} onClose={jest.fn()} />);
  const waiting = () => within(screen.getByRole('region', { name: 'Waiting list' }));
  await press('Leave out');
  expect(waiting().getByText(names([gone])[0] ?? '')).toBeInTheDocument();
  expect(client.saveGroups).not.toHaveBeenCalled();
  await press('Undo');
  expect(waiting().queryByText(names([gone])[0] ?? '')).not.toBeInTheDocument();
  await press('Leave out');
  await press(screen.getByRole('button', { name: /^Create \d group/ }).textContent);
  const stored = client.saveGroups.mock.lastCall?.[1] as Record<string, readonly string[]>;
  expect(Object.values(stored).flat().sort()).toEqual([...others].sort());
});

it('a bracket is seeded without them, too', async () => {
  show(<CreateBracketDialog onClose={jest.fn()} />);
  const seeds = () => screen.getAllByRole('textbox', { name: /^Seed of/ }).length;
  const all = seeds();
  await press('Leave out');
  expect(seeds()).toBe(all - 1);
  await press('Undo');
  expect(seeds()).toBe(all);
});

it.each([
  ['check-in has not begun', () => (checkInOpens(Date.now() + HOUR), (client.storedCheckIns.value = []))],
  ['nobody checks in', () => (client.storedForm.value = { questions: [], fee: null, checkIn: null })],
  ['all are there', () => client.storedCheckIns.value.push({ teamId: gone, checkedInAt: 1, checkedInBy: 'u1' })],
])('nobody is missed where %s', (_where, set) => {
  set();
  show(<SeedOrderDialog data={data} onClose={jest.fn()} />);
  expect(screen.queryByText(/not checked in/)).not.toBeInTheDocument();
  expect(screen.queryByText('not there yet')).not.toBeInTheDocument();
});
