import { createI18n } from '@courtside/i18n';
import { ToastRegion } from '@courtside/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { addBreak, deleteMatch, removeBreak, restoreMatch } from '../../../firebase.testkit';
import { ScheduleProvider } from '../../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../../organizer.testkit';
import { noParts } from '../schedule-parts.testkit';
import { OrganizerSchedule } from '../schedule-section';

jest.mock('@courtside/firebase', () => jest.requireActual('../../../firebase.testkit'));
jest.setTimeout(60_000);

beforeAll(() =>
  createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerSchedule', 'organizerUndo', 'schedule', 'tournament'] }),
);
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-06-12T09:00:00Z'));
  render(
    <MemoryRouter>
      <ScheduleProvider tournament={tournamentAt('schedule')} teams={someTeams} matches={matchesAt('schedule')}>
        <OrganizerSchedule parts={noParts} />
      </ScheduleProvider>
      <ToastRegion label="Messages" dismissLabel="Dismiss" />
    </MemoryRouter>,
  );
});
afterEach(() => jest.restoreAllMocks());

const { id } = tournamentAt('schedule');
const press = async (name: string | RegExp, role = 'button') => userEvent.click(screen.getAllByRole(role, { name })[0]!);
const undo = () => press('Undo');

it('an added break is taken out again', async () => {
  await press('Add a break');
  await press('Add break');
  const [, place, slots] = addBreak.mock.lastCall!;
  await undo();
  expect(removeBreak).toHaveBeenLastCalledWith(id, place, slots);
  expect(screen.getByText('Undone: A break was added.')).toBeInTheDocument();
});

it('a removed break is put back at the end of its day', async () => {
  const row = document.querySelector<HTMLElement>('[data-row="break"]')!;
  await userEvent.click(within(row).getByRole('button', { name: /^More about/ }));
  await press(/^Remove/, 'menuitem');
  const [, place, slots] = removeBreak.mock.lastCall!;
  await undo();
  expect(addBreak).toHaveBeenLastCalledWith(id, place, slots, { next: null });
});

it('a deleted game is restored, and none whose states were recorded', async () => {
  const deleted = { place: { dayId: '0', index: 0 }, next: null, match: {} };
  deleteMatch.mockResolvedValueOnce(deleted);
  const remove = async () => {
    await userEvent.click(within(document.querySelector<HTMLElement>('[data-row="m0"]')!).getByRole('button', { name: /^More about/ }));
    await press('Delete match', 'menuitem');
    await press('Delete match');
  };
  await remove();
  await undo();
  expect(restoreMatch).toHaveBeenLastCalledWith(id, 'm0', deleted);
  await remove();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
