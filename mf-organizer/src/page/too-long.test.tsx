import { matchId } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HyperlinksDialog } from '../dialogs/hyperlinks-dialog';
import { PassesDialog } from '../dialogs/passes-dialog';
import { RefereesDialog } from '../features/schedule/dialogs/referees-dialog';
import { ScheduleProvider } from '../games/schedule-context';
import { matchesAt, someTeams, tournamentAt } from '../organizer.testkit';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));

beforeAll(() =>
  createI18n({ language: 'en', namespaces: ['common', 'organizer', 'organizerSchedule', 'organizerDesk', 'schedule', 'tournament'] }),
);

/** Sets a value like pasting does: whatever the field accepts. */
const put = (field: HTMLElement, text: string) => {
  expect(field).not.toHaveAttribute('maxlength');
  fireEvent.change(field, { target: { value: text } });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a link that is too long is said to be, not cut, and nothing is saved until it fits', async () => {
  const save = jest.fn().mockResolvedValue(undefined);
  const games = [{ id: 'm1', name: 'A v B', hyperlink: '' }];
  render(<HyperlinksDialog keptAs="t1.groups" parts={[{ id: 'd', title: 'Day 1', games }]} onClose={jest.fn()} save={save} />);
  const field = screen.getByRole('textbox');
  put(field, `https://example.org/${'x'.repeat(981)}`);
  expect(field).toHaveAccessibleDescription(/Use at most 1000 characters\./);
  await press('Save links');
  expect(save).not.toHaveBeenCalled();
  put(field, ` https://example.org/${'x'.repeat(980)} `);
  await press('Save links');
  expect(save).toHaveBeenCalledWith({ m1: `https://example.org/${'x'.repeat(980)}` });
});

it('so is a referee', async () => {
  const onClose = jest.fn();
  render(
    <ScheduleProvider tournament={tournamentAt('schedule')} teams={someTeams} matches={matchesAt('schedule')}>
      <RefereesDialog only={matchId('m5')} onClose={onClose} />
    </ScheduleProvider>,
  );
  const field = screen.getByLabelText('Referee of Team G v Team H');
  put(field, 'é'.repeat(121));
  expect(field).toHaveAccessibleDescription(/Use at most 120 characters\./);
  await press('Save referees');
  expect(onClose).not.toHaveBeenCalled();
  put(field, '');
  await press('Save referees');
  expect(onClose).toHaveBeenCalled();
});

it('and the name of a pass', () => {
  render(<PassesDialog tournament={tournamentAt('teams')} onClose={jest.fn()} />);
  const field = screen.getByRole('textbox');
  put(field, 'n'.repeat(101));
  expect(field).toHaveAccessibleDescription(/Use at most 100 characters\./);
});
