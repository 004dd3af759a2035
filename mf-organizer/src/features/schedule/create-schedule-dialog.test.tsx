import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleProvider } from '../../games/schedule-context';
import { someTeams, tournamentAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { CreateScheduleDialog } from './create-schedule-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

jest.setTimeout(60_000);
beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerSchedule'] }));
beforeEach(() => command.mockReset().mockResolvedValue('done'));

const show = (groups: Readonly<Record<string, readonly string[]>>) =>
  render(
    <ScheduleProvider tournament={tournamentAt('groups', { groups })} teams={someTeams} matches={new Map()}>
      <CreateScheduleDialog onClose={jest.fn()} />
    </ScheduleProvider>,
  );
const swiss = () => screen.queryByRole('radio', { name: /^Swiss rounds/ });
const byes = () => screen.queryByRole('checkbox', { name: /^Swiss rounds with an odd number/ });

it('offers Swiss rounds at once for one group of an even number of teams', () => {
  show({ 0: ['a', 'b', 'c', 'd'] });
  expect(swiss()).toBeInTheDocument();
  expect(byes()).not.toBeInTheDocument();
});

it('offers them for an odd number behind one more press, and says which team rests', async () => {
  show({ 0: ['a', 'b', 'c', 'd', 'e'] });
  expect(swiss()).not.toBeInTheDocument();
  expect(screen.getByText(/one team rests and gets a win without goals/)).toBeInTheDocument();
  await userEvent.click(byes()!);
  expect(swiss()).toBeChecked();
  expect(screen.getByText(/has a bye: a win without goals/)).toBeInTheDocument();
  await userEvent.click(byes()!);
  expect(screen.queryByText(/has a bye/)).not.toBeInTheDocument();
  await userEvent.click(byes()!);
  await userEvent.click(screen.getByRole('button', { name: /^Create/ }));
  expect(command.mock.lastCall).toMatchObject(['createSchedule', 't1', { scheduleType: 'swissRounds', byes: { 0: 'e' } }]);
});

it('does not offer them for several groups', () => {
  show({ 0: ['a', 'b', 'c'], 1: ['d', 'e'] });
  expect(swiss()).not.toBeInTheDocument();
  expect(byes()).not.toBeInTheDocument();
  expect(screen.getByText('Swiss rounds need one group.')).toBeInTheDocument();
});
