import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tournamentAt } from '../../organizer.testkit';
import { command } from '../../saving/command.testkit';
import { halfFill } from '../../fields/half-fill.testkit';
import { RegistrationTimesDialog } from './registration-times-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual<{ everyCommand: object }>('../../saving/command.testkit').everyCommand);

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizer'] }));
beforeEach(() => command.mockReset().mockResolvedValue(undefined));

const tournament = tournamentAt('teams', { timeZone: 'UTC' });
const show = () => render(<RegistrationTimesDialog tournament={tournament} onClose={() => undefined} />);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const set = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save times' }));

/** The stored times when the dialog was opened. */
const seen = { registrationOpensAt: 0, registrationClosesAt: 0 };

it.each(['Opens', 'Closes'])('“%s” filled in by half is said at that field and not saved as no time', async (name) => {
  show();
  const isWhole = halfFill(field(name));
  await save();
  expect(field(name)).toHaveAccessibleDescription(/a date and an hour/);
  expect(field(name)).toHaveFocus();
  expect(screen.getAllByText(/a date and an hour/)).toHaveLength(1);
  isWhole();
  set(name, '2027-05-01T10:00');
  expect(field(name)).not.toBeInvalid();
  await save();
  const at = Date.UTC(2027, 4, 1, 10);
  expect(command.mock.calls).toEqual([['setRegistrationWindow', 't1', name === 'Opens' ? at : 0, name === 'Closes' ? at : 0, seen]]);
});

it.each(['20266-05-01T10:00', '0026-05-01T10:00'])(
  'a year that can’t be stored is said at its field, and what was typed stays: %s',
  async (typed) => {
    show();
    set('Opens', typed);
    await save();
    expect(field('Opens')).toHaveAccessibleDescription(/a year of four digits/);
    expect(field('Opens')).toHaveValue(typed);
    expect(command).not.toHaveBeenCalled();
  },
);

it('empty fields mean no time; it has to close after it opens', async () => {
  show();
  set('Opens', '2027-05-01T10:00');
  set('Closes', '2027-05-01T09:00');
  await save();
  expect(field('Closes')).toHaveAccessibleDescription(/close after it opens/);
  expect(command).not.toHaveBeenCalled();
  set('Opens', '');
  set('Closes', '');
  await save();
  expect(command.mock.calls).toEqual([['setRegistrationWindow', 't1', 0, 0, seen]]);
});
