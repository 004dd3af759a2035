import type { Profile } from '@courtside/domain';
import { createI18n } from '@courtside/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as client from '../../firebase.testkit';
import { dataAt } from '../../organizer.testkit';
import { CheckInSwitch, PaidSwitch } from './noted-switches';

jest.mock('@courtside/firebase', () => jest.requireActual('../../firebase.testkit'));

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'errors', 'organizerForm', 'organizerEntries'] }));
const zoe = 'z'.repeat(28);
const data = { ...dataAt('teams', { timeZone: 'UTC' }), profiles: new Map([[zoe, { name: 'zoé' } as Profile]]) };
const at = Date.UTC(2027, 5, 12, 9, 5);
const flip = (name: string, checked: boolean) => userEvent.click(screen.getByRole('switch', { name, checked }));

it('notes that a team has paid, and says when and who noted it', async () => {
  const { rerender } = render(<PaidSwitch data={data} teamId="a" payment={undefined} />);
  await flip('Has paid', false);
  expect(client.setPaid).toHaveBeenLastCalledWith('t1', 'a', true);
  rerender(<PaidSwitch data={data} teamId="a" payment={{ teamId: 'a', paidAt: at, paidBy: zoe }} />);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(/^Noted .*12 June 2027.* by Zoé\.$/);
  await flip('Has paid', true);
  expect(client.setPaid).toHaveBeenLastCalledWith('t1', 'a', false);
});

it('notes that a team is there, says when and who said so, and takes it back', async () => {
  const { rerender } = render(<CheckInSwitch data={data} teamId="a" checkIn={undefined} />);
  await flip('Is there', false);
  expect(client.setCheckedIn).toHaveBeenLastCalledWith('t1', ['a'], true);
  rerender(<CheckInSwitch data={data} teamId="a" checkIn={{ teamId: 'a', checkedInAt: at, checkedInBy: zoe }} />);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(/^Checked in by Zoé, .*12 June 2027/);
  await flip('Is there', true);
  expect(client.setCheckedIn).toHaveBeenLastCalledWith('t1', ['a'], false);
});

it('asks for the name of who organises no longer, and says only when where nobody knows it', async () => {
  const [ben, gone] = ['b'.repeat(28), 'c'.repeat(28)];
  jest.mocked(client.readProfiles).mockResolvedValue(new Map([[ben, { name: 'ben orr' } as Profile]]) as never);
  const { rerender } = render(<PaidSwitch data={data} teamId="a" payment={{ teamId: 'a', paidAt: at, paidBy: ben }} />);
  expect(await screen.findByText(/ by Ben Orr\.$/)).toBeInTheDocument();
  rerender(<PaidSwitch data={data} teamId="a" payment={{ teamId: 'a', paidAt: at, paidBy: gone }} />);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(/^Noted [^b]*12 June 2027(?!.* by )/);
});

it('says that it could not be noted', async () => {
  client.setPaid.mockRejectedValueOnce(new Error('offline'));
  render(<PaidSwitch data={data} teamId="a" payment={undefined} />);
  await flip('Has paid', false);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
