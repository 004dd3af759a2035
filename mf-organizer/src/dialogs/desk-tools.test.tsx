import { createI18n } from '@courtside/i18n';
import { ToastRegion } from '@courtside/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tournamentAt } from '../organizer.testkit';
import { PassesButton } from './desk-tools';

jest.mock('@courtside/firebase', () => jest.requireActual('../firebase.testkit'));
jest.mock('./passes-dialog', () => {
  throw new Error('Loading chunk desk failed.');
});

beforeAll(() => createI18n({ language: 'en', namespaces: ['common', 'tournament'] }));

it('costs the dialog alone when its file can’t be had: it is said, and the page around it stands', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <PassesButton tournament={tournamentAt('schedule')} />
      <ToastRegion label="Messages" dismissLabel="Close" />
    </>,
  );
  const open = screen.getByRole('button', { name: 'Passes' });
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(open);
    expect(await screen.findByText('This could not be opened because the connection failed. Try again.')).toBeVisible();
    expect(open).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  }
  complaint.mockRestore();
});
