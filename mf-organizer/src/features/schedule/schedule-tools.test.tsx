import { createI18n } from '@courtside/i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ScheduleProvider } from '../../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { noParts } from './schedule-parts.testkit';
import { OrganizerSchedule } from './schedule-section';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(() =>
  createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerSchedule', 'organizerUndo', 'schedule', 'tournament'] }),
);

it('the first score of a page moves no tool: Undo and the word of its saving have their places before', async () => {
  command.mockReset().mockResolvedValue(undefined);
  render(
    <MemoryRouter>
      <ScheduleProvider tournament={tournamentAt('schedule')} teams={someTeams} matches={matchesAt('schedule')}>
        <OrganizerSchedule parts={noParts} />
      </ScheduleProvider>
    </MemoryRouter>,
  );
  const head = document.querySelector<HTMLElement>('#schedule header')!;
  const listPlaces = () =>
    within(head)
      .getAllByRole('button', { hidden: true })
      .map((button) => button.textContent);
  const before = listPlaces();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  expect(within(head).getByRole('status')).toHaveAttribute('data-success', 'Saved');
  await userEvent.type(document.querySelector<HTMLElement>('[data-row="m0"] input')!, '5');
  expect(await screen.findByRole('button', { name: /^Undo .*5/ }, { timeout: 5_000 })).toBeVisible();
  expect(listPlaces()).toEqual(before);
});

it.each([
  ['further groups', { drawnGroupStages: ['groupsB12345'] }, /^Further groups were drawn from this schedule/],
  ['a bracket', { bracket: { upper: { round1: ['u1-1'] } } }, /^A bracket exists/],
  ['both', { drawnGroupStages: ['groupsB12345'], bracket: { upper: { round1: ['u1-1'] } } }, /^Further groups were drawn/],
])('a schedule below %s says why it is closed, and can’t be deleted', async (_what, changes, said) => {
  render(
    <MemoryRouter>
      <ScheduleProvider tournament={tournamentAt('schedule', changes)} teams={someTeams} matches={matchesAt('schedule')}>
        <OrganizerSchedule parts={noParts} />
      </ScheduleProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(document.querySelector('[data-row="m0"] input')).toHaveAttribute('readonly');
  const head = document.querySelector<HTMLElement>('#schedule header')!;
  await userEvent.click(within(head).getByRole('button', { name: /More/ }));
  expect(screen.queryByRole('menuitem', { name: 'Delete the schedule' })).not.toBeInTheDocument();
});
