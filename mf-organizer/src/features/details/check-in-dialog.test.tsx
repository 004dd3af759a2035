import { createI18n } from '@courtside/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { halfFill } from '../../fields/half-fill.testkit';
import { dataAt } from '../../organizer.testkit';
import { CheckInDialog } from './check-in-dialog';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerEntries'] }));
const { tournament } = dataAt('teams', { timeZone: 'Europe/Paris', startDate: '2027-06-12' });
const onClose = jest.fn();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const set = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
beforeEach(() => client.setCheckInHours.mockClear());

it('proposes the morning of the first day, on the clocks of the event', async () => {
  render(<CheckInDialog tournament={tournament} hours={null} onClose={onClose} />);
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Teams check in' }));
  await press('Save the hours');
  const hours = { opensAt: Date.UTC(2027, 5, 12, 6), closesAt: Date.UTC(2027, 5, 12, 7) };
  expect(client.setCheckInHours).toHaveBeenLastCalledWith('t1', hours, null);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('wants both times, in their order, and is switched off again', async () => {
  const hours = { opensAt: Date.UTC(2027, 5, 12, 6), closesAt: Date.UTC(2027, 5, 12, 7) };
  render(<CheckInDialog tournament={tournament} hours={hours} onClose={onClose} />);
  set('Until', '2027-06-12T07:00');
  await press('Save the hours');
  expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(/has to end after it begins/);
  set('From', '');
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription(/Set both times/);
  expect(client.setCheckInHours).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('switch', { name: 'Teams check in' }));
  await press('Save the hours');
  expect(client.setCheckInHours).toHaveBeenLastCalledWith('t1', null, hours);
});

it('a time that can’t be stored is said at its field: a year of too few or too many digits, and half of a time', async () => {
  render(<CheckInDialog tournament={tournament} hours={null} onClose={onClose} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Teams check in' }));
  set('From', '0026-06-12T08:00');
  set('Until', '20277-06-12T09:00');
  await press('Save the hours');
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription(/a year of four digits/);
  expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(/a year of four digits/);
  set('From', '2027-06-12T08:00');
  set('Until', '');
  halfFill(screen.getByLabelText('Until'));
  await press('Save the hours');
  expect(screen.getByLabelText('From')).not.toBeInvalid();
  expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(/a date and an hour/);
  expect(client.setCheckInHours).not.toHaveBeenCalled();
});
