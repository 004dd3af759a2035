import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tournamentAt } from '../../organizer.testkit';
import { CommandFailure } from '../../firebase.testkit';
import { command } from '../../saving/command.testkit';
import { AddTeamDialog } from './add-team-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerTeams'] }));
beforeEach(() => command.mockReset().mockResolvedValue(undefined));

it('a name is as long as the rules count it', async () => {
  render(<AddTeamDialog tournament={tournamentAt('teams')} teamCount={511} onClose={() => undefined} />);
  const field = screen.getByLabelText('Team name');
  const name = '😀'.repeat(100);
  fireEvent.change(field, { target: { value: `${name}x` } });
  expect(field).toHaveAccessibleDescription(/at most 100 characters/);
  fireEvent.change(field, { target: { value: name } });
  expect(field).not.toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Add team' }));
  expect(command.mock.calls).toEqual([['addTeams', 't1', [{ name, profileIds: ['', '', ''] }], [expect.any(String)]]]);
});

it('a second attempt is for the same team: the answer to the first may have been lost', async () => {
  command.mockRejectedValueOnce(new CommandFailure('unavailable', 'x'));
  render(<AddTeamDialog tournament={tournamentAt('teams')} teamCount={3} onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Team name'), 'Canal{Enter}');
  await screen.findByText(/was not added/);
  await userEvent.type(screen.getByLabelText('Team name'), ' Riders{Enter}');
  await waitFor(() => expect(command).toHaveBeenCalledTimes(2));
  const [[, , , first] = [], [, , again, second] = []] = command.mock.calls;
  expect(first).toHaveLength(1);
  expect(second).toEqual(first);
  expect(again).toMatchObject([{ name: 'Canal Riders' }]);
});

it('says beside the name that there are as many teams as there may be', async () => {
  render(<AddTeamDialog tournament={tournamentAt('teams')} teamCount={512} onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText('Team name'), 'Canal{Enter}');
  expect(screen.getByLabelText('Team name')).toHaveAccessibleDescription('A tournament has at most 512 teams.');
  expect(screen.getByRole('button', { name: 'Add team' })).toBeDisabled();
  expect(command).not.toHaveBeenCalled();
});
